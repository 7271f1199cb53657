public import LayoutModel

/// A file that was read, to be imported.
public struct ImportedFile: Sendable {
  /// The name that the document has in the project.
  public let name: String
  /// What the file holds.
  public let document: Document
  /// A hash of the file's bytes.
  public let digest: Int64
  /// What inserting the document under its usual id takes; nil if it was not made ahead.
  let insertion: DocumentInsertion?

  /// Creates a file.
  ///
  /// - Parameter isNew: True if the project does not seem to have the document yet: its rows are then
  ///   made here, on the caller's thread, which spares the one that writes.
  public init(name: String, document: Document, digest: Int64, isNew: Bool = false) {
    self.name = name
    self.document = document
    self.digest = digest
    insertion =
      isNew ? DocumentInsertion(document, id: ProjectStore.usualID(for: name), name: name) : nil
  }
}

/// The rows of a new document, ready for its tables and for the journal.
struct DocumentInsertion {
  let id: Int64
  let rows: DocumentRows
  /// The same rows, packed.
  let packed: [UInt8]

  init(_ document: Document, id: Int64, name: String) {
    self.id = id
    rows = DocumentRows(document, id: id, name: name)
    packed = RowPacker.pack(rows)
  }
}
