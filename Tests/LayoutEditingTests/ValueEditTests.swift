import LayoutModel
import Testing

@testable import LayoutEditing

struct ValueEditTests {
  private let label = ObjectID("lab-00-001")
  private let constraint = ObjectID("CCC-00-001")
  private let compact = VariationKey(SizeClass(width: .any, height: .compact))

  @Test func `a constant changes one line`() throws {
    var sample = try Sample()

    #expect(
      try sample.lines(.set(constraint, PropertyPath("constant"), .text("12"))) == [
        "-<constraint firstItem=\"lab-00-001\" firstAttribute=\"top\" secondItem=\"saf-00-001\" "
          + "secondAttribute=\"top\" constant=\"6\" id=\"CCC-00-001\"/>",
        "+<constraint firstItem=\"lab-00-001\" firstAttribute=\"top\" secondItem=\"saf-00-001\" "
          + "secondAttribute=\"top\" constant=\"12\" id=\"CCC-00-001\"/>",
      ]
    )
  }

  @Test func `a constraint's first variation opens its element, and the x closes it again`() throws
  {
    var sample = try Sample()
    let before = sample.text
    let path = PropertyPath("constant")

    let lines = try sample.lines(.set(constraint, path, .text("0"), in: compact))
    #expect(lines.contains("+<variation key=\"heightClass=compact\" constant=\"0\"/>"))
    #expect(lines.contains("+</constraint>"))

    _ = try sample.lines(.unset(constraint, path, in: compact))
    #expect(sample.text == before)
  }

  @Test func `other traits have rows, if a file can hold their key`() throws {
    var sample = try Sample()
    let path = PropertyPath("constant")
    let watch = VariationKey(rawValue: "device=watch44mm")
    let refused = EditError.doesNotVary("a class name can't contain control characters")

    for key in ["wR-=hR\0", "device=a\tb", "device=a\nb"] {
      let row = VariationKey(rawValue: key)
      #expect(sample.refusal(.set(constraint, path, .text("12"), in: row)) == refused)
      #expect(sample.refusal(.uninstall(label, in: row)) == refused)
    }
    let lines = try sample.lines(.set(constraint, path, .text("12"), in: watch))
    #expect(lines.contains("+<variation key=\"device=watch44mm\" constant=\"12\"/>"))
  }

  @Test func `variation blocks and their attributes are in order`() throws {
    var sample = try Sample()
    let both = VariationKey(SizeClass(width: .compact, height: .regular))

    let lines = try sample.lines(
      .set(label, PropertyPath("text"), .text("R"), in: both),
      .set(label, PropertyPath("hidden"), .text("YES"), in: both),
      .set(label, PropertyPath("alpha"), .text("0.5"), in: both),
      .set(label, PropertyPath("fontDescription/pointSize"), .text("12"), in: compact)
    )

    #expect(
      lines == [
        "+<variation key=\"heightClass=compact\">",
        "+<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"12\"/>",
        "+</variation>",
        "+<variation key=\"heightClass=regular-widthClass=compact\" alpha=\"0.5\" hidden=\"YES\" "
          + "text=\"R\"/>",
      ]
    )
  }

  @Test func `the any-any row stays while class rows depend on it`() throws {
    var sample = try Sample()
    let path = PropertyPath("constant")
    _ = try sample.lines(.set(constraint, path, .text("1"), in: compact))

    #expect(
      sample.refusal(.unset(constraint, path)) == .dependentRows(constraint, path: path, [compact])
    )
  }

  @Test func `a new attribute is in its measured place`() throws {
    var sample = try Sample()

    let lines = try sample.lines(
      .set(label, PropertyPath("numberOfLines"), .text("2")),
      .set(label, PropertyPath("hidden"), .text("YES"))
    )

    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("+<label hidden=\"YES\" opaque=\"NO\"") == true)
    #expect(lines.last?.contains("\"tailTruncation\" numberOfLines=\"2\" baseline") == true)
  }

  @Test(arguments: ["stackView", "switch", "slider", "tableView", "datePicker"])
  func `the attributes of all views are in one order in each kind of view`(kind: String) {
    let order = ElementOrder(platform: .iOS, toolsVersion: 22_505)
    let names = ["clipsSubviews", "multipleTouchEnabled", "tag", "alpha", "contentMode", "id"]

    let ranks = names.map { order.attributeRank($0, of: kind) }

    #expect(ranks == ranks.sorted())
    #expect(
      order.attributeRank("hidden", of: kind) < order.attributeRank("clipsSubviews", of: kind)
    )
  }

  @Test(arguments: [
    "button", "popUpButton", "textField", "customView", "stackView", "tableView",
  ])
  func `the attributes of all macOS views precede the id, as in real files`(kind: String) {
    let order = ElementOrder(platform: .macOS, toolsVersion: 22_505)
    let names = [
      "identifier", "hidden", "horizontalHuggingPriority", "verticalHuggingPriority", "tag",
      "translatesAutoresizingMaskIntoConstraints", "id", "userLabel", "customClass",
    ].filter { kind != "popUpButton" || $0 != "tag" }

    let ranks = names.map { order.attributeRank($0, of: kind) }

    #expect(ranks == ranks.sorted(), "\(zip(names, ranks).map { "\($0) \($1)" })")
  }

  @Test(arguments: [
    ("tableView", "allowsSelectionDuringEditing", Platform.iOS),
    ("button", "semanticContentAttribute", .iOS),
    ("imageView", "adjustsImageSizeForAccessibilityContentSizeCategory", .iOS),
    ("navigationBar", "shadowImage", .iOS), ("gridRow", "bottomPadding", .macOS),
    ("buttonCell", "transparent", .macOS), ("stackView", "placeholderIntrinsicWidth", .macOS),
    ("comboBoxCell", "completes", .macOS),
  ])
  func `attributes of recent documents are known`(
    kind: String,
    name: String,
    platform: Platform
  ) {
    let object = LayoutObject(id: "abc-de-001", kind: kind, role: .view, parent: nil)

    #expect(ValueNames.isKnown(PropertyPath(name), of: object, on: platform))
    #expect(ElementOrder(platform: platform, toolsVersion: 22_505).hasAttribute(name, kind: kind))
  }

  @Test(arguments: [
    ("label", "title", Platform.iOS, ["text"]), ("textView", "title", .tvOS, ["text"]),
    ("button", "text", .iOS, ["normal/title"]), ("tableView", "axis", .iOS, []),
    ("label", "pointSize", .iOS, ["fontDescription/pointSize"]),
    ("textField", "keyboardType", .iOS, ["textInputTraits/keyboardType"]),
    ("stackView", "axis", .macOS, ["orientation"]), ("customView", "backgroundColor", .macOS, []),
    ("view", "cornerRadius", .iOS, []), ("button", "placeholder", .iOS, []),
  ])
  func `a name that only unrelated kinds have is not known`(
    kind: String,
    name: String,
    platform: Platform,
    places: [String]
  ) {
    let object = LayoutObject(id: "abc-de-001", kind: kind, role: .view, parent: nil)
    let path = PropertyPath(name)

    #expect(!ValueNames.isKnown(path, of: object, on: platform))
    #expect(ValueNames.equivalents(of: path, in: object, on: platform) == places)
  }

  @Test(arguments: [
    ("stepper", "highlighted", Platform.iOS), ("collectionView", "allowsSelection", .iOS),
    ("tabBar", "barStyle", .iOS), ("textField", "allowsEditingTextAttributes", .iOS),
    ("label", "directionalLayoutMargins", .iOS), ("switch", "title", .iOS),
    ("navigationController", "title", .iOS), ("barButtonItem", "landscapeImage", .iOS),
    ("view", "simulatedOrientationMetrics", .iOS), ("unheardOf", "axis", .iOS),
    ("outlineView", "columnSelection", .macOS), ("colorWell", "enabled", .macOS),
    ("secureTextField", "preferredMaxLayoutWidth", .macOS),
    ("wkWebView", "allowsLinkPreview", .macOS),
    ("table", "title", .watchOS), ("button", "showsMenuAsPrimaryAction", .tvOS),
    ("label", "numberOfLines", .tvOS), ("tableView", "separatorColor", .tvOS),
  ])
  func `a name that a kind can inherit, or a kind without data, is known`(
    kind: String,
    name: String,
    platform: Platform
  ) {
    let object = LayoutObject(id: "abc-de-001", kind: kind, role: .view, parent: nil)

    #expect(ValueNames.isKnown(PropertyPath(name), of: object, on: platform))
  }

  @Test func `a value that the object has is known, also if it is one of other kinds`() {
    var object = LayoutObject(id: "abc-de-001", kind: "label", role: .view, parent: nil)
    object.properties = [
      Property(path: PropertyPath("title"), position: 0, value: .attribute("Old"))
    ]

    #expect(ValueNames.isKnown(PropertyPath("title"), of: object, on: .iOS))
  }

  @Test(arguments: [
    ("button", "title", Platform.macOS, "cell"), ("textField", "font/metaFont", .macOS, "cell"),
    ("button", "keyEquivalent", .macOS, "cell"), ("slider", "maxValue", .macOS, "cell"),
    ("tableColumn", "title", .macOS, "headerCell"), ("button", "title", .iOS, "normal"),
    ("button", "titleColor", .tvOS, "normal"), ("button", "backgroundImage", .iOS, "normal"),
  ])
  func `a value that only a part of the kind has is in that part`(
    kind: String,
    name: String,
    platform: Platform,
    key: String
  ) {
    let object = LayoutObject(id: "abc-de-001", kind: kind, role: .view, parent: nil)

    #expect(ValueNames.part(with: PropertyPath(name), of: object, on: platform) == key)
  }

  @Test(arguments: [
    ("button", "toolTip", Platform.macOS), ("comboBox", "customClass", .macOS),
    ("button", "backgroundImage", .macOS), ("buttonCell", "title", .macOS),
    ("box", "title", .macOS), ("button", "normal/title", .iOS), ("button", "enabled", .iOS),
    ("label", "text", .iOS), ("unheardOf", "title", .macOS),
    ("button", "semanticContentAttribute", .iOS),
  ])
  func `a value that the kind has, or no part of it, is in no part`(
    kind: String,
    name: String,
    platform: Platform
  ) {
    let object = LayoutObject(id: "abc-de-001", kind: kind, role: .view, parent: nil)

    #expect(ValueNames.part(with: PropertyPath(name), of: object, on: platform) == nil)
  }

  @Test func `the placeholder of an intrinsic size is a number or infinite`() throws {
    var sample = try Sample()
    let path = PropertyPath("placeholderIntrinsicWidth")

    let lines = try sample.lines(.set(label, path, .text("infinite")))

    #expect(lines.last?.contains("placeholderIntrinsicWidth=\"infinite\"") == true)
    #expect(sample.refusal(.set(label, path, .text("wide"))) != nil)
  }

  @Test(arguments: [
    ("systemRed", "22505", "1 0.23137254901960785 0.18823529411764706"),
    ("systemRed", "24127", "1 0.2196078431372549 0.23529411764705882"),
    ("systemPurple", "22505", "0.68627450980392157 0.32156862745098042 0.87058823529411766"),
  ])
  func `a color of the system has the components that its version of Xcode stores`(
    color: String,
    toolsVersion: String,
    components: String
  ) throws {
    let text = Sample.text.replacing("17701", with: toolsVersion)
    var sample = try Sample(.anyAny, text)

    let lines = try sample.lines(
      .set(label, PropertyPath("backgroundColor"), .text("systemColor:\(color)"))
    )

    let parts = components.split(separator: " ")
    let fields = zip(["red", "green", "blue"], parts).map { "\($0)=\"\($1)\"" }
    let line = "+<color " + fields.joined(separator: " ") + " alpha=\"1\" "
    #expect(lines.contains(line + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"))
  }

  @Test(arguments: [
    ("12121", #"white="1" alpha="1" colorSpace="calibratedWhite""#),
    (
      "14490",
      #"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
    ),
    ("16097", #"systemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#),
    ("17701", #"systemColor="systemBackgroundColor""#),
  ])
  func `a new view has the background that its version of Xcode gives`(
    toolsVersion: String,
    color: String
  ) throws {
    var sample = try Sample(.anyAny, Sample.text.replacing("17701", with: toolsVersion))

    let lines = try sample.lines(.add(NewObject(kind: "view", parent: "root-0-001")))

    #expect(lines.contains("+<color key=\"backgroundColor\" \(color)/>"), "\(lines)")
  }

  @Test func `a color of the system brings its resource and capability`() throws {
    var sample = try Sample()

    let lines = try sample.lines(
      .set(label, PropertyPath("backgroundColor"), .text("systemColor:label"))
    )

    #expect(
      lines == [
        "+<capability name=\"System colors in document resources\" minToolsVersion=\"11.0\"/>",
        "+<color key=\"backgroundColor\" systemColor=\"labelColor\"/>",
        "+<resources>",
        "+<systemColor name=\"labelColor\">",
        "+<color white=\"0.0\" alpha=\"1\" colorSpace=\"custom\" "
          + "customColorSpace=\"genericGamma22GrayColorSpace\"/>",
        "+</systemColor>",
        "+</resources>",
      ]
    )
  }

  @Test(arguments: [
    (
      "textColor", "#336699",
      "<color key=\"textColor\" red=\"0.20000000000000001\" "
        + "green=\"0.40000000000000002\" blue=\"0.59999999999999998\" alpha=\"1\" "
        + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    ),
    (
      "fontDescription", "system 17 semibold",
      "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" "
        + "pointSize=\"17\"/>"
    ),
    (
      "fontDescription", "style:body",
      "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    ),
    (
      "frame", "10 20 300 0", "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"300\" height=\"0.0\"/>"
    ),
    (
      "layoutMargins", "1 2 3 4",
      "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"
    ),
    ("shadowOffset", "1 -1", "<size key=\"shadowOffset\" width=\"1\" height=\"-1\"/>"),
    ("text", "two\nlines", "<string key=\"text\">two"),
  ])
  func `structured values are written as their element`(
    path: String,
    value: String,
    line: String
  ) throws {
    var sample = try Sample()

    let lines = try sample.lines(.set(label, PropertyPath(path), .text(value)))

    #expect(lines.contains("+" + line))
  }

  @Test(arguments: [
    ("hidden", "maybe"), ("numberOfLines", "many"), ("contentMode", "wrong"),
    ("backgroundColor", "blue"), ("backgroundColor", "#12345"), ("fontDescription", "17"),
    ("frame", "1 2 3"), ("frame/x", "left"), ("verticalHuggingPriority", "0"),
    ("text", "bell \u{7}"),
  ])
  func `a value of the wrong kind is refused`(path: String, value: String) throws {
    var sample = try Sample()
    let before = sample.text

    let error = sample.refusal(.set(label, PropertyPath(path), .text(value)))

    guard case .badValue? = error else {
      Issue.record("not refused: \(String(describing: error))")
      return
    }
    #expect(sample.text == before)
  }

  @Test(arguments: ["1.", "16./9", "4:3.", "1.e2"])
  func `a number doesn't end in a point`(multiplier: String) throws {
    var sample = try Sample()

    guard
      case .badValue? = sample.refusal(
        .set(constraint, PropertyPath("multiplier"), .text(multiplier))
      )
    else {
      Issue.record("not refused")
      return
    }
  }

  @Test func `only the constant of a constraint varies`() throws {
    var sample = try Sample()

    guard
      case .doesNotVary? = sample.refusal(
        .set(constraint, PropertyPath("priority"), .text("750"), in: compact)
      )
    else {
      Issue.record("not refused")
      return
    }
  }

  @Test func `a mask is not removed as a value`() throws {
    var sample = try Sample(SizeClass(width: .any, height: .compact))
    _ = try sample.lines(.uninstall(label))

    #expect(
      sample.refusal(.unset(ObjectID("root-0-001"), PropertyPath("subviews"), in: compact))
        == .fixedProperty(path: PropertyPath("subviews"), advice: "use 'install' and 'uninstall'")
    )
  }
}
