public import LayoutModel

/// A parsed file to import.
public struct ImportedFile: Sendable {
  /// The document's name in the project.
  public let name: String
  /// The content of the file.
  public let document: Document
  /// A hash of the file's bytes.
  public let digest: Int64
  /// The rows for inserting the document under its usual id; nil if they are not prepared.
  let insertion: DocumentInsertion?

  /// Creates a file to import.
  ///
  /// - Parameter isNew: True if the project probably does not have the document. Its rows are then
  ///   prepared here, on the caller's thread instead of the thread that writes.
  public init(name: String, document: Document, digest: Int64, isNew: Bool = false) {
    self.name = name
    self.document = document
    self.digest = digest
    insertion =
      isNew ? DocumentInsertion(document, id: ProjectStore.usualID(for: name), name: name) : nil
  }
}

/// The rows of a new document, for the tables and for the journal.
struct DocumentInsertion {
  let id: Int64
  let rows: DocumentRows
  /// The packed rows for the journal.
  let packed: [UInt8]

  init(_ document: Document, id: Int64, name: String) {
    self.id = id
    rows = DocumentRows(document, id: id, name: name)
    packed = RowPacker.pack(rows)
  }
}
