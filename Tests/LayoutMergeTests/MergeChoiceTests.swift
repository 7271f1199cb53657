import LayoutMerge
import LayoutModel
import Testing

/// What a choice takes back, and what it must leave.
struct MergeChoiceTests {
  @Test(arguments: MergeChoiceCase.all)
  func `a choice reverts only what it must`(_ scenario: MergeChoiceCase) throws {
    try scenario.check()
  }

  @Test func `a value that comes back stands where it stood`() throws {
    func cell(_ font: String) throws -> Document {
      try xib(
        "<popUpButton id=\"P\"><popUpButtonCell key=\"cell\" id=\"C\"><behavior key=\"behavior\"/>"
          + font + "<menu key=\"menu\" id=\"M\"/></popUpButtonCell></popUpButton>"
      )
    }
    let (base, ours) = try (cell("<font key=\"font\" metaFont=\"system\"/>"), cell(""))
    let theirs = try cell("<font key=\"font\" metaFont=\"systemBold\"/>")

    for choice in [ConflictChoice.theirs, .base] {
      let result = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs) { _ in choice }

      #expect(result.isClean)
      #expect(text(result.document) == text(choice == .theirs ? theirs : base))
    }
  }
}

/// A merge whose conflicts are all settled alike, and what that gives.
struct MergeChoiceCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let states: [String]
  let choice: ConflictChoice

  init(
    _ name: String,
    _ base: String,
    _ ours: String,
    _ theirs: String,
    _ choice: ConflictChoice,
    _ settled: String
  ) {
    testDescription = "\(name), \(choice)"
    states = [base, ours, theirs, settled]
    self.choice = choice
  }

  func check() throws {
    let documents = try states.map { try xib("<view id=\"V\">\($0)</view>") }
    let (base, ours, theirs) = (documents[0], documents[1], documents[2])
    let plain = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)

    let settled = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs) { _ in choice }

    #expect(!plain.isClean)
    #expect(settled.isClean)
    #expect(contents(settled.document) == contents(documents[3]))
    #expect(damage(settled.document).isEmpty)
  }

  /// The facts without the elements that lists stand in.
  private func contents(_ document: Document) -> [String] {
    facts(document).filter { !$0.contains("element(tag:") }
  }
}

extension MergeChoiceCase {
  private static func box(_ id: String, _ inner: String = "", tag: Int = 0) -> String {
    "<view tag=\"\(tag)\" id=\"\(id)\">\(list(inner))</view>"
  }

  private static func list(_ inner: String) -> String {
    inner.isEmpty ? "" : "<subviews>\(inner)</subviews>"
  }

  private static func constraints(_ constant: Int, id: String = "C", in owner: String = "V")
    -> String
  {
    """
    <constraints><constraint firstItem="A" firstAttribute="top" secondItem="\(owner)" \
    secondAttribute="top" constant="\(constant)" id="\(id)"/></constraints>
    """
  }

  private static func constrainedBox(_ id: String, _ constraints: String) -> String {
    "<view id=\"\(id)\">\(list(box("A")))\(constraints)</view>"
  }

  /// Ours takes A out of P; theirs deletes P.
  private static func rescue(_ choice: ConflictChoice, _ settled: String) -> MergeChoiceCase {
    MergeChoiceCase(
      "taken out of something deleted",
      list(box("P", box("A")) + box("Q")),
      list(box("Q", box("A"))),
      list(box("Q")),
      choice,
      settled
    )
  }

  private static func outlet(_ owner: String, _ target: String, tag: Int = 0) -> String {
    """
    <view tag="\(tag)" id="\(owner)"><connections>\
    <outlet property="p" destination="\(target)" id="O"/></connections></view>
    """
  }

  /// Ours puts Q into P and P into R; theirs puts P, which was in Q, into S.
  private static func turnedRound(_ choice: ConflictChoice, _ settled: String) -> MergeChoiceCase {
    MergeChoiceCase(
      "the old parent moved into the object",
      list(box("Q", box("P")) + box("R") + box("S")),
      list(box("R", box("P", box("Q", tag: 6))) + box("S")),
      list(box("Q") + box("R") + box("S", box("P"))),
      choice,
      settled
    )
  }

  static let all: [MergeChoiceCase] = [
    .init(
      "a constraint comes back to an item that was moved within its reach",
      list(box("A") + box("P")) + constraints(1),
      list(box("A") + box("P")) + constraints(2),
      list(box("P", box("A"))),
      .ours,
      list(box("P", box("A"))) + constraints(2)
    ),
    .init(
      "an outlet to what another deletion took stays away",
      list(outlet("A", "B") + box("B")),
      "",
      list(outlet("A", "B", tag: 1) + box("B")),
      .theirs,
      list(box("A", tag: 1))
    ),
    .init(
      "a constraint goes with the move that a restored one takes back",
      list(constrainedBox("P", constraints(1, in: "P")) + "<view id=\"Q\"/>"),
      list(constrainedBox("P", constraints(2, in: "P")) + "<view id=\"Q\"/>"),
      list("<view id=\"P\"/>" + constrainedBox("Q", constraints(3, id: "T", in: "Q"))),
      .ours,
      list(constrainedBox("P", constraints(2, in: "P")) + "<view id=\"Q\"/>")
    ),
    rescue(.ours, list(box("Q", box("A")))),
    rescue(.theirs, list(box("Q"))),
    rescue(.base, list(box("P", box("A")) + box("Q"))),
    turnedRound(.ours, list(box("R", box("P", box("Q", tag: 6))) + box("S"))),
    turnedRound(.theirs, list(box("R") + box("S", box("P", box("Q", tag: 6))))),
    turnedRound(.base, list(box("Q", box("P"), tag: 6) + box("R") + box("S"))),
  ]
}
