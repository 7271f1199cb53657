import PDFImages
import Testing

struct VectorImageTests {
  /// A file with one page and its content stream.
  private func file(_ content: String, more: String = "", resources: String = "") -> [UInt8] {
    Array(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> >> endobj
      4 0 obj << /Length \(content.utf8.count) >> stream
      \(content)
      endstream endobj
      \(more)
      trailer << /Root 1 0 R >>
      """.utf8
    )
  }

  private func image(_ content: String, more: String = "", resources: String = "") -> VectorImage? {
    VectorImage(pdf: file(content, more: more, resources: resources))
  }

  @Test func `a filled path has the page's coordinates with the y axis down`() throws {
    let image = try #require(self.image("1 0 0 rg 0 0 m 4 0 l 4 2 l h f"))

    #expect(image.width == 20)
    #expect(image.height == 10)
    #expect(image.paths.map(\.data) == ["M0 10L4 10L4 8Z"])
    #expect(image.paths[0].fill == .init(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(image.paths[0].stroke == nil)
    #expect(image.isComplete)
  }

  @Test func `a transform applies inside of its saved state only`() throws {
    let image = try #require(self.image("q 2 0 0 2 1 1 cm 0 0 1 1 re f Q 0 0 1 1 re 0.5 w S"))

    #expect(image.paths.map(\.data) == ["M1 9L3 9L3 7L1 7Z", "M0 10L1 10L1 9L0 9Z"])
    #expect(image.paths[1].lineWidth == 0.5)
  }

  @Test func `colors are gray, RGB or CMYK, with the opacity of the graphics state`() throws {
    let image = try #require(
      self.image(
        "/A gs 0.5 g 0 0 1 1 re f 0 1 1 0 k 0 0 1 1 re f*",
        resources: "/ExtGState << /A << /ca 0.25 >> >>"
      )
    )
    #expect(image.paths[0].fill == .init(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
    #expect(image.paths[1].fill == .init(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(image.paths[1].isEvenOdd)
  }

  @Test func `a clip applies to the paths after it, inside of its saved state`() throws {
    let image = try #require(
      self.image("q 0 0 2 2 re W n 0 0 9 9 re f 0 0 1 1 re W* n 0 0 9 9 re f Q 0 0 9 9 re f")
    )
    #expect(image.paths.map(\.clips) == [[0], [0, 1], []])
    #expect(image.clips.map(\.rule) == [.nonZero, .evenOdd])
    #expect(image.svg.contains("<clipPath id=\"c0\"><path d=\"M0 10L2 10L2 8L0 8Z\"/></clipPath>"))
    #expect(image.svg.contains("<g clip-path=\"url(#c0)\"><g clip-path=\"url(#c1)\"><path"))
  }

  @Test func `a form is drawn, and one that draws itself ends`() throws {
    let form = """
      5 0 obj << /Subtype /Form /Matrix [1 0 0 1 3 0] /Resources << /XObject << /F 5 0 R >> >>
      /Length 24 >> stream
      0 0 1 1 re f      /F Do 
      endstream endobj
      """
    let image = try #require(self.image("/F Do", more: form, resources: "/XObject << /F 5 0 R >>"))

    #expect(image.paths[0].data == "M3 10L4 10L4 9L3 9Z")
    #expect(image.paths.count < 20)
    #expect(!image.isComplete)
  }

  @Test func `text and gradients are left out, and the image says so`() throws {
    let image = try #require(self.image("0 0 1 1 re f BT (a\\)b) Tj ET /S sh"))

    #expect(image.paths.count == 1)
    #expect(!image.isComplete)
  }

  @Test func `the SVG has one element for each path`() throws {
    let image = try #require(self.image("0 0 1 1 re f 1 J 0 0 m 1 1 l S"))

    #expect(
      image.svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">\
        <path d="M0 10L1 10L1 9L0 9Z" fill="#000000"/>\
        <path d="M0 10L1 9" fill="none" stroke="#000000" stroke-width="1" stroke-linecap="round"/>\
        </svg>
        """
    )
  }

  @Test(arguments: [
    "", "%PDF-1.4", "%PDF 1 0 obj", "1 0 obj << /Type /Page /MediaBox [0 0 1 1] >>",
    "1 0 obj << /Type /Page /MediaBox [0 0 0 1] /Contents 1 0 R >> stream",
    "1 0 obj << /Type /Page /MediaBox [0 0 9 9] /Contents 2 0 R >> endobj 2 0 obj 2 0 R endobj",
    "1 0 obj << /Kids [1 0 R] /Type /Catalog /Pages 1 0 R >> endobj",
    "1 0 obj [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[ endobj", "1 0 obj (((\\",
  ])
  func `malformed files have no image`(text: String) {
    #expect(VectorImage(pdf: Array(text.utf8)) == nil)
  }

  @Test func `a file that is cut anywhere never traps`() {
    let whole = file("q 1 0 0 1 0 0 cm /G gs 0 0 1 1 re B* Q", resources: "/ExtGState << >>")
    for count in whole.indices { _ = VectorImage(pdf: Array(whole.prefix(count))) }
  }

  @Test func `a million segments are cut`() throws {
    let content = String(repeating: "0 0 1 1 re ", count: 200_000) + "f"
    #expect(image(content) == nil)
  }
}
