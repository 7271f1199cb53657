import Foundation
import LayoutModel
import Ninefold
import TestSupport
import Testing

/// Images and catalogs that try to run, to load, or to take too much time or memory.
struct HostileResourcesTests {
  private let folder: TemporaryFolder
  private static let name = "a\"b<script>'&"

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("App.xcodeproj")
  }

  private func document(_ name: String = "logo", color: String = "Paper") -> String {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
        "\"",
        with: "&quot;"
      )
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
          <objects>
              <view contentMode="scaleToFill" id="a01-Vw-001" customClass="\(escaped(name))">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
                  <subviews>
                      <imageView fixedFrame="YES" image="\(escaped(name))" \
      userLabel="\(escaped(name))" translatesAutoresizingMaskIntoConstraints="NO" id="a01-Im-001">
                          <rect key="frame" x="10" y="10" width="100" height="100"/>
                      </imageView>
                      <view fixedFrame="YES" customClass="\(escaped(name))" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a01-Cu-001">
                          <rect key="frame" x="10" y="120" width="180" height="60"/>
                      </view>
                  </subviews>
                  <color key="backgroundColor" name="\(escaped(color))"/>
              </view>
          </objects>
          <resources>
              <image name="\(escaped(name))" width="40" height="20"/>
              <namedColor name="\(escaped(color))">
                  <color red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </namedColor>
          </resources>
      </document>

      """
  }

  private func write(_ image: [UInt8], as file: String, in catalog: String = "A.xcassets") throws
    -> String
  {
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "\#(file)", "scale": "1x"}]}"#,
      to: "App/\(catalog)/logo.imageset/Contents.json"
    )
    try folder.write(image, to: "App/\(catalog)/logo.imageset/\(file)")
    return try folder.write(document(), to: "App/Logo.xib")
  }

  private func picture(_ path: String, as format: PreviewFormat = .svg) throws
    -> (text: String, notes: [String])
  {
    let preview = try Document(contentsOf: path).preview(named: path, as: format)
    return (String(decoding: preview.bytes, as: UTF8.self), preview.notes)
  }

  /// Returns the duration of a call, which must stay far below what a reader of pages waits for.
  private func time(_ body: () throws -> Void) rethrows -> Duration {
    try ContinuousClock().measure(body)
  }

  // MARK: - Vector images

  @Test func `an SVG with a million points is omitted and reported`() throws {
    let points = (0..<1_000_000).map { "L\($0 % 997) \($0 % 991)" }.joined()
    let svg = "<svg width='40' height='20'><path d='M0 0\(points)'/></svg>"
    let path = try write(Array(svg.utf8), as: "logo.svg")
    var shown = (text: "", notes: [String]())

    #expect(try time { shown = try picture(path) } < .seconds(20))
    #expect(shown.text.utf8.count < 100_000)
    #expect(shown.notes.contains { $0.contains("logo") && $0.contains("too many for a picture") })
  }

  @Test func `a PDF with a million points is truncated and reported`() throws {
    let points = (0..<1_000_000).map { "\($0 % 40) \($0 % 20) l\n" }.joined()
    let content = "0 0 m\n\(points)f\n0 0 5 5 re f"
    let pdf = """
      %PDF-1.4
      1 0 obj << /Type /Page /MediaBox [0 0 40 20] /Contents 2 0 R >> endobj
      2 0 obj << /Length \(content.utf8.count) >> stream
      \(content)
      endstream endobj
      """
    let path = try write(Array(pdf.utf8), as: "logo.pdf")
    var shown = (text: "", notes: [String]())

    #expect(try time { shown = try picture(path) } < .seconds(20))
    #expect(shown.text.utf8.count < 8_000_000)
    #expect(shown.notes.contains { $0.contains("logo") }, "\(shown.notes)")
  }

  @Test func `a JPEG in a PDF whose header has a hundred million pixels is omitted and reported`()
    throws
  {
    var pdf = Array(
      """
      %PDF-1.4
      1 0 obj << /Type /Page /MediaBox [0 0 40 20] /Contents 2 0 R
      /Resources << /XObject << /I 3 0 R >> >> >> endobj
      2 0 obj << /Length 27 >> stream
      q 40 0 0 20 0 0 cm /I Do Q 
      endstream endobj
      3 0 obj << /Subtype /Image /Width 4 /Height 4 /Filter /DCTDecode /Length 15 >> stream

      """.utf8
    )
    pdf += [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 39, 16, 39, 16, 3, 0, 0, 0]
    pdf += Array("\nendstream endobj".utf8)
    let shown = try picture(try write(pdf, as: "logo.pdf"))

    #expect(!shown.text.contains("data:"))
    #expect(shown.notes.contains { $0.contains("too many pixels") }, "\(shown.notes)")
  }

  @Test func `scripts, links and attached files of a PDF are not in the picture`() throws {
    let pdf = """
      %PDF-1.4
      1 0 obj << /Type /Page /MediaBox [0 0 40 20] /Contents 2 0 R
      /AA << /O << /S /JavaScript /JS (app.alert) >> >>
      /Annots [<< /Subtype /Link /A << /S /URI /URI (http://127.0.0.1/x) >> >>] >> endobj
      2 0 obj << /Length 14 >> stream
      0 0 9 9 re f  
      endstream endobj
      3 0 obj << /Type /Catalog /OpenAction << /S /Launch /F (/bin/sh) >> >> endobj
      4 0 obj << /Type /Filespec /F (http://127.0.0.1/y) >> endobj
      """
    let path = try write(Array(pdf.utf8), as: "logo.pdf")
    let text = try picture(path).text
    let image = try #require(
      text.components(separatedBy: "data:image/svg+xml;base64,").dropFirst().first?
        .components(separatedBy: "\"").first.flatMap { Data(base64Encoded: $0) }
    )
    let svg = String(decoding: image, as: UTF8.self)

    #expect(svg.contains("<path d=\"M0 20L9 20L9 11L0 11Z\""))
    for word in ["127.0.0.1", "alert", "/bin/sh", "script", "href"] {
      #expect(!svg.contains(word), "\(word)")
    }
  }

  @Test(arguments: [
    "<!DOCTYPE svg [<!ENTITY a 'xxxxxxxxxx'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>]>",
    "<!DOCTYPE svg [<!ENTITY f SYSTEM 'file:///etc/passwd'>]>",
    "<!DOCTYPE svg [<!ENTITY % p SYSTEM 'http://127.0.0.1/x'>]>",
  ])
  func `an SVG with unsafe entities is omitted and reported`(declaration: String) throws {
    let svg = "\(declaration)<svg width='40' height='20'><text>&b;</text></svg>"
    let shown = try picture(try write(Array(svg.utf8), as: "logo.svg"))

    #expect(!shown.text.contains("data:"))
    #expect(shown.notes.contains { $0.contains("entities") })
  }

  @Test func `a plain entity, as drawing programs write it, does no harm`() throws {
    let svg =
      "<!DOCTYPE svg [<!ENTITY ns 'http://ns.adobe.com/x'>]><svg width='40' height='20'></svg>"
    let shown = try picture(try write(Array(svg.utf8), as: "logo.svg"))

    #expect(shown.text.contains("data:image/svg+xml"))
    #expect(shown.notes.isEmpty)
  }

  @Test func `scripts and links of an SVG stay inside of an image, which runs and loads nothing`()
    throws
  {
    let svg = """
      <svg width='40' height='20' onload='alert(1)' xmlns:xlink='http://www.w3.org/1999/xlink'>
      <script href='http://127.0.0.1/x.js'>alert(1)</script><image xlink:href='http://127.0.0.1/x.png'/>
      <use href='other.svg#a'/><foreignObject><iframe src='http://127.0.0.1'/></foreignObject></svg>
      """
    let path = try write(Array(svg.utf8), as: "logo.svg")

    for format in [PreviewFormat.svg, .html] {
      let text = try picture(path, as: format).text
      #expect(text.contains("data:image/svg+xml;base64,"))
      for word in ["127.0.0.1", "alert(1)", "other.svg", "<foreignObject", "<iframe"] {
        #expect(!text.contains(word), "\(word)")
      }
    }
  }

  // MARK: - Raster images

  @Test func `headers with a hundred million pixels are refused before anything is decoded`() throws
  {
    let png: [UInt8] =
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
      + Array("IHDR".utf8) + [0, 0, 39, 16, 0, 0, 39, 16]
    let jpeg: [UInt8] = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 39, 16, 39, 16, 3, 0, 0, 0]
    let gif: [UInt8] = Array("GIF89a".utf8) + [0xff, 0xff, 0xff, 0xff, 0, 0]
    for (name, bytes) in [("logo.png", png), ("logo.jpg", jpeg), ("logo.gif", gif)] {
      let shown = try picture(try write(bytes, as: name))
      #expect(!shown.text.contains("data:"), "\(name)")
      #expect(shown.notes.contains { $0.contains("too many pixels") }, "\(name): \(shown.notes)")
    }
  }

  // MARK: - Catalogs

  @Test func `catalogs that contain themselves end`() throws {
    let path = try write(Array("<svg width='40' height='20'></svg>".utf8), as: "logo.svg")
    let catalog = folder.path + "/App/A.xcassets"
    try FileManager.default.createSymbolicLink(atPath: catalog + "/loop", withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: catalog + "/self.imageset",
      withDestinationPath: "logo.imageset"
    )
    // A file that leads to itself.
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "again.svg"}]}"#,
      to: "App/A.xcassets/again.imageset/Contents.json"
    )
    try FileManager.default.createSymbolicLink(
      atPath: catalog + "/again.imageset/again.svg",
      withDestinationPath: "again.svg"
    )
    // A color that refers to itself, and one to a missing one.
    for name in ["Paper", "Other"] {
      try folder.write(
        #"{"colors": [{"color": {"platform": "ios", "reference": "Paper"}}]}"#,
        to: "App/A.xcassets/\(name).colorset/Contents.json"
      )
    }
    var shown = (text: "", notes: [String]())

    #expect(try time { shown = try picture(path) } < .seconds(10))
    #expect(shown.text.contains("data:image/svg+xml"))
    #expect(shown.text.contains("#0000ff"))

    try folder.write(document("again"), to: "App/Logo.xib")
    #expect(try picture(path).notes.contains { $0.contains("The image again is not drawn") })
  }

  @Test func `a catalog that is too deep is truncated and reported`() throws {
    let deep = (0..<60).map { "d\($0)" }.joined(separator: "/")
    let path = try write(
      Array("<svg width='40' height='20'></svg>".utf8),
      as: "logo.svg",
      in: "A.xcassets/" + deep
    )
    let shown = try picture(path)

    #expect(!shown.text.contains("data:"))
    #expect(shown.notes.contains { $0.contains("too many folders") })
  }

  // MARK: - Names

  @Test func `names of images, colors, classes and views are text in every picture`() throws {
    let path = try folder.write(
      document(Self.name, color: Self.name),
      to: "App/x<script>\"'&.xib"
    )
    for format in [PreviewFormat.svg, .html] {
      let text = try picture(path, as: format).text
      #expect(!text.contains("<script>'"), "\(format)")
      #expect(!text.contains("\"b<"), "\(format)")
      #expect(text.contains("&lt;script&gt;") || text.contains("\\u003cscript"))
    }
    let svg = try picture(path).text
    let file = try folder.write(svg, to: "picture.svg")
    let lint = try CommandRun(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["python3", "-c", "import sys, xml.dom.minidom as m; m.parse(sys.argv[1])", file],
      in: folder.path
    )
    #expect(lint.status == 0, "\(lint.errors)")
  }
}
