import InterfaceBuilderFormat
import LayoutCode
import LayoutModel
import Testing

/// The views at which the chains of SnapKit and Masonry begin. The libraries disable the
/// autoresizing mask of such a view.
struct LibraryCodeTests {
  private let owned = xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MainController">
      <connections><outlet property="view" destination="v1" id="o1"/></connections>
    </placeholder>
    <view id="v1">
      <subviews><label translatesAutoresizingMaskIntoConstraints="NO" id="l1"/></subviews>
      <constraints>
        <constraint firstAttribute="bottom" secondItem="l1" secondAttribute="bottom" constant="20" \
    id="k1"/>
        <constraint firstItem="v1" firstAttribute="width" secondItem="l1" secondAttribute="width" \
    multiplier="2" id="k2"/>
        <constraint firstItem="v1" firstAttribute="height" constant="300" id="k3"/>
        <constraint firstItem="v1" firstAttribute="width" secondItem="v1" secondAttribute="height" \
    id="k4"/>
      </constraints>
    </view>
    """,
    isMac: false
  )

  private func code(_ text: String, _ style: CodeStyle, _ language: CodeLanguage) throws -> String {
    try SceneCode(
      of: DocumentReader.read(Array(text.utf8)),
      named: "Main.xib",
      scene: nil,
      style: style,
      language: language
    ).text
  }

  @Test func `a chain begins at a view that constraints place`() throws {
    let text = try code(owned, .snapkit, .swift)

    #expect(text.contains("make.bottom.equalTo(view.snp.bottom).offset(-20)"))
    #expect(!text.contains("view.snp.makeConstraints"))
    #expect(
      text.contains(
        "NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: label, "
          + "attribute: .width, multiplier: 2, constant: 0),"
      )
    )
    #expect(text.contains("NSLayoutConstraint(item: view, attribute: .height, "))
    #expect(text.contains("toItem: view, attribute: .height, multiplier: 1, constant: 0),"))
  }

  @Test(arguments: [CodeLanguage.swift, .objectiveC])
  func `a chain of Masonry begins at a view that constraints place`(
    language: CodeLanguage
  ) throws {
    let text = try code(owned, .masonry, language)

    #expect(text.ranges(of: "mas_makeConstraints").count == 1)
    #expect(text.contains(language == .swift ? "label.mas_make" : "[self.label mas_make"))
  }

  @Test(
    arguments: [
      (CodeStyle.snapkit, CodeLanguage.swift), (.masonry, .swift), (.masonry, .objectiveC),
    ]
  )
  func `only code with a chain imports the library`(
    style: CodeStyle,
    language: CodeLanguage
  ) throws {
    let name = style == .snapkit ? "import SnapKit" : "import Masonry"
    let plain = xib("<view customClass=\"Plain\" id=\"v1\"/>", isMac: false)

    #expect(try code(owned, style, language).contains(name))
    #expect(try !code(plain, style, language).contains(name))
    #expect(try code(plain, style, language).contains("import UIKit"))
  }

  @Test func `a chain does not begin at a cell's content view`() throws {
    let cell = """
      <tableViewCell id="c1" customClass="NameCell">
        <tableViewCellContentView key="contentView" id="v1">
          <subviews><label translatesAutoresizingMaskIntoConstraints="NO" id="l1"/></subviews>
          <constraints><constraint firstAttribute="trailing" secondItem="l1" \
      secondAttribute="trailing" constant="8" id="k1"/></constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """
    let text = try code(xib(cell, isMac: false), .snapkit, .swift)

    #expect(text.contains("label.snp.makeConstraints { make in"))
    #expect(text.contains("make.trailing.equalTo(contentView.snp.trailing).offset(-8)"))
  }
}
