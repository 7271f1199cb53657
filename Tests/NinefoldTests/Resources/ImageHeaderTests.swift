import Ninefold
import Testing

struct ImageHeaderTests {
  private func svg(_ text: String) -> ImageHeader? { ImageHeader(Array(text.utf8)) }

  @Test func `a PNG has its size in the first chunk`() {
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
      + Array("IHDR".utf8) + [0, 0, 1, 0, 0, 0, 0, 32]
    let header = ImageHeader(bytes)

    #expect(header?.format == .png)
    #expect(header?.width == 256)
    #expect(header?.height == 32)
    #expect(ImageHeader(Array(bytes.dropLast())) == nil)
  }

  @Test func `a JPEG has its size in the first frame header`() {
    let bytes: [UInt8] = [
      0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 20, 1, 0,
    ]
    #expect(ImageHeader(bytes)?.width == 256)
    #expect(ImageHeader(bytes)?.height == 20)
    #expect(ImageHeader([0xff, 0xd8, 0xff, 0xe0, 0, 0]) == nil)
  }

  @Test func `an SVG has its size in attributes or its view box`() {
    #expect(svg("<?xml?><svg width=\"24px\" height='12'>")?.width == 24)
    #expect(svg("<svg stroke-width=\"3\" viewBox=\"0 0 30,40\" height=\"100%\"/>")?.height == 40)
    #expect(svg("<svg>") == nil)
    #expect(svg("<svg width=\"0\" height=\"5\">") == nil)
    #expect(svg("text") == nil)
  }

  @Test func `a PDF has the size of its first page`() {
    let header = svg("%PDF-1.4\n<< /Type /Page /MediaBox [0 0 17.5 20] >>")
    #expect(header?.format == .pdf)
    #expect(header?.width == 17.5)
    #expect(header?.isVector == true)
  }

  @Test func `a PDF whose page has its box in another object has that size`() {
    let page = "%PDF-1.5\n1 0 obj << /Type /Page /MediaBox 3 0 R /Contents 2 0 R >> endobj\n"
    let content = "2 0 obj << /Length 12 >> stream\n0 0 5 5 re f\nendstream endobj\n"
    let box = String(repeating: " ", count: 220) + "\n3 0 obj [0 0 17.5 20] endobj\n"

    #expect(svg(page + content + box)?.format == .pdf)
    #expect(svg(page + content + box)?.width == 17.5)
    #expect(svg(page + box) == nil, "it has nothing that can be drawn")
  }

  @Test func `a GIF has its size after the signature`() {
    #expect(ImageHeader(Array("GIF89a".utf8) + [1, 1, 2, 0])?.width == 257)
    #expect(ImageHeader(Array("GIF8".utf8)) == nil)
  }
}
