extension MergeRuleCase {
  private static func link(_ id: String, _ first: String, _ second: String, _ constant: Int = 0)
    -> String
  {
    """
    <constraint firstItem="\(first)" firstAttribute="top" secondItem="\(second)" \
    secondAttribute="top" constant="\(constant)" id="\(id)"/>
    """
  }

  private static func view(_ views: String, _ links: String = "", _ more: String = "") -> String {
    let subviews = views.isEmpty ? "" : "<subviews>\(views)</subviews>"
    let constraints = links.isEmpty ? "" : "<constraints>\(links)</constraints>"
    return "<view id=\"V\">\(subviews)\(constraints)\(more)</view>"
  }

  private static func leaf(_ id: String, _ tag: Int = 0) -> String {
    "<view tag=\"\(tag)\" id=\"\(id)\"/>"
  }

  private static func box(_ id: String, _ inner: String) -> String {
    inner.isEmpty
      ? "<view id=\"\(id)\"/>" : "<view id=\"\(id)\"><subviews>\(inner)</subviews></view>"
  }

  private static func constrainedBox(_ id: String, _ inner: String, _ links: String) -> String {
    """
    <view id="\(id)"><subviews>\(inner)</subviews><constraints>\(links)</constraints></view>
    """
  }

  private static func computed(_ id: String, x: Int) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
    <rect key="frame" x="\(x)" y="1" width="2" height="2"/></view>
    """
  }

  static let deletions: [MergeRuleCase] = [
    .init(
      "an edited view",
      view(leaf("A") + leaf("B")),
      view(leaf("B")),
      view(leaf("A", 1) + leaf("B")),
      view(leaf("B")),
      "deletedAndChanged A tag"
    ),
    .init(
      "an edited view that they deleted stays",
      view(leaf("A") + leaf("B")),
      view(leaf("A", 1) + leaf("B")),
      view(leaf("B")),
      view(leaf("A", 1) + leaf("B")),
      "deletedAndChanged A tag"
    ),
    .init(
      "an edit inside brings the whole back",
      view(box("P", leaf("A") + leaf("B"))),
      view(box("P", leaf("A", 1) + leaf("B"))),
      view(""),
      view(box("P", leaf("A", 1) + leaf("B"))),
      "deletedAndChanged A tag"
    ),
    .init(
      "what is kept brings its constraints back",
      view(leaf("A") + leaf("B"), link("C", "A", "B")),
      view(leaf("A", 1) + leaf("B"), link("C", "A", "B")),
      view(leaf("B")),
      view(leaf("A", 1) + leaf("B"), link("C", "A", "B")),
      "deletedAndChanged A tag"
    ),
    .init(
      "a new child",
      view(box("P", leaf("A"))),
      view(""),
      view(box("P", leaf("A") + leaf("B"))),
      view(""),
      "deletedAndExtended P B :subviews"
    ),
    .init(
      "a new child in what they deleted",
      view(box("P", leaf("A"))),
      view(box("P", leaf("A") + leaf("B"))),
      view(""),
      view(box("P", leaf("A") + leaf("B"))),
      "deletedAndExtended P B :subviews"
    ),
    .init(
      "a child moved in",
      view(box("P", leaf("A")) + leaf("B")),
      view(leaf("B")),
      view(box("P", leaf("A") + leaf("B"))),
      view(leaf("B")),
      "deletedAndExtended P B :subviews"
    ),
    .init(
      "a child taken out",
      view(box("P", leaf("A")) + leaf("B")),
      view(box("P", "") + leaf("B") + leaf("A")),
      view(leaf("B")),
      view(box("P", "") + leaf("B") + leaf("A")),
      "deletedAndChanged A :parent"
    ),
    .init(
      "only a frame that constraints give was edited",
      view(computed("A", x: 1)),
      view(computed("A", x: 5)),
      view(""),
      view("")
    ),
    .init(
      "an empty element of a re-save is no edit",
      view(leaf("A") + leaf("B")),
      view(leaf("B")),
      view("<view tag=\"0\" id=\"A\"><animations/></view>" + leaf("B")),
      view(leaf("B"))
    ),
    .init(
      "both deleted it",
      view(leaf("A") + leaf("B")),
      view(leaf("B")),
      view(leaf("B", 1)),
      view(leaf("B", 1))
    ),
    .init(
      "an edited constraint",
      view(leaf("A"), link("C", "A", "V")),
      view(leaf("A")),
      view(leaf("A"), link("C", "A", "V", 7)),
      view(leaf("A")),
      "deletedAndChanged C constant"
    ),
  ]

  private static func button(_ id: String, _ connections: String = "") -> String {
    let inner = connections.isEmpty ? "" : "<connections>\(connections)</connections>"
    return "<button id=\"\(id)\">\(inner)</button>"
  }

  private static func outlet(_ id: String, _ property: String, _ target: String) -> String {
    "<outlet property=\"\(property)\" destination=\"\(target)\" id=\"\(id)\"/>"
  }

  static let links: [MergeRuleCase] = [
    .init(
      "connections of both sides are sorted",
      view(leaf("A") + button("B", outlet("o1", "m", "A"))),
      view(leaf("A") + button("B", outlet("o1", "m", "A") + outlet("o2", "z", "A"))),
      view(leaf("A") + button("B", outlet("o3", "a", "A") + outlet("o1", "m", "A"))),
      view(
        leaf("A")
          + button(
            "B",
            outlet("o3", "a", "A") + outlet("o1", "m", "A") + outlet("o2", "z", "A")
          )
      )
    ),
    .init(
      "the same outlet from both is one",
      view(leaf("A") + button("B")),
      view(leaf("A") + button("B", outlet("o2", "m", "A"))),
      view(leaf("A") + button("B", outlet("o1", "m", "A"))),
      view(leaf("A") + button("B", outlet("o1", "m", "A")))
    ),
    .init(
      "one outlet to two destinations",
      view(leaf("A") + button("B")),
      view(leaf("A") + button("B", outlet("o2", "m", "A"))),
      view(leaf("A") + button("B", outlet("o1", "m", "V"))),
      view(leaf("A") + button("B", outlet("o2", "m", "A"))),
      "bothFilled B m"
    ),
    .init(
      "the same constraint from both is one",
      view(leaf("A")),
      view(leaf("A"), link("C1", "A", "V")),
      view(leaf("A"), link("C2", "A", "V")),
      view(leaf("A"), link("C1", "A", "V"))
    ),
    .init(
      "equal constraints of one side both stay",
      view(leaf("A")),
      view(leaf("A"), link("C1", "A", "V") + link("C2", "A", "V")),
      view(leaf("A", 1)),
      view(leaf("A", 1), link("C1", "A", "V") + link("C2", "A", "V"))
    ),
    .init(
      "an outlet to what ours deleted",
      view(leaf("A") + button("B")),
      view(button("B")),
      view(leaf("A") + button("B", outlet("o", "m", "A"))),
      view(button("B")),
      "deletedAndReferenced A o destination"
    ),
    .init(
      "an outlet to what they deleted",
      view(leaf("A") + button("B")),
      view(leaf("A") + button("B", outlet("o", "m", "A"))),
      view(button("B")),
      view(leaf("A") + button("B", outlet("o", "m", "A"))),
      "deletedAndReferenced A o destination"
    ),
    .init(
      "a constraint turned to what ours deleted",
      view(leaf("A") + leaf("B") + leaf("D"), link("C", "A", "B")),
      view(leaf("A") + leaf("B"), link("C", "A", "B")),
      view(leaf("A") + leaf("B") + leaf("D"), link("C", "A", "D")),
      view(leaf("A") + leaf("B"), link("C", "A", "B")),
      "deletedAndReferenced D C secondItem"
    ),
    .init(
      "two new views in one slot",
      "<tableView id=\"T\"/>",
      "<tableView id=\"T\"><view key=\"tableHeaderView\" id=\"H1\"/></tableView>",
      "<tableView id=\"T\"><view key=\"tableHeaderView\" id=\"H2\"/></tableView>",
      "<tableView id=\"T\"><view key=\"tableHeaderView\" id=\"H1\"/></tableView>",
      "bothFilled T tableHeaderView"
    ),
    .init(
      "a dropped view takes its constraints along",
      view(box("P", leaf("A"))),
      view(""),
      view(box("P", leaf("A") + leaf("N")), link("C", "N", "V")),
      view(""),
      "deletedAndExtended P N :subviews"
    ),
    .init(
      "the same id added by both",
      view(""),
      view(leaf("A", 1)),
      view(leaf("A", 1) + leaf("B")),
      view(leaf("A", 1) + leaf("B"))
    ),
    .init(
      "the same id added by both, with other facts",
      view(""),
      view(leaf("A", 1)),
      view(leaf("A", 2)),
      view(leaf("A", 1)),
      "bothChanged A tag"
    ),
    .init(
      "a mask entry goes with its view",
      view(leaf("A") + leaf("B"), "", exclude("A")),
      view(leaf("B")),
      view(leaf("A") + leaf("B"), "", exclude("A", "B")),
      view(leaf("B"), "", exclude("B"))
    ),
  ]

  private static func exclude(_ ids: String...) -> String {
    let list = ids.map { "<exclude reference=\"\($0)\"/>" }.joined()
    return
      "<variation key=\"heightClass=compact\"><mask key=\"subviews\">\(list)</mask></variation>"
  }

  static let moves: [MergeRuleCase] = [
    .init(
      "moved by one, edited by the other",
      view(box("P", "") + leaf("A")),
      view(box("P", leaf("A"))),
      view(box("P", "") + leaf("A", 1)),
      view(box("P", leaf("A", 1)))
    ),
    .init(
      "moved alike by both",
      view(box("P", "") + leaf("A")),
      view(box("P", leaf("A"))),
      view(box("P", leaf("A", 1))),
      view(box("P", leaf("A", 1)))
    ),
    .init(
      "moved to two parents",
      view(box("P", "") + box("Q", "") + leaf("A")),
      view(box("P", leaf("A")) + box("Q", "")),
      view(box("P", "") + box("Q", leaf("A"))),
      view(box("P", leaf("A")) + box("Q", "")),
      "bothMoved A :parent"
    ),
    .init(
      "moved into each other",
      view(box("P", "") + box("Q", "")),
      view(box("P", box("Q", ""))),
      view(box("Q", box("P", ""))),
      view(box("P", box("Q", ""))),
      "bothMoved P :parent",
      "bothMoved Q :parent"
    ),
    .init(
      "moved by one, deleted by the other",
      view(box("P", "") + leaf("A")),
      view(box("P", leaf("A"))),
      view(box("P", "")),
      view(box("P", leaf("A"))),
      "deletedAndChanged A :parent"
    ),
    .init(
      "deleted by one, moved by the other",
      view(box("P", "") + leaf("A")),
      view(box("P", "")),
      view(box("P", leaf("A"))),
      view(box("P", "")),
      "deletedAndChanged A :parent"
    ),
    .init(
      "moved away from a new constraint",
      view(box("P", "") + box("Q", leaf("A")) + leaf("B")),
      view(box("P", leaf("A")) + box("Q", "") + leaf("B")),
      view(
        box("P", "")
          + constrainedBox("Q", leaf("A"), link("C", "A", "Q")) + leaf("B")
      ),
      view(box("P", leaf("A")) + box("Q", "") + leaf("B")),
      "movedAndReferenced A C :parent"
    ),
    .init(
      "moved by them away from our new constraint",
      view(box("P", "") + box("Q", leaf("A"))),
      view(
        box("P", "")
          + constrainedBox("Q", leaf("A"), link("C", "A", "Q"))
      ),
      view(box("P", leaf("A")) + box("Q", "")),
      view(
        box("P", "")
          + constrainedBox("Q", leaf("A"), link("C", "A", "Q"))
      ),
      "movedAndReferenced A C :parent"
    ),
    .init(
      "taken into a container and constrained there by one, edited by the other",
      view(box("P", "") + leaf("A")),
      view(constrainedBox("P", leaf("A"), link("C", "A", "P"))),
      view(box("P", "") + leaf("A", 1)),
      view(constrainedBox("P", leaf("A", 1), link("C", "A", "P")))
    ),
    .init(
      "uninstalled by one, moved by the other",
      view(box("P", "") + leaf("A")),
      view(box("P", "") + leaf("A"), "", exclude("A")),
      view(box("P", leaf("A"))),
      view(
        "<view id=\"P\"><subviews>\(leaf("A"))</subviews>\(exclude("A"))</view>"
      )
    ),
    .init(
      "taken into a new stack by one, edited by the other",
      view(leaf("A") + leaf("B")),
      view("<stackView id=\"S\"><subviews>\(leaf("A"))\(leaf("B"))</subviews></stackView>"),
      view(leaf("A", 1) + leaf("B")),
      view("<stackView id=\"S\"><subviews>\(leaf("A", 1))\(leaf("B"))</subviews></stackView>")
    ),
  ]
}
