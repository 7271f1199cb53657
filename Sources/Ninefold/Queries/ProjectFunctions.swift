internal import LayoutModel
internal import LayoutStore

/// The functions that queries can call. Each returns what a command shows: `history` as `log`, and
/// `findings` as `check --all`; the others as the commands of their names.
struct ProjectFunctions: Sendable {
  let project: Project
  let tables = FunctionTables()

  /// - Parameter project: The project as a running query sees it.
  init(_ project: Project) {
    self.project = project
  }

  /// All functions.
  var all: [QueryFunction] { [history, diff, blame, at, layout, findings] }

  /// The functions as comments of SQL.
  static let documentation =
    ([title]
    + [
      historySignature, diffSignature, blameSignature, atSignature, layoutSignature,
      findingsSignature,
    ].map(\.documentation)).joined(separator: "\n")

  private static let title = """
    -- FUNCTIONS
    --
    -- 'ninefold sql' and the library add functions whose results are tables:
    --     SELECT document, object, path, old, new FROM diff('v1.0', '@')
    -- Other SQLite clients lack them. An argument in brackets can be left out. If a query compares a
    -- column marked [=] with a value, or joins on it, only those rows are computed.

    """

  static func revisionParameter(_ name: String, _ meaning: String) -> QueryFunction.Column {
    QueryFunction.Column(name, meaning + ": an edit, version, tag, branch, HEAD~2, @ or a time")
  }

  /// Returns the project at a revision; in the state of the query for nil.
  func state(_ revision: String?) throws -> Project {
    guard let revision else { return project }
    let edit = try tables.edit(revision, in: project)
    return Project(store: project.store.at(edit), environment: project.environment)
  }

  func once(_ rows: [FunctionTables.Row]) -> QueryFunction.Batches {
    var rest: [FunctionTables.Row]? = rows
    return {
      defer { rest = nil }
      return rest
    }
  }

  /// Returns the rows of each document of a state, or of the one that the query restricts them to.
  /// An unknown document that the query only compares with has no rows.
  ///
  /// - Parameter only: The argument that names the only document.
  func eachDocument(
    of state: Project,
    _ arguments: QueryFunction.Arguments,
    _ call: [String],
    _ only: String? = nil,
    column: Int,
    _ rows: @escaping (String) throws -> [FunctionTables.Row]
  ) throws -> QueryFunction.Batches {
    let object = arguments.filter("object")
    var names: ArraySlice<String>
    if let only {
      names = [only]
    } else if let filter = arguments.filter("document") {
      names =
        try tables.documentNames(call, of: state).contains { $0.hasSameBytes(as: filter) }
        ? [filter] : []
    } else {
      names = try tables.documentNames(call, of: state)[...]
    }
    return {
      guard let name = names.popFirst() else { return nil }
      let table = try tables.table(call + [name], column: column) { try rows(name) }
      return table.rows(with: object)
    }
  }
}
