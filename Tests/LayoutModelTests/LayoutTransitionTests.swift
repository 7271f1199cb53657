import LayoutModel
import Testing

struct LayoutTransitionTests {
  private let objects = [
    view("root"),
    view("a", in: "root", [attribute("text=wide"), attribute("text=low", "any-compact")]),
    view("b", in: "root", installed: [("any-any", false), ("any-compact", true)]),
    view("c", in: "root", installed: [("any-compact", false)]),
    view("d", in: "c"),
    constraint("k", in: "root", ["secondItem=b"]),
    constraint("m", in: "root", ["secondItem=d"]),
    constraint("n", in: "root", ["constant=8"]),
  ]

  @Test func `views that become active enter and the others leave`() {
    let transition = transition(objects)

    #expect(transition.enteringViews.map(\.rawValue) == ["b"])
    #expect(transition.leavingViews.map(\.rawValue) == ["c", "d"])
  }

  @Test func `constraints follow their items`() {
    let transition = transition(objects)

    #expect(transition.enteringConstraints.map(\.rawValue) == ["k"])
    #expect(transition.leavingConstraints.map(\.rawValue) == ["m"])
  }

  @Test func `the way back is the opposite`() {
    let forth = transition(objects)
    let back = transition(objects, from: "compact-compact", to: "compact-regular")

    #expect(back.enteringViews == forth.leavingViews)
    #expect(back.leavingViews == forth.enteringViews)
    #expect(back.changes.map(\.before) == forth.changes.map(\.after))
  }

  @Test func `a varied attribute changes`() {
    let changes = transition(objects).changes

    #expect(changes.map { "\($0.object) \($0.path)" } == ["a text"])
    #expect(changes[0].before == .attribute("wide"))
    #expect(changes[0].after == .attribute("low"))
  }

  @Test func `an attribute that only one class has appears`() {
    let object = view("a", [attribute("alpha=0.5", "any-compact")])

    let changes = transition([object]).changes

    #expect(changes.map(\.before) == [nil])
    #expect(changes.map(\.after) == [.attribute("0.5")])
  }

  @Test func `nothing is said of what is active in neither class`() {
    let object = view(
      "a",
      [attribute("text=x"), attribute("text=y", "any-compact")],
      installed: [("any-any", false)]
    )

    #expect(transition([object]).changes.isEmpty)
  }

  @Test func `no class changes into itself`() {
    let transition = transition(objects, from: "regular-compact", to: "regular-compact")

    #expect(transition.enteringViews.isEmpty && transition.leavingViews.isEmpty)
    #expect(transition.enteringConstraints.isEmpty && transition.leavingConstraints.isEmpty)
    #expect(transition.changes.isEmpty)
  }

  private func transition(
    _ objects: [LayoutObject],
    from: String = "compact-regular",
    to: String = "compact-compact"
  ) -> LayoutTransition {
    LayoutTransition(from: layout(objects, from), to: layout(objects, to))
  }
}
