internal import LayoutModel

// Rules about classes and their modules.
extension RowRule {
  static let useBaseClass = RowRule(
    Finding.Kind(
      "use-base-class",
      title: "Not one of the team's classes",
      severity: .warning,
      audience: .onRequest,
      options: [
        .init(
          "baseClasses",
          .wordsByName,
          "for each class of the system, such as UILabel, the classes to use instead",
          isRequired: true
        )
      ],
      explanation: .init(
        meaning: """
          A view has a class of the system, or another class, where the team has classes of its \
          own. A class that inherits from one of them must be listed too.
          """,
        remedy: "Set one of the classes in the identity inspector.",
        bad: Samples.subview("label", "text=\"Price\""),
        good: Samples.subview("label", "text=\"Price\" customClass=\"PriceLabel\""),
        configuration: "{ \"baseClasses\": { \"UILabel\": [\"PriceLabel\"] } }"
      )
    ),
    .role(.view)
  ) { subject in
    let element = subject.toolkitClass
    // A cell makes its content view itself.
    guard !subject.object.kind.hasSuffix("CellContentView"),
      let base = subject.options.member(element, of: "baseClasses")
    else { return [] }
    return unlisted(subject, element, base.items.compactMap(\.word))
  }

  static let unavailableSystemClasses = RowRule(
    Finding.Kind(
      "unavailable-system-classes",
      title: "Element without a class of the team",
      severity: .warning,
      audience: .onRequest,
      options: [
        .init(
          "systemClasses",
          .wordsByName,
          "for each element, such as button, the classes to use, as Module.Class or Class",
          isRequired: true
        )
      ],
      explanation: .init(
        meaning: "An element has a class of the system where the team has classes of its own.",
        remedy: "Set one of the classes in the identity inspector.",
        bad: Samples.subview("button", "customClass=\"OldButton\" customModule=\"Kit\""),
        good: Samples.subview("button", "customClass=\"NewButton\" customModule=\"Kit\""),
        configuration: "{ \"systemClasses\": { \"button\": [\"Kit.NewButton\"] } }"
      )
    ),
    .all
  ) { subject in
    let element = subject.object.kind
    guard let base = subject.options.member(element, of: "systemClasses") else { return [] }
    return unlisted(subject, element, base.items.compactMap(\.word))
  }

  /// Returns a problem unless an object has one of some classes.
  private static func unlisted(
    _ subject: RuleSubject,
    _ element: String,
    _ names: [String]
  ) -> [RuleProblem] {
    if subject.object.hasClass(among: names) { return [] }
    let own = subject.object.qualifiedClassName ?? element
    return [RuleProblem("The class is \(own); use \(names.joined(separator: " or ")).")]
  }

  static let unavailableCustomClasses = RowRule(
    Finding.Kind(
      "unavailable-custom-classes",
      title: "Deprecated class",
      severity: .warning,
      audience: .onRequest,
      options: [
        .init(
          "customClasses",
          .wordByName,
          "for each deprecated class, as Module.Class or Class, the class to use instead",
          isRequired: true
        )
      ],
      explanation: .init(
        meaning: "An object has a class that the team has deprecated.",
        remedy: "Set the other class in the identity inspector.",
        bad: Samples.subview("button", "customClass=\"OldButton\" customModule=\"Kit\""),
        good: Samples.subview("button", "customClass=\"NewButton\" customModule=\"Kit\""),
        configuration: "{ \"customClasses\": { \"Kit.OldButton\": \"Kit.NewButton\" } }"
      )
    ),
    .all
  ) { subject in
    guard let name = subject.object.qualifiedClassName else { return [] }
    let other = subject.options.members("customClasses").first {
      subject.object.hasClass(among: [$0.name])
    }
    return other.map {
      [RuleProblem("The class \(name) is deprecated; use \($0.value.word ?? "").")]
    }
      ?? []
  }

  package static let customModule = RowRule(
    Finding.Kind(
      "custom-module",
      title: "Class of another module",
      severity: .error,
      audience: .onRequest,
      options: [
        .init(
          "modules",
          .modules,
          "the modules, each with the folders of its Swift files and those to leave out",
          isRequired: true
        )
      ],
      explanation: .init(
        meaning: """
          An object's class belongs to a module, but the object names another module or none. The \
          app then can't load the class. The rule reads the classes at the top level of the Swift \
          files below the given folders. A file or folder that it can't read has a finding too.
          """,
        remedy: "Set the module in the identity inspector.",
        bad: Samples.subview("view", "customClass=\"Card\" customModule=\"App\""),
        good: Samples.subview("view", "customClass=\"Card\" customModule=\"Kit\""),
        configuration: "{ \"modules\": [{ \"module\": \"Kit\", \"included\": [\"Kit/Sources\"] }] }"
      )
    ),
    .all,
    needsResources: true
  ) { subject in
    guard let name = subject.attribute("customClass"), let resources = subject.rows.resources
    else { return [] }
    let modules = resources.classesByModule.filter { $0.value.contains(name) }.keys.sorted()
    let module = subject.attribute("customModule")
    guard !modules.isEmpty, !modules.contains(where: { $0 == module }) else { return [] }
    return [
      RuleProblem(
        "The class \(name) is in \(modules.joined(separator: " or ")), but its module is"
          + " \(module ?? "not set").",
        at: "customModule"
      )
    ]
  }
}
