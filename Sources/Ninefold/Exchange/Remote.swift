internal import LayoutModel
internal import LayoutStore

/// A remote, which is another copy of the project.
protocol Remote {
  /// Receives the edits that a project lacks, with versions and names.
  func fetch(into project: Project, _ branches: ReceivedBranches, isDryRun: Bool) throws
    -> ExchangeResult

  /// Sends the missing edits, if the branches of the remote can be fast-forwarded.
  /// - Throws: `StoreError.notFastForward`, or `Outrun`; the remote is then unchanged.
  func send(from project: Project, isDryRun: Bool) throws -> ExchangeResult
}

/// The remote has edits that were not fetched yet, so nothing was sent.
struct Outrun: Error {}

/// A remote that is a project file on this machine.
struct FileRemote: Remote {
  let other: Project

  func fetch(into project: Project, _ branches: ReceivedBranches, isDryRun: Bool) throws
    -> ExchangeResult
  {
    let known = try project.store.exchange.editIDs()
    let bundle = try other.store.exchange.bundle(without: known)
    return try project.receive(bundle, branches, isDryRun: isDryRun)
  }

  func send(from project: Project, isDryRun: Bool) throws -> ExchangeResult {
    let known = try other.store.exchange.editIDs()
    let bundle = try project.store.exchange.bundle(without: known)
    return try other.receive(bundle, .advanced, isDryRun: isDryRun)
  }
}

/// A remote that is a bundle. It is read-only.
struct BundleRemote: Remote {
  let bundle: ProjectBundle
  let path: String

  func fetch(into project: Project, _ branches: ReceivedBranches, isDryRun: Bool) throws
    -> ExchangeResult
  {
    try project.receive(bundle, branches, isDryRun: isDryRun)
  }

  func send(from project: Project, isDryRun: Bool) throws -> ExchangeResult {
    throw StoreError.notAProject(path: path)
  }
}
