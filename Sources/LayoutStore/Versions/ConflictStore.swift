internal import Foundation
internal import SQLite
public import LayoutModel

/// The unresolved conflicts of the merges of a project.
public struct ConflictStore: Sendable {
  let store: ProjectStore

  /// Returns the unresolved conflicts of merges, by document and in document order.
  /// - Throws: ``StoreError/contentDiffers(_:)`` if a row is not a valid conflict.
  public func all() throws -> [OpenConflict] {
    try store.read { try all(in: $0) }
  }

  /// Returns the number of unresolved conflicts.
  public func count() throws -> Int {
    try store.read { database in
      Int(try database.integer("SELECT count(*) FROM mergeConflict") ?? 0)
    }
  }

  /// Returns the edits of the states that a merge combined; nil for a state before the first edit.
  /// - Throws: ``StoreError/unknownEdit(_:)`` if this clone of the project does not have an edit.
  public func edits(of origin: OpenConflict.Origin) throws -> (
    base: EditNumber?, ours: EditNumber?, theirs: EditNumber?
  ) {
    try store.journalRead { names in
      var numbers = try EditNumbers(names.journal)
      func number(_ id: EditID?) throws -> EditNumber? {
        guard let id else { return nil }
        guard let number = try numbers.number(of: id) else {
          throw StoreError.unknownEdit(id.shortDescription)
        }
        return number
      }
      return (try number(origin.base), try number(origin.ours), try number(origin.theirs))
    }
  }

  /// Returns the origin of conflicts for a merge of `theirs` into the current state.
  public func origin(base: EditNumber?, theirs: EditNumber?) throws -> OpenConflict.Origin {
    try store.journalRead { names in
      func id(_ number: EditNumber?) throws -> EditID? {
        try number.map { try names.journal.entry($0).edit.id }
      }
      return OpenConflict.Origin(
        base: try id(base),
        ours: try id(names.current()),
        theirs: try id(theirs)
      )
    }
  }

  private func all(in database: Connection) throws -> [OpenConflict] {
    guard let table = RowTable.journaled(RowTable.conflict) else { return [] }
    let columns = table.columns.dropFirst().map { "mergeConflict." + $0 }
    let rows = try database.statement(
      """
      SELECT document.name, \(columns.joined(separator: ", "))
      FROM mergeConflict JOIN document ON document.id = mergeConflict.document
      ORDER BY document.name, number
      """
    )
    defer { rows.reset() }
    var conflicts: [OpenConflict] = []
    while try rows.step() { conflicts.append(try OpenConflict(rows)) }
    return conflicts
  }
}

extension EditTransaction {
  /// Adds conflicts to a document, which must have none.
  /// - Throws: ``DocumentError/unknown(_:)``.
  public func leave(
    _ conflicts: [MergeConflict],
    in name: String,
    from origin: OpenConflict.Origin
  ) throws {
    let document = try storedDocument(named: name).id
    for (place, conflict) in conflicts.enumerated() {
      let open = OpenConflict(
        document: name,
        number: place + 1,
        conflict: conflict,
        origin: origin
      )
      try change(from: nil, to: open.row(document))
    }
  }

  /// Removes resolved conflicts.
  public func settle(_ conflicts: [OpenConflict]) throws {
    for conflict in conflicts {
      let document = try storedDocument(named: conflict.document).id
      try settle("AND number = ?", [.integer(document), .integer(Int64(conflict.number))])
    }
  }

  /// Removes all conflicts of a document before it is deleted.
  func resolveAll(ofDocument document: Int64) throws {
    try settle("ORDER BY number", [.integer(document)])
  }

  private func settle(_ condition: String, _ values: [RowValue]) throws {
    guard let table = RowTable.journaled(RowTable.conflict) else { return }
    let columns = table.columns.joined(separator: ", ")
    let rows = try database.statement(
      "SELECT \(columns) FROM mergeConflict WHERE document = ? \(condition)",
      values
    )
    var found: [[RowValue]] = []
    while try rows.step() { found.append((0..<Int32(table.width)).map(rows.value)) }
    for row in found { try change(from: row, to: nil) }
  }

  private func change(from old: [RowValue]?, to new: [RowValue]?) throws {
    guard let table = RowTable.journaled(RowTable.conflict),
      let change = RowChange(table, from: old, to: new)
    else { return }
    try recorder.apply(change)
  }
}

extension OpenConflict {
  /// Reads a row with the document's name, followed by the table's columns after `document`.
  fileprivate init(_ row: Statement) throws {
    guard let kind = MergeConflict.Kind(rawValue: row.text(3)) else {
      throw StoreError.contentDiffers("\(row.text(3)) is not a kind of conflict")
    }
    func edit(_ column: Int32) -> EditID? {
      row.isNull(column) ? nil : EditID(bytes: row.bytes(column))
    }
    guard
      let affected = try? JSONDecoder().decode([String].self, from: Data(row.text(13).utf8))
    else {
      throw StoreError.contentDiffers("\(row.text(13)) is not a list of affected objects")
    }
    self.init(
      document: row.text(0),
      number: Int(row.integer(1)),
      conflict: MergeConflict(
        kind: kind,
        root: ObjectID(row.text(2)),
        object: ObjectID(row.text(4)),
        objectKind: row.text(5),
        scene: row.optionalText(6).map { ObjectID($0) },
        other: row.optionalText(7).map { ObjectID($0) },
        variation: VariationKey(rawValue: row.text(8)),
        path: PropertyPath(row.text(9)),
        base: row.optionalText(10),
        ours: row.optionalText(11),
        theirs: row.optionalText(12),
        affected: affected.map { ObjectID($0) }
      ),
      origin: Origin(base: edit(14), ours: edit(15), theirs: edit(16))
    )
  }

  fileprivate func row(_ document: Int64) throws -> [RowValue] {
    func blob(_ id: EditID?) -> RowValue { id.map { .blob($0.bytes) } ?? .null }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let ids = try encoder.encode(conflict.affected.map(\.rawValue))
    return [
      .integer(document), .integer(Int64(number)), .text(conflict.root.rawValue),
      .text(conflict.kind.rawValue), .text(conflict.object.rawValue), .text(conflict.objectKind),
      RowValue(conflict.scene?.rawValue), RowValue(conflict.other?.rawValue),
      .text(conflict.variation.rawValue), .text(conflict.path.rawValue), RowValue(conflict.base),
      RowValue(conflict.ours), RowValue(conflict.theirs),
      .text(String(decoding: ids, as: UTF8.self)), blob(origin.base),
      blob(origin.ours), blob(origin.theirs),
    ]
  }
}
