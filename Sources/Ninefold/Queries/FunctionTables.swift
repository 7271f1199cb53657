internal import LayoutModel
internal import LayoutStore

/// The rows that the functions of one query returned, so that a join does not compute them again
/// for each of its rows.
///
/// Sendable because only the thread of the query uses it, under the lock of its connection.
final class FunctionTables: @unchecked Sendable {
  typealias Row = [QueryResult.Cell]

  /// The rows of a call, with an index by the text of one column.
  final class Table {
    let rows: [Row]
    private let column: Int
    private lazy var index = Dictionary(grouping: rows.indices) { key(rows[$0]) }

    fileprivate init(_ rows: [Row], column: Int) {
      self.rows = rows
      self.column = column
    }

    /// Returns the rows with a text in the indexed column; all rows for nil.
    func rows(with text: String?) -> [Row] {
      guard let text else { return rows }
      return (index[Array(text.utf8)] ?? []).map { rows[$0] }
    }

    private func key(_ row: Row) -> [UInt8] {
      if case .text(let text) = row[column] { Array(text.utf8) } else { [] }
    }
  }

  /// The maximum number of cached rows. A query with more computes rows again.
  private static let mostRows = 2_000_000
  private var tables: [[UInt8]: Table] = [:]
  private var rowCount = 0
  private var edits: [[UInt8]: EditNumber] = [:]
  private var names: [[UInt8]: [String]] = [:]

  /// Returns the table of a call, and computes it the first time.
  ///
  /// - Parameters:
  ///   - call: The function's name and its arguments.
  ///   - column: The column to index.
  func table(_ call: [String], column: Int, _ make: () throws -> [Row]) throws -> Table {
    let key = FunctionTables.key(call)
    if let known = tables[key] { return known }
    let table = Table(try make(), column: column)
    if rowCount + table.rows.count > FunctionTables.mostRows {
      tables.removeAll()
      rowCount = 0
    }
    tables[key] = table
    rowCount += table.rows.count
    return table
  }

  /// Returns the edit of a revision, and looks it up the first time.
  func edit(_ revision: String, in project: Project) throws -> EditNumber {
    let key = Array(revision.utf8)
    if let known = edits[key] { return known }
    let edit = try project.editNumber(at: revision)
    edits[key] = edit
    return edit
  }

  /// Returns the names of the documents of a state, and reads them the first time.
  func documentNames(_ call: [String], of state: Project) throws -> [String] {
    let key = FunctionTables.key(call)
    if let known = names[key] { return known }
    let found = try state.documentNames()
    names[key] = found
    return found
  }

  /// Returns the bytes of strings, because Swift's `==` ignores differences in Unicode
  /// normalization.
  private static func key(_ strings: [String]) -> [UInt8] {
    strings.flatMap { Array($0.utf8) + [0] }
  }
}

extension QueryResult.Cell {
  /// Returns the text, or null for nil.
  static func text(_ value: String?) -> QueryResult.Cell {
    value.map { .text($0) } ?? .null
  }

  /// Returns the edit's number.
  static func edit(_ edit: EditNumber) -> QueryResult.Cell { .integer(edit.rawValue) }
}
