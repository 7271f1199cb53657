import ConstraintSolver
import InterfaceBuilderFormat
import LayoutModel
import Testing

@testable import LayoutEngine

/// What large roots take, in work counted, never in time.
struct LargeDocumentTests {
  /// The solutions of the roots on the document's own canvas, each after what it leaves open was looked
  /// for.
  private func solutions(_ document: Document) -> [RootSolution] {
    let layout = SolvedScene(
      DocumentStorage(DocumentFacts(document)),
      scene: 0,
      .canvas(of: document),
      .stored,
      keepsSolutions: true
    )
    return layout.solutions
  }

  private func stackView(_ count: Int) -> SmallDocument {
    let labels = (0..<count).map { view("l\($0)", "label", (0, Double($0) * 21, 375, 21)) }.joined()
    return SmallDocument(
      subviews: view(
        "s",
        "stackView",
        (0, 0, 375, Double(count) * 21),
        "axis=\"vertical\"",
        children: "<subviews>\(labels)</subviews>"
      ),
      constraints: ["leading", "trailing", "top"].map { pin("s.\($0)", "root.\($0)") }.joined()
    )
  }

  private func chain(_ count: Int) -> SmallDocument {
    var rules = ""
    for number in 0..<count {
      let above = number == 0 ? "root.top" : "v\(number - 1).bottom"
      rules +=
        pin("v\(number).leading", "root.leading") + pin("v\(number).trailing", "root.trailing")
        + pin("v\(number).top", above)
      if number > 0 { rules += pin("v\(number).height", "v0.height") }
    }
    return SmallDocument(
      subviews: (0..<count).map { view("v\($0)") }.joined(),
      constraints: rules + pin("root.bottom", "v\(count - 1).bottom")
    )
  }

  /// Stack views inside each other, 100 deep, aligned by baselines: their lengths have much to do with
  /// each other.
  private func towers(_ count: Int) -> SmallDocument {
    var towers = ""
    for tower in 0..<count {
      var inner = view("l\(tower)", "label", (0, 0, 42, 21))
      for level in (0..<100).reversed() {
        inner = view(
          "s\(tower)-\(level)",
          "stackView",
          (0, 0, 42, 21),
          "alignment=\"firstBaseline\"",
          children: "<subviews>\(inner)</subviews>"
        )
      }
      towers += inner
    }
    let rules = (0..<count).map {
      pin("s\($0)-0.leading", "root.leading") + pin("s\($0)-0.top", "root.top", 30 * Double($0))
    }
    return SmallDocument(subviews: towers, constraints: rules.joined())
  }

  @Test func `ten times the views take about ten times the work`() throws {
    for shape in [stackView, chain] {
      let small = try solutions(shape(200).document())
      let large = try solutions(shape(2000).document())

      #expect(small.map(\.outcome) == [.satisfied])
      #expect(large.map(\.outcome) == [.satisfied])
      let (less, more) = (small[0].system.rows.work, large[0].system.rows.work)
      #expect(less > 200)
      #expect(more <= 15 * less)
    }
  }

  @Test
  func `a root that takes too much work is a finding, and nothing is said of what lies in it`()
    throws
  {
    let document = try towers(4).document()

    let findings = LayoutEngine(document).findings(in: .canvas(of: document))

    #expect(findings.map(\.kind) == [.unsolved])
    #expect(findings.first?.object == ObjectID("root"))
    #expect(findings.first?.message.contains("exceed the work limit for a layout") == true)
    #expect(findings.first?.message.contains("It is not checked") == true)
    let frames = LayoutEngine(document).frames(in: .canvas(of: document))
    #expect(frames.unsolvedRoots == [ObjectID("root")])
    #expect(frames.unsolvedNote?.contains("The layout of root can't be computed") == true)
    #expect(frames[ObjectID("s0-0")]?.width == 42)
  }

  @Test func `a root that takes too much work is told for each class, and tried once`() throws {
    let document = try towers(4).document()

    let findings = LayoutEngine(document).findings()

    #expect(findings.map(\.kind) == Array(repeating: .unsolved, count: 9))
    #expect(Set(findings.compactMap(\.sizeClass)) == Set(SizeClass.all))
  }

  @Test func `what is too much for every screen is looked at on canvases, and that is said`() throws
  {
    let document = try SmallDocument(
      subviews: view("a", "label", (300, 30, 60, 21)),
      constraints: pin("a.leading", "root.leading", 300) + pin("a.top", "root.top", 30)
        + pin("a.width", nil, 60)
    ).document()
    let engine = LayoutEngine(document)
    func found(atMost most: Int) -> [Finding] {
      engine.findings(atMost: most, by: SerialWorkExecutor())
    }

    #expect(found(atMost: 100_000) == engine.findings())
    #expect(Set(engine.findings().map(\.kind)) == [.clipped])
    let limited = found(atMost: 10)
    #expect(limited.map(\.kind) == Array(repeating: .unsolved, count: 9))
    #expect(limited.allSatisfy { $0.severity == .warning && $0.object == Document.rootID })
    #expect(engine.findings(onDevices: false).isEmpty)
  }

  @Test func `of many findings of a kind the first are reported, and how many more there are`() {
    let sizeClass = SizeClass.all[0]
    func finding(_ kind: Finding.Kind, _ object: String) -> Finding {
      Finding(
        sizeClass: sizeClass,
        kind: kind,
        object: ObjectID(object),
        scene: nil,
        message: ""
      )
    }
    let many = (0..<5).map { finding(.duplicateConstraint, "c\($0)") }
    let few = [finding(.ambiguous, "v")]

    #expect(Finding.limited(many + few, in: sizeClass, to: 6) == many + few)
    let limited = Finding.limited(many + few, in: sizeClass, to: 3)

    #expect(limited.dropLast() == many[..<3] + few)
    #expect(limited.last?.kind == .duplicateConstraint)
    #expect(limited.last?.object == Document.rootID)
    #expect(
      limited.last?.message == "The document has 2 more findings of this kind, which are left out."
    )
  }

  @Test func `stack views deep in each other share the baseline of the innermost text`() throws {
    var inner = view("text", "label", (0, 0, 42, 20.5))
    for level in (0..<60).reversed() {
      inner = view(
        "s\(level)",
        "stackView",
        (0, 0, 42, 20.5),
        "alignment=\"firstBaseline\"",
        children: "<subviews>\(inner)</subviews>"
      )
    }
    let frames = try SmallDocument(
      subviews: inner + view("beside", "label", (100, 0, 42, 20.5)),
      constraints: pin("s0.leading", "root.leading") + pin("s0.top", "root.top", 50)
        + pin("beside.leading", "root.leading", 100)
        + pin("beside.firstBaseline", "s0.firstBaseline")
    ).frames()

    #expect(frames["s0"]?[1] == 50)
    #expect(frames["beside"]?[1] == 50)
  }
}
