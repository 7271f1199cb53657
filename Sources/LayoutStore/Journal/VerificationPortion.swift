import SQLite
import LayoutModel

/// A part of a verification.
enum VerificationPortion {
  /// The pages and indexes of the file.
  case pages
  /// The references between rows.
  case references
  /// Edits with consecutive numbers: their ids, and the list of what they touched.
  case edits(ClosedRange<Int64>)
  /// Documents with all edits that touched them.
  case documents([Int64])
  /// Rows of documents that no edit touched.
  case strays

  /// About the number of stored bytes of the edits of a portion.
  private static let byteCount: Int64 = 16 << 20
  private static let editCount: Int64 = 5_000
  private static let documentCount = 32

  /// Returns the portions of a project; the longest ones come first.
  static func all(in database: Connection) throws -> [VerificationPortion] {
    try [.pages, .references] + editPortions(database) + [.strays] + documentPortions(database)
  }

  private static func editPortions(_ database: Connection) throws -> [VerificationPortion] {
    let rows = try database.statement(
      "SELECT number, coalesce(length(changes), 0) FROM edit ORDER BY number"
    )
    var portions: [VerificationPortion] = []
    var first: Int64?
    var (size, count): (Int64, Int64) = (0, 0)
    var last: Int64 = 0
    while try rows.step() {
      let number = rows.integer(0)
      // In a damaged file the numbers can be out of order. The check of the pages reports it.
      let isInOrder = number > last
      if let start = first, size >= byteCount || count >= editCount || !isInOrder {
        portions.append(.edits(start...last))
        (first, size, count) = (nil, 0, 0)
      }
      first = first ?? number
      last = number
      size += rows.integer(1)
      count += 1
    }
    if let first { portions.append(.edits(first...last)) }
    return portions
  }

  private static func documentPortions(_ database: Connection) throws -> [VerificationPortion] {
    let rows = try database.statement(
      """
      SELECT document, min(edit) AS first FROM editFact GROUP BY document
      UNION ALL SELECT id, 0 FROM editedDocument WHERE id NOT IN (SELECT document FROM editFact)
      ORDER BY first, document
      """
    )
    // The documents of one import are together, so that it is read once.
    var ids: [Int64] = []
    while try rows.step() { ids.append(rows.integer(0)) }
    return stride(from: 0, to: ids.count, by: documentCount).map {
      .documents(Array(ids[$0..<min($0 + documentCount, ids.count)]))
    }
  }

  /// Verifies the portion.
  /// - Throws: ``Difference`` for the first difference.
  func verify(in database: Connection, _ stored: StoredEdits) throws -> PortionResult {
    switch self {
    case .pages:
      if let problem = try FileCheck.pageProblem(in: database) { throw Difference(text: problem) }
      return PortionResult()
    case .references:
      if let problem = try FileCheck.referenceProblem(in: database) {
        throw Difference(text: problem)
      }
      return PortionResult()
    case .edits(let numbers):
      return try EditCheck(Journal(database), stored).run(numbers)
    case .documents(let ids):
      var replay = try DocumentReplay(Journal(database), ids, stored)
      return try replay.run()
    case .strays:
      try VerificationPortion.findStrays(in: database)
      return PortionResult()
    }
  }

  /// Finds rows of documents that the journal does not know.
  private static func findStrays(in database: Connection) throws {
    for table in RowTable.journaled {
      let key = table.columns[0]
      var last: Int64?
      let after = "SELECT min(\(key)) FROM \(table.name) WHERE \(key) > ?"
      let least = "SELECT min(\(key)) FROM \(table.name)"
      while let next = try last.map({ try database.integer(after, [.integer($0)]) })
        ?? database.integer(least)
      {
        let known = "SELECT 1 FROM editFact WHERE document = ? LIMIT 1"
        guard try database.integer(known, [.integer(next)]) != nil else {
          throw Difference(text: "\(table.name): a row that no edit made: \(key) \(next)")
        }
        last = next
      }
    }
  }
}

/// Checks edits without applying them.
private struct EditCheck {
  private let journal: Journal

  private let stored: StoredEdits

  init(_ journal: Journal, _ stored: StoredEdits) {
    self.journal = journal
    self.stored = stored
  }

  func run(_ numbers: ClosedRange<Int64>) throws -> PortionResult {
    let rows = try Statement(
      journal.database,
      "SELECT number FROM edit WHERE number BETWEEN \(numbers.lowerBound) AND \(numbers.upperBound)"
    )
    var result = PortionResult()
    while try rows.step() {
      let edit = try journal.entry(EditNumber(rawValue: rows.integer(0))).edit
      guard edit.parent.map({ $0 < edit.number }) ?? true else {
        throw Difference(text: "edit \(edit.number) comes before its parent")
      }
      guard try journal.hasValidID(edit) else {
        throw Difference(text: "edit \(edit.number): its id \(edit.id) does not match its content")
      }
      result.edits += 1
      for fact in try stored.edit(edit.number, journal).touched() {
        guard try isListed(fact, edit.number) else {
          throw Difference(text: "an edit is not listed for all of its changes")
        }
        result.facts += 1
      }
    }
    return result
  }

  private func isListed(_ fact: TouchedFact, _ edit: EditNumber) throws -> Bool {
    let sql = """
      SELECT 1 FROM editFact
      WHERE document = ? AND object = ? AND class = ? AND path = ? AND edit = ? AND part = ?
      """
    let row: [RowValue] = [
      .integer(fact.object.document), .text(fact.object.object), .text(fact.sizeClass),
      .text(fact.path), .integer(edit.rawValue), .integer(fact.part.rawValue),
    ]
    return try journal.database.integer(sql, row) != nil
  }
}
