import LayoutModel

/// An image or a symbol's configuration as an expression.
struct ImageValue {
  private let reader: ValueReader
  private let path: String
  private let properties: [Property]

  init(_ reader: ValueReader, _ path: String, _ properties: [Property]) {
    self.reader = reader
    self.path = path
    self.properties = properties
  }

  /// The image; nil without a name.
  var value: CodeValue? {
    if let name = reader.literal(path, properties) {
      let catalog = reader.literal(beside("catalog"), properties)
      return image(name, isSystem: catalog == "system" || reader.isSystemImage(name), nil, nil)
    }
    guard let name = reader.literal("\(path)/image", properties) else { return nil }
    let isSystem =
      reader.literal("\(path)/catalog", properties) == "system" || reader.isSystemImage(name)
    return image(
      name,
      isSystem: isSystem,
      configuration(at: path),
      reader.literal("\(path)/renderingMode", properties)
    )
  }

  /// Returns the path of an attribute of the element that has the image.
  private func beside(_ name: String) -> String {
    PropertyPath(path).parent.appending(name).rawValue
  }

  private func image(
    _ name: String,
    isSystem: Bool,
    _ configuration: CodeValue?,
    _ rendering: String?
  ) -> CodeValue {
    let text = CodeValue(string: name)
    if reader.platform == .macOS {
      return isSystem
        ? CodeValue(
          "NSImage(systemSymbolName: \(text.swift), accessibilityDescription: nil)",
          "[NSImage imageWithSystemSymbolName:\(text.objectiveC) accessibilityDescription:nil]"
        ) : CodeValue("NSImage(named: \(text.swift))", "[NSImage imageNamed:\(text.objectiveC)]")
    }
    var value: CodeValue
    if !isSystem {
      value = CodeValue("UIImage(named: \(text.swift))", "[UIImage imageNamed:\(text.objectiveC)]")
    } else if let configuration {
      value = CodeValue(
        "UIImage(systemName: \(text.swift), withConfiguration: \(configuration.swift))",
        "[UIImage systemImageNamed:\(text.objectiveC) withConfiguration:\(configuration.objectiveC)]"
      )
    } else {
      value = CodeValue(
        "UIImage(systemName: \(text.swift))",
        "[UIImage systemImageNamed:\(text.objectiveC)]"
      )
    }
    if let mode = rendering.flatMap({
      EnumerationTable.shared.value($0, of: "UIImageRenderingMode")
    }) {
      value = CodeValue(
        "\(value.swift)?.withRenderingMode(\(mode.swift))",
        "[\(value.objectiveC) imageWithRenderingMode:\(mode.objectiveC)]"
      )
    }
    return value
  }

  // MARK: - Symbols

  /// Returns the configuration of symbols that an element has; nil without one.
  func configuration(at path: String) -> CodeValue? {
    func word(_ names: [String]) -> String? {
      names.lazy.compactMap { reader.literal("\(path)/\($0)", properties) }.first
    }
    let scale = word(["scale", "symbolScale"]).flatMap {
      EnumerationTable.shared.value($0, of: "UIImageSymbolScale")
    }
    let weight = word(["weight", "symbolWeight"]).flatMap {
      EnumerationTable.shared.value($0, of: "UIImageSymbolWeight")
    }
    let type = "UIImage.SymbolConfiguration"
    let create = "[UIImageSymbolConfiguration configurationWith"
    if let size = reader.number(word(["pointSize"])) {
      let (weight, scale) = (
        weight ?? CodeValue(".unspecified", "UIImageSymbolWeightUnspecified"),
        scale ?? CodeValue(".unspecified", "UIImageSymbolScaleUnspecified")
      )
      return CodeValue(
        "\(type)(pointSize: \(size), weight: \(weight.swift), scale: \(scale.swift))",
        "\(create)PointSize:\(size) weight:\(weight.objectiveC) scale:\(scale.objectiveC)]"
      )
    }
    let parts = [
      scale.map { CodeValue("\(type)(scale: \($0.swift))", "\(create)Scale:\($0.objectiveC)]") },
      weight.map { CodeValue("\(type)(weight: \($0.swift))", "\(create)Weight:\($0.objectiveC)]") },
      fontConfiguration(at: path),
    ].compactMap { $0 }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { all, part in
      CodeValue(
        "\(all.swift).applying(\(part.swift))",
        "[\(all.objectiveC) configurationByApplyingConfiguration:\(part.objectiveC)]"
      )
    }
  }

  /// Returns the configuration for the font of an element: its text style, or a font of the system. A
  /// font with a name may be missing, so no configuration can have it.
  private func fontConfiguration(at path: String) -> CodeValue? {
    let type = "UIImage.SymbolConfiguration"
    let create = "[UIImageSymbolConfiguration configurationWith"
    return properties.lazy.compactMap { property -> CodeValue? in
      guard property.path.parent.rawValue == path, case .record(let font) = property.value else {
        return nil
      }
      if let name = font["style"] {
        return EnumerationTable.shared.value(name, of: "UIFontTextStyle").map {
          CodeValue("\(type)(textStyle: \($0.swift))", "\(create)TextStyle:\($0.objectiveC)]")
        }
      }
      guard font["name"] == nil else { return nil }
      return reader.font(property.value).map {
        CodeValue("\(type)(font: \($0.swift))", "\(create)Font:\($0.objectiveC)]")
      }
    }.first
  }
}
