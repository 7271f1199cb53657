import InterfaceBuilderFormat
import LayoutCode
import LayoutModel
import LocalizedStrings
import TestSupport
import Testing

/// Code looks texts up by the keys of strings files.
struct LocalizedCodeTests {
  private func document(_ lines: String) throws -> Document {
    try DocumentReader.read(Array(Fixture.view(lines).utf8))
  }

  private func keys(_ document: Document, scene: ObjectID? = nil) throws -> Set<String> {
    let text = try SceneCode(
      of: document,
      named: "Login.xib",
      scene: scene,
      style: .anchors,
      isLocalized: true
    ).text
    return Set(text.matches(of: /NSLocalizedString\("([^"]+)"/).map { String($0.output.1) })
  }

  private let all = """
    <subviews>
      <label text="Hello" id="a"><accessibility key="accessibilityConfiguration" label="Greeting"/>\
    </label>
      <button id="b"><state key="normal" title="Go"/><state key="selected" title="Stop"/>
        <buttonConfiguration key="configuration" style="filled" title="Start"/></button>
      <segmentedControl id="c"><segments><segment title="One"/><segment title="Two"/></segments>\
    </segmentedControl>
      <textField placeholder="Name" id="d"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="hint" value="Why" localized="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="key" value="Not"/>
      </userDefinedRuntimeAttributes></textField>
      <searchBar id="e"><scopeButtonTitles><string>All</string><string>New</string>\
    </scopeButtonTitles></searchBar>
    </subviews>
    """

  @Test func `code has the keys that strings files have`() throws {
    let document = try document(all)
    let expected = Set(DocumentTexts(of: document).texts.map(\.key))

    #expect(try keys(document) == expected)
    #expect(expected.contains("b.configuration.title"))
    #expect(expected.contains("c.segmentTitles[1]"))
    #expect(expected.contains("d.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]"))
  }

  @Test(arguments: [Fixture.adaptive, .flow, .panel])
  func `code looks up no key that strings files don't have`(fixture: Fixture) throws {
    let document = try DocumentReader.read(fixture.bytes())
    let known = Set(DocumentTexts(of: document).texts.map(\.key))
    let ids = document.objects.filter { $0.role == .scene }.map { ObjectID?.some($0.id) }
    for scene in ids.isEmpty ? [nil] : ids {
      #expect(try keys(document, scene: scene).isSubset(of: known))
    }
  }

  @Test func `texts without a key stay texts`() throws {
    let document = try document(
      """
      <subviews><label text="Hello" id="a">
        <attributedString key="userComments"><fragment content="do not localize"/></attributedString>
        <variation key="widthClass=compact" text="Hi"/>
      </label></subviews>
      """
    )
    #expect(try keys(document) == [])
  }
}
