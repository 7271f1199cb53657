import LayoutEngine
import LayoutModel
import Testing

/// Images from the system's catalogue of symbols, whose alignment rectangles reach beyond low ones.
struct SymbolTests {
  /// The frame of an image view that is to be 40 points high from 100 points on.
  private func frame(
    _ image: String,
    width: Int,
    height: Int,
    configuration: String = ""
  ) throws -> [Double]? {
    try frame(
      view(
        "a",
        "imageView",
        (0, 0, 30, 30),
        "image=\"\(image)\" catalog=\"system\"",
        children: configuration
      ),
      showing: image,
      width: width,
      height: height
    )
  }

  /// The same for an image element that refers to the symbol, with attributes of the element and of the
  /// view's configuration.
  private func frame(
    referringTo image: String,
    height: Int,
    _ attributes: String = "",
    configuration: String
  ) throws -> [Double]? {
    let configuration =
      configuration.isEmpty
      ? "" : "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(configuration)/>"
    let element =
      "<imageReference key=\"image\" image=\"\(image)\" catalog=\"system\" \(attributes)/>"
    return try frame(
      view("a", "imageView", (0, 0, 30, 30), children: element + configuration),
      showing: image,
      width: 128,
      height: height
    )
  }

  private func frame(
    _ imageView: String,
    showing image: String,
    width: Int,
    height: Int
  ) throws -> [Double]? {
    let text = SmallDocument(
      subviews: imageView,
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
      ("checkmark", 128, 114, 2), ("clock", 64, 60, 0.5), ("bolt.fill", 100, 128, -0.5),
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

  @Test(arguments: [
    ("chevron.down", 128, 70, [105.5, 30]), ("chevron.up", 128, 70, [104.5, 30]),
    ("star.fill", 128, 116, [99.5, 40]), ("person.fill", 128, 120, [101.5, 37]),
    ("magnifyingglass", 128, 117, [101, 38]), ("lock.fill", 128, 128, [101, 38]),
  ])
  func `some symbols have insets of their own`(
    _ image: String,
    _ width: Int,
    _ height: Int,
    _ expected: [Double]
  ) throws {
    let found = try frame(image, width: width, height: height)

    #expect(found.map { [$0[1], $0[3]] } == expected)
  }

  @Test(
    arguments: [
      ("", [105.5, 30]), (#"weight="bold""#, [105.5, 30]),
      (#"configurationType="pointSize" pointSize="20""#, [100, 40]),
    ]
  )
  func `an image that refers to a symbol has its insets, if it has no size of its own`(
    _ attributes: String,
    _ expected: [Double]
  ) throws {
    let found = try frame(referringTo: "chevron.down", height: 70, configuration: attributes)

    #expect(found.map { [$0[1], $0[3]] } == expected)
  }

  @Test(arguments: [
    ("circle", 123, "symbolScale=\"large\"", "", [97.5, 45.5]),
    ("circle", 123, "symbolScale=\"large\"", "scale=\"default\" weight=\"medium\"", [97.5, 45.5]),
    ("circle", 123, "", "scale=\"large\" weight=\"bold\"", [96.5, 47.5]),
    ("chevron.down", 70, "symbolScale=\"small\"", "", [106.5, 28]),
    ("chevron.down", 70, "symbolScale=\"medium\"", "scale=\"small\"", [105.5, 30]),
  ])
  func `a large symbol extends beyond the rectangle of its scale, a small one less`(
    _ image: String,
    _ height: Int,
    _ reference: String,
    _ attributes: String,
    _ expected: [Double]
  ) throws {
    let found = try frame(
      referringTo: image,
      height: height,
      reference,
      configuration: attributes
    )

    #expect(found.map { [$0[1], $0[3]] } == expected)
  }

  @Test(
    arguments: [
      (#"weight="bold""#, -0.5), (#"weight="regular""#, 0.5), (#"weight="thin""#, 1.5),
      (#"configurationType="pointSize" pointSize="20" weight="bold""#, 0),
    ]
  )
  func `a bold round symbol is longer than a regular one, and a thin one shorter`(
    _ attributes: String,
    _ end: Double
  ) throws {
    let configuration =
      "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(attributes)/>"
    let found = try frame("circle", width: 128, height: 121, configuration: configuration)

    #expect(found == [0, 100 + end, 40, 40 - 2 * end])
  }

  @Test(arguments: [
    (#"catalog="system""#, "17", 106.0), (#"catalog="system""#, "34", 112), ("", "17", 100),
  ])
  func `a symbol's baseline lies half a capital letter below its center`(
    _ catalog: String,
    _ size: String,
    _ baseline: Double
  ) throws {
    let image = """
      <imageReference key="image" image="lock" \(catalog)/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" \
      configurationType="pointSize" pointSize="\(size)"/>
      """
    let document = SmallDocument(
      subviews: view("a", "imageView", children: image) + view("b"),
      constraints: pin("a.leading", "root.leading")
        + pin("a.top", "root.top", catalog.isEmpty ? 100 : 80)
        + pin("a.height", nil, 40) + pin("a.width", nil, 40) + pin("b.leading", "root.leading")
        + pin("b.top", "a.firstBaseline") + pin("b.height", nil, 10) + pin("b.width", nil, 10)
    )

    #expect(try document.frames()["b"]?[1] == baseline)
  }
}
