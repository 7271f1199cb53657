internal import Foundation
internal import InterfaceBuilderFormat
public import LayoutModel
internal import LayoutStore

/// What came or went in an exchange of edits.
public struct ExchangeReport: Sendable, Equatable {
  /// How many edits were missing there.
  public let edits: Int
  /// How many versions were missing there.
  public let versions: Int
  /// The branches and tags that came or moved.
  public let names: [String]

  init(_ received: ReceivedBundle) {
    (edits, versions, names) = (received.edits, received.versions, received.names)
  }
}

/// What a pull fetched, and what it made of it.
public struct PullReport: Sendable, Equatable {
  /// What came.
  public let fetched: ExchangeReport
  /// What happened to the current branch.
  public let outcome: PullOutcome
}

/// What a pull did.
public enum PullOutcome: Sendable, Equatable {
  /// Nothing was new.
  case upToDate
  /// The branch moved forward to theirs.
  case advanced(EditNumber)
  /// Both had edits: they were joined.
  case merged(JoinReport)
}

extension Project {
  /// Copies a project, or what a bundle has, to a new project file that remembers where it is from.
  ///
  /// - Parameter source: A project file, a bundle, `ssh://HOST/PATH`, or `exec:COMMAND`: a command that
  ///   ends as `ninefold serve-stdio`, which is not remembered.
  /// - Throws: `StoreError.exists` if a file is there, `StoreError.badBundle`, ``NinefoldError/exchange(_:)``.
  public static func clone(
    _ source: String,
    to target: String,
    environment: EditEnvironment = .anonymous
  ) throws -> Project {
    let copy = try otherCopy(at: source)
    if let file = copy as? FileCopy {
      let origin = absolutePath(source)
      let store = try file.project.store.copy(to: target, rememberingAs: origin)
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

  /// Brings in the edits of another copy of the project, or of a bundle, that are missing here, with
  /// their versions and tags; its branches are named `REMOTE/BRANCH`. The present state stays.
  ///
  /// - Parameters:
  ///   - source: As ``clone(_:to:environment:)`` takes it; nil for the one remembered under `remote`.
  ///   - remote: What goes before the branches' names.
  /// - Throws: `StoreError.badBundle`, `StoreError.noRemote`, ``NinefoldError/exchange(_:)``; the project is then as
  ///   it was.
  public func fetch(_ source: String? = nil, as remote: String = "origin", isDryRun: Bool = false)
    throws -> ExchangeReport
  {
    let copy = try Project.otherCopy(at: source ?? remembered(remote))
    let bundle = try copy.bundle(without: try store.editIDs())
    let report = try receive(bundle, .tracked(remote), isDryRun: isDryRun)
    if !isDryRun, let source { try remember(source, as: remote, unlessKnown: true) }
    return report
  }

  /// Fetches, then brings what the other's branch of the current branch's name has into it: by moving
  /// forward if nothing was edited here, else by a merge.
  ///
  /// - Parameter choice: What holds where the two conflict; nil to leave conflicts, as
  ///   ``merge(_:settling:isDryRun:)`` does.
  /// - Throws: `StoreError.openConflicts` if conflicts are open; what was fetched stays.
  public func pull(
    _ source: String? = nil,
    as remote: String = "origin",
    settling choice: ConflictChoice? = nil
  ) throws -> PullReport {
    let before = try store.currentEdit()
    let fetched = try fetch(source, as: remote)
    let branch = try branches().first { $0.isCurrent }?.name ?? "main"
    let name = remote + "/" + branch
    let theirs = try store.edit(atRevision: name)
    guard let ours = before else { return PullReport(fetched: fetched, outcome: .advanced(theirs)) }
    switch try store.mergeBase(ours, theirs) {
    case theirs: return PullReport(fetched: fetched, outcome: .upToDate)
    case ours:
      try store.advance(to: theirs)
      return PullReport(fetched: fetched, outcome: .advanced(theirs))
    default:
      let merged = try merge(name, settling: choice)
      return PullReport(fetched: fetched, outcome: .merged(merged))
    }
  }

  /// Brings the edits that another copy of the project misses there, and moves its branches forward.
  ///
  /// Branches that were fetched from other copies are not sent.
  /// - Throws: `StoreError.notForward` if a branch there has edits that are not here,
  ///   `StoreError.openConflicts`; nothing changed.
  public func push(_ target: String? = nil, isDryRun: Bool = false) throws -> ExchangeReport {
    let open = try store.conflictCount()
    guard open == 0 else { throw StoreError.openConflicts(open) }
    let copy = try Project.otherCopy(at: target ?? remembered("origin"))
    let bundle = try store.bundle(without: try copy.editIDs())
    return try copy.receive(bundle, isDryRun: isDryRun)
  }

  /// Writes the edits, versions, branches and tags into a file that `fetch`, `pull` and `clone` read.
  ///
  /// - Parameter revision: Leaves out what leads to it, which the receiver must have; nil for all.
  public func writeBundle(to path: String, since revision: String? = nil, isDryRun: Bool = false)
    throws -> ExchangeReport
  {
    let known = try revision.map { try store.editIDs(to: try store.edit(atRevision: $0)) }
    let bundle = try store.bundle(without: known ?? [])
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
    let received = try store.receive(bundle, branches, isDryRun: isDryRun) { document in
      // What comes must be a document that a file can hold.
      let bytes = DocumentWriter.write(document)
      guard let read = try? DocumentReader.read(bytes) else { return false }
      return read.objects.count == document.objects.count && DocumentWriter.write(read) == bytes
    }
    return ExchangeReport(received)
  }

  /// Reaches another copy of the project.
  private static func otherCopy(at source: String) throws -> any OtherCopy {
    let address = try CopyAddress(source)
    if let arguments = address.arguments { return try PipeCopy(arguments) }
    if let bundle = try bundle(at: source) { return BundleCopy(bundle: bundle, path: source) }
    return FileCopy(project: try Project.open(at: source))
  }

  /// Where the other copy is that a name was remembered for.
  private func remembered(_ remote: String) throws -> String {
    let source = try store.remote(remote)
    // The file may come from somebody else.
    guard try CopyAddress(source).mayBeRemembered else {
      throw NinefoldError.exchange(.remembersCommand)
    }
    return source
  }

  private func remember(_ source: String, as remote: String, unlessKnown: Bool) throws {
    let address = try CopyAddress(source)
    let isPath = address.arguments == nil
    let place =
      !address.mayBeRemembered ? "" : isPath ? Project.absolutePath(source) : source
    try store.remember(remote, at: place, unlessKnown: unlessKnown)
  }

  /// The bundle in a file; nil if the file is something else.
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
