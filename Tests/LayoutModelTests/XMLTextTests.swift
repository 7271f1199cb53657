import LayoutModel
import Testing

/// The references of XML texts.
struct XMLTextTests {
  @Test func `an element's text keeps quotes, tabs and line feeds`() {
    #expect(XMLText.content("a<b>&\"'\t\n\r") == "a&lt;b&gt;&amp;\"'\t\n&#13;")
  }

  @Test func `an attribute's value keeps only single quotes`() {
    #expect(XMLText.attribute("a<b>&\"'\t\n\r") == "a&lt;b&gt;&amp;&quot;'&#9;&#10;&#13;")
  }

  @Test func `a caller's spelling is preferred`() {
    let text = XMLText.attribute("'\u{1}é<") { scalar in
      scalar == "'" ? "&#39;" : XMLText.allows(scalar) ? nil : "?"
    }
    #expect(text == "&#39;?é&lt;")
  }

  @Test func `control characters other than tabs and line ends are not allowed`() {
    for scalar in ["\t", "\n", "\r", " ", "\u{7f}", "\u{1f600}"] as [Unicode.Scalar] {
      #expect(XMLText.allows(scalar))
    }
    for scalar in ["\0", "\u{b}", "\u{1f}", "\u{fffe}", "\u{ffff}"] as [Unicode.Scalar] {
      #expect(!XMLText.allows(scalar))
    }
  }
}
