import InterfaceBuilderFormat
import LayoutEngine
import LayoutModel
import Testing

/// Image views whose stored frames do not show the size of their image.
struct ImageSizeTests {
  /// A document whose image view has only a position.
  private func document(
    _ frame: (Double, Double, Double, Double),
    _ attributes: String,
    list: String
  ) throws -> Document {
    let text = SmallDocument(
      subviews: view("a", "imageView", frame, "image=\"picture\" \(attributes)"),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top")
    ).text
    let resources = "<resources><image name=\"picture\" \(list)/></resources></document>"
    return try DocumentReader.read([UInt8](text.replacing("</document>", with: resources).utf8))
  }

  private func frameElsewhere(_ document: Document) throws -> [Double]? {
    let low = SizeClass(width: .compact, height: .compact)
    return LayoutEngine(document).frames(in: .sizeClass(low, of: document))["a"]
  }

  @Test func `a stretched image has its own size on another screen`() throws {
    let list = "width=\"100\" height=\"80\""

    #expect(try frameElsewhere(document((0, 0, 300, 80), "", list: list)) == [0, 0, 100, 80])
    #expect(try frameElsewhere(document((0, 0, 120, 90), "", list: list)) == [0, 0, 120, 90])
  }

  @Test func `a stretched symbol has the proportions of the list on another screen`() throws {
    let stretched = try document(
      (0, 0, 50, 140),
      "catalog=\"system\"",
      list: "catalog=\"system\" width=\"128\" height=\"128\""
    )

    #expect(try frameElsewhere(stretched)?[2] == 50)
    #expect(try #require(frameElsewhere(stretched)?[3]) < 60)
  }

  @Test func `a misplaced image view has the size of its image`() throws {
    let list = "width=\"100\" height=\"80\""
    let misplaced = try document((10, 10, 300, 240), "misplaced=\"YES\"", list: list)
    let canvas = LayoutEnvironment.canvas(of: misplaced)

    #expect(LayoutEngine(misplaced).frames(in: canvas)["a"] == [0, 0, 100, 80])
  }

  @Test func `a listed size beyond all screens does not count`() throws {
    let list = "width=\"1e300\" height=\"80\""
    let misplaced = try document((10, 10, 300, 240), "misplaced=\"YES\"", list: list)
    let canvas = LayoutEnvironment.canvas(of: misplaced)

    #expect(LayoutEngine(misplaced).frames(in: canvas)["a"]?[2] == 300)
  }
}
