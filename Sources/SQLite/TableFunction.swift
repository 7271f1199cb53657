/// A function of SQL whose result is a table, such as `generate_series`.
///
/// SQLite calls it an eponymous virtual table: a query names it where it names a table, and gives
/// its arguments in parentheses.
public struct TableFunction {
  /// A column of the result.
  public struct Column: Sendable {
    /// The name.
    public let name: String
    /// The declared type, which decides how SQL compares the values; empty for values of any type.
    public let type: String

    /// Creates a column.
    public init(_ name: String, _ type: String) {
      self.name = name
      self.type = type
    }
  }

  /// Returns the next rows of a call; nil after the last. A batch can be empty.
  ///
  /// Each row has one value for each column.
  public typealias Batches = () throws -> [[RowValue]]?

  /// The name.
  public let name: String
  /// The names of the parameters, in order. A query that omits an argument passes nil.
  public let parameters: [String]
  /// The number of parameters that a query must give, from the first.
  public let requiredCount: Int
  /// The columns of the result.
  public let columns: [Column]
  /// The columns, by index, that ``body`` can restrict to one value. A join then reads only the
  /// rows that it needs.
  public let filters: [Int]
  /// Returns the rows, given the arguments of the parameters and then the value of each filter, nil
  /// for those that the query does not give. SQLite checks the filters again, so more rows may be
  /// returned.
  public let body: ([RowValue?]) throws -> Batches

  /// Creates a function.
  public init(
    name: String,
    parameters: [String],
    requiredCount: Int,
    columns: [Column],
    filters: [Int],
    body: @escaping ([RowValue?]) throws -> Batches
  ) {
    self.name = name
    self.parameters = parameters
    self.requiredCount = requiredCount
    self.columns = columns
    self.filters = filters
    self.body = body
  }

  /// The columns of the virtual table that ``body`` gets a value for: parameters, then filters.
  var inputs: [Int] { parameters.indices.map { columns.count + $0 } + filters }

  /// The declaration of the virtual table. Parameters are hidden columns.
  var declaration: String {
    let visible = columns.map { "\"\($0.name)\" \($0.type)" }
    // A parameter can have the name of a column, which SQL would refuse.
    let hidden = parameters.map { "\"argument:\($0)\" HIDDEN" }
    return "CREATE TABLE x (\((visible + hidden).joined(separator: ", ")))"
  }
}
