import InterfaceBuilderFormat
import LayoutCode
import LayoutModel
import TestSupport
import Testing

/// Texts with attributes.
struct AttributedCodeTests {
  @Test func `an attribute that code can't express does not take the text with it`() throws {
    let lines = """
      <subviews><label id="a"><attributedString key="attributedText">
        <fragment content="Hello"><attributes>
          <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
          <color key="NSBackgroundColor" name="textColor" catalog="System" colorSpace="catalog"/>
          <real key="NSNovelty" value="1"/>
        </attributes></fragment>
      </attributedString></label></subviews>
      """
    let code = try SceneCode(
      of: DocumentReader.read(Array(Fixture.view(lines).utf8)),
      named: "Login.xib",
      scene: nil,
      style: .anchors
    )

    #expect(
      code.text.contains("NSAttributedString(string: \"Hello\", attributes: [.foregroundColor")
    )
    #expect(
      code.omissions.map { $0.attribute.map { PropertyPath($0).name } } == [
        "NSBackgroundColor", "NSNovelty",
      ]
    )
  }
}
