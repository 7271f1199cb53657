internal import Foundation
internal import LayoutModel
internal import LayoutStore

extension Project {
  /// Copies a project to a new project file, which stores the source as the remote `origin`.
  ///
  /// - Parameter source: The path of a project file or of a bundle, or the address of a git
  ///   repository. If the repository has several projects, the address ends in `#NAME`.
  /// - Throws: `StoreError.exists` if `target` exists, `StoreError.badBundle`,
  ///   ``NinefoldError/git(_:)``, or ``NinefoldError/exchange(_:)``. There is then no new file.
  public static func clone(
    _ source: String,
    to target: String,
    environment: EditEnvironment = .anonymous
  ) throws -> Project {
    let address = try RemoteAddress(source)
    if case .file(let path) = address, try bundle(at: path) == nil {
      let project = try other(at: path)
      let origin = address.stored(project: "")
      let copy = try project.store.exchange.copy(to: target, rememberingAs: origin)
      return Project(store: copy, environment: environment)
    }
    guard !FileManager.default.fileExists(atPath: target) else {
      throw StoreError.exists(path: target)
    }
    let name = try onlyProject(at: address)
    let remote = try remote(at: address, forProjectAt: target, named: name)
    // The file gets its name only when it is complete.
    let file = URL(fileURLWithPath: target)
    let draft = file.deletingLastPathComponent().path + "/." + file.lastPathComponent + ".part"
    func discard() {
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: draft + end) }
    }
    discard()
    defer { discard() }
    let project = try create(at: draft, environment: environment)
    _ = try remote.fetch(into: project, .advanced, isDryRun: false)
    try project.store.exchange.remember("origin", at: address.stored(project: name))
    try project.store.backup(to: target)
    return try open(at: target, environment: environment)
  }

  /// Fetches the edits that this project lacks from a remote, with their versions and tags. The
  /// remote's branches become `REMOTE/BRANCH`. The content of the documents doesn't change.
  ///
  /// - Parameters:
  ///   - source: The name of a stored remote, or an address as in ``clone(_:to:environment:)``; nil
  ///     for the stored address of `remote`.
  ///   - remote: The name of the remote.
  ///   - isDryRun: True to return the result without changing the project.
  /// - Throws: `StoreError.badBundle`, `StoreError.noRemote`, ``NinefoldError/git(_:)``, or
  ///   ``NinefoldError/exchange(_:)``; the project is then unchanged.
  public func fetch(_ source: String? = nil, as remote: String = "origin", isDryRun: Bool = false)
    throws -> ExchangeResult
  {
    try fetch(from: try openRemote(source, as: remote), isDryRun: isDryRun)
  }

  /// Fetches edits, and moves the current branch forward to the remote's branch of the same name.
  /// If both branches have new edits, merges the remote's branch into the current one.
  ///
  /// - Parameters:
  ///   - source: The remote, as in ``fetch(_:as:isDryRun:)``.
  ///   - remote: The name of the remote.
  ///   - choice: The side that wins conflicts; nil to leave conflicts open, as in
  ///     ``merge(_:choosing:isDryRun:)``.
  /// - Throws: The errors of ``fetch(_:as:isDryRun:)`` and ``merge(_:choosing:isDryRun:)``. If the
  ///   merge fails, the fetched edits stay.
  public func pull(
    _ source: String? = nil,
    as remote: String = "origin",
    choosing choice: ConflictChoice? = nil
  ) throws -> PullResult {
    let named = try openRemote(source, as: remote)
    let before = try store.history.currentEdit()
    let fetched = try fetch(from: named, isDryRun: false)
    let name = try named.name + "/" + currentBranch()
    let theirs = try store.references.edit(atRevision: name)
    guard before != nil else { return PullResult(fetched: fetched, effect: .advanced(theirs)) }
    let effect = try follow(name, at: theirs) { try merge(name, choosing: choice) }
    return PullResult(fetched: fetched, effect: effect)
  }

  /// Sends the edits that a remote lacks, and moves its branches forward.
  ///
  /// If the remote has edits that this project lacks, the push fetches them, merges them into the
  /// current branch and tries again. It fails if such a merge has a conflict or a new problem.
  /// Branches that were fetched from remotes aren't sent.
  ///
  /// - Parameters:
  ///   - target: The remote, as in ``fetch(_:as:isDryRun:)``.
  ///   - remote: The name of the remote.
  ///   - signs: True to sign the commit in a git repository.
  ///   - isDryRun: True to return the result and change nothing: a dry run neither fetches nor
  ///     merges.
  ///   - retries: The number of attempts and the pauses between them, for when others push at the
  ///     same time.
  /// - Throws: `StoreError.notFastForward` if another branch of the remote has edits that this
  ///   project lacks, `StoreError.openConflicts`, ``NinefoldError/git(_:)``, or
  ///   ``NinefoldError/exchange(_:)``. The remote is then unchanged. Merges that were already made
  ///   stay.
  public func push(
    _ target: String? = nil,
    as remote: String = "origin",
    signs: Bool = false,
    isDryRun: Bool = false,
    retries: PushRetries = .standard
  ) throws -> PushResult {
    let open = try store.conflicts.count()
    guard open == 0 else { throw StoreError.openConflicts(open) }
    let named = try openRemote(target, as: remote, signs: signs)
    var merges: [ProjectMergeResult] = []
    for attempt in 0..<max(1, retries.attempts) {
      if attempt > 1 { retries.pause(attempt - 1) }
      do {
        let sent = try named.remote.send(from: self, isDryRun: isDryRun)
        if !isDryRun { try remember(named) }
        return PushResult(sent: sent, merges: merges)
      } catch is Outrun {
        if isDryRun { throw NinefoldError.exchange(.unfetched) }
      } catch StoreError.notFastForward(let branch) {
        guard !isDryRun, try branch == currentBranch() else {
          throw StoreError.notFastForward(branch: branch)
        }
      }
      merges += try mergeRemote(named)
    }
    throw NinefoldError.exchange(.outrun(attempts: retries.attempts))
  }

  // MARK: - Steps

  private func fetch(from named: NamedRemote, isDryRun: Bool) throws -> ExchangeResult {
    let result = try named.remote.fetch(into: self, .tracked(named.name), isDryRun: isDryRun)
    if !isDryRun { try remember(named) }
    return result
  }

  /// Stores the address of a remote, unless its name has one.
  private func remember(_ named: NamedRemote) throws {
    guard let address = named.newAddress else { return }
    try store.exchange.remember(named.name, at: address, unlessKnown: true)
  }

  /// Fetches and merges the remote's edits, so that a push can be tried again.
  /// - Returns: The merge, if one was necessary.
  private func mergeRemote(_ named: NamedRemote) throws -> [ProjectMergeResult] {
    if try fetch(from: named, isDryRun: false).isRewritten {
      throw NinefoldError.exchange(.rewritten)
    }
    let name = try named.name + "/" + currentBranch()
    guard let theirs = try branches().first(where: { $0.name == name })?.edit else { return [] }
    let effect = try follow(name, at: theirs) {
      guard let ours = try store.history.currentEdit(), try store.mergeBase(ours, theirs) != nil
      else { throw NinefoldError.exchange(.unrelated) }
      return try merge(name, choosing: nil, isStrict: true)
    }
    if case .merged(let result) = effect { return [result] }
    return []
  }

  /// Moves the current branch forward to an edit, or calls `merge` if both sides have edits.
  private func follow(
    _ name: String,
    at theirs: EditNumber,
    _ merge: () throws -> ProjectMergeResult
  ) throws -> PullEffect {
    guard let ours = try store.history.currentEdit() else { return .upToDate }
    switch try store.mergeBase(ours, theirs) {
    case theirs: return .upToDate
    case ours:
      try store.exchange.advance(to: theirs)
      return .advanced(theirs)
    default: return .merged(try merge())
    }
  }

  private func currentBranch() throws -> String {
    try branches().first { $0.isCurrent }?.name ?? "main"
  }
}
