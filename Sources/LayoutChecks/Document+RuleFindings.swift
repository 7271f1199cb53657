package import LayoutModel

extension RowRule {
  /// A rule and its options.
  package struct Chosen: Sendable {
    /// The rule.
    package let rule: RowRule
    /// The options.
    package let options: RuleOptions

    package init(_ rule: RowRule, _ options: RuleOptions) {
      self.rule = rule
      self.options = options
    }
  }

  /// Returns the findings of rules, in the order of the objects.
  ///
  /// All rules share one pass over the objects and one index.
  package static func findings(in rows: CheckedRows, of chosen: [Chosen]) -> [Finding] {
    if chosen.isEmpty { return [] }
    var known: [Subject: [Int]] = [:]
    var found: [Finding] = []
    for object in rows.document.objects {
      let subject = Subject(object)
      let examining =
        known[subject] ?? chosen.indices.filter { chosen[$0].rule.examines(object) }
      known[subject] = examining
      for number in examining {
        let (rule, options) = (chosen[number].rule, chosen[number].options)
        let examined = RuleSubject(object: object, rows: rows, options: options)
        for problem in rule.examine(examined) { found.append(rule.finding(problem, object)) }
      }
    }
    return found
  }

  /// The properties of an object that determine which rules examine it.
  private struct Subject: Hashable {
    let kind: String
    let role: ObjectRole
    let isControllerInScene: Bool

    init(_ object: LayoutObject) {
      (kind, role) = (object.kind, object.role)
      isControllerInScene = object.isControllerInScene
    }
  }

  private func finding(_ problem: RuleProblem, _ examined: LayoutObject) -> Finding {
    let object = problem.object ?? examined
    let finding = Finding(
      sizeClass: nil,
      kind: kind,
      object: object.id,
      scene: object.scene,
      message: problem.message,
      path: problem.path
    )
    return problem.isUnsure ? finding.asUnsure() : finding
  }

  /// All rules, by name.
  package static let all: [RowRule] = [
    accessibilityFormat, accessibilityLabelsForBarButtons, accessibilityLabelsForImageButtons,
    accessibilityLabelsForImages, accessibilityLabelsForTextWithPlaceholder, automationIdentifiers,
    automationIdentifiersForOutletLabels, colorAssets, colorResources, contrast, customClassName,
    customModule, dynamicType, enableAutoLayout, enforceRuntimeAttributes, enforceSystemProperties,
    hasInitialViewController, hasSingleViewController, hidesBottomBar, imageResources, namedColors,
    noAttributedStringColors, noSimulatedMetrics, noViewControllerLinksToOtherBundles,
    relativeToMargin, reuseIdentifier, stackViewBackgroundColor, storyboardViewControllerID,
    tapSize,
    strictFontNames, strictFontSizes, strictFonts, unavailableCustomClasses,
    unavailableSystemClasses, useBaseClass, useTraitCollections, viewAsDevice,
  ]
}
