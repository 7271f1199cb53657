import LayoutCode
import LayoutModel
import Testing

/// The cells of view-based tables of AppKit.
struct ViewBasedTableTests {
  private let cell = """
    <tableCellView id="p1"><rect key="frame" x="0.0" y="0.0" width="100" height="17"/><subviews>
      <textField id="f1"><textFieldCell key="cell" id="fc1"/></textField>
      <imageView id="i1"><imageCell key="cell" id="ic1"/></imageView>
    </subviews><connections>
      <outlet property="textField" destination="f1" id="o1"/>
      <outlet property="imageView" destination="i1" id="o2"/>
    </connections></tableCellView>
    """

  private func table(
    _ cells: String,
    delegate: String? = "-2",
    kind: String = "tableView"
  ) -> String {
    let outlet = delegate.map {
      "<connections><outlet property=\"delegate\" destination=\"\($0)\" id=\"o9\"/></connections>"
    }
    return macXib(
      """
      <\(kind) viewBased="YES" id="t1">
        <tableColumns><tableColumn identifier="account" id="k1">
          <prototypeCellViews>\(cells)</prototypeCellViews>
        </tableColumn></tableColumns>
        \(outlet ?? "")
      </\(kind)>
      <button id="other"><buttonCell key="cell" id="bc1"/></button>
      """
    )
  }

  @Test func `the delegate makes the cells of a table`() throws {
    let code = try xibCode(table(cell))

    #expect(code.text.contains("class Main: NSViewController, NSTableViewDelegate {"))
    #expect(code.text.contains("tableView.delegate = self\n"))
    #expect(
      code.text.contains(
        """
            if tableColumn === self.account {
              let cell = tableView.makeView(withIdentifier: NSUserInterfaceItemIdentifier("account"), \
        owner: self) ?? AccountCell()
              cell.identifier = NSUserInterfaceItemIdentifier("account")
              return cell
            }
            return nil
        """
      )
    )
    #expect(code.text.contains("class AccountCell: NSTableCellView {"))
    #expect(!code.omissions.contains { $0.id == "p1" })
  }

  @Test func `the outlets of a cell are connected`() throws {
    let text = try xibCode(table(cell)).text

    #expect(text.contains("textField = textField"))
    #expect(text.contains("imageView = imageView"))
  }

  @Test func `the delegate makes the cells of an outline in Objective-C`() throws {
    let text = try xibCode(table(cell, kind: "outlineView"), .objectiveC).text

    #expect(text.contains("@interface Main : NSViewController <NSOutlineViewDelegate>"))
    #expect(
      text.contains(
        "- (NSView *)outlineView:(NSOutlineView *)outlineView "
          + "viewForTableColumn:(NSTableColumn *)tableColumn item:(id)item {"
      )
    )
    #expect(
      text.contains(
        "NSView *cell = [outlineView makeViewWithIdentifier:@\"account\" owner:self] "
          + "?: [[AccountCell alloc] init];"
      )
    )
  }

  @Test func `cells that the class does not make are omissions`() throws {
    let two = cell + cell.replacing("id=\"p1\"", with: "identifier=\"Header\" id=\"p2\"")
    func reasons(_ text: String) throws -> [String] {
      try xibCode(text).omissions.filter { $0.id == "p1" }.map(\.reason)
    }

    #expect(
      try reasons(table(cell, delegate: nil)) == ["the table has no delegate that makes its cells"]
    )
    #expect(
      try reasons(table(cell, delegate: "other"))
        == ["the delegate of the table is another object, which makes its cells"]
    )
    #expect(try reasons(table(two)) == ["the app decides which of these cells it shows"])
  }
}
