import LayoutModel
import Testing

struct EffectiveLayoutTests {
  @Test func `an object without rows is installed and active`() {
    let layout = layout([view("root"), view("a", in: "root"), constraint("k", in: "root")])

    #expect(layout.views.allSatisfy { $0.state.isInstalled && $0.state.isActive })
    #expect(layout.constraints.allSatisfy { $0.state.isInstalled && $0.state.isActive })
    #expect(layout.views.map(\.state.decidedBy) == [.base, .base])
  }

  @Test func `an uninstalled view stays in the list with its reason`() {
    let layout = layout([view("root"), view("a", in: "root", installed: [("any-any", false)])])

    #expect(layout.views.map(\.id.rawValue) == ["root", "a"])
    #expect(layout.views[1].state.inactive == .notInstalled)
    #expect(!layout.views[1].state.isInstalled)
  }

  @Test func `a view in an uninstalled one is installed but not active`() {
    let layout = layout([
      view("root"), view("a", in: "root", installed: [("any-any", false)]), view("b", in: "a"),
      view("c", in: "b"),
    ])

    #expect(layout.views[3].state.isInstalled)
    #expect(layout.views[3].state.inactive == .holderNotInstalled(ObjectID("a")))
  }

  @Test func `the outermost uninstalled holder is the reason`() {
    let layout = layout([
      view("a", installed: [("any-any", false)]),
      view("b", in: "a", installed: [("any-any", false)]), view("c", in: "b"),
    ])

    #expect(layout.views[1].state.inactive == .notInstalled)
    #expect(layout.views[2].state.inactive == .holderNotInstalled(ObjectID("a")))
  }

  @Test func `a holder listed after its view counts as no holder`() {
    let layout = layout([
      view("b", in: "a"), view("a", installed: [("any-any", false)]),
    ])

    #expect(layout.views[0].state.isActive)
    #expect(layout.views[1].state.inactive == .notInstalled)
  }

  @Test func `a cycle of parents ends`() {
    let layout = layout([view("a", in: "b"), view("b", in: "a")])

    #expect(layout.views.map(\.state.isActive) == [true, true])
  }

  @Test func `objects between views pass the state on`() {
    let cell = LayoutObject(
      id: ObjectID("cell"),
      kind: "cells",
      role: .object,
      parent: ObjectID("a"),
      installations: []
    )
    let layout = layout([
      view("a", installed: [("any-any", false)]), cell, view("b", in: "cell"),
    ])

    #expect(layout.views[1].parent == ObjectID("a"))
    #expect(layout.views[1].state.inactive == .holderNotInstalled(ObjectID("a")))
  }

  @Test(arguments: [
    ("firstItem=a", Inactivity.itemNotActive(ObjectID("a"))),
    ("secondItem=b", .itemNotActive(ObjectID("b"))),
    ("firstItem=gone", .itemMissing(ObjectID("gone"))),
    ("secondItem=gone", .itemMissing(ObjectID("gone"))),
  ])
  func `a constraint whose item takes no part is installed but not active`(
    item: String,
    reason: Inactivity
  ) {
    let layout = layout([
      view("root"), view("a", in: "root", installed: [("any-any", false)]), view("b", in: "a"),
      constraint("k", in: "root", [item]),
    ])

    #expect(layout.constraints[0].state.isInstalled)
    #expect(layout.constraints[0].state.inactive == reason)
  }

  @Test func `a constraint in an uninstalled view is not active`() {
    let layout = layout([
      view("a", installed: [("any-any", false)]),
      constraint("k", in: "a", ["firstAttribute=width"]),
    ])

    #expect(layout.constraints[0].state.inactive == .holderNotInstalled(ObjectID("a")))
  }

  @Test func `a layout guide of an uninstalled view is no active item`() {
    let guide = LayoutObject(
      id: ObjectID("g"),
      kind: "viewLayoutGuide",
      role: .guide,
      parent: ObjectID("a")
    )
    let layout = layout([
      view("root"), view("a", in: "root", installed: [("any-any", false)]), guide,
      constraint("k", in: "root", ["secondItem=g"]),
    ])

    #expect(layout.constraints[0].state.inactive == .itemNotActive(ObjectID("g")))
  }

  @Test(arguments: [
    ("any-any", false, "any-any"), ("any-compact", true, "any-compact"),
    ("compact-any", false, "any-any"), ("compact-compact", true, "any-compact"),
    ("regular-any", false, "regular-any"), ("regular-compact", false, "regular-any"),
    ("any-regular", false, "any-any"), ("compact-regular", false, "any-any"),
    ("regular-regular", true, "regular-regular"),
  ])
  func `the most specific row that matches decides, width before height`(
    name: String,
    isInstalled: Bool,
    row: String
  ) {
    let rows = [
      ("regular-regular", true), ("any-compact", true), ("any-any", false), ("regular-any", false),
    ]

    let state = layout([view("a", installed: rows)], name).views[0].state

    #expect(state.isInstalled == isInstalled)
    #expect(state.decidedBy == VariationKey(rawValue: row))
  }

  @Test(arguments: [
    ("any-any", "base"), ("any-compact", "height"), ("any-regular", "base"),
    ("regular-any", "width"), ("compact-any", "base"), ("compact-compact", "height"),
    ("regular-compact", "width"), ("regular-regular", "both"), ("compact-regular", "base"),
  ])
  func `an attribute has the most specific value`(name: String, value: String) {
    let object = view(
      "a",
      [
        attribute("text=both", "regular-regular"), attribute("text=base"),
        attribute("text=width", "regular-any"), attribute("text=height", "any-compact"),
        attribute("text=mac", "userInterfaceIdiom=mac"),
      ]
    )

    #expect(layout([object], name).views[0].attribute("text") == value)
  }

  @Test func `the default block overrides the object itself`() {
    let object = view("a", [attribute("text=base"), attribute("text=default", "default")])

    #expect(layout([object]).views[0].attribute("text") == "default")
  }

  @Test func `attributes of different classes add up`() {
    let object = view(
      "a",
      [
        attribute("text=base"), attribute("alpha=0.5", "any-compact"),
        attribute("hidden=YES", "compact-any"),
      ]
    )

    let view = layout([object], "compact-compact").views[0]

    #expect(view.attribute("text") == "base")
    #expect(view.attribute("alpha") == "0.5")
    #expect(view.attribute("hidden") == "YES")
  }

  @Test func `a class's child replaces the whole child`() {
    let object = view(
      "a",
      [
        element("title", "string"), attribute("title/a=1"), attribute("title/b=2"),
        element("title", "string", "any-compact"), attribute("title/a=3", "any-compact"),
      ]
    )

    let properties = layout([object], "any-compact").views[0].properties

    #expect(properties.map(\.path.rawValue) == ["title", "title/a"])
    #expect(properties.allSatisfy { $0.variation.rawValue == "any-compact" })
  }

  @Test func `a record in a class replaces the record`() {
    let small = Record(.fontDescription, ["pointSize": "13"])
    let object = view(
      "a",
      [
        Property(
          path: PropertyPath("font"),
          position: 0,
          value: .record(Record(.fontDescription, ["type": "system", "pointSize": "17"]))
        ),
        Property(
          variation: VariationKey(rawValue: "any-compact"),
          path: PropertyPath("font"),
          position: 0,
          value: .record(small)
        ),
      ]
    )

    #expect(layout([object], "regular-compact").views[0].record("font") == small)
    #expect(layout([object]).views[0].record("font")?["pointSize"] == "17")
  }

  @Test func `a constraint's defaults are those of the file format`() {
    let constraint = layout([view("a"), constraint("k", in: "a")]).constraints[0]

    #expect(constraint.firstItem == ObjectID("a"))
    #expect(constraint.owner == ObjectID("a"))
    #expect(constraint.relation == "equal")
    #expect(constraint.secondItem == nil)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
    #expect(!constraint.isPlaceholder)
  }

  @Test func `a constraint's attributes are read as numbers`() {
    let text = ["multiplier=16:9", "constant=-12.5", "priority=750", "relation=lessThanOrEqual"]

    let constraint = layout([view("a"), constraint("k", in: "a", text)]).constraints[0]

    #expect(constraint.multiplier == 16.0 / 9)
    #expect(constraint.constant == -12.5)
    #expect(constraint.priority == 750)
    #expect(constraint.relation == "lessThanOrEqual")
  }

  @Test func `a placeholder counts and says so`() {
    let layout = layout([view("a"), constraint("k", in: "a", ["placeholder=YES"])])

    #expect(layout.constraints[0].isPlaceholder)
    #expect(layout.constraints[0].state.isActive)
  }

  private func element(_ path: String, _ tag: String, _ variation: String = "any-any") -> Property {
    Property(
      variation: VariationKey(rawValue: variation),
      path: PropertyPath(path),
      position: 0,
      value: .element(tag: tag, text: nil)
    )
  }
}

struct LiteralTests {
  @Test(
    arguments: [
      ("0.5", 0.5), ("1", 1), ("16:9", 16.0 / 9), ("4/7", 4.0 / 7), ("355:79", 355.0 / 79),
      ("-1:2", -0.5), ("0.66666666666666663", 2.0 / 3), ("1.5:3", 0.5), ("0:1", 0),
      ("1: 1", 1), ("1 : 2", 0.5),
    ] as [(String, Double)]
  )
  func `a multiplier is a decimal or a ratio`(text: String, value: Double) {
    #expect(Literal.ratio(text) == value)
  }

  @Test(arguments: ["", ":", "1:", ":1", "1:0", "1/0", "1:2:3", "a", "1:b", "1 2:3", " : "])
  func `anything else is no multiplier`(text: String) {
    #expect(Literal.ratio(text) == nil)
  }
}
