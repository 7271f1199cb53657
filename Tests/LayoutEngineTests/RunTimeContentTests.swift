import LayoutEngine
import LayoutModel
import Testing

/// What the app's code settles, or does not have: findings that rest on it weigh less.
struct RunTimeContentTests {
  private func finding(_ view: String, _ constraints: String) throws -> Finding? {
    let found = try SmallDocument(subviews: view, constraints: constraints).findings()
    return found.first { $0.kind == .ambiguous }
  }

  private let place = pin("a.leading", "root.leading", 20) + pin("a.top", "root.top", 30)

  @Test(arguments: [
    ("imageView", ""), ("stackView", ""), ("view", "customClass=\"Meter\""),
  ])
  func `an open size that the app's content settles is a note`(
    element: String,
    more: String
  ) throws {
    let found = try finding(view("a", element, (20, 30, 50, 50), more), place)

    #expect(found?.severity == .note)
    #expect(found?.message.hasSuffix("Content that the app sets may settle it.") == true)
  }

  @Test func `an open size of a plain view is a warning`() throws {
    let found = try finding(view("a", "view", (20, 30, 50, 50)), place)

    #expect(found?.severity == .warning)
    #expect(found?.quantities == [.width, .height])
  }

  @Test func `an open position is a warning whatever the view shows`() throws {
    let sized = pin("a.top", "root.top", 30) + pin("a.width", nil, 50) + pin("a.height", nil, 50)
    let found = try finding(view("a", "imageView", (20, 30, 50, 50)), sized)

    #expect(found?.severity == .warning)
    #expect(found?.quantities == [.x])
  }

  @Test func `a conflict with a stack view's hidden view is unsure`() throws {
    func certainty(_ more: String) throws -> Finding.Certainty? {
      let stack = """
        <stackView id="s" alignment="fill"><rect key="frame" x="0" y="0" width="100" height="40"/>
        <subviews>\(view("a", "view", (0, 0, 100, 40), more))</subviews></stackView>
        """
      let constraints =
        pin("s.leading", "root.leading") + pin("s.top", "root.top") + pin("s.width", nil, 100)
        + pin("s.height", nil, 40) + pin("a.height", nil, 20)
      let found = try SmallDocument(subviews: stack, constraints: constraints).findings()
      return found.first { $0.kind == .unsatisfiable }?.certainty
    }

    #expect(try certainty("") == .computed)
    #expect(try certainty("hidden=\"YES\"") == .unsure)
  }

  @Test func `a conflict with a constraint that is removed at build time is unsure`() throws {
    let found = try SmallDocument(
      subviews: view("a", "view", (20, 30, 50, 50)),
      constraints: place + pin("a.width", nil, 50) + pin("a.height", nil, 50)
        + pin("a.height", nil, 20, "placeholder=\"YES\"")
    ).findings()

    #expect(found.filter { $0.kind == .unsatisfiable }.map(\.certainty) == [.unsure])
  }
}
