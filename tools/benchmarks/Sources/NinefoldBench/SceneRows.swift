import CRawLoop

/// The peer of a layout: a C loop that reads the rows of a scene.
///
/// The rows and columns are those that `DocumentLoader` reads for a layout, with every table joined
/// to the scene's objects. ``BenchmarkError/differentRows(_:)`` is thrown if they no longer match
/// Ninefold's objects.
final class SceneRows {
  /// The type in which the loop reads numbers.
  enum Reading: String, CaseIterable {
    /// In their stored type.
    case native
    /// As text.
    case text
  }

  private let loop: OpaquePointer

  /// Opens a project and prepares the queries.
  init(project: String) throws {
    guard let loop = raw_loop_open(project) else { throw BenchmarkError.sqlite("can't open") }
    self.loop = loop
    for query in SceneRows.queries where raw_loop_add(loop, query) != 0 {
      throw BenchmarkError.sqlite(String(cString: raw_loop_error(loop)))
    }
  }

  deinit {
    raw_loop_close(loop)
  }

  /// Reads every column of every row of a scene; returns the number of rows.
  func touch(document: String, scene: String, _ reading: Reading) throws -> Int {
    let sum = raw_loop_run(
      loop,
      document,
      scene,
      reading == .native ? RAW_LOOP_NATIVE : RAW_LOOP_TEXT
    )
    guard sum.rows >= 0 else {
      throw BenchmarkError.sqlite(String(cString: raw_loop_error(loop)))
    }
    return Int(sum.rows)
  }

  private static let queries: [String] = [
    query("object", id: "id", "kind role parent container position scene key"),
    query(
      "layoutConstraint",
      id: "id",
      """
      firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant \
      symbolic placeholder identifier userLabel
      """
    ),
    query("attribute", "class path value"),
    query("element", "class path tag text"),
    query("geometry", "class path tag x y width height"),
    query(
      "color",
      """
      class path systemColor red green blue white alpha name catalog colorSpace \
      cocoaTouchSystemColor customColorSpace
      """
    ),
    query("font", "class path tag type metaFont size name family weight pointSize style"),
    query(
      "autoresizingMask",
      "class path flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY"
    ),
    query("install", "class installed"),
  ]

  private static func query(_ table: String, id: String = "object", _ columns: String) -> String {
    let names = [id] + columns.split(separator: " ").map(String.init)
    return """
      SELECT \(names.map { "row." + $0 }.joined(separator: ", "))
      FROM object CROSS JOIN \(table) AS row
        ON row.document = object.document AND row.\(id) = object.id
      WHERE object.document = ?1 AND object.scene IS ?2 AND object.role <> 'connection'
      ORDER BY object.id
      """
  }
}
