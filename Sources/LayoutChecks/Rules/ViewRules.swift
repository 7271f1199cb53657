internal import LayoutModel

// Rules about views and constraints.
extension RowRule {
  static let relativeToMargin = RowRule(
    Finding.Kind(
      "relative-to-margin",
      title: "Constraint to a margin",
      severity: .warning,
      audience: .onRequest,
      explanation: .init(
        meaning: "A constraint refers to the margin of a view instead of its edge.",
        remedy: "Clear Relative to margin for the item.",
        bad: margin("leadingMargin"),
        good: margin("leading")
      )
    ),
    .role(.constraint)
  ) { subject in
    ["firstAttribute", "secondAttribute"].compactMap { name in
      guard let attribute = subject.attribute(name), margins.contains(attribute) else { return nil }
      return RuleProblem("The constraint refers to \(attribute).", at: PropertyPath(name))
    }
  }

  private static let margins: Set<String> = [
    "leadingMargin", "trailingMargin", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
    "centerXWithinMargins", "centerYWithinMargins",
  ]

  private static func margin(_ attribute: String) -> String {
    """
    <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="20" y="40" width="100" height="50"/>
            <constraints>
                <constraint firstAttribute="height" constant="50" id="c1"/>
                <constraint firstAttribute="width" constant="100" id="c2"/>
            </constraints>
        </view>
    </subviews>
    <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
    secondAttribute="\(attribute)" constant="\(attribute == "leading" ? 20 : 4)" id="c3"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="40" id="c4"/>
    </constraints>
    """
  }

  static let stackViewBackgroundColor = RowRule(
    Finding.Kind(
      "stackview-backgroundcolor",
      title: "Background of a stack view",
      severity: .warning,
      audience: .onRequest,
      explanation: .init(
        meaning: """
          A stack view has a background color. Before iOS 14 the system does not draw it.
          """,
        remedy: "Put the stack view into a view with the color.",
        bad: Samples.subview(
          "stackView",
          "",
          "<color key=\"backgroundColor\" red=\"1\" alpha=\"1\"/>"
        ),
        good: Samples.subview("stackView")
      )
    ),
    .elements(["stackView"])
  ) { subject in
    guard let color = subject.object.property("backgroundColor"), color.value.tag == "color" else {
      return []
    }
    return [RuleProblem("The stack view has a background color.", at: "backgroundColor")]
  }

  static let reuseIdentifier = RowRule(
    Finding.Kind(
      "reuse-identifier",
      title: "Class and reuse identifier differ",
      severity: .warning,
      audience: .onRequest,
      explanation: .init(
        meaning: """
          The reuse identifier of a cell, header or footer is not the name of its class. The rule \
          does not examine elements without a class of the app, such as static cells.
          """,
        remedy: "Set the reuse identifier to the name of the class.",
        bad: cell("reuseIdentifier=\"cell\" "),
        good: cell("reuseIdentifier=\"PriceCell\" ")
      )
    ),
    .elements(["tableViewCell", "collectionViewCell", "collectionReusableView"])
  ) { subject in
    guard let name = subject.attribute("customClass") else { return [] }
    let identifier = subject.attribute("reuseIdentifier")
    if identifier == name { return [] }
    return [
      RuleProblem("The class is \(name), but the reuse identifier is \(identifier ?? "missing").")
    ]
  }

  private static func cell(_ identifier: String) -> String {
    Samples.subview(
      "tableView",
      "dataMode=\"prototypes\"",
      """
      <prototypes>
          <tableViewCell \(identifier)customClass="PriceCell" id="cell">
              <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
              <tableViewCellContentView key="contentView" id="content">
                  <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
              </tableViewCellContentView>
          </tableViewCell>
      </prototypes>
      """
    )
  }
}
