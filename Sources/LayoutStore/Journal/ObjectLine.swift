internal import SQLite
public import LayoutModel

/// An object under the names that its document had, the current one first.
///
/// A document's id follows from its name. So a renamed document is another one, which an edit
/// `rename OLD to NEW` adds while it removes the old one.
struct ObjectLine {
  /// The object while its document had one name.
  struct Part {
    let reference: ObjectReference
    /// The document's id.
    let document: Int64
    /// The edit that added the object; nil if it was added with its document.
    let birth: EditNumber?
    /// The edit that gave the document its next name; nil for the current one.
    let end: EditNumber?
  }

  /// The number of names that are followed. A project can be made that renames a document in a circle.
  private static let limit = 100

  let parts: [Part]

  /// - Throws: ``DocumentError/unknown(_:)`` if the document never existed.
  init(of object: ObjectReference, _ journal: Journal) throws {
    let sql = "SELECT id FROM editedDocument WHERE name = ?"
    guard let id = try journal.database.integer(sql, [.text(object.document)]) else {
      throw DocumentError.unknown(object.document)
    }
    var parts: [Part] = []
    var open: [(reference: ObjectReference, document: Int64, end: EditNumber?)] = [
      (object, id, nil)
    ]
    while let next = open.popLast(), parts.count < ObjectLine.limit {
      let birth = try ObjectLine.birth(of: next.reference, next.document, journal)
      parts.append(
        Part(reference: next.reference, document: next.document, birth: birth, end: next.end)
      )
      // An object that was added later was not in the document of the former name.
      if birth != nil { continue }
      open += try ObjectLine.renames(to: next.reference, next.document, before: next.end, journal)
    }
    self.parts = parts
  }

  /// Returns the edit that added an object; nil if the object was added with its document.
  private static func birth(
    of object: ObjectReference,
    _ document: Int64,
    _ journal: Journal
  ) throws -> EditNumber? {
    let first = try journal.database.integer(
      "SELECT min(edit) FROM editFact WHERE document = ? AND object = ?",
      [.integer(document), .text(object.id.rawValue)]
    )
    guard let first = first.map(EditNumber.init(rawValue:)) else { return nil }
    let isBirth = try journal.rowChanges(of: journal.entry(first).edit).contains { change in
      change.table.name == "object" && change.operation == .insert
        && change.document == document && change.object == object.id.rawValue
    }
    return isBirth ? first : nil
  }

  /// Returns the object under the names from which its document was renamed.
  private static func renames(
    to object: ObjectReference,
    _ document: Int64,
    before end: EditNumber?,
    _ journal: Journal
  ) throws -> [(reference: ObjectReference, document: Int64, end: EditNumber?)] {
    // The edit names the former document, so the search needs no other document of an edit. Without
    // CROSS, SQLite begins with all edits.
    let rows = try journal.database.statement(
      """
      SELECT edit.number, former.id, former.name
      FROM editFact
      CROSS JOIN edit ON edit.number = editFact.edit
      CROSS JOIN editedDocument AS former
        ON former.name = substr(edit.meaning, 8, length(edit.meaning) - 11 - length(?3))
      WHERE editFact.document = ?1 AND editFact.object = '' AND edit.number < ?2 AND edit.kind = ?4
        AND edit.meaning = 'rename ' || former.name || ' to ' || ?3
        AND EXISTS (
          SELECT 1 FROM editFact AS gone
          WHERE gone.document = former.id AND gone.object = '' AND gone.edit = edit.number)
      GROUP BY edit.number, former.id ORDER BY edit.number
      """,
      [
        .integer(document), .integer(end?.rawValue ?? .max), .text(object.document),
        .text(RecordedKind.importing.rawValue),
      ]
    )
    var found: [(reference: ObjectReference, document: Int64, end: EditNumber?)] = []
    while try rows.step() {
      let reference = ObjectReference(document: rows.text(2), id: object.id)
      found.append((reference, rows.integer(1), EditNumber(rawValue: rows.integer(0))))
    }
    return found
  }
}

extension EditHistory {
  /// Returns an object under the names that its document had, the current one first.
  /// - Throws: ``DocumentError/unknown(_:)`` if the document never existed.
  public func formerNames(of object: ObjectReference) throws -> [ObjectReference] {
    try line(of: object).parts.map(\.reference)
  }

  func line(of object: ObjectReference) throws -> ObjectLine {
    try store.present.read { try ObjectLine(of: object, Journal($0)) }
  }
}
