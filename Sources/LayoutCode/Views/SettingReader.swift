import LayoutModel

/// Reads the values that code sets on the views of a scene.
struct SettingReader {
  private let platform: Platform
  /// The names of system images.
  private let systemImages: Set<String>

  init(_ platform: Platform, resources objects: [LayoutObject]) {
    self.platform = platform
    systemImages = Set(
      objects.filter {
        $0.role == .resource && $0.kind == "image" && $0.attribute("catalog") == "system"
      }.compactMap { $0.attribute("name") }
    )
  }

  /// Returns the settings, in the order of the views and then of the rules.
  func settings(of views: [CodeView]) -> [CodeSetting] {
    views.flatMap { view -> [CodeSetting] in
      let properties = SizeClass.finals.map { view.object.effectiveProperties(in: $0) }
      return SettingRule.all.compactMap { rule in
        guard rule.platforms.contains(platform),
          rule.kinds.isEmpty || rule.kinds.contains(view.object.kind)
        else { return nil }
        let given = PerClass { value(rule, in: properties[$0]) }
        guard given.values.contains(where: { $0 != nil }) else { return nil }
        return CodeSetting(
          view: view.object.id,
          rule: rule,
          values: PerClass { given.values[$0] ?? rule.fallback }
        )
      }
    }
  }

  private func value(_ rule: SettingRule, in properties: [Property]) -> CodeValue? {
    if case .insets = rule.form { return insets(rule.path, in: properties) }
    guard let property = properties.first(where: { $0.path.rawValue == rule.path }) else {
      return nil
    }
    switch (rule.form, property.value) {
    case (.text, let value): return text(value, rule.path, in: properties)
    case (.number, .attribute(let literal)):
      guard let number = Double(literal), number.isFinite else { return nil }
      return CodeValue(number)
    case (.boolean, .attribute(let literal)): return CodeValue(literal == "YES")
    case (.image, .attribute(let name)): return image(name)
    case (.color, .record(let record)): return color(record)
    case (.font, .record(let record)): return font(record)
    case (.choice(let prefix, let cases), .attribute(let word)):
      return cases[word].map { CodeValue(".\($0)", prefix + $0.capitalizedFirst) }
    case (.named(let cases), .attribute(let word)):
      return cases[word].map { CodeValue($0.swift, $0.objectiveC) }
    default: return nil
    }
  }

  private func text(_ value: Value, _ path: String, in properties: [Property]) -> CodeValue? {
    switch value {
    case .attribute(let literal): return CodeValue(string: literal)
    case .element("string", let text), .element("mutableString", let text):
      // Texts with control characters are stored in Base64, which is unreadable in code.
      let isEncoded = properties.contains { $0.path.rawValue == "\(path)/base64-UTF8" }
      return isEncoded ? nil : CodeValue(string: text ?? "")
    default: return nil
    }
  }

  private func insets(_ path: String, in properties: [Property]) -> CodeValue? {
    let sides = ["top", "left", "bottom", "right"].map { side -> Double? in
      properties.first { $0.path.rawValue == "\(path)/\(side)" }?.value.literal.flatMap(Double.init)
    }
    let numbers = sides.compactMap { $0 }.filter(\.isFinite).map(CodeNumber.text)
    guard numbers.count == 4 else { return nil }
    return CodeValue(
      "UIEdgeInsets(top: \(numbers[0]), left: \(numbers[1]), bottom: \(numbers[2]), "
        + "right: \(numbers[3]))",
      "UIEdgeInsetsMake(\(numbers.joined(separator: ", ")))"
    )
  }

  // MARK: - Images, colors and fonts

  private var prefix: String { platform.classPrefix }

  private func image(_ name: String) -> CodeValue {
    let text = CodeValue(string: name)
    if systemImages.contains(name), platform != .macOS {
      return CodeValue(
        "UIImage(systemName: \(text.swift))",
        "[UIImage systemImageNamed:\(text.objectiveC)]"
      )
    }
    return CodeValue(
      "\(prefix)Image(named: \(text.swift))",
      "[\(prefix)Image imageNamed:\(text.objectiveC)]"
    )
  }

  private func color(_ color: Record) -> CodeValue? {
    let system = color["systemColor"] ?? color["cocoaTouchSystemColor"]
    if let system, Identifier.isValid(system), system.hasSuffix("Color") {
      return CodeValue("UIColor.\(system.dropLast(5))", "UIColor.\(system)")
    }
    if let name = color["name"] {
      let text = CodeValue(string: name)
      return CodeValue(
        "\(prefix)Color(named: \(text.swift))",
        "[\(prefix)Color colorNamed:\(text.objectiveC)]"
      )
    }
    let alpha = color["alpha"] ?? "1"
    if let white = numbers([color["white"], alpha]) {
      return CodeValue(
        "\(prefix)Color(white: \(white[0]), alpha: \(white[1]))",
        "[\(prefix)Color colorWithWhite:\(white[0]) alpha:\(white[1])]"
      )
    }
    guard let rgb = numbers([color["red"], color["green"], color["blue"], alpha]) else {
      return nil
    }
    return CodeValue(
      "\(prefix)Color(red: \(rgb[0]), green: \(rgb[1]), blue: \(rgb[2]), alpha: \(rgb[3]))",
      "[\(prefix)Color colorWithRed:\(rgb[0]) green:\(rgb[1]) blue:\(rgb[2]) alpha:\(rgb[3])]"
    )
  }

  private func numbers(_ literals: [String?]) -> [String]? {
    let numbers = literals.compactMap { $0.flatMap(Double.init) }.filter(\.isFinite)
    return numbers.count == literals.count ? numbers.map(CodeNumber.text) : nil
  }

  private func font(_ font: Record) -> CodeValue? {
    if let style = font["style"] {
      let text = CodeValue(string: style)
      return CodeValue(
        "UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: \(text.swift)))",
        "[UIFont preferredFontForTextStyle:\(text.objectiveC)]"
      )
    }
    guard let size = numbers([font["pointSize"] ?? "17"])?.first else { return nil }
    if let name = font["name"] {
      let text = CodeValue(string: name)
      return CodeValue(
        "UIFont(name: \(text.swift), size: \(size))",
        "[UIFont fontWithName:\(text.objectiveC) size:\(size)]"
      )
    }
    switch font["type"] {
    case "boldSystem":
      return CodeValue(
        "UIFont.boldSystemFont(ofSize: \(size))",
        "[UIFont boldSystemFontOfSize:\(size)]"
      )
    case "italicSystem":
      return CodeValue(
        "UIFont.italicSystemFont(ofSize: \(size))",
        "[UIFont italicSystemFontOfSize:\(size)]"
      )
    default: break
    }
    let weights: Set<String> = [
      "ultraLight", "thin", "light", "medium", "semibold", "heavy", "black",
    ]
    guard let weight = font["weight"], weights.contains(weight) else {
      return CodeValue("UIFont.systemFont(ofSize: \(size))", "[UIFont systemFontOfSize:\(size)]")
    }
    return CodeValue(
      "UIFont.systemFont(ofSize: \(size), weight: .\(weight))",
      "[UIFont systemFontOfSize:\(size) weight:UIFontWeight\(weight.capitalizedFirst)]"
    )
  }
}
