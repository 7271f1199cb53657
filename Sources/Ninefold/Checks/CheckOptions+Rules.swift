internal import Foundation
internal import LayoutChecks
internal import LayoutModel

extension CheckConfiguration {
  /// Returns the option without which a kind examines nothing, if the configuration lacks it.
  public func missingOption(of kind: Finding.Kind) -> Finding.Kind.Option? {
    kind.options.first { $0.isRequired && rules[kind]?.has($0.name) != true }
  }
}

/// What a check has prepared for all of its documents.
struct CheckPreparation: Sendable {
  /// The rules that the options and the configuration choose.
  var rules: [RowRule.Chosen] = []
  /// What the app has outside of its documents; nil if no rule asks for it.
  var resources: RuleResources?
  /// The findings of the house rules, by document.
  var houseFindings: [String: [Finding]] = [:]
}

extension CheckOptions {
  /// Returns the options with the rules that they choose, and with what these rules need.
  func prepared() -> CheckOptions {
    var copy = self
    copy.preparation.rules = RowRule.all.filter { isChosen($0.kind) }
      .map { RowRule.Chosen($0, configuration.rules[$0.kind] ?? RuleOptions()) }
    if copy.preparation.rules.contains(where: \.rule.needsResources) {
      copy.preparation.resources = RuleResources.reading(
        copy.preparation.rules,
        in: configuration.folder ?? FileManager.default.currentDirectoryPath
      )
    }
    return copy
  }

  /// The house rules to run.
  var chosenHouseRules: [HouseRule] {
    configuration.houseRules.filter { rule in
      (kinds?.contains(rule.kind) ?? true) && !isOff(rule.kind)
    }
  }

  /// Returns whether a rule is examined: it is named, or the preset has it.
  private func isChosen(_ kind: Finding.Kind) -> Bool {
    if let kinds { return kinds.contains(kind) }
    if isOff(kind) { return false }
    return configuration.names(kind) || preset == .accessibility && kind.audience == .accessibility
  }

  private func isOff(_ kind: Finding.Kind) -> Bool { configuration.severities[kind] == .some(nil) }
}

extension Document {
  /// Returns the findings of the rules that the options choose, and of the house rules.
  func ruleFindings(_ options: CheckOptions, named name: String) -> [Finding] {
    let preparation = options.preparation
    let house = preparation.houseFindings[name] ?? []
    if preparation.rules.isEmpty { return house }
    let frames =
      preparation.rules.contains(where: \.rule.needsFrames) ? frames(in: .canvas) : nil
    let rows = CheckedRows(self, named: name, resources: preparation.resources, frames: frames)
    let found = RowRule.findings(in: rows, of: preparation.rules)
    return Finding.limited(found + house, in: nil)
  }
}
