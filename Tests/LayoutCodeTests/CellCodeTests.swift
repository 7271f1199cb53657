import LayoutCode
import LayoutModel
import Testing

/// The views that a table's cell creates for its style.
struct CellCodeTests {
  private func cell(_ attributes: String, _ connections: String = "") -> String {
    """
    <tableViewCell textLabel="l1" detailTextLabel="l2" imageView="i1" \(attributes) id="c1">
      <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1"><subviews>
        <label text="Title" id="l1">
          <rect key="frame" x="16" y="0.0" width="300" height="44"/>
        </label>
        <label text="Detail" id="l2"/>
        <imageView image="star" id="i1"/>
      </subviews></tableViewCellContentView>
      <connections>\(connections)</connections>
    </tableViewCell>
    """
  }

  @Test func `a cell's style creates its labels and its image`() throws {
    let text = cell("style=\"IBUITableViewCellStyleSubtitle\" customClass=\"NameCell\"")
    let code = try xibCode(xib(text, isMac: false))

    #expect(code.text.contains("super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)"))
    #expect(code.text.contains("textLabel!.text = \"Title\""))
    #expect(code.text.contains("detailTextLabel!.text = \"Detail\""))
    #expect(code.text.contains("imageView!.image = UIImage(named: \"star\")"))
    #expect(!code.text.contains("UILabel()"))
    #expect(!code.text.contains("addSubview"))
    #expect(!code.text.contains("frame = "))
    #expect(code.omissions == [])
  }

  @Test func `a cell's style creates its labels and its image in Objective-C`() throws {
    let text = cell("style=\"IBUITableViewCellStyleValue1\" customClass=\"NameCell\"")
    let code = try xibCode(xib(text, isMac: false), .objectiveC)

    #expect(code.text.contains("self.textLabel.text = @\"Title\";"))
    #expect(code.text.contains("self.detailTextLabel.text = @\"Detail\";"))
    #expect(!code.text.contains("[[UILabel alloc] init]"))
    #expect(code.omissions == [])
  }

  @Test func `a view that the style lacks is a subview`() throws {
    let text = cell("style=\"IBUITableViewCellStyleValue2\" customClass=\"NameCell\"")
    let code = try xibCode(xib(text, isMac: false)).text

    #expect(code.contains("detailTextLabel!.text = \"Detail\""))
    #expect(code.contains("= UIImageView()"))
    #expect(code.contains("contentView.addSubview("))
  }

  @Test(arguments: ["", "rowHeight=\"44\""])
  func `a cell without a style has subviews`(attributes: String) throws {
    let code = try xibCode(xib(cell("customClass=\"NameCell\" " + attributes), isMac: false)).text

    #expect(code.contains("let label = UILabel()"))
    #expect(!code.contains("textLabel!"))
  }

  @Test func `an outlet of a view that the cell creates is a computed property`() throws {
    let outlets = """
      <outlet property="nameLabel" destination="l1" id="o1"/>
      <outlet property="detailTextLabel" destination="l2" id="o2"/>
      """
    let text = cell("style=\"IBUITableViewCellStyleValue1\" customClass=\"NameCell\"", outlets)
    let code = try xibCode(xib(text, isMac: false))

    #expect(code.text.contains("var nameLabel: UILabel { textLabel! }"))
    #expect(!code.text.contains("var detailTextLabel"))
    #expect(code.omissions == [])
  }
}
