import LayoutEngine
import LayoutModel
import Testing

/// Views that Interface Builder marks although no constraint of the system leaves them open.
struct UntiedViewTests {
  private func ambiguous(
    tools: Int,
    _ subviews: String,
    _ constraints: String = ""
  ) throws -> [Finding] {
    let device = tools < 11000 ? nil : "retina4_7"
    let document = SmallDocument(
      device: device,
      tools: tools,
      subviews: subviews,
      constraints: constraints
    )
    return try document.findings().filter { $0.kind == .ambiguous }
  }

  @Test(arguments: [(9531, ["a"]), (10117, ["a"]), (8191, []), (11542, [])])
  func `a view without constraints is ambiguous in documents of Xcode 7`(
    tools: Int,
    expected: [ObjectID]
  ) throws {
    let loose = view("a", "view", (20, 20, 100, 50))
    let fixed = view("b", "view", (20, 90, 100, 50), "fixedFrame=\"YES\"")

    let found = try ambiguous(tools: tools, loose + fixed)

    #expect(found.compactMap(\.object) == expected)
    #expect(found.allSatisfy { $0.quantities == [.x, .y, .width, .height] })
  }

  @Test func `the size of a view without constraints is that of its content`() throws {
    let found = try ambiguous(tools: 9531, view("a", "label", (20, 20, 40, 21), "text=\"A\""))

    #expect(found.map(\.quantities) == [[.x, .y]])
  }

  @Test(arguments: [(9531, ["a"]), (21000, ["a"]), (7706, [])])
  func `the content of a scroll view is ambiguous if no subview is tied to it`(
    tools: Int,
    expected: [ObjectID]
  ) throws {
    let inner = view("b", "view", (0, 0, 375, 900), "fixedFrame=\"YES\"")
    let scroll = view(
      "a",
      "scrollView",
      (0, 0, 375, 667),
      children: "<subviews>\(inner)</subviews>"
    )

    let found = try ambiguous(tools: tools, scroll, fill("a", "root"))

    #expect(found.compactMap(\.object) == expected)
    #expect(found.allSatisfy { $0.quantities == [.contentWidth, .contentHeight] })
    // Code sets the size of a content that has only frames, and constraints would override it.
    #expect(found.allSatisfy { $0.severity == .note && $0.suggestions.isEmpty })
  }

  @Test func `a scroll view without subviews or with a fixed frame is not ambiguous`() throws {
    let inner = view("b", "view", (0, 0, 375, 900), "fixedFrame=\"YES\"")
    let empty = view("a", "scrollView", (0, 0, 375, 300))
    let fixed = view(
      "c",
      "scrollView",
      (0, 300, 375, 300),
      "fixedFrame=\"YES\"",
      children: "<subviews>\(inner)</subviews>"
    )

    #expect(try ambiguous(tools: 21000, empty + fixed, fill("a", "root")).isEmpty)
  }

  @Test(arguments: [(14460, ["content"]), (9531, ["content"]), (14800, [])])
  func `the content of a visual effect view with a fixed frame is marked up to tools 14800`(
    tools: Int,
    expected: [ObjectID]
  ) throws {
    let content = """
      <view key="contentView" opaque="NO" id="content">
      <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
      <autoresizingMask key="autoresizingMask"/></view>
      """
    func effect(_ attributes: String) throws -> [Finding] {
      let effect = view(
        "a",
        "visualEffectView",
        (20, 20, 100, 50),
        attributes,
        children: content
      )
      let pins = ["leading", "trailing", "top", "bottom"].map { pin("a.\($0)", "root.\($0)") }
      return try ambiguous(tools: tools, effect, attributes.isEmpty ? pins.joined() : "")
    }

    #expect(try effect("fixedFrame=\"YES\"").compactMap(\.object) == expected)
    #expect(try effect("fixedFrame=\"YES\"").allSatisfy { $0.severity == .note })
    #expect(try effect("").isEmpty)
  }

  @Test func `the content of a visual effect view has one ambiguity`() throws {
    let content = """
      <view key="contentView" opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="content">
      <rect key="frame" x="0.0" y="0.0" width="100" height="50"/></view>
      """
    let effect = view(
      "a",
      "visualEffectView",
      (20, 20, 100, 50),
      "fixedFrame=\"YES\"",
      children: content
    )
    let found = try ambiguous(tools: 14460, effect, pin("content.leading", "a.leading", 5))

    #expect(found.compactMap(\.object) == ["content"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [(9531, ["stack", "a", "inner", "b"]), (14460, ["stack"])])
  func `Xcode 7 marks what an ambiguous stack view arranges`(
    tools: Int,
    expected: [ObjectID]
  ) throws {
    let b = view("b", "label", (0, 0, 40, 21), "text=\"B\"")
    let inner = view("inner", "stackView", (0, 21, 40, 21), children: "<subviews>\(b)</subviews>")
    let a = view("a", "label", (0, 0, 40, 21), "text=\"A\"")
    let stack = view(
      "stack",
      "stackView",
      (20, 20, 40, 42),
      "axis=\"vertical\"",
      children: "<subviews>\(a)\(inner)</subviews>"
    )

    let found = try ambiguous(tools: tools, stack, pin("stack.top", "root.top", 20))

    #expect(found.compactMap(\.object) == expected)
    #expect(found.allSatisfy { $0.head == "stack" })
    #expect(found.dropFirst().allSatisfy { $0.severity == .note })
  }

  @Test(arguments: [
    (11762, "fillEqually", ["a", "inner", "b"]), (14460, "fillEqually", []),
    (14460, "fillProportionally", ["a", "inner", "b"]),
  ])
  func `what a stack view with a fixed frame arranges is marked before Xcode 9 or if proportional`(
    tools: Int,
    distribution: String,
    expected: [ObjectID]
  ) throws {
    let b = view("b", "label", (0, 0, 40, 21), "text=\"B\"")
    let inner = view("inner", "stackView", (0, 21, 40, 21), children: "<subviews>\(b)</subviews>")
    let a = view("a", "label", (0, 0, 40, 21), "text=\"A\"")
    func found(_ attributes: String, _ constraints: String = "") throws -> [Finding] {
      let stack = view(
        "stack",
        "stackView",
        (20, 20, 40, 42),
        "axis=\"vertical\" distribution=\"\(distribution)\" \(attributes)",
        children: "<subviews>\(a)\(inner)</subviews>"
      )
      return try ambiguous(tools: tools, stack, constraints)
    }

    let fixed = try found("fixedFrame=\"YES\"")
    #expect(fixed.compactMap(\.object) == expected)
    #expect(fixed.allSatisfy { $0.severity == .note && $0.head == "a" })
    let pins = pin("stack.leading", "root.leading", 20) + pin("stack.top", "root.top", 20)
    #expect(try found("", pins).isEmpty)
  }
}
