/// A function of SQL whose result is a table, such as `generate_series`.
///
/// SQLite calls it an eponymous virtual table. A query uses its name like that of a table, and puts
/// the arguments in parentheses.
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
  /// Returns the rows of a call. Gets the arguments of the parameters, followed by the values of
  /// the filters; nil for values that the query omits. May return more rows, because SQLite checks
  /// the filters again.
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

  /// The indices of the columns whose values ``body`` gets: parameters, then filters.
  var inputs: [Int] { parameters.indices.map { columns.count + $0 } + filters }

  /// The declaration of the virtual table. Parameters are hidden columns.
  var declaration: String {
    let visible = columns.map { "\"\($0.name)\" \($0.type)" }
    // A parameter can have the name of a column, which SQL would refuse.
    let hidden = parameters.map { "\"argument:\($0)\" HIDDEN" }
    return "CREATE TABLE x (\((visible + hidden).joined(separator: ", ")))"
  }
}
