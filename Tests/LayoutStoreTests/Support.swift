import InterfaceBuilderFormat
import LayoutModel
import LayoutStore
import SQLite
import TestSupport

extension ProjectStore {
  /// Imports documents at a fixed time.
  func importDocuments(
    isDryRun: Bool = false,
    _ next: () throws -> (name: String, document: Document)?
  ) throws -> [ImportedDocument] {
    let author = EditEnvironment(author: "Ann") { 1_000 }
    return try files.importDocuments(by: author, isDryRun: isDryRun) {
      try next().map { ImportedFile(name: $0.name, document: $0.document, digest: 0) }
    }.documents
  }
}

/// Imports one document.
@discardableResult
func store(_ document: Document, as name: String, in project: ProjectStore) throws -> ImportEffect {
  var rest = [(name: name, document: document)]
  let imported = try project.importDocuments { rest.popLast() }
  guard let effect = imported.first?.effect else { preconditionFailure("nothing imported") }
  return effect
}

/// The document that a fixture holds.
func document(_ fixture: Fixture) throws -> Document {
  try DocumentReader.read(try fixture.bytes())
}

/// The document that a text holds.
func document(_ text: String) throws -> Document {
  try DocumentReader.read(Array(text.utf8))
}

/// Changes a project file behind the store's back; makes a file if there is none.
func tamper(_ path: String, _ sql: String) throws {
  let connection = try Connection(path: path, isCreated: true)
  try connection.execute(sql)
  try connection.close()
}

extension QueryResult {
  /// The rows as text, columns joined by a bar.
  var lines: [String] {
    rows.map { row in
      row.map { cell in
        switch cell {
        case .null: "-"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .text(let text): text
        case .blob(let bytes): "\(bytes)"
        }
      }.joined(separator: "|")
    }
  }
}
