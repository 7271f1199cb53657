/// A table as the loader reads it.
struct LoadedTable {
  /// The table's name.
  let name: String
  /// The columns of a whole reading, of a table that a query calls `row`.
  let columns: String
  /// The queries for whole rows.
  let whole: Queries
  /// The queries for what decides a layout: without the last columns, without connections.
  let layout: Queries

  /// One reading of a table, for each extent; the object's id is the first column.
  struct Queries {
    /// The rows of a document, in the order of the objects' ids.
    let ofDocument: String
    /// The rows of a scene, or of what is outside scenes, in the same order, from an id on.
    let ofScene: String
    /// The rows of one object.
    let ofObject: String

    fileprivate init(_ name: String, id: String, columns list: String, where condition: String = "")
    {
      ofDocument = "SELECT \(list) FROM \(name) AS row WHERE row.document = ?1 ORDER BY row.\(id)"
      ofObject = "SELECT \(list) FROM \(name) AS row WHERE row.document = ?1 AND row.\(id) = ?2"
      // The scene's index gives the ids in order; CROSS JOIN keeps SQLite from turning it round, and
      // the + from looking for all rows from ?3 on, for each object.
      ofScene = """
        SELECT \(list) FROM object CROSS JOIN \(name) AS row
          ON row.document = object.document AND row.\(id) = +object.id
        WHERE object.document = ?1 AND object.scene IS ?2 AND object.id >= ?3\(condition)
        ORDER BY object.id
        """
    }
  }

  /// - Parameter order: The columns, after all others, that tell where things stand in the file.
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

  /// The tables of structured values; all have the same columns before the value's.
  static let records: [LoadedTable] = RowTable.recordTables.map { table in
    LoadedTable(
      table,
      columns: ["class", "path", RowTable.hasTag(table) ? "tag" : "NULL"]
        + RowTable.columns(of: table),
      order: ["position"]
    )
  }
}
