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

  /// Returns the SVG of an image, whose bitmaps are written as numbers.
  private func svg(_ image: VectorImage) -> String {
    image.svg { bytes in bytes.map { "\($0)" }.joined(separator: " ") }
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
    #expect(svg(image).contains("<clipPath id=\"c0\"><path d=\"M0 10L2 10L2 8L0 8Z\"/></clipPath>"))
    #expect(svg(image).contains("<g clip-path=\"url(#c0)\"><g clip-path=\"url(#c1)\"><path"))
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

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func `a stream that a page names many times is read up to a limit`(hasEnd: Bool) throws {
    let long = String(repeating: "% a comment\n", count: 20_000)
    let parts = String(repeating: "4 0 R ", count: 100_000)
    var text = String(decoding: file(long + "0 0 1 1 re f"), as: UTF8.self)
    text = text.replacing("/Contents 4 0 R", with: "/Contents [\(parts)]")
    if !hasEnd {
      text = text.replacing("endstream", with: "").replacing("/Length", with: "/Unknown")
    }

    let image = VectorImage(pdf: Array(text.utf8))

    // Without an end, the stream has no content, and the page draws nothing.
    #expect((image == nil) == !hasEnd)
    #expect(image?.isComplete != true)
    #expect((image?.paths.count ?? 0) < 100)
  }

  @Test(.timeLimit(.minutes(1)))
  func `objects without an end are read up to a limit`() throws {
    let open = String(repeating: "9 0 obj (", count: 100_000)
    let image = try #require(self.image("0 0 1 1 re f", more: open))

    #expect(image.paths.count == 1)
  }

  // MARK: - Bitmaps

  /// A stream object with bytes of an image, in hexadecimal digits that the test's text can hold.
  private func file(image members: String, _ bytes: [UInt8], more: [(String, [UInt8])] = [])
    -> [UInt8]
  {
    var file = file(
      "q 10 0 0 5 2 1 cm /I Do Q 0 0 1 1 re f",
      resources: "/XObject << /I 5 0 R >>"
    )
    for (number, (members, bytes)) in ([(members, bytes)] + more).enumerated() {
      file += Array(
        "\n\(number + 5) 0 obj << /Subtype /Image \(members) /Length \(bytes.count) >> stream\n"
          .utf8
      )
      file += bytes + Array("\nendstream endobj\n".utf8)
    }
    return file
  }

  @Test func `a bitmap is a PNG in its place, below the paths that follow`() throws {
    let members = "/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB"
    let image = try #require(VectorImage(pdf: file(image: members, [255, 0, 0, 0, 0, 255])))

    #expect(image.isComplete)
    #expect(image.pictures.map(\.format) == [.png])
    #expect(image.pictures[0].position == 0)
    #expect(image.pictures[0].bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]))
    // The size, eight bits for each component, RGB.
    #expect(image.pictures[0].bytes[16..<26] == [0, 0, 0, 2, 0, 0, 0, 1, 8, 2])
    let text = svg(image)
    #expect(text.contains("<g transform=\"matrix(10 0 0 5 2 4)\"><image"))
    #expect(text.contains("xlink:href=\"data:image/png;base64,137 80"))
    #expect(text.firstRange(of: "<image")!.lowerBound < text.firstRange(of: "<path")!.lowerBound)
  }

  @Test func `a bitmap with a table of colors has these colors`() throws {
    let size = "/Width 2 /Height 1 /BitsPerComponent"
    let plain = try #require(
      VectorImage(pdf: file(image: "\(size) 8 /ColorSpace /DeviceRGB", [255, 0, 0, 0, 0, 255]))
    )
    func bitmap(_ members: String, _ bytes: [UInt8], _ table: [UInt8]) -> [UInt8]? {
      VectorImage(pdf: file(image: "\(size) \(members)", bytes, more: [("", table)]))?.pictures
        .first?.bytes
    }
    let colors: [UInt8] = [0, 0, 255, 255, 0, 0]
    let indexed = "/ColorSpace [/Indexed /DeviceRGB 1 6 0 R]"

    #expect(bitmap("8 \(indexed)", [1, 0], colors) == plain.pictures.first?.bytes)
    #expect(bitmap("8 \(indexed) /Decode [0 255]", [1, 0], colors) == plain.pictures.first?.bytes)
    #expect(bitmap("1 \(indexed)", [0x80], colors) == plain.pictures.first?.bytes)
    #expect(bitmap("4 \(indexed)", [0x10], colors) == plain.pictures.first?.bytes)
    let inks: [UInt8] = [255, 255, 0, 0, 0, 255, 255, 0]
    let printed = "8 /ColorSpace [/Indexed /DeviceCMYK 1 6 0 R]"
    #expect(bitmap(printed, [1, 0], inks) == plain.pictures.first?.bytes)
    #expect(bitmap("8 \(indexed) /Decode [255 0]", [1, 0], colors) == nil)
    #expect(bitmap("8 \(indexed)", [1, 0], [0, 0, 255]) == nil, "the table is too short")
    #expect(bitmap("8 \(indexed)", [1], colors) == nil)
  }

  @Test func `the opacity of a bitmap is in the PNG, and a mask beside a JPEG`() throws {
    let mask = ("/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray", [UInt8(128)])
    let gray = "/Width 1 /Height 1 /BitsPerComponent 1 /ColorSpace /DeviceGray /SMask 6 0 R"
    let jpeg = "/Width 1 /Height 1 /Filter /DCTDecode /ColorSpace /DeviceRGB /SMask 6 0 R"
    let png = try #require(VectorImage(pdf: file(image: gray, [0x80], more: [mask])))
    let masked = try #require(VectorImage(pdf: file(image: jpeg, [0xff, 0xd8], more: [mask])))

    // Gray with opacity.
    #expect(png.pictures[0].bytes[24...25] == [8, 4])
    #expect(png.pictures[0].mask == nil)
    #expect(masked.pictures[0].format == .jpeg && masked.pictures[0].bytes == [0xff, 0xd8])
    #expect(svg(masked).contains("<mask id=\"m0\"") && svg(masked).contains("mask=\"url(#m0)\""))
  }

  @Test(arguments: [
    "/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceCMYK",
    "/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace [/Indexed /DeviceRGB 1 <00>]",
    "/Width 2 /Height 1 /BitsPerComponent 4 /ColorSpace /DeviceGray",
    "/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /ImageMask true",
    "/Width 200 /Height 100 /BitsPerComponent 8 /ColorSpace /DeviceGray",
    "/Width 100000 /Height 100000 /BitsPerComponent 8 /ColorSpace /DeviceGray",
    "/Width -1 /Height 9223372036854775807 /BitsPerComponent 8 /ColorSpace /DeviceGray",
    "/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /SMask 5 0 R",
    "/Width 1 /Height 1 /Filter /JPXDecode",
  ])
  func `a bitmap of an unusual format is left out, and the image says so`(members: String) throws {
    let image = try #require(VectorImage(pdf: file(image: members, [1, 2, 3])))

    #expect(image.paths.count == 1)
    #expect(image.pictures.isEmpty == !members.contains("SMask 5"))
    #expect(image.isComplete == members.contains("SMask 5"))
  }

  // MARK: - Gradients

  private let shading =
    "/ShadingType 2 /Coords [0 0 1 0] /Extend [true true] /ColorSpace /DeviceRGB /Function 6 0 R"

  @Test func `a path has the gradient of its pattern, in the page's coordinates`() throws {
    let image = try #require(
      self.image(
        "q 5 0 0 5 0 0 cm /Pattern cs /P scn 0 0 1 1 re f 1 0 0 rg 0 0 1 1 re f Q",
        more: "6 0 obj << /FunctionType 2 /N 1 /C0 [1 0 0] /C1 [0 0 1] >> endobj",
        resources:
          "/Pattern << /P << /PatternType 2 /Matrix [4 0 0 4 1 2] /Shading << \(shading) >> >> >>"
      )
    )
    #expect(image.isComplete)
    #expect(image.paths.map(\.gradient) == [0, nil])
    #expect(image.gradients.map(\.coordinates) == [[0, 0, 1, 0]])
    let stops = image.gradients[0].stops
    #expect(stops.first?.color == .init(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(stops.last?.color == .init(red: 0, green: 0, blue: 1, alpha: 1))
    let text = svg(image)
    #expect(
      text.contains(
        "<linearGradient id=\"g0\" gradientUnits=\"userSpaceOnUse\" gradientTransform=\"matrix(4 0 0 -4 1 8)\""
          + " x1=\"0\" y1=\"0\" x2=\"1\" y2=\"0\"><stop offset=\"0\" stop-color=\"#ff0000\"/>"
      )
    )
    #expect(text.contains("fill=\"url(#g0)\""))
  }

  @Test(arguments: [
    ("/Size [3]", true), ("/Size [3] /Encode [0 2] /Decode [0 1 0 1 0 1]", true),
    ("/Size [4]", false), ("/Size [3 1]", false), ("/Size [-1]", false),
    ("/Size [9223372036854775807]", false),
  ])
  func `a table of colors is a gradient, unless its size is wrong`(size: String, isRead: Bool) {
    let function =
      "/FunctionType 0 /BitsPerSample 8 /Domain [0 1] /Range [0 1 0 1 0 1] \(size) /Length 9"
    let image = self.image(
      "0 0 1 1 re f /S sh",
      more: "6 0 obj << \(function) >> stream\nabcABCabc\nendstream endobj",
      resources: "/Shading << /S << \(shading) >> >>"
    )
    let stops = image?.gradients.first?.stops ?? []
    #expect(stops.isEmpty != isRead)
    #expect(image?.isComplete == isRead)
    if isRead {
      let rows = [stops.first, stops.dropFirst(8).first, stops.last].map { stop in
        stop.map { [$0.color.red, $0.color.green, $0.color.blue].map { ($0 * 255).rounded() } }
      }
      #expect(rows == [[97, 98, 99], [65, 66, 67], [97, 98, 99]])
    }
  }

  @Test func `a shading fills the area of the clip`() throws {
    let image = try #require(
      self.image(
        "q 1 1 2 2 re W n /S sh Q",
        more: "6 0 obj << /FunctionType 2 /N 1 >> endobj",
        resources: "/Shading << /S << /ShadingType 3 /Coords [0 0 0 0 0 9] /Extend [true true]"
          + " /Function 6 0 R >> >>"
      )
    )
    #expect(image.paths.map(\.clips) == [[0]] && image.paths[0].gradient == 0)
    #expect(svg(image).contains("<radialGradient") && svg(image).contains(" r=\"9\""))
  }

  @Test(arguments: [
    ("", [true, true]), ("/Extend [false false]", [true, true]),
    ("/Extend [true false]", [false, true]), ("/Extend [true true]", [false, false]),
  ])
  func `a gradient ends where it does not extend`(extend: String, isEnded: [Bool]) throws {
    let image = try #require(
      self.image(
        "/S sh",
        more: "6 0 obj << /FunctionType 2 /N 1 /C0 [1 0 0] /C1 [0 0 1] >> endobj",
        resources:
          "/Shading << /S << /ShadingType 2 /Coords [0 0 1 0] \(extend) /Function 6 0 R >> >>"
      )
    )
    let stops = image.gradients[0].stops
    #expect(image.isComplete)
    #expect([stops.first, stops.last].map { $0?.color.alpha == 0 } == isEnded)
    #expect(
      svg(image).contains("<stop offset=\"0\" stop-color=\"#ff0000\" stop-opacity=\"0\"/>")
        == isEnded[0]
    )
  }

  @Test func `programs and stitched functions give colors`() throws {
    func middle(_ function: String, stream: String? = nil) throws -> VectorPath.Color? {
      let body = stream.map { "/Length \($0.utf8.count) >> stream\n\($0)\nendstream" } ?? ">>"
      let image = image(
        "/S sh",
        more: "6 0 obj << \(function) \(body) endobj",
        resources: "/Shading << /S << \(shading) >> >>"
      )
      return try #require(image).gradients[0].stops[8].color
    }
    let green = VectorPath.Color(red: 0, green: 1, blue: 0, alpha: 1)
    let half = "/FunctionType 2 /N 1 /C0 [1 0 0] /C1 [0 1 0]"

    #expect(
      try middle(
        "/FunctionType 3 /Bounds [0.5] /Encode [0 1 1 0] /Functions [<< \(half) >> << \(half) >>]"
      )
        == green
    )
    #expect(
      try middle("/FunctionType 4", stream: "{ dup 0.4 gt { pop 0 1 0 } { 1 sub 0 0 } ifelse }")
        == green
    )
  }

  @Test(arguments: [
    "{", "{ 1 2", "{ loop }", "{ pop pop }", "{ 1 0 div }", "{ 99 index }", "1",
    "{ \(String(repeating: "{", count: 40)) }",
  ])
  func `a program that fails leaves the gradient out`(program: String) {
    let image = image(
      "0 0 1 1 re f /S sh",
      more:
        "6 0 obj << /FunctionType 4 /Length \(program.utf8.count) >> stream\n\(program)\nendstream endobj",
      resources: "/Shading << /S << \(shading) >> >>"
    )
    #expect(image?.paths.count == 1 && image?.isComplete == false)
  }

  @Test func `a tree of functions that share their parts is bounded`() throws {
    let levels = (6...8).map { number in
      "\(number) 0 obj [\(String(repeating: "\(number + 1) 0 R ", count: 64))] endobj"
    }
    let image = try #require(
      self.image(
        "0 0 1 1 re f \(String(repeating: "/S sh ", count: 2_000))",
        more: levels.joined(separator: "\n") + "\n9 0 obj << /FunctionType 2 /N 1 >> endobj",
        resources: "/Shading << /S << \(shading) >> >>"
      )
    )
    #expect(image.paths.count == 1 && !image.isComplete)
  }

  @Test func `text and unknown gradients are left out, and the image says so`() throws {
    let image = try #require(self.image("0 0 1 1 re f BT (a\\)b) Tj ET /S sh"))

    #expect(image.paths.count == 1)
    #expect(!image.isComplete)
  }

  @Test func `the SVG has one element for each path`() throws {
    let image = try #require(self.image("0 0 1 1 re f 1 J 0 0 m 1 1 l S"))

    #expect(
      svg(image) == """
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
