import LayoutEngine
import LayoutModel
import Testing

/// Images from the system's catalogue of symbols, whose alignment rectangles reach beyond low ones.
struct SymbolTests {
  /// The frame of an image view that is to be 40 points high from 100 points on.
  private func frame(_ image: String, width: Int, height: Int) throws -> [Double]? {
    let text = SmallDocument(
      subviews: view("a", "imageView", (0, 0, 30, 30), "image=\"\(image)\" catalog=\"system\""),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top", 100)
        + pin("a.height", nil, 40) + pin("a.width", nil, 40)
    ).text
    let resources = """
      <resources><image name="\(image)" catalog="system" width="\(width)" height="\(height)"/>\
      </resources></document>
      """
    return try canvasFrames(text.replacing("</document>", with: resources))["a"]
  }

  @Test(
    arguments: [
      ("circle", 128, 121, 0.5), ("qrcode", 128, 114, 1.5), ("photo", 128, 93, 2),
      ("checkmark", 128, 114, 2), ("chevron.right", 97, 128, 2), ("lock", 100, 128, 0.5),
      ("bolt.fill", 100, 128, -0.5),
    ]
  )
  func `a low symbol's frame lies inside its alignment rectangle`(
    _ image: String,
    _ width: Int,
    _ height: Int,
    _ end: Double
  ) throws {
    #expect(try frame(image, width: width, height: height) == [0, 100 + end, 40, 40 - 2 * end])
  }
}
