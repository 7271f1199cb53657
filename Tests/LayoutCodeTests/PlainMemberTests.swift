import LayoutCode
import LayoutModel
import Testing

/// Values that are plain members of classes.
struct PlainMemberTests {
  @Test func `a path control gets its path, placeholder and style`() throws {
    let xib = macXib(
      """
      <pathControl id="p1"><rect key="frame" x="0.0" y="0.0" width="200" height="22"/>
        <pathCell key="cell" selectable="YES" editable="YES" placeholderString="No key" \
      pathStyle="popUp" id="p2">
          <font key="font" metaFont="system"/>
          <url key="url" string="file:///Applications/"/>
        </pathCell>
      </pathControl>
      """
    )
    let swift = try xibCode(xib)
    let objectiveC = try xibCode(xib, .objectiveC)

    #expect(swift.text.contains("pathControl.url = URL(string: \"file:///Applications/\")\n"))
    #expect(swift.text.contains("pathControl.isEditable = true\n"))
    #expect(swift.text.contains("pathControl.placeholderString = \"No key\"\n"))
    #expect(swift.text.contains("pathControl.pathStyle = .popUp\n"))
    #expect(
      objectiveC.text
        .contains("self.pathControl.URL = [NSURL URLWithString:@\"file:///Applications/\"];")
    )
    #expect(objectiveC.text.contains("self.pathControl.pathStyle = NSPathStylePopUp;"))
    #expect(swift.omissions == [])
  }

  @Test func `a path that users can't change stays so`() throws {
    let text = try xibCode(
      macXib("<pathControl id=\"p1\"><pathCell key=\"cell\" id=\"p2\"/></pathControl>")
    ).text

    #expect(text.contains("pathControl.isEditable = false\n"))
  }

  @Test func `views of AppKit clip, text views edit images, scrollers have insets`() throws {
    let code = try xibCode(
      macXib(
        """
        <customView clipsToBounds="YES" id="c1"/>
        <scrollView id="s1"><clipView key="contentView" id="s2"><subviews>
          <textView allowsImageEditing="YES" id="t1"/>
        </subviews></clipView>
        <edgeInsets key="scrollerInsets" left="0.0" right="0.0" top="38" bottom="0.0"/>
        </scrollView>
        """
      )
    )

    #expect(code.text.contains("customView.clipsToBounds = true\n"))
    #expect(code.text.contains("textView.allowsImageEditing = true\n"))
    #expect(
      code.text.contains(
        "scrollView.scrollerInsets = NSEdgeInsets(top: 38, left: 0, bottom: 0, right: 0)\n"
      )
    )
    #expect(code.omissions == [])
  }

  @Test func `the fonts of users are not those of the system`() throws {
    let xib = macXib(
      """
      <textField id="f1"><textFieldCell key="cell" id="f2">
        <font key="font" metaFont="fixedUser" size="11"/>
      </textFieldCell></textField>
      """
    )

    #expect(
      try xibCode(xib).text.contains(
        "NSFont.userFixedPitchFont(ofSize: 11) ?? NSFont.systemFont(ofSize: 11)\n"
      )
    )
    #expect(try xibCode(xib, .objectiveC).text.contains("[NSFont userFixedPitchFontOfSize:11];"))
  }

  @Test func `an empty title and the variants of a symbol are no omissions`() throws {
    let menu = """
      <customObject id="-2" customClass="Main"/>
      <menu title="Size" id="m1"><items>
        <menuItem title="10" id="m2"><attributedString key="attributedTitle"/></menuItem>
        <menuItem title="Open" image="pencil" catalog="system" localization="NO" mirroring="NO" \
      id="m3"/>
      </items></menu>
      """
    let code = try xibCode(xib(menu, isMac: true))

    #expect(!code.text.contains("attributedTitle"))
    #expect(code.omissions == [])
  }

  @Test func `a table's contents extend below the safe area`() throws {
    let code = try xibCode(
      xib(
        """
        <tableView contentViewInsetsToSafeArea="NO" customClass="Notes" id="t1">
          <rect key="frame" x="0" y="0" width="320" height="480"/>
        </tableView>
        """,
        isMac: false
      )
    )

    #expect(code.text.contains("self.insetsContentViewsToSafeArea = false\n"))
    #expect(code.omissions == [])
  }

  @Test func `a view of a framework's class needs its module`() throws {
    let code = try xibCode(
      xib(
        """
        <view customClass="Camera" id="v1"><subviews>
          <view customClass="MTKView" id="v2"/>
        </subviews></view>
        """,
        isMac: false
      )
    )

    #expect(code.text.contains("import MetalKit\nimport UIKit\n"))
    #expect(code.text.contains("= MTKView()\n"))
  }

  @Test func `the title of a configured button has its font`() throws {
    let xib = xib(
      """
      <view customClass="Panel" id="v1"><subviews><button id="b1">
        <state key="normal" title="Send"/>
        <buttonConfiguration key="configuration" style="gray" title="Send">
          <fontDescription key="titleFontDescription" type="system" weight="medium" pointSize="15"/>
        </buttonConfiguration>
      </button></subviews></view>
      """,
      isMac: false
    )
    let swift = try xibCode(xib)

    #expect(
      swift.text.contains(
        "buttonConfiguration.titleTextAttributesTransformer = "
          + "UIConfigurationTextAttributesTransformer { attributes in var changed = attributes; "
          + "changed.font = UIFont.systemFont(ofSize: 15, weight: .medium); return changed }\n"
      )
    )
    #expect(swift.omissions == [])
    #expect(
      try xibCode(xib, .objectiveC).text.contains(
        "changed[NSFontAttributeName] = [UIFont systemFontOfSize:15 weight:UIFontWeightMedium]; "
          + "return changed; };\n"
      )
    )
  }

  @Test func `a symbol has the size of a font`() throws {
    let xib = xib(
      """
      <view customClass="Panel" id="v1"><subviews><button id="b1">
        <state key="normal" title="Log in" image="globe" catalog="system">
          <preferredSymbolConfiguration key="preferredSymbolConfiguration" \
      configurationType="font" scale="small">
            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
          </preferredSymbolConfiguration>
        </state>
      </button></subviews></view>
      """,
      isMac: false
    )
    let font = "UIFont.systemFont(ofSize: 17, weight: .semibold)"

    #expect(
      try xibCode(xib).text.contains(
        "button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small)"
          + ".applying(UIImage.SymbolConfiguration(font: \(font))), forImageIn: .normal)\n"
      )
    )
    #expect(
      try xibCode(xib, .objectiveC).text.contains(
        "[UIImageSymbolConfiguration configurationWithFont:[UIFont systemFontOfSize:17 "
          + "weight:UIFontWeightSemibold]]"
      )
    )
    #expect(try xibCode(xib).omissions == [])
  }
}
