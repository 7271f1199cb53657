/// A table with the queries that the loader uses.
struct LoadedTable {
  /// The table's name.
  let name: String
  /// All columns, qualified with the alias `row`.
  let columns: String
  /// The queries for complete rows.
  let whole: Queries
  /// The queries for values that affect the layout: without positions and connections.
  let layout: Queries

  /// The queries of a table for each extent. The first column is the object's id.
  struct Queries {
    /// The rows of a document, in the order of the objects' ids.
    let ofDocument: String
    /// The rows of a scene, or of the objects outside scenes, in the same order, beginning with an
    /// id.
    let ofScene: String
    /// The rows of one object.
    let ofObject: String

    fileprivate init(_ name: String, id: String, columns list: String, where condition: String = "")
    {
      ofDocument = "SELECT \(list) FROM \(name) AS row WHERE row.document = ?1 ORDER BY row.\(id)"
      ofObject = "SELECT \(list) FROM \(name) AS row WHERE row.document = ?1 AND row.\(id) = ?2"
      // The index of scenes returns the ids in order. CROSS JOIN prevents SQLite from reordering
      // the join. The unary + prevents it from searching all rows from ?3 on for each object.
      ofScene = """
        SELECT \(list) FROM object CROSS JOIN \(name) AS row
          ON row.document = object.document AND row.\(id) = +object.id
        WHERE object.document = ?1 AND object.scene IS ?2 AND object.id >= ?3\(condition)
        ORDER BY object.id
        """
    }
  }

  /// - Parameter order: The columns for positions in the file, which follow all others.
  private init(_ name: String, id: String = "object", columns: [String], order: [String] = []) {
    func list(_ columns: [String]) -> String {
      columns.map { $0 == "NULL" ? $0 : "row." + $0 }.joined(separator: ", ")
    }
    self.name = name
    self.columns = list([id] + columns + order)
    whole = Queries(name, id: id, columns: self.columns)
    layout = Queries(
      name,
      id: id,
      columns: list([id] + columns),
      where: " AND object.role <> 'connection'"
    )
  }

  static let object = LoadedTable(
    "object",
    id: "id",
    columns: ["kind", "role", "parent", "container", "position", "scene", "key"],
    order: ["idPosition", "comment"]
  )
  static let layoutConstraint = LoadedTable(
    "layoutConstraint",
    id: "id",
    columns: RowTable.constraintColumns,
    order: ["attributeOrder"]
  )
  static let connection = LoadedTable(
    "connection",
    id: "id",
    columns: RowTable.connectionColumns,
    order: ["attributeOrder"]
  )
  static let attribute = LoadedTable(
    "attribute",
    columns: ["class", "path", "value"],
    order: ["position"]
  )
  static let element = LoadedTable(
    "element",
    columns: ["class", "path", "tag", "text"],
    order: ["position"]
  )
  static let install = LoadedTable(
    "install",
    columns: ["class", "installed"],
    order: ["position"]
  )
  static let formatting = LoadedTable("formatting", columns: ["class", "path", "site", "text"])

  /// The tables of structured values. All have the same columns before those of the value.
  static let records: [LoadedTable] = RowTable.recordTables.map { table in
    LoadedTable(
      table,
      columns: ["class", "path", RowTable.hasTag(table) ? "tag" : "NULL"]
        + RowTable.columns(of: table),
      order: ["position"]
    )
  }
}
