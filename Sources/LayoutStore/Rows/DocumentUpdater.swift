import GRDB
import LayoutModel

/// Brings the rows of a document to a new state, touching only the objects that differ.
struct DocumentUpdater {
  private let database: Database
  private let document: Int64

  init(_ database: Database, document: Int64) {
    self.database = database
    self.document = document
  }

  /// What differs between two states of a document.
  struct Difference {
    /// Objects before and after; nil for what comes or goes.
    var pairs: [(old: LayoutObject?, new: LayoutObject?)] = []
    /// The texts around the document element, if they differ.
    var frame: (prolog: String, epilog: String)?

    var isEmpty: Bool { pairs.isEmpty && frame == nil }

    /// The ids of the objects that differ.
    var objects: [ObjectID] {
      let ids = pairs.compactMap { $0.new?.id ?? $0.old?.id }
      return frame == nil || ids.contains(Document.rootID) ? ids : ids + [Document.rootID]
    }
  }

  /// Compares two states.
  func difference(from old: Document, to new: Document) -> Difference {
    var result = Difference()
    var oldByID: [ObjectID: LayoutObject] = [:]
    oldByID.reserveCapacity(old.objects.count)
    for object in old.objects { oldByID[object.id] = object }
    let newIDs = Set(new.objects.map(\.id))
    for object in old.objects where !newIDs.contains(object.id) {
      result.pairs.append((object, nil))
    }
    for object in new.objects {
      let known = oldByID[object.id]
      if known.map({ !$0.hasSameFacts(as: object) }) ?? true {
        result.pairs.append((known, object))
      }
    }
    if !old.prolog.hasSameBytes(as: new.prolog) || !old.epilog.hasSameBytes(as: new.epilog) {
      result.frame = (new.prolog, new.epilog)
    }
    return result
  }

  /// Writes what differs.
  func write(_ difference: Difference) throws {
    try replace(difference.pairs)
    if let frame = difference.frame {
      try database.execute(
        sql: "UPDATE document SET prolog = ?, epilog = ? WHERE id = ?",
        arguments: [frame.prolog, frame.epilog, document]
      )
    }
  }

  /// Writes the new state of objects, row by row where a row differs; nil for what comes or goes.
  func replace(_ objects: [(old: LayoutObject?, new: LayoutObject?)]) throws {
    let old = RowList(DocumentRows(objects.compactMap(\.old), document: document))
    let new = RowList(DocumentRows(objects.compactMap(\.new), document: document))
    for (number, table) in RowTable.journaled.enumerated() {
      for row in old.rows[number] where new.counterpart(of: row, in: number) == nil {
        try delete(table.key(of: row), from: table)
      }
      for row in new.rows[number] {
        if let known = old.counterpart(of: row, in: number) {
          if known != row { try update(row, from: known, in: table) }
        } else {
          try insert(row, into: table)
        }
      }
    }
  }

  private func delete(_ key: [RowValue], from table: RowTable.Journaled) throws {
    try run("DELETE FROM \(table.name) WHERE \(table.keyCondition)", key)
  }

  private func insert(_ row: [RowValue], into table: RowTable.Journaled) throws {
    try run(table.insertion, row)
  }

  private func update(_ row: [RowValue], from old: [RowValue], in table: RowTable.Journaled)
    throws
  {
    let differing = (table.keyWidth..<table.width).filter { row[$0] != old[$0] }
    let values = differing.map { table.columns[$0] + " = ?" }.joined(separator: ", ")
    try run(
      "UPDATE \(table.name) SET \(values) WHERE \(table.keyCondition)",
      differing.map { row[$0] } + row.prefix(table.keyWidth)
    )
  }

  private func run(_ sql: String, _ values: [RowValue]) throws {
    guard try RowStatement(cached: sql, database).runOnOneRow(values) else {
      throw StoreError.contentDiffers("a row is not as it was read")
    }
  }
}
