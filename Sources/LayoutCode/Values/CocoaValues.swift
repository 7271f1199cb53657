import LayoutModel

/// The type of a button of AppKit, which follows from its behavior.
struct ButtonType {
  let value: CodeValue?

  init(_ properties: [Property]) {
    func has(_ name: String) -> Bool {
      properties.contains { $0.path.rawValue == "behavior/\(name)" && $0.value.literal == "YES" }
    }
    let type = properties.first { $0.path.rawValue == "type" }?.value.literal
    let changes = has("changeGray") || has("changeBackground")
    let word =
      switch type {
      case "check": "switch"
      case "radio": "radio"
      default:
        if has("multiLevelAccelerator") {
          "multiLevelAccelerator"
        } else if changes {
          has("pushIn") ? "pushOnPushOff" : "onOff"
        } else if has("changeContents") {
          has("pushIn") ? "toggle" : has("lightByContents") ? "momentaryChange" : "toggle"
        } else {
          has("pushIn") || !has("lightByBackground") ? "momentaryPushIn" : "momentaryLight"
        }
      }
    value = EnumerationTable.shared.value(word, of: "NSButtonType")
  }
}

extension ValueReader {
  /// Returns a value that only AppKit has.
  func cocoa(
    _ form: ValueForm,
    _ path: String,
    _ value: Value,
    _ properties: [Property]
  ) -> CodeValue? {
    switch form {
    case .appearance: return value.literal.flatMap(appearance)
    case .sortDescriptor:
      guard let key = literal("\(path)/sortKey", properties) else { return nil }
      let name = CodeValue(string: key)
      let selector = CodeValue(string: literal("\(path)/selector", properties) ?? "compare:")
      let isAscending = literal("\(path)/ascending", properties) != "NO"
      return CodeValue(
        "NSSortDescriptor(key: \(name.swift), ascending: \(isAscending), "
          + "selector: NSSelectorFromString(\(selector.swift)))",
        "[NSSortDescriptor sortDescriptorWithKey:\(name.objectiveC) "
          + "ascending:\(isAscending ? "YES" : "NO") "
          + "selector:NSSelectorFromString(\(selector.objectiveC))]"
      )
    case .shadow: return shadow(path, properties)
    default: return nil
    }
  }

  private func appearance(_ word: String) -> CodeValue? {
    let names = [
      "aqua": "aqua", "darkAqua": "darkAqua", "vibrantDark": "vibrantDark",
      "vibrantLight": "vibrantLight",
    ]
    return names[word].map {
      CodeValue(
        "NSAppearance(named: .\($0))",
        "[NSAppearance appearanceNamed:NSAppearanceName\($0.capitalizedFirst)]"
      )
    }
  }

  private func shadow(_ path: String, _ properties: [Property]) -> CodeValue? {
    var lines: [CodeValue] = []
    for property in properties where property.path.parent.rawValue == path {
      switch (property.path.name, property.value) {
      case ("blurRadius", .attribute(let literal)):
        guard let number = number(literal) else { return nil }
        lines.append(CodeValue("shadowBlurRadius = \(number)", "shadowBlurRadius = \(number)"))
      case ("color", let value):
        guard let color = color(value) else { return nil }
        lines.append(
          CodeValue("shadowColor = \(color.swift)", "shadowColor = \(color.objectiveC)")
        )
      case ("offset", .record(let size)):
        guard let width = number(size["width"]), let height = number(size["height"]) else {
          return nil
        }
        lines.append(
          CodeValue(
            "shadowOffset = CGSize(width: \(width), height: \(height))",
            "shadowOffset = NSMakeSize(\(width), \(height))"
          )
        )
      default: return nil
      }
    }
    return CodeValue(
      "{ () -> NSShadow in let shadow = NSShadow(); "
        + lines.map { "shadow.\($0.swift); " }.joined() + "return shadow }()",
      "({ NSShadow *shadow = [[NSShadow alloc] init]; "
        + lines.map { "shadow.\($0.objectiveC); " }.joined() + "shadow; })"
    )
  }
}
