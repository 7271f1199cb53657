import InterfaceBuilderFormat
import LayoutModel
import LocalizedStrings
import TestSupport
import Testing

struct DocumentTextsTests {
  private func texts(_ lines: String, mac: Bool = false) throws -> DocumentTexts {
    var xib = Fixture.view(lines)
    if mac { xib = xib.replacing("CocoaTouch.XIB", with: "Cocoa.XIB") }
    return DocumentTexts(of: try DocumentReader.read(Array(xib.utf8)))
  }

  @Test(arguments: [
    ("<label text=\"Hi\" id=\"a\"/>", ["a.text = Hi (UILabel)"]),
    (
      "<label id=\"a\"><string key=\"text\">One\nTwo</string></label>",
      ["a.text = One\nTwo (UILabel)"]
    ),
    ("<label text=\"\" id=\"a\"/>", []),
    (
      "<textField placeholder=\"P\" text=\"T\" toolTip=\"Tip\" id=\"a\"/>",
      [
        "a.ibShadowedToolTip = Tip (UITextField)", "a.placeholder = P (UITextField)",
        "a.text = T (UITextField)",
      ]
    ),
    (
      """
      <button id="a"><state key="normal" title="N"/><state key="selected" title="S"/>
      <buttonConfiguration key="configuration" style="plain" title="C" subtitle="D"/></button>
      """,
      [
        "a.configuration.subtitle = D (UIButton)", "a.configuration.title = C (UIButton)",
        "a.normalTitle = N (UIButton)", "a.selectedTitle = S (UIButton)",
      ]
    ),
    (
      """
      <segmentedControl id="a"><segments><segment title="A"/><segment/><segment title="C"/></segments>
      </segmentedControl>
      """,
      [
        "a.segmentTitles[0] = A (UISegmentedControl)",
        "a.segmentTitles[2] = C (UISegmentedControl)",
      ]
    ),
    (
      "<searchBar id=\"a\"><scopeButtonTitles><string>All</string><string>Few</string>"
        + "</scopeButtonTitles></searchBar>",
      ["a.scopeButtonTitles[0] = All (UISearchBar)", "a.scopeButtonTitles[1] = Few (UISearchBar)"]
    ),
    (
      "<view id=\"a\"><accessibility key=\"accessibilityConfiguration\" hint=\"H\" label=\"L\"/></view>",
      ["a.accessibilityHint = H (UIView)", "a.accessibilityLabel = L (UIView)"]
    ),
    (
      """
      <view id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="plain" value="No"/>
      <userDefinedRuntimeAttribute type="string" keyPath="x" value="Yes" localized="YES"/>
      </userDefinedRuntimeAttributes></view>
      """,
      ["a.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0] = Yes (UIView)"]
    ),
  ])
  func `keys are those of ibtool on iOS`(lines: String, expected: [String]) throws {
    let found = try texts(lines).texts.map { "\($0.key) = \($0.text) (\($0.className))" }
    #expect(found == expected)
  }

  @Test(arguments: [
    (
      "<textField id=\"a\"><textFieldCell key=\"cell\" title=\"T\" placeholderString=\"P\" id=\"b\"/>"
        + "<accessibility description=\"D\" help=\"H\"/></textField>",
      [
        "a.ibExternalAccessibilityDescription = D (NSTextField)",
        "a.ibExternalAccessibilityHelp = H (NSTextField)",
        "b.placeholderString = P (NSTextFieldCell)", "b.title = T (NSTextFieldCell)",
      ]
    ),
    (
      "<popUpButton id=\"a\"><popUpButtonCell key=\"cell\" title=\"T\" id=\"b\"/></popUpButton>", []
    ),
    (
      "<segmentedCell id=\"a\"><segments><segment label=\"L\" toolTip=\"T\"/></segments></segmentedCell>",
      [
        "a.ibShadowedLabels[0] = L (NSSegmentedCell)",
        "a.ibShadowedToolTips[0] = T (NSSegmentedCell)",
      ]
    ),
    (
      "<tableColumn headerToolTip=\"T\" id=\"a\"><tableHeaderCell key=\"headerCell\" title=\"H\"/></tableColumn>",
      ["a.headerCell.title = H (NSTableColumn)", "a.headerToolTip = T (NSTableColumn)"]
    ),
    (
      """
      <view id="v"><connections><binding destination="x" name="value" id="a"><dictionary key="options">
      <string key="NSNullPlaceholder" base64-UTF8="YES">IA</string></dictionary></binding></connections></view>
      """,
      ["a.ibShadowedIsNilPlaceholder =   (CocoaBindingsConnection)"]
    ),
  ])
  func `keys are those of ibtool on macOS`(lines: String, expected: [String]) throws {
    let found = try texts(lines, mac: true).texts.map { "\($0.key) = \($0.text) (\($0.className))" }
    #expect(found == expected)
  }

  @Test func `a text without a key is reported with its reason`() throws {
    let found = try texts(
      """
      <label id="a"><attributedString key="attributedText"><fragment content="x"/></attributedString>
      </label>
      <label text="B" id="b"><variation key="widthClass=compact" text="b"/></label>
      <label text="C" id="c"><attributedString key="userComments">
      <fragment content="Do not localize"/></attributedString></label>
      """
    )
    #expect(found.texts.map(\.key) == ["b.text"])
    let omitted = found.omitted.map { "\($0.object) \($0.path) \($0.reason)" }
    #expect(omitted == ["a attributedText attributed", "b text varies", "c text marked"])
    #expect(found.markedKeys == ["c.text"])
  }

  @Test func `the comment has class, text, id and note`() throws {
    let text = try #require(
      try texts(
        """
        <label text="Say &quot;x */&quot;&#10;twice" id="a-b"><attributedString key="userComments">
        <fragment content="Be "/><fragment content="short"/></attributedString></label>
        """
      ).texts.first
    )
    #expect(
      text.comment == #"Class = "UILabel"; text = "Say \"x *\/\"\ntwice"; ObjectID = "a-b"; "#
        + #"Note = "Be short";"#
    )
    let file = try StringsFile(StringsFile.bytes(of: [text], encoding: .utf8))
    #expect(file.entries.first?.source == text.text)
    #expect(file.entries.first?.note == "Be short")
  }

  @Test func `keys are in Xcode's order`() {
    let keys = ["10.a", "9.a", "a-b.text", "A-a.text", "a2.x", "a10.x", "5AX.t", "5.t"]
    let sorted = keys.sorted(by: KeyOrder.precedes)
    #expect(sorted == ["5.t", "5AX.t", "9.a", "10.a", "a2.x", "a10.x", "A-a.text", "a-b.text"])
  }

  @Test func `a text in Base64 stays in Base64, because XML can't contain its characters`() throws {
    let lines =
      "<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">EENvbnRhaW5lcg</string></label>"
    let document = try DocumentReader.read(Array(Fixture.view(lines).utf8))
    for text in ["", "x", "xy", "\u{10}äö🎈", "Container\u{10}!"] {
      let translated = document.translated { _ in text + "\u{1}" }
      let read = try DocumentReader.read(DocumentWriter.write(translated))
      #expect(DocumentTexts(of: read).texts.map(\.text) == [text + "\u{1}"])
    }
    #expect(DocumentTexts(of: document).texts.map(\.text) == ["\u{10}Container"])
    #expect(DocumentWriter.write(document.translated { $0.text }) == DocumentWriter.write(document))
  }
}
