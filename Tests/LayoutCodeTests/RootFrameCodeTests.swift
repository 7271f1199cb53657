import LayoutCode
import LayoutModel
import Testing

/// The frame of the view that a class is or has.
struct RootFrameCodeTests {
  private let view = """
    <view id="v1" customClass="BannerView">
      <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
      <subviews><label id="l1">
        <rect key="frame" x="20" y="10" width="280" height="21"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
      </label></subviews>
    </view>
    """

  private let owned = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MainController">
      <connections><outlet property="view" destination="v1" id="o1"/></connections>
    </placeholder>
    <view id="v1">
      <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
    </view>
    """

  @Test func `a view begins with the frame of the document`() throws {
    let code = try xibCode(xib(view, isMac: false))

    #expect(
      code.text.contains(
        """
          override init(frame: CGRect) {
            super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
            setUp()
            if frame != .zero { self.frame = frame }
          }
        """
      )
    )
    #expect(code.omissions == [])
  }

  @Test func `a view begins with the frame of the document in Objective-C`() throws {
    let text = try xibCode(xib(view, isMac: false), .objectiveC).text

    #expect(text.contains("self = [super initWithFrame:CGRectMake(0, 0, 320, 80)];"))
    #expect(
      text.contains("if (!CGRectEqualToRect(frame, CGRectZero)) { self.frame = frame; }")
    )
  }

  @Test func `a controller's view has the frame of the document`() throws {
    let text = try xibCode(xib(owned, isMac: false)).text

    #expect(text.contains("view.frame = CGRect(x: 0, y: 0, width: 320, height: 80)"))
    #expect(
      try xibCode(xib(owned, isMac: false), .objectiveC).text
        .contains("self.view.frame = CGRectMake(0, 0, 320, 80);")
    )
  }

  @Test func `a table sizes its cells`() throws {
    let cell = """
      <tableViewCell id="c1" customClass="NameCell">
        <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
        <tableViewCellContentView key="contentView" id="v1"><subviews><label id="l1"/></subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
    let code = try xibCode(xib(cell, isMac: false))

    #expect(!code.text.contains("width: 320"))
    #expect(code.omissions == [])
  }

  private func inset(_ attributes: String) throws -> SceneCode {
    try xibCode(
      xib(
        """
        <view id="v1" customClass="BannerView"><subviews>
          <view id="b1"><frame key="frameInset" \(attributes)/></view>
        </subviews></view>
        """,
        isMac: false
      )
    )
  }

  @Test(arguments: [
    (
      "minX=\"162\" minY=\"308\" width=\"50\" height=\"40\"",
      "x: 162, y: 308, width: 50, height: 40"
    ),
    ("width=\"50\" height=\"40\"", "x: 0, y: 0, width: 50, height: 40"),
  ])
  func `a complete inset is the frame of a view`(attributes: String, frame: String) throws {
    let code = try inset(attributes)

    #expect(code.text.contains(".frame = CGRect(\(frame))"))
    #expect(!code.omissions.map(\.id).contains("b1"))
  }

  @Test(arguments: [
    "minX=\"10\" minY=\"80.65%\" width=\"50\" height=\"40\"",
    "maxX=\"10\" minY=\"8\" width=\"50\" height=\"40\"",
    "minX=\"10\" minY=\"8\" maxX=\"5\" height=\"40\"",
  ])
  func `an inset that depends on the superview is an omission`(attributes: String) throws {
    let code = try inset(attributes)

    #expect(!code.text.contains(".frame = "))
    #expect(code.omissions.map(\.id) == ["b1"])
  }
}
