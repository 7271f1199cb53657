internal import LayoutChecks
internal import LayoutModel
internal import LayoutStore

// The rules of a configuration: their options, and queries.
extension SettingsReader {
  /// Reads the rules with their options.
  mutating func rules(_ node: ConfigurationText.Node) -> [Finding.Kind: RuleOptions] {
    var result: [Finding.Kind: RuleOptions] = [:]
    for member in members(node, "rules") {
      guard let kind = kind(named: member) else { continue }
      result[kind] = options(member.value, of: kind)
    }
    return result
  }

  /// Reads the options of a rule.
  mutating func options(
    _ node: ConfigurationText.Node,
    of kind: Finding.Kind
  ) -> RuleOptions {
    var values: [OptionValue.Member] = []
    for member in members(node, kind.rawValue) {
      guard let option = kind.options.first(where: { $0.name == member.key }) else {
        let known = kind.options.map(\.name)
        if known.isEmpty {
          refuse(member.line, "\(kind) has no options")
        } else {
          refuseKey(member, among: known)
        }
        continue
      }
      let value = OptionValue(member.value.value)
      if option.form.accepts(value) {
        values.append(.init(name: member.key, value: value))
      } else {
        refuse(member.line, "\(member.key) of \(kind) must be \(option.form.rawValue)")
      }
    }
    return RuleOptions(.named(values))
  }

  /// Refuses rules that examine nothing because they lack an option.
  mutating func requireOptions(
    _ configuration: CheckConfiguration,
    _ all: [ConfigurationText.Member]
  ) {
    for section in all where section.key == "rules" || section.key == "severity" {
      guard case .object(let members) = section.value.value else { continue }
      for member in members {
        guard let kind = Finding.Kind.named(member.key, among: kinds),
          !(section.key == "severity" && configuration.severities[kind] == .off),
          let option = configuration.missingOption(of: kind)
        else { continue }
        refuse(member.line, "\(kind) needs the option \(option.name): \(option.meaning)")
      }
    }
  }

  /// Reads the house rules.
  mutating func houseRules(_ node: ConfigurationText.Node) -> [HouseRule] {
    var rules: [HouseRule] = []
    for item in items(node, "houseRules") {
      guard let rule = houseRule(item) else { continue }
      if rules.contains(where: { $0.kind == rule.kind }) {
        refuse(item.line, "two house rules have the id \(rule.kind)")
      } else {
        rules.append(rule)
      }
    }
    return rules
  }

  private mutating func houseRule(_ node: ConfigurationText.Node) -> HouseRule? {
    var texts: [String: String] = [:]
    var severity = Severity.warning
    var queryLine = node.line
    let known = ["id", "title", "severity", "query", "message", "help"]
    for member in members(node, "a house rule") {
      switch member.key {
      case "severity":
        if let read = self.severity(member.value) { severity = read }
      case "query":
        queryLine = member.line
        texts["query"] = lines(member.value, "query")
      case let key where known.contains(key): texts[key] = text(member.value, key)
      default: refuseKey(member, among: known)
      }
    }
    for name in ["id", "query", "message"] where texts[name] == nil {
      refuse(node.line, "a house rule has no \(name)")
    }
    guard let id = texts["id"], let sql = texts["query"], let message = texts["message"] else {
      return nil
    }
    return houseRule(id, severity, sql, message, texts, node.line, queryLine)
  }

  private mutating func houseRule(
    _ id: String,
    _ severity: Severity,
    _ sql: String,
    _ message: String,
    _ texts: [String: String],
    _ line: Int,
    _ queryLine: Int
  ) -> HouseRule? {
    guard SettingsReader.isIdentifier(id) else {
      refuse(line, "the id \"\(id)\" may contain only lowercase letters, digits and '-'")
      return nil
    }
    guard Finding.Kind(rawValue: id) == nil else {
      refuse(line, "the id \(id) belongs to a built-in rule; choose another id")
      return nil
    }
    let title = texts["title"] ?? id
    do {
      let query = try BoundedQuery(sql)
      guard query.columns.contains("document") else {
        refuse(queryLine, "\(id): the query has no column 'document'")
        return nil
      }
      return HouseRule(
        kind: Finding.Kind(
          id,
          title: title,
          severity: severity,
          explanation: .init(meaning: texts["help"] ?? title, remedy: "", bad: "", good: "")
        ),
        query: query,
        message: try MessageTemplate(message, columns: query.columns),
        file: path,
        line: queryLine
      )
    } catch let problem as MessageTemplate.Problem {
      refuse(line, "\(id): \(problem.reason)")
    } catch {
      refuse(queryLine, "\(id): \(error)")
    }
    return nil
  }

  /// Reads a text, or a list of its lines.
  private mutating func lines(_ node: ConfigurationText.Node, _ what: String) -> String? {
    guard case .array(let items) = node.value else { return text(node, what) }
    let lines = items.compactMap { text($0, "a line of the \(what)") }
    return lines.count == items.count ? lines.joined(separator: "\n") : nil
  }

  /// Returns true if a text has only small letters, digits and single hyphens, and begins with a
  /// letter.
  private static func isIdentifier(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.count <= 100 && text.utf8.first.map(letters.contains) == true
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { letters.contains($0) || digits.contains($0) }
      }
  }
}

extension OptionValue {
  /// Reads a value of a configuration.
  init(_ text: ConfigurationText) {
    switch text {
    case .null: self = .null
    case .bool(let flag): self = .flag(flag)
    case .number(let number): self = .number(number)
    case .string(let word): self = .word(word)
    case .array(let items): self = .list(items.map { OptionValue($0.value) })
    case .object(let members):
      self = .named(members.map { Member(name: $0.key, value: OptionValue($0.value.value)) })
    }
  }

  fileprivate var isList: Bool { if case .list = self { true } else { false } }
  fileprivate var isNamed: Bool { if case .named = self { true } else { false } }
  fileprivate var isWords: Bool { isList && items.allSatisfy { $0.word != nil } }
  fileprivate var isValues: Bool { isList && items.allSatisfy { $0.word != nil || $0 == .null } }
}

extension Finding.Kind.Option.Form {
  /// Returns true if a value has the form.
  fileprivate func accepts(_ value: OptionValue) -> Bool {
    func named(_ accepts: (OptionValue) -> Bool) -> Bool {
      value.isNamed && value.members.allSatisfy { accepts($0.value) }
    }
    switch self {
    case .flag: return value.flag != nil
    case .number: return value.number != nil
    case .word: return value.word != nil
    case .words: return value.isWords
    case .values: return value.isValues
    case .wordByName: return named { $0.word != nil }
    case .wordsByName: return named(\.isWords)
    case .valuesByNames:
      return named { $0.isNamed && $0.members.allSatisfy(\.value.isValues) }
    case .fonts:
      return value.isList
        && value.items.allSatisfy { $0["name"]?.word != nil && $0["size"]?.number != nil }
    case .modules:
      return value.isList
        && value.items.allSatisfy { item in
          item["module"]?.word != nil && item["included"]?.isWords == true
            && item["excluded"]?.isWords ?? true
        }
    }
  }
}
