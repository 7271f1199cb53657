internal import Foundation
internal import InterfaceBuilderFormat
public import LayoutModel
internal import LayoutStore

/// The result of an exchange of edits.
public struct ExchangeReport: Sendable, Equatable {
  /// The number of new edits.
  public let edits: Int
  /// The number of new versions.
  public let versions: Int
  /// The branches and tags that are new or moved.
  public let names: [String]

  init(_ received: ReceivedBundle) {
    (edits, versions, names) = (received.edits, received.versions, received.names)
  }
}

/// The result of a pull.
public struct PullReport: Sendable, Equatable {
  /// What was fetched.
  public let fetched: ExchangeReport
  /// What happened to the current branch.
  public let outcome: PullOutcome
}

/// The effect of a pull on the current branch.
public enum PullOutcome: Sendable, Equatable {
  /// There was nothing new.
  case upToDate
  /// The branch moved forward to the remote's edit.
  case advanced(EditNumber)
  /// Both sides had edits, and they were merged.
  case merged(MergeReport)
}

extension Project {
  /// Copies a project or the content of a bundle to a new project file, which stores the source as
  /// its remote.
  ///
  /// - Parameter source: A project file, a bundle, `ssh://HOST/PATH`, or `exec:COMMAND` for a
  ///   command that runs `ninefold serve-stdio`. A command isn't stored.
  /// - Throws: `StoreError.exists` if `target` exists, `StoreError.badBundle`, or
  ///   ``NinefoldError/exchange(_:)``.
  public static func clone(
    _ source: String,
    to target: String,
    environment: EditEnvironment = .anonymous
  ) throws -> Project {
    let copy = try otherCopy(at: source)
    if let file = copy as? FileRemote {
      let origin = absolutePath(source)
      let store = try file.project.store.exchange.copy(to: target, rememberingAs: origin)
      return Project(store: store, environment: environment)
    }
    let bundle = try copy.bundle(without: [])
    let project = try create(at: target, environment: environment)
    do {
      _ = try project.receive(bundle, .advanced, isDryRun: false)
      try project.remember(source, as: "origin", unlessKnown: false)
    } catch {
      try? FileManager.default.removeItem(atPath: target)
      throw error
    }
    return project
  }

  /// Fetches the edits that this project lacks from a remote, with their versions and tags. The
  /// remote's branches become `REMOTE/BRANCH`. The content doesn't change.
  ///
  /// - Parameters:
  ///   - source: An address as in ``clone(_:to:environment:)``; nil for the stored address of
  ///     `remote`.
  ///   - remote: The name of the remote.
  ///   - isDryRun: True to return the result without changing the project.
  /// - Throws: `StoreError.badBundle`, `StoreError.noRemote`, or ``NinefoldError/exchange(_:)``;
  ///   the project is then unchanged.
  public func fetch(_ source: String? = nil, as remote: String = "origin", isDryRun: Bool = false)
    throws -> ExchangeReport
  {
    let copy = try Project.otherCopy(at: source ?? remembered(remote))
    let bundle = try copy.bundle(without: try store.exchange.editIDs())
    let report = try receive(bundle, .tracked(remote), isDryRun: isDryRun)
    if !isDryRun, let source { try remember(source, as: remote, unlessKnown: true) }
    return report
  }

  /// Fetches, and moves the current branch forward to the remote's branch of the same name. If both
  /// have new edits, merges the remote's branch.
  ///
  /// - Parameters:
  ///   - source: An address as in ``clone(_:to:environment:)``; nil for the stored address of
  ///     `remote`.
  ///   - remote: The name of the remote.
  ///   - choice: The side that wins conflicts; nil to leave conflicts open, as in
  ///     ``merge(_:choosing:isDryRun:)``.
  /// - Throws: `StoreError.openConflicts` if conflicts are open; the fetched edits stay.
  public func pull(
    _ source: String? = nil,
    as remote: String = "origin",
    choosing choice: ConflictChoice? = nil
  ) throws -> PullReport {
    let before = try store.history.currentEdit()
    let fetched = try fetch(source, as: remote)
    let branch = try branches().first { $0.isCurrent }?.name ?? "main"
    let name = remote + "/" + branch
    let theirs = try store.references.edit(atRevision: name)
    guard let ours = before else { return PullReport(fetched: fetched, outcome: .advanced(theirs)) }
    switch try store.mergeBase(ours, theirs) {
    case theirs: return PullReport(fetched: fetched, outcome: .upToDate)
    case ours:
      try store.exchange.advance(to: theirs)
      return PullReport(fetched: fetched, outcome: .advanced(theirs))
    default:
      let merged = try merge(name, choosing: choice)
      return PullReport(fetched: fetched, outcome: .merged(merged))
    }
  }

  /// Sends the edits that a remote lacks, and moves its branches forward.
  ///
  /// Branches that were fetched from remotes aren't sent.
  /// - Throws: `StoreError.notFastForward` if a branch of the remote has edits that this project lacks,
  ///   or `StoreError.openConflicts`; nothing is then changed.
  public func push(_ target: String? = nil, isDryRun: Bool = false) throws -> ExchangeReport {
    let open = try store.conflicts.count()
    guard open == 0 else { throw StoreError.openConflicts(open) }
    let copy = try Project.otherCopy(at: target ?? remembered("origin"))
    let bundle = try store.exchange.bundle(without: try copy.editIDs())
    return try copy.receive(bundle, isDryRun: isDryRun)
  }

  /// Writes edits, versions, branches and tags to a bundle, a file that `fetch`, `pull` and `clone`
  /// read.
  ///
  /// - Parameters:
  ///   - path: The path of the bundle. An existing file is replaced.
  ///   - revision: Omits the edits up to this revision, which the receiver must have; nil for all.
  ///   - isDryRun: True to return the result and write nothing.
  public func writeBundle(to path: String, since revision: String? = nil, isDryRun: Bool = false)
    throws -> ExchangeReport
  {
    let known = try revision.map {
      try store.exchange.editIDs(to: try store.references.edit(atRevision: $0))
    }
    let bundle = try store.exchange.bundle(without: known ?? [])
    if !isDryRun { try RegularFile.replace(path, with: bundle.bytes) }
    return ExchangeReport(
      ReceivedBundle(
        edits: bundle.editCount,
        versions: bundle.versionCount,
        names: bundle.names
      )
    )
  }

  func receive(_ bundle: ProjectBundle, _ branches: ReceivedBranches, isDryRun: Bool) throws
    -> ExchangeReport
  {
    let received = try store.exchange.receive(bundle, branches, isDryRun: isDryRun) { document in
      // Received documents must be representable as files.
      let bytes = DocumentWriter.write(document)
      guard let read = try? DocumentReader.read(bytes) else { return false }
      return read.objects.count == document.objects.count && DocumentWriter.write(read) == bytes
    }
    return ExchangeReport(received)
  }

  /// Opens a remote.
  private static func otherCopy(at source: String) throws -> any Remote {
    let address = try RemoteAddress(source)
    if let arguments = address.arguments { return try PipeRemote(arguments) }
    if let bundle = try bundle(at: source) { return BundleRemote(bundle: bundle, path: source) }
    return FileRemote(project: try Project.open(at: source))
  }

  /// Returns the stored address of a remote.
  private func remembered(_ remote: String) throws -> String {
    let source = try store.exchange.remote(remote)
    // The project file may come from somebody else.
    guard try RemoteAddress(source).mayBeRemembered else {
      throw NinefoldError.exchange(.storedCommand)
    }
    return source
  }

  private func remember(_ source: String, as remote: String, unlessKnown: Bool) throws {
    let address = try RemoteAddress(source)
    let isPath = address.arguments == nil
    let place =
      !address.mayBeRemembered ? "" : isPath ? Project.absolutePath(source) : source
    try store.exchange.remember(remote, at: place, unlessKnown: unlessKnown)
  }

  /// Returns the bundle in a file; nil if the file isn't a bundle.
  private static func bundle(at path: String) throws -> ProjectBundle? {
    try RegularFile.refuseSpecial(path)
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    let begin = (try? handle.read(upToCount: ProjectBundle.mark.count)) ?? Data()
    guard Array(begin) == ProjectBundle.mark else { return nil }
    guard let size = try? handle.seekToEnd(), size <= UInt64(ProjectBundle.largest) else {
      throw StoreError.badBundle("it is too large")
    }
    return try ProjectBundle(bytes: try RegularFile.bytes(of: path))
  }

  private static func absolutePath(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
