internal import LayoutChecks
internal import LayoutModel

extension CheckConfiguration {
  /// Returns the option without which a kind examines nothing, if the configuration lacks it.
  public func missingOption(of kind: Finding.Kind) -> Finding.Kind.Option? {
    kind.options.first { $0.isRequired && rules[kind]?.has($0.name) != true }
  }
}

extension CheckOptions {
  /// The house rules to run.
  var chosenHouseRules: [HouseRule] {
    configuration.houseRules.filter { rule in
      (kinds?.contains(rule.kind) ?? true) && !isOff(rule.kind)
    }
  }

  /// Returns whether a rule is examined: it is named, or the preset has it.
  func chooses(_ kind: Finding.Kind) -> Bool {
    if let kinds { return kinds.contains(kind) }
    if isOff(kind) { return false }
    return configuration.names(kind) || preset == .accessibility && kind.audience == .accessibility
  }

  private func isOff(_ kind: Finding.Kind) -> Bool { configuration.severities[kind] == .some(nil) }
}
