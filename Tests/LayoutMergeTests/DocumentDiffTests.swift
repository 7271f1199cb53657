import LayoutMerge
import LayoutModel
import Testing

struct DocumentDiffTests {
  @Test(arguments: DiffCase.all)
  func `a change is named in terms of layout`(_ scenario: DiffCase) throws {
    let old = try xib(scenario.old)
    let new = try xib(scenario.new)

    let changes = DocumentDiff(from: old, to: new).changes

    #expect(changes.map(words) == scenario.changes)
  }

  @Test func `equal documents have no changes, unequal ones have some`() throws {
    let document = try xib("<view id=\"V\"/>")
    var respelled = document
    respelled.epilog = ""

    #expect(DocumentDiff(from: document, to: document).changes.isEmpty)
    #expect(DocumentDiff(from: document, to: respelled).changes.map(\.cosmetic) == [.formatting])
  }

  @Test func `random edits differ, and the way back lists the opposite`() throws {
    for seed in 1...20 {
      var numbers = SeededNumbers(seed: seed)
      let start = RandomDocument(using: &numbers)
      var edited = RandomDocument(start, prefix: "o")
      edited.edit(8, using: &numbers)
      let (old, new) = (try start.document(), try edited.document())

      let there = DocumentDiff(from: old, to: new)
      let back = DocumentDiff(from: new, to: old)

      let added = there.changes.filter { $0.kind == .added }.map(\.object).sorted()
      let deleted = back.changes.filter { $0.kind == .deleted }.map(\.object).sorted()
      #expect(added == deleted)
      #expect(there.changes.isEmpty == (old == new))
    }
  }

  private func words(_ change: LayoutChange) -> String {
    var words = "\(change.kind.rawValue) \(change.object)"
    if let within = change.within { words += " within \(within)" }
    if !change.variation.isBase { words += " \(change.variation.rawValue)" }
    if !change.path.isObject { words += " \(change.path)" }
    if change.old != nil || change.new != nil {
      words += ": \(change.old ?? "-") > \(change.new ?? "-")"
    }
    if let cosmetic = change.cosmetic { words += " (\(cosmetic.rawValue))" }
    return words
  }
}

/// Two states, and what is said about them.
struct DiffCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let old: String
  let new: String
  let changes: [String]

  init(_ name: String, _ old: String, _ new: String, _ changes: String...) {
    testDescription = name
    self.old = old
    self.new = new
    self.changes = changes
  }

  private static func view(_ inner: String, _ more: String = "") -> String {
    "<view id=\"V\"><subviews>\(inner)</subviews>\(more)</view>"
  }

  private static func mask(_ inner: String) -> String {
    "<variation key=\"widthClass=compact\"><mask key=\"subviews\">\(inner)</mask></variation>"
  }

  private static func stack(_ views: (id: String, priority: Int)...) -> String {
    let subviews = views.map { "<view id=\"\($0.id)\"/>" }.joined()
    let priorities = views.map { "<integer value=\"\($0.priority)\"/>" }.joined()
    return "<stackView id=\"S\"><subviews>\(subviews)</subviews>"
      + "<visibilityPriorities>\(priorities)</visibilityPriorities></stackView>"
  }

  private static func segments(_ titles: String...) -> String {
    let list = titles.map { "<segment title=\"\($0)\"/>" }.joined()
    return "<segmentedControl id=\"S\"><segments>\(list)</segments></segmentedControl>"
  }

  private static func binding(_ keyPath: String) -> String {
    "<arrayController id=\"A\"/><view id=\"V\"><connections>"
      + "<binding destination=\"A\" name=\"value\" keyPath=\"\(keyPath)\" id=\"b\"/>"
      + "</connections></view>"
  }

  static let all: [DiffCase] = [
    .init(
      "an attribute",
      "<label text=\"a\" id=\"L\"/>",
      "<label text=\"b\" id=\"L\"/>",
      "changed L text: a > b"
    ),
    .init(
      "a row of a class",
      "<label id=\"L\"/>",
      "<label id=\"L\"><variation key=\"heightClass=compact\" alpha=\"0.5\"/></label>",
      "changed L any-compact alpha: - > 0.5",
      "changed L any-compact: - > <variation> (formatting)"
    ),
    .init(
      "a new subtree",
      view("<view id=\"A\"/>"),
      view("<view id=\"A\"/><view id=\"B\"><subviews><label id=\"L\"/></subviews></view>"),
      "added B",
      "added L within B"
    ),
    .init(
      "a deleted view stands where it was",
      view("<view id=\"A\"/><view id=\"B\"/><view id=\"C\"/>"),
      view("<view id=\"A\"/><view tag=\"1\" id=\"C\"/>"),
      "deleted B",
      "changed C tag: - > 1"
    ),
    .init(
      "a move",
      view("<view id=\"A\"/><view id=\"P\"><subviews/></view>"),
      view("<view id=\"P\"><subviews><view id=\"A\"/></subviews></view>"),
      "moved A :parent: V :subviews > P :subviews"
    ),
    .init(
      "another order",
      view("<view id=\"A\"/><view id=\"B\"/><view id=\"C\"/>"),
      view("<view id=\"C\"/><view id=\"A\"/><view id=\"B\"/>"),
      "reordered C :subviews: B > -"
    ),
    .init(
      "uninstalled in a class",
      view("<view id=\"A\"/>"),
      view("<view id=\"A\"/>", mask("<exclude reference=\"A\"/>")),
      "changed V compact-any: - > <variation> (formatting)",
      "changed V compact-any subviews: - > <mask> (formatting)",
      "uninstalled A compact-any :installed: - > exclude"
    ),
    .init(
      "installed again",
      view("<view id=\"A\"/>", mask("<exclude reference=\"A\"/>")),
      view("<view id=\"A\"/>", mask("<include reference=\"A\"/>")),
      "installed A compact-any :installed: exclude > include"
    ),
    .init(
      "a frame under Auto Layout",
      "<view id=\"V\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"1\" height=\"1\"/></view>",
      "<view id=\"V\"><rect key=\"frame\" x=\"2\" y=\"1\" width=\"1\" height=\"1\"/></view>",
      "changed V frame: rect x=\"1\" y=\"1\" width=\"1\" height=\"1\" > "
        + "rect x=\"2\" y=\"1\" width=\"1\" height=\"1\" (frame)"
    ),
    .init(
      "the numbers of a system color",
      "<view id=\"V\"><color key=\"tintColor\" systemColor=\"linkColor\" red=\"0.5\"/></view>",
      "<view id=\"V\"><color key=\"tintColor\" systemColor=\"linkColor\" red=\"0.6\"/></view>",
      "changed V tintColor: color systemColor=\"linkColor\" red=\"0.5\" > "
        + "color systemColor=\"linkColor\" red=\"0.6\" (formatting)"
    ),
    .init(
      "the attribute that has the name of a system color",
      "<view id=\"V\"><color key=\"tintColor\" cocoaTouchSystemColor=\"darkTextColor\"/></view>",
      "<view id=\"V\"><color key=\"tintColor\" systemColor=\"darkTextColor\"/></view>",
      "changed V tintColor: color cocoaTouchSystemColor=\"darkTextColor\" > "
        + "color systemColor=\"darkTextColor\" (formatting)"
    ),
    .init(
      "the mask of a view that constraints place",
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"V\">"
        + "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/></view>",
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"V\"/>",
      "changed V autoresizingMask: autoresizingMask flexibleMaxX=\"YES\" > - (frame)"
    ),
    .init(
      "the mask of a view that it places",
      "<view id=\"V\"><autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/></view>",
      "<view id=\"V\"/>",
      "changed V autoresizingMask: autoresizingMask flexibleMaxX=\"YES\" > -"
    ),
    .init(
      "a font of the system, named by another use",
      "<textFieldCell id=\"E\"><font key=\"font\" metaFont=\"menu\" size=\"11\"/></textFieldCell>",
      "<textFieldCell id=\"E\"><font key=\"font\" metaFont=\"smallSystem\"/></textFieldCell>",
      "changed E font: font metaFont=\"menu\" size=\"11\" > font metaFont=\"smallSystem\" (formatting)"
    ),
    .init(
      "a font of the system of another size",
      "<textFieldCell id=\"E\"><font key=\"font\" metaFont=\"label\"/></textFieldCell>",
      "<textFieldCell id=\"E\"><font key=\"font\" metaFont=\"smallSystem\"/></textFieldCell>",
      "changed E font: font metaFont=\"label\" > font metaFont=\"smallSystem\""
    ),
    .init(
      "a new view of a stack view with its entry",
      stack(("A", 1000), ("B", 20)),
      stack(("A", 1000), ("N", 1000), ("B", 20)),
      "added N"
    ),
    .init(
      "a new view of a stack view beside a changed entry",
      stack(("A", 1000), ("B", 20)),
      stack(("N", 1000), ("A", 1000), ("B", 30)),
      "changed S :visibilityPriorities/:integer#3/value: 20 > 30",
      "added N"
    ),
    .init(
      "a new view of a stack view with an entry of its own",
      stack(("A", 1000)),
      stack(("A", 1000), ("N", 20)),
      "changed S :visibilityPriorities/:integer#2/value: 1000 > 20",
      "added N"
    ),
    .init(
      "a deleted view of a stack view with its entry",
      stack(("A", 20), ("B", 1000)),
      stack(("B", 1000)),
      "deleted A"
    ),
    .init(
      "a segment that goes",
      segments("Apps", "System", "Files"),
      segments("Apps", "Files"),
      "changed S :segments/:segment#2/title: System > -",
      "changed S :segments/:segment#2: <segment> > - (formatting)"
    ),
    .init(
      "a new first segment",
      segments("Apps", "Files"),
      segments("New", "Apps", "Files"),
      "changed S :segments/:segment/title: - > New",
      "changed S :segments/:segment: - > <segment> (formatting)"
    ),
    .init(
      "a segment that goes beside an edited one",
      segments("Apps", "System", "Files", "Logs"),
      segments("Apps", "Files", "Log"),
      "changed S :segments/:segment#2/title: System > -",
      "changed S :segments/:segment#3/title: Logs > Log",
      "changed S :segments/:segment#2: <segment> > - (formatting)"
    ),
    .init(
      "an edited segment",
      segments("Apps", "System"),
      segments("Apps", "Files"),
      "changed S :segments/:segment#2/title: System > Files"
    ),
    .init(
      "a text in Base64",
      "<menuItem keyEquivalent=\"r\" id=\"M\"/>",
      "<menuItem id=\"M\">"
        + "<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\nCA\n</string></menuItem>",
      "changed M keyEquivalent: r > \u{8}"
    ),
    .init(
      "a new text in Base64",
      "<menuItem id=\"M\"/>",
      "<menuItem id=\"M\">"
        + "<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\nCA\n</string></menuItem>",
      "changed M keyEquivalent: - > \u{8}"
    ),
    .init(
      "an inset that goes",
      "<stackView id=\"S\"><edgeInsets key=\"edgeInsets\" left=\"1\" top=\"0.0\"/></stackView>",
      "<stackView id=\"S\"/>",
      "changed S edgeInsets: edgeInsets left=\"1\" top=\"0.0\" > -"
    ),
    .init(
      "one side of an inset",
      "<stackView id=\"S\"><edgeInsets key=\"edgeInsets\" left=\"1\" top=\"0.0\"/></stackView>",
      "<stackView id=\"S\"><edgeInsets key=\"edgeInsets\" left=\"3\" top=\"0.0\"/></stackView>",
      "changed S edgeInsets/left: 1 > 3"
    ),
    .init(
      "a frame that Xcode 8 writes by its insets",
      "<tableViewCell id=\"T\">"
        + "<tableViewCellContentView key=\"contentView\" id=\"K\"/></tableViewCell>",
      "<tableViewCell id=\"T\"><tableViewCellContentView key=\"contentView\" id=\"K\">"
        + "<frame key=\"frameInset\" width=\"375\"/></tableViewCellContentView></tableViewCell>",
      "changed K frameInset: - > <frame> (frame)",
      "changed K frameInset/width: - > 375 (frame)"
    ),
    .init(
      "a binding with another key path",
      binding("selection.name"),
      binding("selection.title"),
      "changed b keyPath: selection.name > selection.title"
    ),
    .init(
      "a fixed frame",
      "<view fixedFrame=\"YES\" id=\"V\"><point key=\"canvasLocation\" x=\"1\" y=\"1\"/></view>",
      "<view fixedFrame=\"YES\" misplaced=\"YES\" id=\"V\">"
        + "<point key=\"canvasLocation\" x=\"2\" y=\"1\"/></view>",
      "changed V canvasLocation: point x=\"1\" y=\"1\" > point x=\"2\" y=\"1\" (canvas)",
      "changed V misplaced: - > YES (frame)"
    ),
    .init(
      "a connection",
      view("<button id=\"B\"/>"),
      view(
        "<button id=\"B\"><connections><outlet property=\"p\" destination=\"V\" id=\"o\"/>"
          + "</connections></button>"
      ),
      "changed B :connections: - > <connections> (formatting)",
      "added o"
    ),
  ]
}
