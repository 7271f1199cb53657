internal import LayoutModel
internal import LayoutStore

/// Another copy of the project, wherever it is.
protocol OtherCopy {
  /// The edits, versions and names there, without edits that are known here.
  func bundle(without known: Set<EditID>) throws -> ProjectBundle
  /// The ids of all edits there.
  func editIDs() throws -> Set<EditID>
  /// Brings a bundle there, whose branches move forward.
  func receive(_ bundle: ProjectBundle, isDryRun: Bool) throws -> ExchangeReport
}

/// A copy on this machine.
struct FileCopy: OtherCopy {
  let project: Project

  func bundle(without known: Set<EditID>) throws -> ProjectBundle {
    try project.store.bundle(without: known)
  }

  func editIDs() throws -> Set<EditID> { try project.store.editIDs() }

  func receive(_ bundle: ProjectBundle, isDryRun: Bool) throws -> ExchangeReport {
    try project.receive(bundle, .advanced, isDryRun: isDryRun)
  }
}

/// A file of edits: nothing can be brought there.
struct BundleCopy: OtherCopy {
  let bundle: ProjectBundle
  let path: String

  func bundle(without known: Set<EditID>) throws -> ProjectBundle { bundle }

  func editIDs() throws -> Set<EditID> { throw StoreError.notAProject(path: path) }

  func receive(_ bundle: ProjectBundle, isDryRun: Bool) throws -> ExchangeReport {
    throw StoreError.notAProject(path: path)
  }
}
