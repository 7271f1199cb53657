internal import InterfaceBuilderFormat
public import LayoutModel
internal import LayoutStore

extension Project {
  /// Copies the project, history and all, to a new file, as it is at one moment; it may be edited
  /// meanwhile.
  /// - Throws: `StoreError.exists` if a file is there; nothing is overwritten.
  public func backup(to target: String) throws {
    try store.backup(to: target)
  }

  /// Makes a new project of what can still be read of a damaged one.
  ///
  /// First the journal, edit by edit, each proved by its id; the content follows from it. If the
  /// journal breaks off, the documents that can be read whole come from the content, as one import.
  /// The damaged file is only read.
  ///
  /// - Throws: `StoreError` if `target` exists, or if not even the schema can be read.
  public static func recover(
    from damaged: String,
    to target: String,
    environment: EditEnvironment = .anonymous
  ) throws -> Recovery {
    try RegularFile.refuseSpecial(damaged)
    let source = try DamagedProject(at: damaged, scratch: target + "-salvage")
    var (store, report) = try source.rebuild(at: target)
    guard report.end != nil else { return report }
    var files: [ImportedFile] = []
    for name in source.documentNames() {
      let (document, isReadable) = source.document(named: name)
      let bytes = document.map(DocumentWriter.write)
      if let bytes, let whole = try? DocumentReader.read(bytes) {
        files.append(ImportedFile(name: name, document: whole, digest: FileDigest.of(bytes)))
      } else if document != nil || !isReadable {
        report.unreadableDocuments.append(name)
      }
    }
    var waiting = files[...]
    let imported = try store.importDocuments(by: environment, overwritesEdits: true) {
      waiting.popFirst()
    }
    report.documentsFromContent = imported.documents.filter { $0.outcome != .unchanged }.map(\.name)
    return report
  }
}
