internal import LayoutModel

/// Reads `.xiblint.json`.
struct XiblintImport {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// The rules of xiblint, each with the equivalent kinds and with fixed options.
  private static let rules: [(name: String, kinds: [String], options: [OptionValue.Member])] = [
    ("accessibility_format", ["accessibility-format"], []),
    (
      "accessibility_labels_for_image_buttons", ["accessibility-labels-for-image-buttons"], []
    ),
    ("accessibility_labels_for_images", ["accessibility-labels-for-images"], []),
    (
      "accessibility_labels_for_text_with_placeholder",
      ["accessibility-labels-for-text-with-placeholder"], []
    ),
    ("autolayout_frames", ["ambiguous", "misplaced"], []),
    ("automation_identifiers", ["automation-identifiers"], []),
    (
      "automation_identifiers_for_outlet_labels", ["automation-identifiers-for-outlet-labels"], []
    ),
    ("color_assets", ["color-assets"], []),
    ("enforce_runtime_attributes", ["enforce-runtime-attributes"], []),
    ("enforce_system_properties", ["enforce-system-properties"], []),
    ("named_colors", ["named-colors"], []),
    ("no_attributed_string_colors", ["no-attributed-string-colors"], []),
    ("no_simulated_metrics", ["no-simulated-metrics"], []),
    (
      "no_trait_variations", ["use-trait-collections"],
      [.init(name: "enabled", value: .flag(false))]
    ),
    (
      "no_view_controller_links_to_other_bundles",
      ["no-view-controller-links-to-other-bundles"], []
    ),
    (
      "simulated_metrics_retina4_0", ["view-as-device"],
      [
        .init(name: "devices", value: .list([.word("retina4_0"), .word("watch38")])),
        .init(name: "requiresDevice", value: .flag(false)),
      ]
    ),
    ("strict_font_names", ["strict-font-names"], []),
    ("strict_font_sizes", ["strict-font-sizes"], []),
    ("strict_fonts", ["strict-fonts"], []),
    ("unavailable_custom_classes", ["unavailable-custom-classes"], []),
    ("unavailable_system_classes", ["unavailable-system-classes"], []),
  ]

  private static let names = rules.map(\.name)

  func read(_ root: ConfigurationText.Node, into result: inout ImportedConfiguration) {
    let patterns = root["rules"]
    let base = names(patterns, "rules", &result)
    for rule in XiblintImport.rules {
      let kinds = rule.kinds.compactMap { Finding.Kind(rawValue: $0) }
      guard base.contains(rule.name) else {
        for kind in kinds where kind.audience == .everyone && kind == .misplaced {
          result.turnOff(kind)
        }
        continue
      }
      let options = rule.options + options(of: rule.name, in: root["rules_config"], &result)
      for kind in kinds {
        let missing = kind.options.first { option in
          option.isRequired && !options.contains { $0.name == option.name }
        }
        if missing != nil {
          let line = patterns?.line ?? root.line
          result.note(path, line, "\(rule.name) has no configuration, so it examines nothing")
        } else {
          result.add(kind, .error, options)
        }
      }
    }
    for member in root.members { read(member, base, into: &result) }
  }

  private func read(
    _ member: ConfigurationText.Member,
    _ base: [String],
    into result: inout ImportedConfiguration
  ) {
    switch member.key {
    case "rules", "rules_config": break
    case "include_paths":
      let paths = member.value.words.joined(separator: " ")
      result.note(
        path,
        member.line,
        "include_paths has no equivalent: name the paths, as in 'ninefold check \(paths)'"
      )
    case "paths":
      for place in member.value.members { readPath(place, base, into: &result) }
    default: result.note(path, member.line, "xiblint has no setting \(member.key)")
    }
  }

  /// Reads the settings of a folder or file.
  private func readPath(
    _ place: ConfigurationText.Member,
    _ base: [String],
    into result: inout ImportedConfiguration
  ) {
    let excluded = names(place.value["excluded_rules"], "excluded_rules", &result)
    let chosen = place.value["rules"].map { names($0, "rules", &result) } ?? base
    let rules = chosen.filter { !excluded.contains($0) }
    if rules.isEmpty { return result.exclude(place.key) }
    for name in base where !rules.contains(name) {
      for kind in kinds(of: name) {
        result.suppress(kind, in: place.key, "\(name) is off here in \(path)")
      }
    }
    let more = rules.filter { !base.contains($0) }
    let advice = "write another configuration and pass it with --config"
    if !more.isEmpty {
      result.note(
        path,
        place.line,
        "\(more.joined(separator: ", ")) only for \(place.key) has no equivalent: \(advice)"
      )
    }
    if let configured = place.value["rules_config"] {
      result.note(
        path,
        configured.line,
        "rules_config only for \(place.key) has no equivalent: \(advice)"
      )
    }
  }

  private func kinds(of name: String) -> [Finding.Kind] {
    XiblintImport.rules.filter { $0.name == name }
      .flatMap { $0.kinds.compactMap { Finding.Kind(rawValue: $0) } }
  }

  /// Returns the names of rules that patterns match, in the order of the rules.
  private func names(
    _ node: ConfigurationText.Node?,
    _ what: String,
    _ result: inout ImportedConfiguration
  ) -> [String] {
    guard let node else { return [] }
    let patterns = node.words
    for pattern in patterns where !XiblintImport.names.contains(where: PathPattern(pattern).matches)
    {
      result.note(path, node.line, "\(what): \(pattern) matches no rule of xiblint")
    }
    return XiblintImport.names.filter { name in
      patterns.contains { PathPattern($0).matches(name) }
    }
  }

  /// Returns the options of a rule, with their names here.
  private func options(
    of rule: String,
    in configured: ConfigurationText.Node?,
    _ result: inout ImportedConfiguration
  ) -> [OptionValue.Member] {
    guard let settings = configured?[rule] else { return [] }
    let known = kinds(of: rule).flatMap(\.options).map(\.name)
    return settings.members.compactMap { member in
      let name = XiblintImport.camelCase(member.key)
      guard known.contains(name) else {
        result.note(path, member.line, "\(rule) of xiblint has no option \(member.key)")
        return nil
      }
      return OptionValue.Member(name: name, value: OptionValue(member.value.value))
    }
  }

  /// Returns a name such as `allowed_colors` as `allowedColors`.
  private static func camelCase(_ name: String) -> String {
    let parts = name.split(separator: "_").map(String.init)
    return (parts.first ?? "")
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
