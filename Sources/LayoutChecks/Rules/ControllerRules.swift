internal import LayoutModel

// Rules about controllers and their names.
extension RowRule {
  static let customClassName = RowRule(
    Finding.Kind(
      "custom-class-name",
      title: "Class and file differ",
      severity: .warning,
      audience: .onRequest,
      explanation: .init(
        meaning: """
          The class of a storyboard's only controller is not the name of the file. The rule does \
          not examine a storyboard that is named Main or has several scenes.
          """,
        remedy: "Rename the file or the class.",
        bad: Samples.scene("customClass=\"OtherViewController\" "),
        good: Samples.scene("")
      )
    ),
    .controllers
  ) { subject in
    let scenes = subject.rows.document.objects.count { $0.role == .scene }
    let file = subject.rows.baseName
    guard subject.rows.header.isStoryboard, scenes == 1, file != "Main",
      let name = subject.attribute("customClass"), name != file
    else { return [] }
    return [RuleProblem("The class is \(name), but the file's name says \(file).")]
  }

  static let storyboardViewControllerID = RowRule(
    Finding.Kind(
      "storyboard-viewcontroller-id",
      title: "Class and storyboard id differ",
      severity: .warning,
      audience: .onRequest,
      explanation: .init(
        meaning: """
          A controller's storyboard id is not the name of its class. A team that uses the name of \
          the class needs no list of ids.
          """,
        remedy: "Set the storyboard id to the name of the class.",
        bad: Samples.scene("storyboardIdentifier=\"home\" customClass=\"HomeViewController\" "),
        good: Samples.scene(
          "storyboardIdentifier=\"HomeViewController\" customClass=\"HomeViewController\" "
        )
      )
    ),
    .controllers
  ) { subject in
    let (name, id) = (subject.attribute("customClass"), subject.attribute("storyboardIdentifier"))
    if name == id { return [] }
    guard let name else {
      return [RuleProblem("The storyboard id is \(id ?? ""), but there is no class of that name.")]
    }
    return [
      RuleProblem("The class is \(name), but the storyboard id is \(id ?? "missing").")
    ]
  }

  static let hidesBottomBar = RowRule(
    Finding.Kind(
      "hides-bottom-bar",
      title: "Bottom bar stays",
      severity: .warning,
      audience: .onRequest,
      options: [
        .init("excludedViewControllers", .words, "the classes that keep the bar; default: none")
      ],
      explanation: .init(
        meaning: "A controller does not hide the bottom bar when it is pushed.",
        remedy: "Select Hide Bottom Bar on Push, or exclude the class.",
        bad: Samples.scene(""),
        good: Samples.scene("hidesBottomBarWhenPushed=\"YES\" ")
      )
    ),
    .controllers
  ) { subject in
    let name = subject.attribute("customClass") ?? subject.toolkitClass
    guard subject.attribute("hidesBottomBarWhenPushed") != "YES",
      subject.options.words("excludedViewControllers")?.contains(name) != true
    else { return [] }
    return [RuleProblem("\(name) keeps the bottom bar when it is pushed.")]
  }

  static let noViewControllerLinksToOtherBundles = RowRule(
    Finding.Kind(
      "no-view-controller-links-to-other-bundles",
      title: "Link to another bundle",
      severity: .warning,
      audience: .onRequest,
      explanation: .init(
        meaning: "A storyboard reference leads to a storyboard in another bundle.",
        remedy: "Create the controller in code, in the module that has the storyboard.",
        bad: Samples.storyboard(controllers: [
          """
          <viewControllerPlaceholder storyboardName="Shop" bundleIdentifier="org.example.Shop" \
          id="shop" sceneMemberID="viewController"/>
          """
        ]),
        good: Samples.storyboard(controllers: [
          """
          <viewControllerPlaceholder storyboardName="Shop" id="shop" \
          sceneMemberID="viewController"/>
          """
        ])
      )
    ),
    .elements(["viewControllerPlaceholder", "controllerPlaceholder"])
  ) { subject in
    guard let bundle = subject.attribute("bundleIdentifier"), !bundle.isEmpty else { return [] }
    return [RuleProblem("The reference leads to the bundle \(bundle).")]
  }
}
