import InterfaceBuilderFormat
import LayoutMerge
import LayoutModel
import Testing

/// The rules and traps that real merges showed (`research/merge-ground-truth.md`).
struct MergeRuleTests {
  @Test(arguments: MergeRuleCase.values)
  func `values merge by property`(_ scenario: MergeRuleCase) throws { try scenario.check() }

  @Test(arguments: MergeRuleCase.lists)
  func `lists merge by order`(_ scenario: MergeRuleCase) throws { try scenario.check() }

  @Test(arguments: MergeRuleCase.deletions)
  func `deletions meet edits`(_ scenario: MergeRuleCase) throws { try scenario.check() }

  @Test(arguments: MergeRuleCase.links)
  func `links keep their ends`(_ scenario: MergeRuleCase) throws { try scenario.check() }

  @Test(arguments: MergeRuleCase.moves)
  func `moves merge with edits`(_ scenario: MergeRuleCase) throws { try scenario.check() }
}

/// A merge of elements in `objects`, what it gives, and what it asks.
struct MergeRuleCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let states: [String]
  let conflicts: [String]

  init(
    _ name: String,
    _ base: String,
    _ ours: String,
    _ theirs: String,
    _ merged: String,
    _ conflicts: String...
  ) {
    testDescription = name
    states = [base, ours, theirs, merged]
    self.conflicts = conflicts
  }

  func check() throws {
    let documents = try states.map { try xib($0) }

    let result = ThreeWayMerge.merge(
      base: documents[0],
      ours: documents[1],
      theirs: documents[2]
    )
    let swapped = ThreeWayMerge.merge(
      base: documents[0],
      ours: documents[2],
      theirs: documents[1]
    )

    #expect(result.conflicts.map(words) == conflicts)
    #expect(text(result.document) == text(documents[3]))
    #expect(try facts(reread(result.document)) == facts(result.document))
    #expect(damage(result.document).isEmpty)
    #expect(roots(swapped) == roots(result))
    #expect(result.isClean == swapped.isClean)
  }
}

extension MergeRuleCase {
  private static func label(_ inner: String, _ attributes: String = "") -> String {
    "<label \(attributes) id=\"L\">\(inner)</label>"
  }

  private static func view(_ views: String, _ links: String = "", _ more: String = "") -> String {
    let subviews = views.isEmpty ? "" : "<subviews>\(views)</subviews>"
    let constraints = links.isEmpty ? "" : "<constraints>\(links)</constraints>"
    return "<view id=\"V\">\(subviews)\(constraints)\(more)</view>"
  }

  /// A label whose frame constraints give.
  private static func computed(x: Int, y: Int, _ attributes: String = "") -> String {
    view(
      label(
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"9\" height=\"9\"/>",
        "\(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\""
      )
    )
  }

  private static func font(_ attributes: String) -> String {
    label("<fontDescription key=\"fontDescription\" \(attributes)/>")
  }

  private static func macFont(_ attributes: String) -> String {
    label("<font key=\"font\" \(attributes)/>")
  }

  private static func color(_ attributes: String, _ more: String = "") -> String {
    label("<color key=\"textColor\" \(attributes)/>\(more)")
  }

  private static let gray = "white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\""
  private static let recoded = """
    red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"
    """
  private static let red =
    "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"calibratedRGB\""

  private static func system(_ red: String, name: String = "secondaryLabelColor") -> String {
    """
    systemColor="\(name)" red="\(red)" green="0.25" blue="0.5" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"
    """
  }

  static let values: [MergeRuleCase] = [
    .init(
      "attributes of one element",
      label("", "text=\"a\" tag=\"1\""),
      label("", "text=\"b\" tag=\"1\""),
      label("", "text=\"a\" tag=\"2\""),
      label("", "text=\"b\" tag=\"2\"")
    ),
    .init(
      "one attribute set twice",
      label("", "text=\"a\""),
      label("", "text=\"b\""),
      label("", "text=\"c\""),
      label("", "text=\"b\""),
      "bothChanged L text"
    ),
    .init(
      "an attribute and a string are one slot",
      label("", "text=\"a\""),
      label("<string key=\"text\">b\nc</string>"),
      label("", "text=\"a\" tag=\"2\""),
      label("<string key=\"text\">b\nc</string>", "tag=\"2\"")
    ),
    .init(
      "an attribute against a string",
      label("", "text=\"a\""),
      label("", "text=\"d\""),
      label("<string key=\"text\">b\nc</string>"),
      label("", "text=\"d\""),
      "bothChanged L text"
    ),
    .init(
      "font attributes merge if the set is the same",
      font("type=\"system\" pointSize=\"17\""),
      font("type=\"boldSystem\" pointSize=\"17\""),
      font("type=\"system\" pointSize=\"20\""),
      font("type=\"boldSystem\" pointSize=\"20\"")
    ),
    .init(
      "a font with another set of attributes is one fact",
      font("type=\"system\" pointSize=\"17\""),
      font("type=\"system\" weight=\"bold\" pointSize=\"17\""),
      font("type=\"system\" pointSize=\"20\""),
      font("type=\"system\" weight=\"bold\" pointSize=\"17\""),
      "bothChanged L fontDescription"
    ),
    .init(
      "a font of the system that Xcode names by another use is no change",
      macFont("metaFont=\"controlContent\" size=\"11\""),
      macFont("metaFont=\"smallSystem\""),
      macFont("metaFont=\"message\" size=\"11\""),
      macFont("metaFont=\"smallSystem\"")
    ),
    .init(
      "a font of another size beside a renamed one",
      macFont("metaFont=\"smallSystem\""),
      macFont("metaFont=\"message\" size=\"11\""),
      macFont("metaFont=\"system\""),
      macFont("metaFont=\"system\"")
    ),
    .init(
      "two fonts of the system",
      macFont("metaFont=\"smallSystem\""),
      macFont("metaFont=\"systemBold\""),
      macFont("metaFont=\"system\""),
      macFont("metaFont=\"systemBold\""),
      "bothChanged L font"
    ),
    .init(
      "components of a color do not mix",
      color(red),
      color(red.replacing("red=\"1\"", with: "red=\"0.5\"")),
      color(red.replacing("blue=\"0.0\"", with: "blue=\"1\"")),
      color(red.replacing("red=\"1\"", with: "red=\"0.5\"")),
      "bothChanged L textColor"
    ),
    .init("a re-coded color is no change", color(gray), color(recoded), color(red), color(red)),
    .init(
      "the numbers of a system color are no change",
      color(system("0.23529411764705882")),
      color(system("0.23529411759999999")),
      color(system("0.2")),
      color(system("0.23529411759999999"))
    ),
    .init(
      "a system color that loses its numbers is no change",
      view(color(system("0.5"))),
      view(""),
      view(color("systemColor=\"secondaryLabelColor\"")),
      view("")
    ),
    .init(
      "a system color that loses its older name is no change",
      color("cocoaTouchSystemColor=\"darkTextColor\""),
      label(""),
      color("systemColor=\"darkTextColor\""),
      label("")
    ),
    .init(
      "another system color under the older name",
      color("cocoaTouchSystemColor=\"darkTextColor\""),
      color("cocoaTouchSystemColor=\"whiteColor\""),
      color("systemColor=\"labelColor\" cocoaTouchSystemColor=\"darkTextColor\""),
      color("cocoaTouchSystemColor=\"whiteColor\""),
      "bothChanged L textColor"
    ),
    .init(
      "two system colors",
      color(system("0.5")),
      color(system("0.5", name: "labelColor")),
      color(system("0.5", name: "linkColor")),
      color(system("0.5", name: "labelColor")),
      "bothChanged L textColor"
    ),
    .init(
      "a color against nil",
      color(gray),
      color(red),
      label("<nil key=\"textColor\"/>"),
      color(red),
      "bothChanged L textColor"
    ),
    .init(
      "nil replaces a color",
      color(gray),
      label("<nil key=\"textColor\"/>"),
      color(gray, "<nil key=\"highlightedColor\"/>"),
      label("<nil key=\"textColor\"/><nil key=\"highlightedColor\"/>")
    ),
    .init(
      "frames that constraints give never conflict",
      computed(x: 1, y: 1),
      computed(x: 2, y: 1),
      computed(x: 1, y: 3),
      computed(x: 2, y: 1)
    ),
    .init(
      "the frames of the busier side are taken",
      computed(x: 1, y: 1),
      computed(x: 2, y: 1),
      computed(x: 1, y: 3, "text=\"a\""),
      computed(x: 1, y: 3, "text=\"a\"")
    ),
    .init(
      "a fixed frame is data: moved against moved",
      label("<rect key=\"frame\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/>", "fixedFrame=\"YES\""),
      label("<rect key=\"frame\" x=\"2\" y=\"1\" width=\"9\" height=\"9\"/>", "fixedFrame=\"YES\""),
      label("<rect key=\"frame\" x=\"3\" y=\"1\" width=\"9\" height=\"9\"/>", "fixedFrame=\"YES\""),
      label("<rect key=\"frame\" x=\"2\" y=\"1\" width=\"9\" height=\"9\"/>", "fixedFrame=\"YES\""),
      "bothChanged L frame"
    ),
    .init(
      "a fixed frame moved by one and widened by the other",
      label("<rect key=\"frame\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/>", "fixedFrame=\"YES\""),
      label("<rect key=\"frame\" x=\"1\" y=\"5\" width=\"9\" height=\"9\"/>", "fixedFrame=\"YES\""),
      label(
        "<rect key=\"frame\" x=\"1\" y=\"1\" width=\"20\" height=\"9\"/>",
        "fixedFrame=\"YES\""
      ),
      label("<rect key=\"frame\" x=\"1\" y=\"5\" width=\"20\" height=\"9\"/>", "fixedFrame=\"YES\"")
    ),
    .init(
      "a runtime attribute is one fact",
      runtime("<real key=\"value\" value=\"1\"/>"),
      runtime("<real key=\"value\" value=\"2\"/>"),
      runtime("<real key=\"value\" value=\"3\"/>"),
      runtime("<real key=\"value\" value=\"2\"/>"),
      "bothChanged L :userDefinedRuntimeAttributes/:userDefinedRuntimeAttribute[a]"
    ),
  ]

  private static func runtime(_ value: String) -> String {
    label(
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"a\">"
        + "\(value)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    )
  }

  private static func segments(_ titles: String...) -> String {
    let list = titles.map { "<segment title=\"\($0)\"/>" }.joined()
    return "<segmentedControl id=\"S\"><segments>\(list)</segments></segmentedControl>"
  }

  private static func subviews(_ ids: String...) -> String {
    view(ids.map { "<view id=\"\($0)\"/>" }.joined())
  }

  /// A constraint like no other: equal ones of both sides are one.
  private static func width(_ id: String) -> String {
    "<constraint firstAttribute=\"width\" identifier=\"of \(id)\" id=\"\(id)\"/>"
  }

  static let lists: [MergeRuleCase] = [
    .init(
      "ours first in a gap",
      subviews("A"),
      subviews("A", "B"),
      subviews("A", "C"),
      subviews("A", "B", "C")
    ),
    .init(
      "new views in different gaps",
      subviews("A", "Z"),
      subviews("A", "B", "Z"),
      subviews("A", "Z", "C"),
      subviews("A", "B", "Z", "C")
    ),
    .init(
      "a reordered list with a new view",
      subviews("A", "B", "C"),
      subviews("C", "A", "B"),
      subviews("A", "D", "B", "C"),
      subviews("C", "A", "D", "B")
    ),
    .init(
      "different views reordered",
      subviews("A", "B", "C", "D", "E"),
      subviews("B", "A", "C", "D", "E"),
      subviews("A", "B", "C", "E", "D"),
      subviews("B", "A", "C", "E", "D")
    ),
    .init(
      "one view moved to two places",
      subviews("A", "B", "C", "D", "E"),
      subviews("C", "A", "B", "D", "E"),
      subviews("A", "B", "D", "E", "C"),
      subviews("C", "A", "B", "D", "E"),
      "bothReordered V :subviews"
    ),
    .init(
      "two moves that agree",
      subviews("A", "B", "C"),
      subviews("B", "A", "C"),
      subviews("B", "C", "A"),
      subviews("B", "C", "A")
    ),
    .init(
      "reordered and deleted",
      subviews("A", "B", "C"),
      subviews("C", "B", "A"),
      subviews("A", "C"),
      subviews("C", "A")
    ),
    .init(
      "sorted lists stay sorted",
      view("", width("b")),
      view("", width("b") + width("d")),
      view("", width("a") + width("b") + width("c")),
      view("", ["a", "b", "c", "d"].map { width($0) }.joined())
    ),
    .init(
      "unsorted lists stay as they are",
      view("", width("z") + width("b")),
      view("", width("z") + width("b") + width("d")),
      view("", width("z") + width("y") + width("b")),
      view("", ["z", "y", "b", "d"].map { width($0) }.joined())
    ),
    .init(
      "containers that empty go",
      view("<view id=\"A\"/>", width("a")),
      view("<view id=\"A\"/>"),
      view("", width("a")),
      "<view id=\"V\"/>"
    ),
    .init(
      "containers are made where needed",
      "<view id=\"V\"/>",
      subviews("A"),
      view("", width("a")),
      view("<view id=\"A\"/>", width("a"))
    ),
    .init(
      "elements without names are known by their neighbors",
      segments("a", "b"),
      segments("x", "a", "b"),
      segments("a", "b2"),
      segments("x", "a", "b2")
    ),
    .init(
      "the same new element on both sides is one",
      segments("a"),
      segments("a", "b"),
      segments("a", "b"),
      segments("a", "b")
    ),
  ]
}
