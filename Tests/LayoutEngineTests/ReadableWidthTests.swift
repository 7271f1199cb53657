import LayoutEngine
import LayoutModel
import Testing

/// Views whose margins follow the readable width, of 672 points at the default text size.
struct ReadableWidthTests {
  private func frames(_ small: SmallDocument, on name: String) throws -> Frames {
    let document = try small.document()
    let device = try #require(Device.named(name).first)
    return LayoutEngine(document).frames(in: .device(device, .landscape, of: document))
  }

  private let readable = "layoutMarginsFollowReadableWidth=\"YES\""
  private let sides =
    pin("a.leading", "b.leadingMargin") + pin("b.trailingMargin", "a.trailing")
    + pin("a.top", "b.top") + pin("a.bottom", "b.bottom")

  /// A view on the margins of the root, which follows the readable width or not.
  private func root(_ attributes: String) -> SmallDocument {
    var small = SmallDocument(
      subviews: view("a", "view", (16, 0, 343, 667)),
      constraints: sides.replacing("\"b\"", with: "\"root\"")
    )
    small.rootAttributes = " \(attributes)"
    return small
  }

  @Test(arguments: [(true, 176.0, 672.0), (false, 20, 984)])
  func `the margins of a root leave the readable width`(
    _ isReadable: Bool,
    _ x: Double,
    _ width: Double
  ) throws {
    let frame = try frames(root(isReadable ? readable : ""), on: "iPad Air 2")["a"]

    #expect(frame?[0] == x)
    #expect(frame?[2] == width)
  }

  @Test func `a narrow view and a canvas keep their margins`() throws {
    #expect(try frames(root(readable), on: "iPhone SE (1st generation)")["a"]?[0] == 20)
    #expect(try root(readable).frames()["a"]?[0] == 16)
  }

  @Test func `the margins of an inner view leave the readable width`() throws {
    let inner = view(
      "b",
      "view",
      (50, 0, 325, 667),
      readable,
      children: """
        <subviews>\(view("a", "view", (8, 0, 309, 667)))</subviews>
        <constraints>\(sides)</constraints>
        """
    )
    let small = SmallDocument(
      subviews: inner,
      constraints: pin("b.leading", "root.leading", 50) + pin("b.trailing", "root.trailing")
        + pin("b.top", "root.top") + pin("b.bottom", "root.bottom")
    )

    #expect(try frames(small, on: "iPad Air 2")["a"] == [151, 0, 672, 768])
  }

  @Test func `the margins of a cell's content leave the readable width`() throws {
    let cell = """
      <prototypes><tableViewCell id="c">
      <rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" \(readable) tableViewCell="c" id="b">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <subviews>\(view("a", "view", (16, 0, 343, 44)))</subviews>
      <constraints>\(sides)</constraints>
      </tableViewCellContentView></tableViewCell></prototypes>
      """
    let small = SmallDocument(
      subviews: view("t", "tableView", (0, 0, 375, 667), children: cell),
      constraints: fill("t", "root")
    )

    #expect(try frames(small, on: "iPad Air 2")["a"] == [176, 0, 672, 44])
  }
}
