import LayoutMerge
import LayoutModel
import Testing

/// Merges of the lists that macOS stack views keep parallel to their views.
struct ArrangedViewMergeTests {
  @Test func `views of both sides have their entries`() throws {
    let result = try merge(
      stack("S", [.init("A", 10)]),
      stack("S", [.init("A", 10), .init("B", 20)]),
      stack("S", [.init("C", 30), .init("A", 10)])
    )

    #expect(result.isClean)
    #expect(entries(of: "S", in: result.document).sorted() == ["A=10", "B=20", "C=30"])
  }

  @Test func `the entry of a deleted view goes with it`() throws {
    let result = try merge(
      stack("S", [.init("A", 10), .init("B", 20), .init("C", 30)]),
      stack("S", [.init("B", 20), .init("C", 30)]),
      stack("S", [.init("A", 10), .init("B", 20), .init("C", 35)])
    )

    #expect(result.isClean)
    #expect(entries(of: "S", in: result.document) == ["B=20", "C=35"])
  }

  @Test func `a deleted view that stays keeps its entry`() throws {
    let result = try merge(
      stack("S", [.init("A", 10), .init("B", 20)]),
      stack("S", [.init("A", 10, tag: 1), .init("B", 20)]),
      stack("S", [.init("B", 20)])
    )

    #expect(result.conflicts.map(words) == ["deletedAndChanged A tag"])
    #expect(entries(of: "S", in: result.document) == ["A=10", "B=20"])
  }

  @Test func `a view that a choice brings back has its entry`() throws {
    let states = try [
      stack("S", [.init("A", 10), .init("B", 20)]),
      stack("S", [.init("B", 20)]),
      stack("S", [.init("A", 10, tag: 1), .init("B", 20)]),
    ].map { try xib("<customView id=\"V\"><subviews>\($0)</subviews></customView>") }

    let result = ThreeWayMerge.merge(base: states[0], ours: states[1], theirs: states[2]) { _ in
      .theirs
    }

    #expect(result.isClean)
    #expect(entries(of: "S", in: result.document) == ["A=10", "B=20"])
  }

  @Test func `a view that moves takes its new entry with it`() throws {
    let result = try merge(
      stack("S", [.init("A", 10), .init("B", 20)]) + stack("T", [.init("C", 30)]),
      stack("S", [.init("B", 20)]) + stack("T", [.init("C", 30), .init("A", 15)]),
      stack("S", [.init("A", 10), .init("B", 25)]) + stack("T", [.init("D", 40), .init("C", 30)])
    )

    #expect(result.isClean)
    #expect(entries(of: "S", in: result.document) == ["B=25"])
    #expect(entries(of: "T", in: result.document).sorted() == ["A=15", "C=30", "D=40"])
  }

  // MARK: - Samples

  private struct View {
    let id: String
    let priority: Int
    let tag: Int

    init(_ id: String, _ priority: Int, tag: Int = 0) {
      (self.id, self.priority, self.tag) = (id, priority, tag)
    }
  }

  private func stack(_ id: String, _ views: [View]) -> String {
    let subviews = views.map { "<customView tag=\"\($0.tag)\" id=\"\($0.id)\"/>" }.joined()
    let priorities = views.map { "<integer value=\"\($0.priority)\"/>" }.joined()
    return """
      <stackView id="\(id)"><subviews>\(subviews)</subviews>\
      <visibilityPriorities>\(priorities)</visibilityPriorities></stackView>
      """
  }

  private func merge(_ base: String, _ ours: String, _ theirs: String) throws -> MergeResult {
    let states = try [base, ours, theirs].map {
      try xib("<customView id=\"V\"><subviews>\($0)</subviews></customView>")
    }
    return ThreeWayMerge.merge(base: states[0], ours: states[1], theirs: states[2])
  }

  /// The views of a stack view with their priorities, as `VIEW=PRIORITY`.
  private func entries(of stack: String, in document: Document) -> [String] {
    let views = document.objects.filter {
      $0.parent == ObjectID(stack) && $0.container == ":subviews"
    }.sorted { $0.position < $1.position }
    let object = document.objects.first { $0.id == ObjectID(stack) }
    let priorities = (1...9).compactMap { number in
      let segment = number == 1 ? ":integer" : ":integer#\(number)"
      return object?.attribute(":visibilityPriorities/\(segment)/value")
    }
    guard views.count == priorities.count else {
      return ["\(views.count) views, \(priorities.count) priorities"]
    }
    return zip(views, priorities).map { "\($0.id)=\($1)" }
  }
}
