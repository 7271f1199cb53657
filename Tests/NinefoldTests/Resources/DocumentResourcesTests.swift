import Foundation
import LayoutModel
import Ninefold
import TestSupport
import Testing

struct DocumentResourcesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("App.xcodeproj")
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
        <objects>
            <view contentMode="scaleToFill" id="a01-Vw-001">
                <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                <subviews>
                    <imageView fixedFrame="YES" image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="a01-Im-001">
                        <rect key="frame" x="10" y="10" width="40" height="20"/>
                    </imageView>
                </subviews>
                <color key="backgroundColor" name="Paper"/>
            </view>
        </objects>
        <resources>
            <image name="logo" width="40" height="20"/>
            <namedColor name="Paper">
                <color red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
        </resources>
    </document>

    """

  /// Writes the document and a catalog with a color and an image; returns the document's path.
  private func write(_ image: [UInt8], as file: String) throws -> String {
    try folder.write(
      """
      {"colors": [
        {"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}},
        {"appearances": [{"value": "dark"}],
          "color": {"components": {"white": "0.2", "alpha": "1.0"}}}]}
      """,
      to: "App/A.xcassets/Paper.colorset/Contents.json"
    )
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "\#(file)", "scale": "1x"}]}"#,
      to: "App/A.xcassets/logo.imageset/Contents.json"
    )
    try folder.write(image, to: "App/A.xcassets/logo.imageset/\(file)")
    return try folder.write(DocumentResourcesTests.document, to: "App/Logo.xib")
  }

  private func picture(
    _ path: String,
    _ change: (inout PreviewOptions) -> Void = { _ in }
  ) throws -> (svg: String, notes: [String]) {
    var options = PreviewOptions()
    change(&options)
    let preview = try Document(contentsOf: path).preview(named: path, as: .svg, options: options)
    return (String(decoding: preview.bytes, as: UTF8.self), preview.notes)
  }

  private static let svg = Array("<svg width='40' height='20'><script>x()</script></svg>".utf8)

  @Test func `colors and images come from the app's catalog`() throws {
    let path = try write(DocumentResourcesTests.svg, as: "logo.svg")
    let light = try picture(path)
    let encoded = Data(DocumentResourcesTests.svg).base64EncodedString()

    #expect(light.svg.contains("data:image/svg+xml;base64,\(encoded)"))
    #expect(!light.svg.contains("<script"))
    #expect(light.svg.contains("#ff0000"))
    #expect(light.notes.isEmpty)
    #expect(try picture(path) { $0.appearance = .dark }.svg.contains("#333333"))
  }

  @Test func `without resources, a color has its stored value and an image is a placeholder`()
    throws
  {
    let path = try write(DocumentResourcesTests.svg, as: "logo.svg")
    let plain = try picture(path) { $0.resourceFolders = [] }

    #expect(!plain.svg.contains("data:"))
    #expect(plain.svg.contains("#0000ff"))
  }

  @Test func `an image whose best file is too large has that of another scale`() throws {
    let path = try write(DocumentResourcesTests.svg, as: "logo.svg")
    let filler = String(repeating: " ", count: 5 << 20)
    try folder.write(
      "<svg width='80' height='40'>\(filler)</svg>",
      to: "App/A.xcassets/logo.imageset/large.svg"
    )
    try folder.write(
      #"""
      {"images": [{"idiom": "universal", "filename": "logo.svg", "scale": "1x"},
        {"idiom": "universal", "filename": "large.svg", "scale": "2x"}]}
      """#,
      to: "App/A.xcassets/logo.imageset/Contents.json"
    )
    let shown = try picture(path)

    #expect(shown.svg.contains(Data(DocumentResourcesTests.svg).base64EncodedString()))
    #expect(shown.notes.isEmpty)
  }

  @Test(arguments: [40, 80])
  func `an image view stored at twice the size of its image has the image's, unless it is fixed`(
    width: Int
  ) throws {
    let path = try write(DocumentResourcesTests.svg, as: "logo.svg")
    let fixed =
      width == 40
      ? ""
      : #"<constraints><constraint firstAttribute="width" constant="80" id="c3"/></constraints>"#
    let text = DocumentResourcesTests.document
      .replacing(#"fixedFrame="YES" "#, with: "")
      .replacing(
        #"x="10" y="10" width="40" height="20"/>"#,
        with: #"x="10" y="10" width="80" height="40"/>"# + fixed
      )
      .replacing(
        "</subviews>",
        with: """
          </subviews><constraints>
          <constraint firstItem="a01-Im-001" firstAttribute="leading" secondItem="a01-Vw-001" \
          secondAttribute="leading" constant="10" id="c1"/>
          <constraint firstItem="a01-Im-001" firstAttribute="top" secondItem="a01-Vw-001" \
          secondAttribute="top" constant="10" id="c2"/></constraints>
          """
      )
    try folder.write(text, to: "App/Logo.xib")

    #expect(try picture(path).svg.contains("x=\"10\" y=\"10\" width=\"\(width)\" height=\"20\""))
  }

  @Test func `a PDF is drawn as paths`() throws {
    let pdf = """
      %PDF-1.4
      1 0 obj << /Type /Page /MediaBox [0 0 40 20] /Contents 2 0 R >> endobj
      2 0 obj << /Length 14 >> stream
      0 0 9 9 re f  
      endstream endobj
      """
    let path = try write(Array(pdf.utf8), as: "logo.pdf")

    #expect(try picture(path).svg.contains("data:image/svg+xml;base64,"))
  }

  @Test(arguments: ["", "%PDF-1.4", "GIF89a\u{1}\u{0}\u{0}\u{0}", "text"])
  func `an image that can't be read is a placeholder, and a note says why`(content: String) throws {
    let path = try write(Array(content.utf8), as: "logo.png")
    let shown = try picture(path)

    #expect(!shown.svg.contains("data:"))
    #expect(shown.notes.count == 1)
    #expect(shown.notes.first?.hasPrefix("The image logo is not drawn:") == true)
  }

  @Test func `an image with a hundred million pixels is a placeholder`() throws {
    let header: [UInt8] =
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
      + Array("IHDR".utf8) + [0, 0, 39, 16, 0, 0, 39, 16]
    let path = try write(header, as: "logo.png")

    #expect(try picture(path).notes.first?.contains("too many pixels") == true)
  }

  @Test func `an image with fixed edges is stretched between them`() throws {
    let path = try write(DocumentResourcesTests.svg, as: "logo.svg")
    try folder.write(
      """
      {"images": [{"idiom": "universal", "filename": "logo.svg", "resizing": {"mode": "9-part",
        "center": {"mode": "stretch", "width": 1, "height": 1},
        "cap-insets": {"left": 10, "right": 10, "top": 0, "bottom": 0}}}]}
      """,
      to: "App/A.xcassets/logo.imageset/Contents.json"
    )
    let wide = DocumentResourcesTests.document.replacing(
      "y=\"10\" width=\"40\"",
      with: "y=\"10\" width=\"90\""
    )
    try folder.write(wide, to: "App/Logo.xib")
    let svg = try picture(path).svg

    // The left edge, the middle, which grows from 20 to 70 points, and the right edge.
    for part in [
      #"width="10" height="20" viewBox="0 0 10 20""#,
      #"x="10" width="70" height="20" viewBox="10 0 20 20""#,
      #"x="80" width="10" height="20" viewBox="30 0 10 20""#,
    ] {
      #expect(svg.contains(part), "\(part)")
    }
  }

  @Test func `a picture of a change has the app's images, each once`() throws {
    let path = try write(DocumentResourcesTests.svg, as: "logo.svg")
    let old = try Document(contentsOf: path)
    var new = old
    let place = try #require(new.objects.firstIndex { $0.id == "a01-Im-001" })
    new.objects[place].properties.append(
      Property(path: "alpha", position: 0, value: .attribute("0.5"))
    )
    let difference = VisibleDifference(of: [.init(document: path, old: old, new: new)])
    for format in [PreviewFormat.html, .svg] {
      let page = try difference.preview(titled: "A", as: format)
      let text = String(decoding: page.bytes, as: UTF8.self)
      #expect(text.components(separatedBy: "data:image/svg+xml").count == 2)
      #expect(text.components(separatedBy: "<use href=\"#image_").count >= 3)
    }
  }
}
