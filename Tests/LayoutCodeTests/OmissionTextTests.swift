import LayoutCode
import LayoutModel
import Testing

/// What omissions say about values and connections.
struct OmissionTextTests {
  private func code(_ subviews: String) throws -> SceneCode {
    try xibCode(
      xib(
        "<view customClass=\"Panel\" id=\"v1\"><subviews>\(subviews)</subviews></view>",
        isMac: false
      )
    )
  }

  @Test func `a color that UIKit keeps to itself is named`() throws {
    let code = try code(
      """
      <label id="l1"><color key="backgroundColor" \
      systemColor="tableCellGroupedBackgroundColor"/></label>
      """
    )

    #expect(
      code.omissions == [
        .init(
          id: "l1",
          reason: "UIKit has no public color of this name",
          attribute: "backgroundColor",
          value: "tableCellGroupedBackgroundColor"
        )
      ]
    )
  }

  @Test func `a color of UIKit in the catalog of AppKit is in the code`() throws {
    let code = try code(
      """
      <label id="l1"><color key="textColor" name="secondaryLabelColor" catalog="System" \
      colorSpace="catalog"/></label>
      """
    )

    #expect(code.text.contains("label.textColor = UIColor.secondaryLabel\n"))
    #expect(code.omissions == [])
  }

  @Test func `an element is named by its path only`() throws {
    let code = try code("<label id=\"l1\"><novelty key=\"future\" depth=\"3\"/></label>")

    #expect(
      code.omissions == [.init(id: "l1", reason: "code does not set it", attribute: "future")]
    )
    #expect(code.text.contains("// Left out: l1 future: code does not set it.\n"))
  }

  @Test func `a connection that code can't make is named by its kind`() throws {
    let code = try xibCode(
      macXib(
        """
        <button id="b1"><buttonCell key="cell" type="push" id="c1"/><connections>
          <accessibilityConnection property="link" destination="v1" id="a1"/>
        </connections></button>
        """
      )
    )

    #expect(
      code.omissions == [
        .init(
          id: "a1",
          reason: "code can't make a connection of the kind accessibilityConnection"
        )
      ]
    )
  }
}
