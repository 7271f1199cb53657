import LayoutModel
import Testing

@testable import Ninefold

struct ObjectLinesTests {
  private func lines(_ text: String) -> ObjectLines { ObjectLines(Array(text.utf8)) }

  @Test func `an object begins on the line of its tag`() {
    let found = lines(
      """
      <?xml version="1.0"?>
      <document id="doc">
        <view id="one"/><view id="two"
          tag="3"/>
        <view
          contentMode="fill" id='three'>
        </view>
        <scene sceneID="four"/>
      </document>
      """
    )

    #expect(found["doc"] == 2)
    #expect(found["one"] == 3)
    #expect(found["two"] == 3)
    #expect(found["three"] == 5)
    #expect(found["four"] == 8)
    #expect(found["five"] == nil)
  }

  @Test func `comments, sections and texts hold no objects`() {
    let found = lines(
      """
      <document>
        <!-- 5" wide, <view id="commented"/> -->
        <string><![CDATA[<view id="quoted"/> > " ]]></string>
        <string>it's 5" wide, id="text"</string>
        <view customID="custom" text="a > b" id="real"/>
      </document>
      """
    )

    #expect(found["real"] == 5)
    for name in ["commented", "quoted", "text", "custom"] { #expect(found[ObjectID(name)] == nil) }
  }

  @Test func `objects without an id are on the line of what holds them`() {
    let found = lines("<a>\n<view id=\"cell\"/>\n<view id=\"cell\"/></a>")

    #expect(found["cell/contentView"] == 2)
    #expect(found["cell#2"] == 2)
  }

  @Test(arguments: ["", "<", "<!--", "<a id=\"", "<a id", "<![CDATA[", "<?", "</", "<a id='x"])
  func `what breaks off is no trap`(text: String) {
    #expect(lines(text)["b"] == nil)
  }
}
