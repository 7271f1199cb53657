import LayoutMerge
import LayoutModel
import Testing

/// Merges of macOS grid views, which have a cell for each row and column.
struct GridMergeTests {
  @Test func `a row of one side and a column of the other have a cell`() throws {
    let states = try [grid("AB", "xy"), grid("ANB", "xy"), grid("AB", "xzy")]

    let result = ThreeWayMerge.merge(base: states[0], ours: states[1], theirs: states[2])
    let swapped = ThreeWayMerge.merge(base: states[0], ours: states[2], theirs: states[1])

    #expect(result.isClean)
    #expect(places(result.document) == ["Ax", "Az", "Ay", "Nx", "Nz", "Ny", "Bx", "Bz", "By"])
    #expect(damage(result.document).isEmpty)
    let cell = try #require(
      result.document.objects.first { $0.attribute("row") == "N" && $0.attribute("column") == "z" }
    )
    #expect(!result.document.objects.contains { $0.parent == cell.id })
    #expect(text(swapped.document) == text(result.document))
    #expect(try facts(reread(result.document)) == facts(result.document))
    let again = ThreeWayMerge.merge(base: states[0], ours: result.document, theirs: states[2])
    #expect(text(again.document) == text(result.document))
  }

  @Test func `cells are in the order that a side gave to the rows`() throws {
    let result = try merge(grid("AB", "xy"), grid("BA", "xy"), grid("AB", "xzy"))

    #expect(result.isClean)
    #expect(places(result.document) == ["Bx", "Bz", "By", "Ax", "Az", "Ay"])
  }

  @Test func `an empty cell of a deleted row is no conflict`() throws {
    let base = try grid("AB", "xy")
    let deleted = try grid("B", "xy")
    let added = try grid("AB", "xzy", empty: ["Az", "Bz"])

    for (ours, theirs) in [(deleted, added), (added, deleted)] {
      let result = merge(base, ours, theirs)

      #expect(result.isClean)
      #expect(places(result.document) == ["Bx", "Bz", "By"])
      #expect(damage(result.document).isEmpty)
    }
  }

  @Test func `a view in a new cell of a row that they deleted keeps the row`() throws {
    let result = try merge(grid("AB", "xy"), grid("AB", "xzy"), grid("B", "xy"))

    #expect(result.conflicts.map(words) == ["deletedAndReferenced A Az row"])
    #expect(places(result.document) == ["Ax", "Az", "Ay", "Bx", "Bz", "By"])
    #expect(contents(result.document) == ["vAx", "vAz", "vAy", "vBx", "vBz", "vBy"].sorted())
  }

  @Test func `a view in a new cell of a row that we deleted goes with the row`() throws {
    let result = try merge(grid("AB", "xy"), grid("B", "xy"), grid("AB", "xzy"))

    #expect(result.conflicts.map(words) == ["deletedAndReferenced A Az row"])
    #expect(places(result.document) == ["Bx", "Bz", "By"])
    #expect(contents(result.document) == ["vBx", "vBz", "vBy"].sorted())
    #expect(damage(result.document).isEmpty)
  }

  @Test(
    arguments: [
      (ConflictChoice.ours, ["Bx", "Bz", "By"]), (.theirs, ["Ax", "Az", "Ay", "Bx", "Bz", "By"]),
    ]
  )
  func `a choice removes or restores a row with its cells`(
    choice: ConflictChoice,
    cells: [String]
  ) throws {
    let result = ThreeWayMerge.merge(
      base: try grid("AB", "xy"),
      ours: try grid("B", "xy"),
      theirs: try grid("AB", "xzy")
    ) { _ in choice }

    #expect(result.isClean)
    #expect(places(result.document) == cells)
    #expect(contents(result.document) == cells.map { "v" + $0 }.sorted())
  }

  @Test func `a grid that lacked a cell stays without it`() throws {
    let result = try merge(
      grid("AB", "xy", without: ["By"]),
      grid("ANB", "xy", without: ["By"]),
      grid("AB", "xzy", without: ["By"])
    )

    #expect(result.isClean)
    #expect(places(result.document).sorted() == ["Ax", "Ay", "Az", "Bx", "Bz", "Nx", "Ny"])
  }

  // MARK: - Samples

  /// A xib with a grid view. Each letter is a row or a column. A cell has its row and its column in
  /// its id, and a view in it, if it isn't empty.
  private func grid(
    _ rows: String,
    _ columns: String,
    empty: Set<String> = [],
    without missing: Set<String> = []
  ) throws -> Document {
    let cells = rows.flatMap { row in columns.map { (row, $0) } }.map { row, column in
      let id = "\(row)\(column)"
      if missing.contains(id) { return "" }
      let start = "<gridCell row=\"\(row)\" column=\"\(column)\" id=\"\(id)\""
      return empty.contains(id)
        ? start + "/>" : start + "><view key=\"contentView\" id=\"v\(id)\"/></gridCell>"
    }
    let rowList = rows.map { "<gridRow id=\"\($0)\"/>" }.joined()
    let columnList = columns.map { "<gridColumn id=\"\($0)\"/>" }.joined()
    return try xib(
      """
      <gridView id="G"><rows>\(rowList)</rows><columns>\(columnList)</columns>\
      <gridCells>\(cells.joined())</gridCells></gridView>
      """
    )
  }

  private func merge(_ base: Document, _ ours: Document, _ theirs: Document) -> MergeResult {
    ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
  }

  /// The rows and columns of the cells, in their order.
  private func places(_ document: Document) -> [String] {
    document.objects.filter { $0.container == ":gridCells" }
      .sorted { $0.position < $1.position }
      .map { ($0.attribute("row") ?? "-") + ($0.attribute("column") ?? "-") }
  }

  /// The ids of the views in cells, sorted.
  private func contents(_ document: Document) -> [String] {
    document.objects.filter { $0.key == "contentView" }.map(\.id.rawValue).sorted()
  }
}
