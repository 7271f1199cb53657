internal import LayoutChecks
internal import LayoutEngine
internal import LayoutModel
internal import SourceChecks

extension CheckConfiguration {
  /// Returns an option that a kind requires and the configuration lacks; nil if there is none.
  /// Without the option, the kind has no findings.
  public func missingOption(of kind: Finding.Kind) -> Finding.Kind.Option? {
    kind.options.first { $0.isRequired && rules[kind]?.has($0.name) != true }
  }
}

extension CheckOptions {
  /// Returns the options for all findings of a document, for callers that select among them.
  static func unfiltered(in target: LayoutTarget? = nil) -> CheckOptions {
    var options = CheckOptions()
    options.preset = .all
    options.target = target
    return options
  }

  /// The kinds of computed frames to search for.
  var searchedFrameKinds: Set<Finding.Kind> {
    LayoutEngine.kinds.intersection(kinds ?? LayoutEngine.kinds.subtracting(unsearchedKinds))
  }

  /// The kinds that the check does not search for: those that the preset never reports and that
  /// neither the options nor the configuration name, and those about sources that could not be read.
  var unsearchedKinds: [Finding.Kind] {
    let omitted: Set<Finding.Kind> =
      kinds == nil ? preset.unsearchedKinds.filter { !isAskedFor($0) } : []
    let unread = (sources?.index.unsearchedKinds ?? []).filter { kinds?.contains($0) ?? true }
    return omitted.union(unread).sorted()
  }

  /// The house rules to run.
  var chosenHouseRules: [HouseRule] {
    configuration.houseRules.filter { rule in
      (kinds?.contains(rule.kind) ?? true) && !isOff(rule.kind)
    }
  }

  /// Returns true if a rule is examined: it is named, or the preset has it.
  func chooses(_ kind: Finding.Kind) -> Bool {
    if let kinds { return kinds.contains(kind) }
    if isOff(kind) { return false }
    return configuration.names(kind) || preset == .accessibility && kind.audience == .accessibility
  }

  private func isOff(_ kind: Finding.Kind) -> Bool { configuration.severities[kind] == .off }
}
