/// The answer to a query: names of columns and rows of values.
public struct QueryResult: Sendable, Equatable {
  /// One value of a row.
  public enum Cell: Sendable, Equatable {
    /// No value.
    case null
    /// A whole number.
    case integer(Int64)
    /// A number.
    case real(Double)
    /// Text.
    case text(String)
    /// Bytes.
    case blob([UInt8])
  }

  /// The columns' names.
  public let columns: [String]
  /// The rows.
  public let rows: [[Cell]]

  /// Creates an answer.
  package init(columns: [String], rows: [[Cell]]) {
    self.columns = columns
    self.rows = rows
  }
}
