import LayoutModel
import Testing

@testable import LayoutEditing

struct CellEditTests {
  private let root = ObjectID("root-0-001")

  @Test func `new cells have the width of their table and are below one another`() throws {
    var sample = try Sample()
    _ = try sample.lines(.add(NewObject(kind: "tableView", parent: root)))
    let table = try #require(sample.slice.objects.first { $0.kind == "tableView" })
    for _ in 1...2 {
      _ = try sample.lines(.add(NewObject(kind: "tableViewCell", parent: table.id)))
    }

    let cells = sample.slice.children(of: table.id).filter { $0.kind == "tableViewCell" }
    let contents = cells.flatMap { sample.slice.children(of: $0.id) }

    #expect(cells.compactMap(\.storedFrame?.width) == [240, 240])
    #expect(cells.compactMap(\.storedFrame?.y) == [28, 72])
    #expect(contents.compactMap(\.storedFrame?.width) == [240, 240])
    #expect(contents.allSatisfy { $0.attribute("clipsSubviews") == "YES" })
  }

  @Test func `a table in a xib has no cells`() throws {
    var sample = try Sample(.anyAny, Sample.text.replacing(".Storyboard.XIB", with: ".XIB"))
    _ = try sample.lines(.add(NewObject(kind: "tableView", parent: root)))
    let table = try #require(sample.slice.objects.first { $0.kind == "tableView" })

    let refusal = sample.refusal(.add(NewObject(kind: "tableViewCell", parent: table.id)))

    #expect("\(try #require(refusal))".contains("put the cell into its own xib"))
  }

  @Test(arguments: [("13771", nil), ("22505", "YES")])
  func `a new cell has the margins that its version of Xcode writes`(
    toolsVersion: String,
    preserves: String?
  ) throws {
    var sample = try Sample(.anyAny, Sample.text.replacing("17701", with: toolsVersion))
    _ = try sample.lines(.add(NewObject(kind: "tableView", parent: root)))
    let table = try #require(sample.slice.objects.first { $0.kind == "tableView" })

    _ = try sample.lines(.add(NewObject(kind: "tableViewCell", parent: table.id)))

    let cell = try #require(sample.slice.objects.first { $0.kind == "tableViewCell" })
    #expect(cell.attribute("preservesSuperviewLayoutMargins") == preserves)
  }
}
