/// Unexpected values of attributes.
enum HostileValues {
  /// Numbers at and beyond the limits of numeric types.
  static let numbers = [
    "0", "-0", "-1", "1", "0.5", "1e-300", "1e300", "-1e300", "1e308", "1.8e308", "1e400", "-1e400",
    "NaN", "nan", "inf", "-inf", "Infinity", "0x10", "0x1p1023", "0x1p-1074", "1e-400", ".", "-",
    "+5", "1.", ".5", "1,5", "1 000", "007", "1e", "5e-324", "2147483647", "2147483648",
    "-2147483648", "4294967295", "4294967296", "9007199254740993", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551616", "99999999999999999999999999999999999999", "999.9999999999999999999",
    "1:0", "0:1", "0:0", "1:1e-300", "1e300:1e-300", "16:9", "16:", ":9", "1:2:3", "-16:9", "1/3",
    "1/0", "nan:1", "1000", "1001", "999.5", "10000", "30000", "1e6", "1e9", "\u{0661}\u{0662}",
    "\u{ff11}\u{ff12}", "\u{0967}", "\u{1d7d9}", "\u{00b2}", "\u{2160}", "\u{2212}5", "5px",
    "1_000",
  ]

  /// Texts that are special when displayed, quoted, stored or sorted.
  static let texts = [
    "", " ", "\u{9}", "&#10;", "&#13;&#10;", "&#1;", "&#0;", "&#xFFFF;", "&#x110000;", "\u{1}",
    "\u{7f}", "\u{85}", "\u{200f}", "\u{202e}abc", "\u{2066}\u{2069}", "\u{2028}", "\u{feff}",
    "\u{fffd}", "\u{fffe}", "e\u{301}\u{302}\u{303}", "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}",
    "\u{10ffff}", "\u{64}\u{327}", "&lt;script&gt;alert(1)&lt;/script&gt;", "]]&gt;", "--&gt;",
    "--",
    "&amp;amp;", "&quot;", "&apos;", "&unknown;", "&", "*/", "/*", "//", "\\", "\\u{41}", "%s%n%@",
    "$(id)", "`id`", "'; DROP TABLE object; --", "@\"", "\\\"", "#\"\"\"", "../../etc/passwd",
    "/etc/passwd", "..", "C:\\a", "a/b:c/d", ":", "/", "a\u{0}b", "YES", "NO", "yes", "true",
    "none",
    "nil", "null", "self", "class", "init", "func", "return", "default", "Type", "id", "superview",
    "safeArea", "heightClass=regular-widthClass=compact", "widthClass=compact", "heightClass=",
    "heightClass=regular-heightClass=compact", "default", "-1", "-2", "-3",
  ]

  /// Long or repetitive texts, which are generated because they are too long to list.
  static let long: [[UInt8]] = [
    Array(repeating: UInt8(ascii: "a"), count: 300),
    Array(repeating: UInt8(ascii: "9"), count: 400),
    Array(("0." + String(repeating: "0", count: 400) + "1").utf8),
    Array(String(repeating: "é", count: 200).utf8),
    Array(String(repeating: "&#10;", count: 200).utf8),
    Array(String(repeating: "../", count: 100).utf8),
  ]

  /// The known values of attributes, by name.
  static let names: [String: [String]] = [
    "relation": ["equal", "greaterThanOrEqual", "lessThanOrEqual", "other"],
    "firstAttribute": anchors, "secondAttribute": anchors,
    "axis": ["horizontal", "vertical"],
    "orientation": ["portrait", "landscape", "horizontal", "vertical"],
    "distribution": [
      "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering", "gravityAreas",
    ],
    "alignment": [
      "fill", "leading", "trailing", "center", "top", "bottom", "firstBaseline", "lastBaseline",
      "width", "height", "centerX", "centerY",
    ],
    "key": [
      "frame", "constraints", "subviews", "safeArea", "contentView", "view", "autoresizingMask",
      "contentLayoutGuide", "frameLayoutGuide", "keyboard", "layoutMargins", "default",
      "titleView", "backgroundColor", "fontDescription", "size", "contentViewInsets", "variation",
    ],
    "contentMode": ["scaleToFill", "scaleAspectFit", "center", "redraw", "topLeft"],
    "kind": [
      "show", "embed", "relationship", "unwind", "presentation", "custom", "popoverPresentation",
    ],
    "relationship": ["rootViewController", "viewControllers", "masterViewController", "other"],
    "style": [
      "plain", "grouped", "insetGrouped", "default", "IBUITableViewCellStyleSubtitle", "thin",
    ],
    "buttonType": [
      "system", "roundedRect", "infoLight", "contactAdd", "detailDisclosure", "custom",
    ],
    "borderStyle": ["none", "line", "bezel", "roundedRect", "border"],
    "type": [
      "system", "boldSystem", "italicSystem", "com.apple.InterfaceBuilder3.Cocoa.XIB",
      "com.apple.InterfaceBuilder.WatchKit.Storyboard", "other",
    ],
    "targetRuntime": [
      "iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "MacOSX.Cocoa", "AppleTV", "watchKit",
    ],
    "toolsVersion": ["4514", "7531", "9531", "14313.18", "17701", "22154", "32700.99.1234", "0"],
    "lineBreakMode": ["wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation"],
    "translatesAutoresizingMaskIntoConstraints": ["YES", "NO"], "hidden": ["YES", "NO"],
    "useSafeAreas": ["YES", "NO"], "useAutolayout": ["YES", "NO"], "placeholder": ["YES", "NO"],
    "useTraitCollections": ["YES", "NO"], "translucent": ["YES", "NO"],
    "fixedFrame": ["YES", "NO"],
    "sceneMemberID": ["viewController", "firstResponder"],
  ]

  /// The attributes that are counts.
  static let measured = [
    "constant", "multiplier", "priority", "x", "y", "width", "height", "spacing", "pointSize",
    "alpha",
    "numberOfLines", "top", "left", "bottom", "right", "leading", "trailing", "red", "rowHeight",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority", "numberOfPages",
    "preferredMaxLayoutWidth", "minimumScaleFactor", "version", "toolsVersion",
    "placeholderIntrinsicWidth",
  ]

  /// The attributes of constraints.
  private static let anchors = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY",
    "baseline", "firstBaseline", "lastBaseline", "leftMargin", "rightMargin", "topMargin",
    "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins", "notAnAttribute", "other",
  ]

  /// The tags that readers treat specially.
  static let tags = [
    "view", "label", "button", "stackView", "scrollView", "tableView", "tableViewCell",
    "tableViewCellContentView", "collectionView", "collectionViewCell", "imageView", "textField",
    "textView", "switch", "slider", "segmentedControl", "stepper", "pickerView", "datePicker",
    "containerView", "visualEffectView", "navigationBar", "toolbar", "tabBar", "searchBar",
    "viewController", "tableViewController", "navigationController", "tabBarController",
    "splitViewController", "placeholder", "customView", "box", "splitView", "tabView", "window",
    "popUpButton", "gridView", "progressIndicator", "clipView", "constraint", "constraints",
    "subviews",
    "variation", "mask", "include", "exclude", "rect", "color", "connections", "outlet", "action",
    "segue", "scene", "objects", "document", "viewLayoutGuide", "layoutGuides",
    "viewControllerLayoutGuide", "fontDescription", "attributedString", "string", "resources",
    "image",
    "group", "interfaceController", "autoresizingMask", "size", "point", "inset", "edgeInsets",
  ]

  /// Elements to insert anywhere.
  static let elements = [
    #"<constraint firstAttribute="width" relation="lessThanOrEqual" constant="1e300" id="hos-t1-001"/>"#,
    #"<constraint firstItem="hos-t1-001" firstAttribute="top" secondItem="hos-t1-001" secondAttribute="top" id="hos-t1-001"/>"#,
    #"<variation key="heightClass=compact"><mask key="subviews"><exclude reference="hos-t1-001"/></mask></variation>"#,
    #"<viewLayoutGuide key="safeArea" id="hos-t2-001"/>"#,
    #"<rect key="frame" x="nan" y="inf" width="-1" height="1e308"/>"#,
    #"<string key="text">a<![CDATA[b]]>c</string>"#,
    #"<stackView axis="vertical" distribution="fillProportionally" id="hos-t3-001"><subviews/></stackView>"#,
    #"<segue destination="hos-t3-001" kind="embed" id="hos-t4-001"/>"#,
    "<!--hos--->", "<?target data?>", "<![CDATA[<>&]]>", "<a:b c:d=\"e\"/>",
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"a.b\"/></userDefinedRuntimeAttributes>",
  ]
}
