import LayoutModel
import Testing

struct Base64Tests {
  @Test(arguments: [("", ""), ("a", "YQ"), ("ab", "YWI"), ("abc", "YWJj"), ("ÿ?>\u{1}", "w78/PgE")])
  func `a text becomes digits without padding, and the digits become the text`(
    text: String,
    digits: String
  ) {
    #expect(Base64.digits(of: text) == digits)
    #expect(Base64.text(digits) == text)
  }

  @Test func `digits may have padding and line breaks`() {
    #expect(Base64.text("YW\nJj\nYQ==") == "abca")
  }

  @Test(arguments: ["YW*j", "/w", "wyg"])
  func `other characters and bytes that are no UTF-8 have no text`(digits: String) {
    #expect(Base64.text(digits) == nil)
  }

  @Test(arguments: [
    ([], ""), ([0xff], "/w=="), ([0xfb, 0xf0], "+/A="), ([0, 0x10, 0x83], "ABCD"),
  ])
  func `bytes of a URL have padding`(bytes: [UInt8], digits: String) {
    #expect(Base64.padded(bytes) == digits)
  }
}
