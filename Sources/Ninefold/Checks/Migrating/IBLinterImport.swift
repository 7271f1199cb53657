internal import LayoutModel

/// Reads `.iblinter.yml`.
struct IBLinterImport {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// A rule of IBLinter.
  private struct PeerRule {
    let name: String
    /// The rule's name in Ninefold; nil if it differs only in hyphens.
    var own: String?
    let severity: Severity
    /// True if IBLinter runs the rule without configuration.
    var isUsual = false

    var kind: Finding.Kind? {
      Finding.Kind(rawValue: own ?? name.replacing("_", with: "-"))
    }
  }

  private static let rules: [PeerRule] = [
    PeerRule(name: "custom_class_name", severity: .error),
    PeerRule(name: "relative_to_margin", severity: .warning),
    PeerRule(name: "misplaced", severity: .error),
    PeerRule(name: "enable_autolayout", severity: .warning, isUsual: true),
    PeerRule(name: "duplicate_constraint", severity: .warning, isUsual: true),
    PeerRule(name: "duplicate_id", severity: .warning, isUsual: true),
    PeerRule(name: "storyboard_viewcontroller_id", severity: .error),
    PeerRule(name: "stackview_backgroundcolor", severity: .warning),
    PeerRule(name: "image_resources", severity: .error),
    PeerRule(name: "custom_module", severity: .error, isUsual: true),
    PeerRule(name: "use_base_class", severity: .warning),
    PeerRule(name: "ambiguous", severity: .error, isUsual: true),
    PeerRule(name: "use_trait_collections", severity: .warning),
    PeerRule(name: "view_as_device", severity: .warning),
    PeerRule(name: "reuse_identifier", severity: .warning),
    PeerRule(name: "color_resources", severity: .error),
    PeerRule(name: "hides_bottom_bar", severity: .error),
    PeerRule(name: "has_initial_view_controller", severity: .warning),
    PeerRule(name: "has_single_view_controller", severity: .warning),
  ]

  func read(_ root: ConfigurationText.Node, into result: inout ImportedConfiguration) {
    let enabled = root["enabled_rules"]?.words ?? []
    let disabled = root["disabled_rules"]?.words ?? []
    for rule in IBLinterImport.rules {
      guard let kind = rule.kind else { continue }
      if enabled.contains(rule.name) || rule.isUsual && !disabled.contains(rule.name) {
        add(rule, kind, root, isNamed: enabled.contains(rule.name), into: &result)
      } else if kind.audience == .everyone {
        result.turnOff(kind)
      }
    }
    for member in root.members { read(member, into: &result) }
  }

  private func add(
    _ rule: PeerRule,
    _ kind: Finding.Kind,
    _ root: ConfigurationText.Node,
    isNamed: Bool,
    into result: inout ImportedConfiguration
  ) {
    let options = options(of: rule.name, root)
    if let required = kind.options.first(where: \.isRequired),
      !options.contains(where: { $0.name == required.name })
    {
      // IBLinter examines nothing either if the rule has no options.
      if isNamed {
        let line = root["enabled_rules"]?.line ?? root.line
        result.note(path, line, "\(rule.name) has no configuration, so it examines nothing")
      }
      return
    }
    result.add(kind, rule.severity, options)
  }

  private func options(of rule: String, _ root: ConfigurationText.Node) -> [OptionValue.Member] {
    func list(_ words: [String]) -> OptionValue { .list(words.map { .word($0) }) }
    func items(_ node: ConfigurationText.Node?) -> [ConfigurationText.Node] {
      if case .array(let items)? = node?.value { items } else { [] }
    }
    switch rule {
    case "custom_module":
      let modules = items(root["custom_module_rule"]).map { item -> OptionValue in
        .named([
          .init(name: "module", value: .word(item["module"]?.words.first ?? "")),
          .init(name: "included", value: list(item["included"]?.words ?? [])),
          .init(name: "excluded", value: list(item["excluded"]?.words ?? [])),
        ])
      }
      return modules.isEmpty ? [] : [.init(name: "modules", value: .list(modules))]
    case "use_base_class":
      let classes = items(root["use_base_class_rule"]).map { item in
        OptionValue.Member(
          name: item["element_class"]?.words.first ?? "",
          value: list(item["base_classes"]?.words ?? [])
        )
      }
      return classes.isEmpty ? [] : [.init(name: "baseClasses", value: .named(classes))]
    case "view_as_device":
      let device = root["view_as_device_rule"]?["device_id"]?.words.first
      return device.map { [.init(name: "devices", value: list([$0]))] } ?? []
    case "use_trait_collections":
      guard case .bool(let isOn)? = root["use_trait_collections_rule"]?["enabled"]?.value else {
        return []
      }
      return [.init(name: "enabled", value: .flag(isOn))]
    case "hides_bottom_bar":
      let classes = root["hides_bottom_bar_rule"]?["excluded_view_controllers"]?.words ?? []
      return classes.isEmpty ? [] : [.init(name: "excludedViewControllers", value: list(classes))]
    default: return []
    }
  }

  private func read(
    _ member: ConfigurationText.Member,
    into result: inout ImportedConfiguration
  ) {
    switch member.key {
    case "enabled_rules", "disabled_rules":
      let known = Set(IBLinterImport.rules.map(\.name))
      for name in member.value.words where !known.contains(name) {
        result.note(path, member.line, "IBLinter has no rule \(name)")
      }
    case "excluded": for path in member.value.words { result.exclude(path) }
    case "included":
      let paths = member.value.words.joined(separator: " ")
      result.note(
        path,
        member.line,
        "included has no equivalent: name the paths, as in"
          + " 'ninefold check \(paths)'"
      )
    case "reporter":
      let name = member.value.words.first ?? ""
      result.note(path, member.line, "reporter \(name) has no equivalent: \(format(of: name))")
    case "disable_while_building_for_ib", "ignore_cache":
      result.note(path, member.line, "\(member.key) has no equivalent and needs none")
    case "custom_module_rule", "use_base_class_rule", "view_as_device_rule",
      "use_trait_collections_rule", "hides_bottom_bar_rule":
      break
    default: result.note(path, member.line, "IBLinter has no setting \(member.key)")
    }
  }

  private func format(of reporter: String) -> String {
    switch reporter {
    case "json", "checkstyle", "codeclimate": "use --format \(reporter)"
    case "gitlabjunit": "use --format junit"
    case "xcode": "the usual output has the same form"
    default: "choose another --format"
    }
  }
}
