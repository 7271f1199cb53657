internal import InterfaceBuilderFormat
public import LayoutModel
internal import LayoutStore

extension Project {
  /// Copies the project with its history to a new file. The copy has the state of a single moment,
  /// even if others edit the project meanwhile.
  /// - Throws: `StoreError.exists` if a file exists at `target`; nothing is overwritten.
  public func backup(to target: String) throws {
    try store.backup(to: target)
  }

  /// Creates a new project from the readable parts of a damaged one.
  ///
  /// Recovery replays the journal edit by edit and verifies each edit by its id. If the journal
  /// ends early, one import adds the documents that are still complete in the content. The damaged
  /// file doesn't change.
  ///
  /// - Throws: `StoreError` if `target` exists, or if not even the schema can be read.
  public static func recover(
    from damaged: String,
    to target: String,
    environment: EditEnvironment = .anonymous
  ) throws -> Recovery {
    try RegularFile.refuseSpecial(damaged)
    let source = try DamagedProject(at: damaged, scratch: target + "-salvage")
    var (store, recovery) = try source.rebuild(at: target)
    guard recovery.end != nil else { return recovery }
    var files: [ImportedFile] = []
    let (names, unreadable) = source.documentNames()
    recovery.lostTables += unreadable
    for name in names {
      let (document, isReadable) = source.document(named: name)
      let bytes = document.map(DocumentWriter.write)
      if let bytes, let whole = try? DocumentReader.read(bytes) {
        files.append(ImportedFile(name: name, document: whole, digest: FileDigest.of(bytes)))
      } else if document != nil || !isReadable {
        recovery.unreadableDocuments.append(name)
      }
    }
    var waiting = files[...]
    let imported = try store.files.importDocuments(by: environment, overwritesEdits: true) {
      waiting.popFirst()
    }
    recovery.documentsFromContent = imported.documents.filter { $0.effect != .unchanged }.map(
      \.name
    )
    return recovery
  }
}
