import InterfaceBuilderFormat
import LayoutChecks
import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// Findings of one cause are told once, in the same way however the document is written.
struct CauseTests {
  private let corner = pin("a.leading", "root.leading") + pin("a.top", "root.top", 30)

  private func causes(_ document: Document) -> [Cause] {
    let sizes = LayoutScreen.all(for: document).map(\.environment.screen)
    // The small documents keep all constraints with the root.
    let findings =
      LayoutEngine(document).findings()
      + RowFindings.of(document).filter { $0.kind != .wrongOwner }
    return Cause.causes(of: findings, in: document, sizes: sizes)
  }

  @Test func `views that are open together are one cause, at the view to begin with`() throws {
    let hugging = "horizontalHuggingPriority=\"251\""
    let causes = causes(
      try SmallDocument(
        subviews: view("a", "label", (0, 30, 150, 21), hugging)
          + view("b", "label", (150, 30, 225, 21), hugging),
        constraints: corner + pin("b.leading", "a.trailing") + pin("b.top", "a.top")
          + pin("root.trailing", "b.trailing")
      ).document()
    )

    #expect(causes.map(\.finding.kind) == [.ambiguous])
    #expect(causes.map(\.finding.object) == [ObjectID("a")])
    #expect(causes.map(\.affected) == [[ObjectID("b")]])
    #expect(causes[0].sentence.contains("Also ambiguous: b."))
  }

  @Test func `views that are open apart are two causes`() throws {
    let causes = causes(
      try SmallDocument(
        subviews: view("a", "view", (0, 30, 10, 10)) + view("b", "view", (0, 60, 10, 10)),
        constraints: corner + pin("a.width", nil, 10) + pin("b.leading", "root.leading")
          + pin("b.top", "root.top", 60) + pin("b.height", nil, 10)
      ).document()
    )

    #expect(causes.map(\.finding.object) == [ObjectID("a"), ObjectID("b")])
    #expect(causes.flatMap(\.affected).isEmpty)
  }

  @Test func `conflicts with a constraint in common are one cause`() throws {
    let causes = causes(
      try SmallDocument(
        subviews: view("a", "view", (0, 30, 10, 10)),
        constraints: corner + pin("a.height", nil, 10) + pin("a.width", nil, 10)
          + pin("a.width", nil, 50) + pin("a.width", nil, 90)
      ).document()
    )

    #expect(causes.map(\.finding.kind) == [.unsatisfiable])
    #expect(Set(causes[0].findings.flatMap(\.constraints)).count == 3)
  }

  @Test func `a conflict says on which screens it holds`() throws {
    let causes = causes(
      try SmallDocument(
        subviews: view("a", "view", (0, 30, 375, 400)),
        constraints: corner + pin("a.width", nil, 10) + pin("a.height", nil, 400)
          + pin("root.bottom", "a.bottom", 0, "relation=\"greaterThanOrEqual\"")
      ).document()
    )

    let conflicts = causes.filter { $0.finding.kind == .unsatisfiable }
    #expect(conflicts.map(\.extent) == ["wherever the height is at most 428"])
    #expect(conflicts[0].sentence.hasSuffix("Wherever the height is at most 428."))
  }

  @Test func `a conflict says by how many points it fails, at most`() throws {
    func sentences(_ constraints: String) throws -> [String] {
      causes(
        try SmallDocument(
          subviews: view("a", "view", (0, 30, 375, 10)),
          constraints: corner + pin("a.height", nil, 10) + constraints
        ).document()
      ).filter { $0.finding.kind == .unsatisfiable }.map(\.sentence)
    }
    let widest =
      LayoutScreen.all(for: try SmallDocument().document())
      .map(\.environment.screen.width).max() ?? 0

    let exact = try sentences(pin("a.width", nil, 120) + pin("a.width", nil, 375))
    #expect(exact.map { $0.contains("Off by 255 points.") } == [true])
    let varied = try sentences(
      pin("root.trailing", "a.trailing") + pin("a.width", nil, 300, "relation=\"lessThanOrEqual\"")
    )
    #expect(varied.map { $0.contains("Off by up to \(Int(widest) - 300) points.") } == [true])
  }

  @Test func `conflicts on different screens are two causes, unless one contains the other`() throws
  {
    let document = try SmallDocument(subviews: view("a")).document()
    let (low, high) = (Size(width: 320, height: 480), Size(width: 768, height: 1024))
    func conflict(_ object: String, _ constraints: [String], _ size: Size) -> Finding {
      Finding(
        sizeClass: .anyAny,
        kind: .unsatisfiable,
        object: ObjectID(object),
        scene: nil,
        message: "",
        constraints: constraints.map { ObjectID($0) }
      ).shown(at: [size])
    }
    func extents(_ findings: [Finding]) -> [String?] {
      Cause.causes(of: findings, in: document, sizes: [low, high]).map(\.extent)
    }

    #expect(
      extents([conflict("a", ["a", "b"], high), conflict("c", ["b", "c", "d"], low)])
        == ["wherever the height is at least 1024", "wherever the height is at most 480"]
    )
    #expect(extents([conflict("a", ["a", "b"], low), conflict("c", ["b", "c"], low)]).count == 1)
    #expect(
      extents([conflict("a", ["a", "b"], high), conflict("c", ["a", "b", "c"], low)]) == [nil]
    )
    #expect(extents([conflict("b", ["a", "b"], high), conflict("b", ["b", "c"], low)]) == [nil])
  }

  @Test func `findings of one object after another are one cause only if they are one problem`()
    throws
  {
    func finding(_ kind: Finding.Kind, _ sizeClass: SizeClass, _ subject: String) -> Finding {
      Finding(sizeClass: sizeClass, kind: kind, object: "a", scene: nil, message: "").about(subject)
    }
    let document = try SmallDocument(subviews: view("a")).document()
    let causes = Cause.causes(
      of: [
        finding(.ambiguous, .anyAny, ""), finding(.ambiguous, SizeClass.all[0], ""),
        finding(.missingItem, .anyAny, "Sun"), finding(.missingItem, SizeClass.all[0], "Sun"),
        finding(.missingDestination, SizeClass.all[0], "Sun"),
      ],
      in: document,
      sizes: []
    )

    #expect(causes.map(\.finding.kind) == [.ambiguous, .missingItem, .missingDestination])
    #expect(causes.map(\.findings.count) == [2, 2, 1])
  }

  @Test func `a conflict with a large multiplier fails by the points of the longer side`() throws {
    let document = try SmallDocument(
      subviews: view("a", "view", (68, 30, 215, 1)),
      constraints: pin("a.leading", "root.leading", 68) + pin("root.trailing", "a.trailing", 37)
        + pin("a.top", "root.top", 30) + pin("a.height", nil, 1)
        + pin("a.width", "a.height", 0, "multiplier=\"215:1\"")
    ).document()
    let widths = LayoutScreen.all(for: document).map(\.environment.screen.width)
    let (widest, room) = (widths.max() ?? 0, 68 + 215 + 37.0)

    let conflicts = causes(document).filter { $0.finding.kind == .unsatisfiable }

    #expect(conflicts.count == 1)
    #expect(conflicts[0].message.contains("Off by up to \(Int(widest - room)) points."))
    #expect(conflicts[0].message.contains("Will attempt to recover by breaking constraint"))
    #expect(Set(conflicts[0].finding.sizes.map(\.width)) == Set(widths).subtracting([room]))
  }

  @Test(arguments: [(0.4, 0), (0.41, 1)])
  func `a conflict of more than half a point is told for every screen`(
    distance: Double,
    count: Int
  ) throws {
    let document = try SmallDocument(
      subviews: view("a", "view", (0, 30, 375, 10)),
      constraints: pin("a.centerX", "root.centerX", 0.1)
        + pin("root.centerX", "a.centerX", distance)
        + pin("a.top", "root.top", 30) + pin("a.height", nil, 10)
        + pin("a.width", "root.width", 0, "multiplier=\"0.3\"")
    ).document()

    let conflicts = causes(document).filter { $0.finding.kind == .unsatisfiable }

    #expect(conflicts.count == count)
    #expect(conflicts.allSatisfy { $0.extent == nil })
  }

  @Test func `views that are too wide for equal spaces are off by all that is missing`() throws {
    let arranged = ["b", "c", "d"].map { view($0, "view", (0, 0, 30, 10)) }.joined()
    let stack = """
      <stackView distribution="equalSpacing" spacing="9" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="30" width="100" height="10"/><subviews>\(arranged)</subviews>
      </stackView>
      """
    let document = try SmallDocument(
      subviews: stack,
      constraints: corner + pin("a.width", nil, 100) + pin("a.height", nil, 10)
        + ["b", "c", "d"].map { pin("\($0).width", nil, 30) }.joined()
    ).document()

    let conflicts = causes(document).filter { $0.finding.kind == .unsatisfiable }

    #expect(conflicts.map { $0.message.contains("Off by 8 points.") } == [true])
  }

  @Test func `a conflict that both edges of a view have names both`() throws {
    let causes = causes(
      try SmallDocument(
        subviews: view("a", "view", (0, 30, 375, 10)),
        constraints: pin("a.leading", "safe.leading", id: "near")
          + pin("a.trailing", "safe.trailing", id: "far") + pin("a.width", "root.width")
          + pin("a.centerX", "root.centerX") + pin("a.top", "root.top", 30)
          + pin("a.height", nil, 10)
      ).document()
    )

    let conflicts = causes.filter { $0.finding.kind == .unsatisfiable }
    let named = Set(conflicts.flatMap { $0.finding.constraints + $0.affected })
    #expect(conflicts.count == 1)
    #expect(named.isSuperset(of: [ObjectID("near"), ObjectID("far")]))
    #expect(conflicts[0].message.contains("Also in conflict: "))
  }

  @Test func `conflicts with the mask of a view are one cause`() throws {
    let masked = """
      <view fixedFrame="YES" id="a"><rect key="frame" x="5" y="30" width="10" height="10"/>
      <autoresizingMask key="autoresizingMask"/></view>
      """
    let causes = causes(
      try SmallDocument(
        subviews: masked,
        constraints: pin("a.leading", "root.leading") + pin("a.height", nil, 90)
      ).document()
    )

    #expect(causes.filter { $0.finding.kind == .unsatisfiable }.count == 1)
  }

  @Test func `a view that is cut off here and out of sight there is told once`() throws {
    let causes = causes(
      try SmallDocument(
        subviews: view("a", "view", (0, 420, 10, 30)),
        constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top", 420)
          + pin("a.width", nil, 10) + pin("a.height", nil, 30)
      ).document()
    )

    #expect(causes.map(\.finding.kind) == [.offScreen])
    #expect(Set(causes[0].findings.map(\.kind)) == [.offScreen, .clipped])
  }

  @Test func `unused rows are told once for the document`() throws {
    let row = "<variation key=\"heightClass=compact\" constant=\"10.0\"/>"
    let text = SmallDocument(
      subviews: view("a", "view", (0, 30, 10, 10)),
      constraints: corner + pin("a.width", nil, 10) + pin("a.height", nil, 10)
    ).text
    let varied = text.replacing(/(<constraint [^>]*constant="10.0"[^>]*)\/>/) {
      "\($0.1)>\(row)</constraint>"
    }

    let causes = causes(try DocumentReader.read([UInt8](varied.utf8)))

    #expect(causes.map(\.id) == ["unused-row"])
    #expect(causes[0].sentence.hasPrefix("2 rows have no effect, because each repeats the value"))
  }

  @Test func `a quoted name has 40 characters at most, on one line`() throws {
    let name = String(repeating: "long&#10;", count: 20)
    let findings = try SmallDocument(
      subviews: view(
        "a",
        "scrollView",
        (0, 0, 375, 667),
        "userLabel=\"\(name)\"",
        children: "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"content\"/>"
          + "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"frame\"/>"
      ),
      constraints: fill("a", "root")
    ).findings()

    let quoted = try #require(findings.first?.message.split(separator: "\"").dropFirst().first)
    #expect(quoted.count == 40)
    #expect(quoted.hasSuffix("…"))
    #expect(!quoted.contains("\n"))
  }

  @Test(arguments: Fixture.allCases)
  func `the order in which constraints are written changes no cause`(fixture: Fixture) throws {
    let document = try DocumentReader.read(fixture.bytes())
    let turned = document.withConstraintsReversed

    let (told, others) = (causes(document), causes(turned))

    #expect(Set(told.map(\.summary)) == Set(others.map(\.summary)))
    #expect(told.count == others.count)
  }

  @Test func `the screen that is named first does not depend on the order of findings`() throws {
    let document = try SmallDocument(
      subviews: view("a", "view", (0, 30, 10, 10)),
      constraints: corner + pin("a.width", nil, 10, id: "narrow")
        + pin("a.width", nil, 90, id: "wide")
    ).document()
    let (tall, broad) = (Size(width: 300, height: 500), Size(width: 500, height: 300))
    let findings = [("wide", "Other", broad), ("narrow", "One", tall)].map { object, screen, size in
      Finding(
        sizeClass: .anyAny,
        kind: .unsatisfiable,
        object: ObjectID(object),
        scene: nil,
        message: "",
        constraints: [ObjectID("narrow"), ObjectID("wide")],
        screens: [screen]
      ).shown(at: [size])
    }

    let causes = [findings, findings.reversed()].map {
      Cause.causes(of: $0, in: document, sizes: [tall, broad, Size(width: 400, height: 400)])
    }

    #expect(
      Set(causes.map { $0.map(\.extent) })
        == [["wherever the width is not 400"]]
    )
    #expect(causes.map { $0.map(\.finding.screens) } == [[["One", "Other"]], [["One", "Other"]]])
  }

  @Test(arguments: [("height", "wherever the height is at least 500"), ("width", nil)])
  func `a conflict of widths says nothing of heights`(_ attribute: String, _ words: String?) throws
  {
    let document = try SmallDocument(
      subviews: view("a", "view", (0, 30, 10, 10)),
      constraints: pin("a.\(attribute)", nil, 10, id: "one")
        + pin("a.\(attribute)", nil, 90, id: "other")
    ).document()
    let sizes = [(300.0, 400.0), (300, 500), (375, 500), (375, 400), (390, 600)].map {
      Size(width: $0, height: $1)
    }
    let finding = Finding(
      sizeClass: .anyAny,
      kind: .unsatisfiable,
      object: "one",
      scene: nil,
      message: "",
      constraints: ["one", "other"]
    )

    let shown = finding.shown(at: sizes.filter { $0.height >= 500 })

    #expect(
      Cause.causes(of: [shown], in: document, sizes: sizes).map(\.extent)
        == [words ?? "wherever the height is at least 500"]
    )
    let (upper, lower) = (sizes[1], sizes[2])
    let mixed = finding.shown(at: [sizes[0], lower, sizes[4]])
    #expect(
      Cause.causes(of: [mixed], in: document, sizes: sizes + [upper]).map(\.extent)
        == [
          "seen on 3 of 6 screens, "
            + (attribute == "width" ? "width 300 to 390" : "height 400 to 600")
        ]
    )
  }

  @Test(arguments: [
    ([320.0, 768, 1024], "wherever the width is at most 320, or at least 768"),
    ([320, 414], "wherever the width is at most 320, or exactly 414"),
    ([414], "wherever the width is 414"), ([375, 414], nil),
    ([320, 375, 768, 1024], "wherever the width is not 414"),
  ])
  func `an extent names the ranges of lengths`(_ widths: [Double], _ words: String?) throws {
    let document = try SmallDocument().document()
    let all = [320.0, 375, 414, 768, 1024].map { Size(width: $0, height: 600) }
    let shown = all.filter { widths.contains($0.width) }
    let finding = Finding(
      sizeClass: .anyAny,
      kind: .unsatisfiable,
      object: "root",
      scene: nil,
      message: ""
    )
    func extent(_ sizes: [Size], of examined: [Size]) -> String? {
      Cause.causes(of: [finding.shown(at: sizes)], in: document, sizes: examined)[0].extent
    }

    #expect(extent(shown, of: all) == (words ?? "wherever the width is from 375 to 414"))
    // One of two screens of 375 points has another safe area.
    #expect(
      extent([all[1]], of: all + [all[1]])
        == "seen on 1 of 6 screens, width 375, height 600"
    )
  }

  @Test func `the order of contradicting constraints changes no cause`() throws {
    let document = try SmallDocument(
      subviews: view("a", "view", (0, 30, 10, 10)) + view("b", "label", (0, 90, 10, 10)),
      constraints: corner + pin("a.height", nil, 10) + pin("a.width", nil, 10)
        + pin("a.width", nil, 50) + pin("a.width", "root.width", -20)
        + pin("b.top", "a.bottom", 20) + pin("b.top", "a.bottom", 21)
        + pin("b.leading", "a.trailing", 7)
    ).document()

    let (told, others) = (causes(document), causes(document.withConstraintsReversed))

    #expect(told.count == 2)
    #expect(Set(told.map(\.summary)) == Set(others.map(\.summary)))
  }
}

extension Cause {
  /// All that is told of it.
  fileprivate var summary: String {
    "\(id) \(finding.severity) \(sentence) \(classNames) \(affected) \(finding.constraints)"
  }
}

extension Document {
  /// The same document with the constraints of each view written in the opposite order.
  fileprivate var withConstraintsReversed: Document {
    var turned = self
    let constraints = objects.indices.filter { objects[$0].role == .constraint }
    for places in Dictionary(grouping: constraints, by: { objects[$0].parent }).values {
      for (place, other) in zip(places, places.reversed()) {
        turned.objects[place] = objects[other]
        turned.objects[place].position = objects[place].position
      }
    }
    return turned
  }
}
