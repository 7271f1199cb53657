import InterfaceBuilderFormat
import LayoutCode
import LayoutModel
import Testing

/// Constraints that no size class has.
struct InactiveConstraintTests {
  private let text = xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MainController">
      <connections><outlet property="view" destination="v1" id="o1"/></connections>
    </placeholder>
    <view id="v1">
      <subviews><label translatesAutoresizingMaskIntoConstraints="NO" id="l1"/></subviews>
      <constraints>
        <constraint firstItem="l1" firstAttribute="top" secondItem="v1" secondAttribute="top" id="k1"/>
        <constraint firstItem="l1" firstAttribute="centerY" secondItem="v1" \
    secondAttribute="centerY" id="k2"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="k2"/></mask></variation>
    </view>
    """,
    isMac: false
  )

  private func code(_ style: CodeStyle, _ language: CodeLanguage) throws -> SceneCode {
    try SceneCode(
      of: DocumentReader.read(Array(text.utf8)),
      named: "Main.xib",
      scene: nil,
      style: style,
      language: language
    )
  }

  @Test(
    arguments: CodeStyle.allCases.flatMap { style in style.languages.map { (style, $0) } }
  )
  func `a constraint that no class has is a property, and code does not follow the traits`(
    style: CodeStyle,
    language: CodeLanguage
  ) throws {
    let code = try code(style, language)

    #expect(code.text.contains("labelCenterYConstraint = "))
    #expect(!code.text.contains("followTraits"))
    #expect(!code.text.contains("registerForTraitChanges"))
    #expect(code.omissions == [])
  }

  @Test func `only its creation is in the code`() throws {
    let swift = try code(.anchors, .swift).text

    #expect(swift.contains("private(set) var labelCenterYConstraint: NSLayoutConstraint!\n"))
    #expect(swift.ranges(of: "labelCenterYConstraint").count == 2)
    // Masonry installs each constraint that it makes.
    #expect(
      try code(.masonry, .objectiveC).text
        .contains("@property (nonatomic, strong) NSLayoutConstraint *labelCenterYConstraint;")
    )
    #expect(
      try code(.snapkit, .swift).text.contains("label.snp.prepareConstraints { make in")
    )
  }
}
