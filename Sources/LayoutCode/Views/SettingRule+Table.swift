import LayoutModel

extension SettingRule {
  private static let priorities: [SettingRule] = [
    ("horizontalHuggingPriority", "ContentHugging", "horizontal", 250.0),
    ("verticalHuggingPriority", "ContentHugging", "vertical", 250.0),
    ("horizontalCompressionResistancePriority", "ContentCompressionResistance", "horizontal", 750),
    ("verticalCompressionResistancePriority", "ContentCompressionResistance", "vertical", 750),
  ].map { path, what, axis, usual in
    SettingRule(
      path,
      .number,
      swift: "{x}.set\(what)Priority(UILayoutPriority({v}), for: .\(axis))",
      objectiveC:
        "[{x} set\(what)Priority:{v} forAxis:UILayoutConstraintAxis\(axis.capitalizedFirst)];",
      else: CodeValue(usual)
    )
  }

  private static let everyView: [SettingRule] = [
    SettingRule("backgroundColor", .color),
    SettingRule("tintColor", .color),
    SettingRule("alpha", .number, else: CodeValue(1)),
    SettingRule("hidden", .boolean, name: "isHidden", objectiveC: "hidden", else: CodeValue(false)),
    SettingRule("tag", .number, else: CodeValue(0)),
    SettingRule("clipsSubviews", .boolean, name: "clipsToBounds", else: CodeValue(false)),
    SettingRule(
      "userInteractionEnabled",
      .boolean,
      name: "isUserInteractionEnabled",
      objectiveC: "userInteractionEnabled",
      else: CodeValue(true)
    ),
    SettingRule(
      "contentMode",
      .choice(
        "UIViewContentMode",
        same("scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right")
      ),
      else: CodeValue(".scaleToFill", "UIViewContentModeScaleToFill")
    ),
    SettingRule(
      "layoutMargins",
      .insets,
      else: CodeValue(
        "UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)",
        "UIEdgeInsetsMake(8, 8, 8, 8)"
      )
    ),
    SettingRule("preservesSuperviewLayoutMargins", .boolean, else: CodeValue(false)),
    SettingRule("insetsLayoutMarginsFromSafeArea", .boolean, else: CodeValue(true)),
  ]

  private static let texts: [SettingRule] = [
    SettingRule("text", of: ["label", "textField", "textView"], .text),
    SettingRule("placeholder", of: ["textField", "searchBar"], .text),
    SettingRule("fontDescription", of: ["label", "textField", "textView"], .font, name: "font"),
    SettingRule(
      "fontDescription",
      of: ["button"],
      .font,
      swift: "{x}.titleLabel?.font = {v}",
      objectiveC: "{x}.titleLabel.font = {v};"
    ),
    SettingRule("textColor", of: ["label", "textField", "textView"], .color),
    SettingRule(
      "textAlignment",
      of: ["label", "textField", "textView"],
      .choice("NSTextAlignment", same("left center right justified natural")),
      else: CodeValue(".natural", "NSTextAlignmentNatural")
    ),
    SettingRule("numberOfLines", of: ["label"], .number, else: CodeValue(1)),
    SettingRule(
      "lineBreakMode",
      of: ["label"],
      .named([
        "wordWrap": (".byWordWrapping", "NSLineBreakByWordWrapping"),
        "characterWrap": (".byCharWrapping", "NSLineBreakByCharWrapping"),
        "clip": (".byClipping", "NSLineBreakByClipping"),
        "headTruncation": (".byTruncatingHead", "NSLineBreakByTruncatingHead"),
        "tailTruncation": (".byTruncatingTail", "NSLineBreakByTruncatingTail"),
        "middleTruncation": (".byTruncatingMiddle", "NSLineBreakByTruncatingMiddle"),
      ]),
      else: CodeValue(".byTruncatingTail", "NSLineBreakByTruncatingTail")
    ),
    SettingRule(
      "borderStyle",
      of: ["textField"],
      .choice("UITextBorderStyle", same("none line bezel roundedRect")),
      else: CodeValue(".none", "UITextBorderStyleNone")
    ),
  ]

  private static let buttons: [SettingRule] = [
    ("normal", ".normal", "UIControlStateNormal"),
    ("highlighted", ".highlighted", "UIControlStateHighlighted"),
    ("selected", ".selected", "UIControlStateSelected"),
    ("disabled", ".disabled", "UIControlStateDisabled"),
  ].flatMap { state, swift, objectiveC in
    [
      ("title", "Title", Form.text), ("image", "Image", .image),
      ("titleColor", "TitleColor", .color),
    ].map { part, name, form in
      SettingRule(
        "\(state)/\(part)",
        of: ["button"],
        form,
        swift: "{x}.set\(name)({v}, for: \(swift))",
        objectiveC: "[{x} set\(name):{v} forState:\(objectiveC)];"
      )
    }
  }

  private static let controls: [SettingRule] = [
    SettingRule("image", of: ["imageView"], .image),
    SettingRule(
      "on",
      of: ["switch"],
      .boolean,
      name: "isOn",
      objectiveC: "on",
      else: CodeValue(false)
    ),
    SettingRule("minValue", of: ["slider"], .number, name: "minimumValue", else: CodeValue(0)),
    SettingRule("maxValue", of: ["slider"], .number, name: "maximumValue", else: CodeValue(1)),
    SettingRule("value", of: ["slider"], .number, else: CodeValue(0)),
    SettingRule("progress", of: ["progressView"], .number, else: CodeValue(0)),
    SettingRule("numberOfPages", of: ["pageControl"], .number, else: CodeValue(0)),
    SettingRule("rowHeight", of: ["tableView"], .number, else: CodeValue(44)),
    SettingRule(
      "pagingEnabled",
      of: ["scrollView", "collectionView"],
      .boolean,
      name: "isPagingEnabled",
      objectiveC: "pagingEnabled",
      else: CodeValue(false)
    ),
  ]

  private static let stacks: [SettingRule] = [
    SettingRule(
      "axis",
      of: ["stackView"],
      .choice("UILayoutConstraintAxis", same("horizontal vertical")),
      else: CodeValue(".horizontal", "UILayoutConstraintAxisHorizontal")
    ),
    SettingRule(
      "alignment",
      of: ["stackView"],
      .choice(
        "UIStackViewAlignment",
        same("fill leading top firstBaseline center trailing bottom lastBaseline")
      ),
      else: CodeValue(".fill", "UIStackViewAlignmentFill")
    ),
    SettingRule(
      "distribution",
      of: ["stackView"],
      .choice(
        "UIStackViewDistribution",
        same("fill fillEqually fillProportionally equalSpacing equalCentering")
      ),
      else: CodeValue(".fill", "UIStackViewDistributionFill")
    ),
    SettingRule("spacing", of: ["stackView"], .number, else: CodeValue(0)),
    SettingRule(
      "layoutMarginsRelativeArrangement",
      of: ["stackView"],
      .boolean,
      name: "isLayoutMarginsRelativeArrangement",
      objectiveC: "layoutMarginsRelativeArrangement",
      else: CodeValue(false)
    ),
  ]

  private static let mac: [SettingRule] = [
    SettingRule(
      "hidden",
      .boolean,
      on: [.macOS],
      name: "isHidden",
      objectiveC: "hidden",
      else: CodeValue(false)
    ),
    SettingRule("image", of: ["imageView"], .image, on: [.macOS]),
    SettingRule(
      "orientation",
      of: ["stackView"],
      .choice("NSUserInterfaceLayoutOrientation", same("horizontal vertical")),
      on: [.macOS],
      else: CodeValue(".horizontal", "NSUserInterfaceLayoutOrientationHorizontal")
    ),
    SettingRule("spacing", of: ["stackView"], .number, on: [.macOS], else: CodeValue(8)),
  ]

  /// All rules, in the order of the statements.
  static let all = everyView + priorities + texts + buttons + controls + stacks + mac

  /// Returns the document values that are spelled like the Swift cases.
  private static func same(_ words: String) -> [String: String] {
    Dictionary(words.split(separator: " ").map { (String($0), String($0)) }) { first, _ in first }
  }
}
