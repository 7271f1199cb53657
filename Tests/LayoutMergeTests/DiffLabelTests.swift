import LayoutMerge
import LayoutModel
import Testing

/// What a report of differences calls objects, groups and leaves out.
struct DiffLabelTests {
  private func content(
    _ title: String = "Sign in",
    constant: Int = 8,
    compact: Int = 4,
    mask: String = ""
  ) -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
    <outlet property="signIn" destination="B" id="O"/></connections></placeholder>\
    <view id="V"><subviews><label text="Hello" id="L"/>\
    <button title="\(title)" id="B"/><view userLabel="Box" id="X"/></subviews><constraints>\
    <constraint firstItem="L" firstAttribute="top" secondItem="X" secondAttribute="bottom" \
    constant="\(constant)" id="C">\
    <variation key="heightClass=compact" constant="\(compact)"/></constraint></constraints>\(mask)\
    </view>
    """
  }

  @Test func `objects are called by user label, outlet or text`() throws {
    let old = try xib(content())
    let new = try xib(
      content("Log in", constant: 9).replacing("id=\"X\"", with: "tag=\"1\" id=\"X\"")
        .replacing("text=\"Hello\"", with: "text=\"Bye\"")
    )

    let diff = DocumentDiff(from: old, to: new)

    #expect(diff.labels[ObjectID("B")].map(\.name) == "signIn")
    #expect(diff.labels[ObjectID("X")].map(\.name) == "Box")
    #expect(diff.labels[ObjectID("L")].map(\.name) == "Bye")
    #expect(diff.labels[ObjectID("C")]?.newSentence == "Bye.top = Box.bottom + 9")
    #expect(diff.labels[ObjectID("C")]?.subject.rawValue == "L")
  }

  @Test(arguments: ["delegate", "dataSource", "searchDelegate", "view", "target"])
  func `an outlet that states a role names no object`(outlet: String) throws {
    let text = """
      <viewController storyboardIdentifier="Settings" customClass="SettingsController" id="K">\
      <tableView key="view" tag="1" id="V"><connections>\
      <outlet property="\(outlet)" destination="K" id="O"/></connections></tableView>\
      </viewController>
      """
    let old = try xib(text)
    let new = try xib(
      text.replacing("tag=\"1\"", with: "tag=\"2\"").replacing(
        "<viewController",
        with: "<viewController title=\"\""
      )
    )

    let diff = DocumentDiff(from: old, to: new)

    #expect(diff.labels[ObjectID("K")].map(\.name) == "SettingsController")
  }

  @Test func `a binding is called by its name and its key path`() throws {
    let text = """
      <arrayController userLabel="People" id="A"/><textField id="T"><connections>\
      <binding destination="A" name="value" keyPath="selection.name" id="b"/></connections></textField>
      """

    let diff = DocumentDiff(
      from: try xib(text),
      to: try xib(text.replacing("selection.name", with: "selection.title"))
    )

    let label = try #require(diff.labels[ObjectID("b")])
    #expect(label.oldSentence == "binding value (selection.name) -> People")
    #expect(label.newSentence == "binding value (selection.title) -> People")
    let texts = DocumentText.text(of: try xib(text)).split(separator: "\n")
    #expect(texts.filter { $0.contains("selection.name") }.count == 1)
  }

  @Test func `a control of macOS is called by the title of its cell`() throws {
    let text = """
      <textField tag="1" id="T"><textFieldCell key="cell" title="Name:" id="E"/></textField>
      """

    let diff = DocumentDiff(
      from: try xib(text),
      to: try xib(text.replacing("tag=\"1\"", with: "tag=\"2\""))
    )

    #expect(diff.labels[ObjectID("T")].map(\.name) == "Name:")
  }

  @Test func `only references name objects in documents whose ids are numbers`() throws {
    let text = """
      <view id="1"><subviews><label text="First" tag="7" id="7"/><label text="Second" id="8"/>\
      <button id="9"><connections><outlet property="next" destination="7" id="10"/></connections>\
      </button></subviews></view>
      """
    let new = text.replacing("tag=\"7\"", with: "tag=\"8\"")
      .replacing("destination=\"7\"", with: "destination=\"8\"")

    let diff = DocumentDiff(from: try xib(text), to: try xib(new))
    let sentences = diff.meaningful.map { diff.sentence(of: $0) }

    #expect(sentences.contains("tag: 7 -> 8"), "\(sentences)")
    #expect(
      sentences.contains { $0.contains("(7) ->") && $0.hasSuffix("(8)") },
      "\(sentences)"
    )
  }

  @Test func `a constraint is shown at its first item, a connection at its owner`() throws {
    let old = try xib(content())
    let new = try xib(
      content("Log in", constant: 9)
        .replacing("<outlet property=\"signIn\" destination=\"B\" id=\"O\"/>", with: "")
    )

    let diff = DocumentDiff(from: old, to: new)
    let groups = diff.grouped(diff.meaningful).flatMap(\.objects)

    #expect(groups.map(\.object.rawValue) == ["-1", "B", "L"])
    #expect(groups.map { $0.changes.map(\.object.rawValue) } == [["O"], ["B"], ["C"]])
  }

  @Test func `the content of an added object is counted, not listed`() throws {
    let old = try xib(content())
    let box = "<view id=\"N\"><subviews><label id=\"N1\"/><label id=\"N2\"/></subviews></view>"
    let new = try xib(content().replacing("<button", with: box + "<button"))

    let diff = DocumentDiff(from: old, to: new)
    let listed = diff.grouped(diff.meaningful).flatMap(\.objects).flatMap(\.changes)

    #expect(listed.map(\.object.rawValue) == ["N"])
    #expect(listed.map(diff.extent) == [3])
  }

  @Test func `an added object has its parent and the sibling before it`() throws {
    let old = try xib(content())
    let box = "<view id=\"N\"><subviews><label id=\"N1\"/><label id=\"N2\"/></subviews></view>"
    let bar = "<navigationItem key=\"navigationItem\" id=\"K\"/>"
    let new = try xib(
      content().replacing("<button", with: box + "<button")
        .replacing("<label text", with: "<view id=\"F\"/><label text")
        .replacing("id=\"X\"/>", with: "id=\"X\">\(bar)</view>")
    )

    let diff = DocumentDiff(from: old, to: new)
    let sentences = diff.meaningful.filter { $0.within == nil }.map(diff.sentence)

    #expect(
      sentences == [
        "added to view (V) at the first place",
        "added with 2 objects in it to view (V) after label \"Hello\" (L)",
        "added to view \"Box\" (X) navigationItem",
      ]
    )
    let inner = diff.changes.first { $0.object == ObjectID("N2") }?.placement
    #expect(inner?.parent == ObjectID("N"))
    #expect(inner?.predecessor == ObjectID("N1"))
  }

  @Test(arguments: [
    ("type=\"string\" keyPath=\"a.b\" value=\"%\"/>", "string 1", "string 2"),
    (
      "type=\"number\" keyPath=\"a.b\"><real key=\"value\" value=\"%\"/>"
        + "</userDefinedRuntimeAttribute>", "number 1", "number 2"
    ),
  ])
  func `a runtime attribute has its key path, its type and its value`(
    element: String,
    before: String,
    after: String
  ) throws {
    func document(_ value: String) throws -> Document {
      let attribute = "<userDefinedRuntimeAttribute " + element.replacing("%", with: value)
      return try xib(
        "<view id=\"V\"><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view>"
      )
    }
    let (old, new) = (try document("1"), try document("2"))

    let diff = DocumentDiff(from: old, to: new)

    #expect(
      diff.changes.map(diff.sentence)
        == ["userDefinedRuntimeAttributes/a.b: \(before) -> \(after)"]
    )
    let line = "  userDefinedRuntimeAttributes/a.b = \(after)\n"
    #expect(DocumentText.text(of: new).contains(line))
  }

  @Test func `a value that was not set is not the value none`() throws {
    let old = try xib("<button id=\"B\"/>")
    let new = try xib("<button focusRingType=\"none\" id=\"B\"/>")

    let diff = DocumentDiff(from: old, to: new)

    #expect(diff.changes.map(diff.sentence) == ["focusRingType: not set -> none"])
  }

  @Test func `a long text is shortened to the part that differs`() throws {
    let (start, end) = (String(repeating: "a ", count: 100), String(repeating: " b", count: 100))
    let old = try xib("<label text=\"\(start)old\(end)\" id=\"L\"/>")
    let new = try xib("<label text=\"\(start)new\(end)\" id=\"L\"/>")

    let diff = DocumentDiff(from: old, to: new)

    let (before, after) = (start.suffix(30), end.prefix(30))
    #expect(
      diff.changes.map(diff.sentence)
        == ["text: …\(before)old\(after)… -> …\(before)new\(after)…"]
    )
    #expect(diff.changes.map(\.new) == [start + "new" + end])
    #expect(diff.title(of: ObjectID("L")).count < 60)
  }

  @Test(arguments: [
    (["default exclude"], " but not installed"),
    (
      ["default exclude", "widthClass=compact include"], " and installed only in compact-any"
    ),
    (["heightClass=compact exclude"], " and uninstalled from any-compact"),
    ([], ""),
  ])
  func `an added constraint says where it is installed`(rows: [String], end: String) throws {
    let masks = rows.map { row in
      let parts = row.split(separator: " ")
      return "<variation key=\"\(parts[0])\"><mask key=\"constraints\">"
        + "<\(parts[1]) reference=\"W\"/></mask></variation>"
    }
    let constraint =
      "<constraint firstItem=\"B\" firstAttribute=\"width\" constant=\"9\" id=\"W\"/>"
    let old = try xib(content())
    let new = try xib(
      content(mask: masks.joined())
        .replacing("</constraints>", with: constraint + "</constraints>")
    )

    let diff = DocumentDiff(from: old, to: new)

    #expect(
      diff.meaningful.map(diff.sentence) == ["constraint signIn.width = 9 (W): added" + end]
    )
  }

  @Test(arguments: [
    ("any-any", ["C"]), ("any-compact", ["C any-compact"]), ("compact-compact", ["C any-compact"]),
    ("regular-regular", ["C"]), ("compact-regular", ["C"]),
  ])
  func `a class shows the rows that win in it`(name: String, expected: [String]) throws {
    let sizeClass = try #require(SizeClass(name))
    let old = try xib(content())
    let new = try xib(content(constant: 9, compact: 5))

    let diff = DocumentDiff(from: old, to: new, in: sizeClass)

    #expect(diff.changes.map(words) == expected)
  }

  @Test func `a class does not show changes of inactive objects`() throws {
    let mask = """
      <variation key="heightClass=compact"><mask key="subviews">\
      <exclude reference="L"/></mask></variation>
      """
    let old = try xib(content(mask: mask))
    let new = try xib(
      content("Log in", constant: 9, compact: 5, mask: mask).replacing("Hello", with: "Bye")
    )
    let compact = try #require(SizeClass("compact-compact"))
    let regular = try #require(SizeClass("compact-regular"))

    #expect(DocumentDiff(from: old, to: new, in: compact).changes.map(words) == ["B"])
    #expect(DocumentDiff(from: old, to: new, in: regular).changes.map(words) == ["L", "B", "C"])
  }

  @Test func `an install row is shown in the classes where it wins`() throws {
    let mask = """
      <variation key="heightClass=compact"><mask key="subviews">\
      <exclude reference="L"/></mask></variation>
      """
    let (old, new) = (try xib(content()), try xib(content(mask: mask)))
    let compact = try #require(SizeClass("regular-compact"))
    let regular = try #require(SizeClass("regular-regular"))

    let seen = DocumentDiff(from: old, to: new, in: compact).meaningful

    #expect(seen.map(\.kind) == [.uninstalled])
    #expect(DocumentDiff(from: old, to: new, in: regular).meaningful.isEmpty)
  }

  private func words(_ change: LayoutChange) -> String {
    change.object.rawValue + (change.variation.isBase ? "" : " " + change.variation.rawValue)
  }
}
