/// The result of an SQL query, with column names and rows of values.
public struct QueryResult: Sendable, Equatable {
  /// A value of a row, by its type in SQLite.
  public enum Cell: Sendable, Equatable {
    /// No value.
    case null
    /// An integer.
    case integer(Int64)
    /// A floating-point number.
    case real(Double)
    /// Text.
    case text(String)
    /// Bytes.
    case blob([UInt8])
  }

  /// The column names.
  public let columns: [String]
  /// The rows.
  public let rows: [[Cell]]

  /// Creates a result.
  package init(columns: [String], rows: [[Cell]]) {
    self.columns = columns
    self.rows = rows
  }
}
