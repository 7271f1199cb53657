/// A table as the loader reads it: its queries for a whole document and for a scene.
struct LoadedTable {
  /// The table's name.
  let name: String
  /// The rows of a document, in the order of the objects' ids.
  let documentSQL: String
  /// The rows of a scene, or of what is outside scenes, in the same order.
  let sceneSQL: String
  /// The rows of one object.
  let objectSQL: String

  /// True if an object has many rows, so that passing over those of another takes long.
  var isDense: Bool { name == "attribute" }

  private init(_ name: String, id: String = "object", columns: [String]) {
    self.name = name
    let list = ([id] + columns).map { $0 == "NULL" ? $0 : "row." + $0 }.joined(separator: ", ")
    documentSQL = "SELECT \(list) FROM \(name) AS row WHERE row.document = ?1 ORDER BY row.\(id)"
    objectSQL = "SELECT \(list) FROM \(name) AS row WHERE row.document = ?1 AND row.\(id) = ?2"
    // The scene's index gives the ids in order; CROSS JOIN keeps SQLite from turning it round.
    sceneSQL = """
      SELECT \(list) FROM object CROSS JOIN \(name) AS row
        ON row.document = object.document AND row.\(id) = object.id
      WHERE object.document = ?1 AND object.scene IS ?2 ORDER BY object.id
      """
  }

  static let object = LoadedTable(
    "object",
    id: "id",
    columns: [
      "kind", "role", "parent", "container", "position", "scene", "key", "idPosition", "comment",
    ]
  )
  static let layoutConstraint = LoadedTable(
    "layoutConstraint",
    id: "id",
    columns: RowTable.constraintColumns + ["attributeOrder"]
  )
  static let connection = LoadedTable(
    "connection",
    id: "id",
    columns: RowTable.connectionColumns + ["attributeOrder"]
  )
  static let attribute = LoadedTable(
    "attribute",
    columns: ["class", "path", "value", "position"]
  )
  static let element = LoadedTable(
    "element",
    columns: ["class", "path", "tag", "text", "position"]
  )
  static let install = LoadedTable("install", columns: ["class", "installed", "position"])
  static let formatting = LoadedTable("formatting", columns: ["class", "path", "site", "text"])

  /// The tables of structured values; all have the same columns before the value's.
  static let records: [LoadedTable] = RowTable.recordTables.map { table in
    LoadedTable(
      table,
      columns: ["class", "path", RowTable.hasTag(table) ? "tag" : "NULL", "position"]
        + RowTable.columns(of: table)
    )
  }
}
