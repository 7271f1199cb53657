internal import LayoutChecks
internal import LayoutModel

/// Reads the settings and collects the errors in them.
struct SettingsReader {
  let path: String
  private(set) var refusals: [NinefoldError.Refusal] = []
  /// The kinds that can be named; the house rules of the file are added first.
  var kinds = Finding.Kind.all

  init(path: String) {
    self.path = path
  }

  mutating func configuration(_ node: ConfigurationText.Node) -> CheckConfiguration {
    var result = CheckConfiguration()
    let all = members(node, "the file")
    if let member = all.first(where: { $0.key == "houseRules" }) {
      result.houseRules = houseRules(member.value)
      kinds += result.houseRules.map(\.kind)
    }
    for member in all {
      switch member.key {
      case "$schema": _ = text(member.value, member.key)
      case "severity": result.severities = severities(member.value)
      case "rules": result.rules = rules(member.value)
      case "houseRules": break
      case "failOn": result.failOn = setting(member.value, off: "never")?.severity
      case "environments":
        result.environments = items(member.value, member.key).map { override($0) }
      case "preset": result.preset = preset(member.value)
      case "exclude":
        result.exclusions = items(member.value, member.key)
          .compactMap { text($0, "a pattern").map { PathPattern($0) } }
      case "suppress":
        result.suppressions = items(member.value, member.key).map { suppression($0) }
      default:
        refuseKey(
          member,
          among: [
            "$schema", "severity", "failOn", "preset", "rules", "houseRules", "environments",
            "exclude", "suppress",
          ]
        )
      }
    }
    requireOptions(result, all)
    return result
  }

  private mutating func severities(
    _ node: ConfigurationText.Node
  ) -> [Finding.Kind: CheckConfiguration.SeveritySetting] {
    var result: [Finding.Kind: CheckConfiguration.SeveritySetting] = [:]
    for member in members(node, "severity") {
      guard let kind = kind(named: member) else { continue }
      result[kind] = setting(member.value, off: "off")
    }
    return result
  }

  private mutating func suppression(
    _ node: ConfigurationText.Node
  ) -> CheckConfiguration.Suppression {
    var result = CheckConfiguration.Suppression()
    result.line = node.line
    let known = ["kind", "document", "object", "class", "reason", "until"]
    for member in members(node, "a suppression") {
      guard known.contains(member.key) else {
        refuseKey(member, among: known)
        continue
      }
      guard let text = text(member.value, member.key) else { continue }
      switch member.key {
      case "kind":
        result.kind = .named(text, among: kinds)
        if result.kind == nil {
          refuseValue(member.value, text, "kind", kinds.map(\.rawValue))
        }
      case "document": result.document = PathPattern(text)
      case "object": result.object = ObjectID(text)
      case "class":
        result.sizeClass = SizeClass(text)
        if result.sizeClass == nil {
          refuseValue(member.value, text, "class", SizeClass.all.map(\.description))
        }
      case "until":
        if SettingsReader.isDay(text) {
          result.until = text
        } else {
          refuse(member.line, "\"\(text)\" is not a date such as 2026-03-01")
        }
      default: result.reason = text
      }
    }
    if result.kind == nil, result.document == nil, result.object == nil, result.sizeClass == nil {
      refuse(node.line, "a suppression names no kind, document, object or class")
    }
    return result
  }

  /// Returns true if a text has the form `YYYY-MM-DD`, with a month up to 12 and a day up to 31.
  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }

  private mutating func override(
    _ node: ConfigurationText.Node
  ) -> CheckConfiguration.EnvironmentOverride {
    var result = CheckConfiguration.EnvironmentOverride()
    (result.file, result.line) = (path, node.line)
    for member in members(node, "an environment") {
      switch member.key {
      case "document": result.document = text(member.value, member.key).map { PathPattern($0) }
      case "scene": result.scene = text(member.value, member.key).map { ObjectID($0) }
      case "minimumSystem":
        if case .number(let number) = member.value.value, let whole = Int(exactly: number) {
          result.minimumSystem = whole
        } else {
          refuse(member.line, "minimumSystem must be a whole number, such as 16")
        }
      case "fullScreen":
        if case .bool(let isFull) = member.value.value {
          result.requiresFullScreen = isFull
        } else {
          refuse(member.line, "fullScreen must be true or false, not \(member.value.value.kind)")
        }
      case "families":
        let names = words(member, Device.Family.allCases.map(\.rawValue))
        result.families = Set(names.compactMap(Device.Family.init(rawValue:)))
      case "orientations":
        let names = words(member, Orientation.allCases.map(\.rawValue))
        result.orientations = Set(names.compactMap(Orientation.init(rawValue:)))
      default:
        refuseKey(
          member,
          among: ["document", "scene", "minimumSystem", "families", "orientations", "fullScreen"]
        )
      }
    }
    return result
  }

  /// Reads a list of at least one known word.
  private mutating func words(
    _ member: ConfigurationText.Member,
    _ known: [String]
  ) -> [String] {
    let found = items(member.value, member.key).compactMap { node -> String? in
      guard let word = text(node, "a word") else { return nil }
      if known.contains(word) { return word }
      refuseValue(node, word, member.key, known)
      return nil
    }
    if found.isEmpty { refuse(member.line, "\(member.key) is empty") }
    return found
  }

  private mutating func preset(_ node: ConfigurationText.Node) -> CheckPreset? {
    guard let text = text(node, "preset") else { return nil }
    if let preset = CheckPreset(rawValue: text) { return preset }
    refuseValue(node, text, "preset", CheckPreset.allCases.map(\.rawValue))
    return nil
  }

  /// Reads a severity; nil if the value is none.
  mutating func severity(_ node: ConfigurationText.Node) -> Severity? {
    guard let text = text(node, "a severity") else { return nil }
    return severity(node, text, besides: [])
  }

  /// Reads a severity, or the word that means "off" here; nil if the value is neither.
  private mutating func setting(
    _ node: ConfigurationText.Node,
    off: String
  ) -> CheckConfiguration.SeveritySetting? {
    guard let text = text(node, "a severity") else { return nil }
    if text == off { return .off }
    return severity(node, text, besides: [off]).map { .on($0) }
  }

  private mutating func severity(
    _ node: ConfigurationText.Node,
    _ text: String,
    besides others: [String]
  ) -> Severity? {
    if let severity = Severity(rawValue: text) { return severity }
    refuseValue(node, text, "severity", others + Severity.allCases.map(\.rawValue))
    return nil
  }

  // MARK: - Values

  mutating func members(
    _ node: ConfigurationText.Node,
    _ what: String
  ) -> [ConfigurationText.Member] {
    if case .object(let members) = node.value { return members }
    refuse(node.line, "\(what) must be an object, not \(node.value.kind)")
    return []
  }

  mutating func items(
    _ node: ConfigurationText.Node,
    _ what: String
  ) -> [ConfigurationText.Node] {
    if case .array(let items) = node.value { return items }
    refuse(node.line, "\(what) must be a list, not \(node.value.kind)")
    return []
  }

  mutating func text(_ node: ConfigurationText.Node, _ what: String) -> String? {
    if case .string(let text) = node.value { return text }
    refuse(node.line, "\(what) must be a string, not \(node.value.kind)")
    return nil
  }

  /// Returns the kind that a key names; refuses an unknown one.
  mutating func kind(named member: ConfigurationText.Member) -> Finding.Kind? {
    if let kind = Finding.Kind.named(member.key, among: kinds) { return kind }
    refuseKey(member, among: kinds.map(\.rawValue))
    return nil
  }

  // MARK: - Errors

  mutating func refuse(_ line: Int, _ reason: String) {
    refusals.append(.init(path: path, line: line, reason: reason))
  }

  mutating func refuseKey(_ member: ConfigurationText.Member, among known: [String]) {
    refuse(
      member.line,
      "unknown key \"\(member.key)\"" + SettingsReader.hint(member.key, known)
    )
  }

  mutating func refuseValue(
    _ node: ConfigurationText.Node,
    _ text: String,
    _ what: String,
    _ known: [String]
  ) {
    refuse(node.line, "no \(what) \"\(text)\"" + SettingsReader.hint(text, known))
  }

  private static func hint(_ typed: String, _ known: [String]) -> String {
    let question = Suggestions.question(Suggestions.nearest(to: typed, among: known))
    return "; " + (question ?? "known are \(known.joined(separator: ", "))")
  }
}
