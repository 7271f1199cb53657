internal import LayoutModel
internal import LayoutStore

/// A remote: another copy of the project.
protocol Remote {
  /// Returns the remote's edits, versions and references, without the edits that are already known.
  func bundle(without known: Set<EditID>) throws -> ProjectBundle
  /// Returns the ids of all edits of the remote.
  func editIDs() throws -> Set<EditID>
  /// Sends a bundle to the remote, which moves its branches forward.
  func receive(_ bundle: ProjectBundle, isDryRun: Bool) throws -> ExchangeReport
}

/// A remote that is a project file on this machine.
struct FileRemote: Remote {
  let project: Project

  func bundle(without known: Set<EditID>) throws -> ProjectBundle {
    try project.store.exchange.bundle(without: known)
  }

  func editIDs() throws -> Set<EditID> { try project.store.exchange.editIDs() }

  func receive(_ bundle: ProjectBundle, isDryRun: Bool) throws -> ExchangeReport {
    try project.receive(bundle, .advanced, isDryRun: isDryRun)
  }
}

/// A remote that is a bundle. It is read-only.
struct BundleRemote: Remote {
  let bundle: ProjectBundle
  let path: String

  func bundle(without known: Set<EditID>) throws -> ProjectBundle { bundle }

  func editIDs() throws -> Set<EditID> { throw StoreError.notAProject(path: path) }

  func receive(_ bundle: ProjectBundle, isDryRun: Bool) throws -> ExchangeReport {
    throw StoreError.notAProject(path: path)
  }
}
