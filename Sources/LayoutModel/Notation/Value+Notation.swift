extension Value {
  /// The value in the readable notation; nil if the notation can't express all of it. An edit that
  /// sets this text gives an equal value.
  ///
  /// ```swift
  /// let frame = Record(.rect, ["x": "0", "y": "0", "width": "8", "height": "8"])
  /// Value.record(frame).notation  // "0 0 8 8"
  /// ```
  public var notation: String? {
    switch self {
    case .attribute(let literal): return literal
    case .element("string", let text), .element("mutableString", let text): return text
    case .element("nil", _): return "nil"
    case .element: return nil
    case .record(let record): return record.notation
    }
  }
}

extension Record {
  /// The names of macOS fonts that give a size, by the name of the font and the size. 9,288 fonts in
  /// public documents have such a name without a size; 7 have one of these sizes as a number.
  package static let sizedFonts = [
    "system": ["13": "system", "11": "smallSystem", "9": "miniSystem"],
    "systemBold": ["13": "systemBold", "11": "smallSystemBold", "9": "miniSystemBold"],
    "smallSystem": ["11": "smallSystem"], "smallSystemBold": ["11": "smallSystemBold"],
    "miniSystem": ["9": "miniSystem"],
  ]

  fileprivate var notation: String? {
    switch kind {
    case .rect, .point, .size:
      let numbers = fields.compactMap { $0 }
      return numbers.count == fields.count ? numbers.joined(separator: " ") : nil
    case .autoresizingMask:
      let flags = zip(kind.fieldNames, fields).filter { $0.1 == "YES" }.map(\.0)
      return flags.joined(separator: " ")
    case .color: return color
    case .fontDescription: return fontDescription
    case .font: return font
    }
  }

  private var color: String? {
    if has(only: ["systemColor"]) { return self["systemColor"].map { "systemColor:\($0)" } }
    if has(only: ["name"]) { return self["name"].map { "name:\($0)" } }
    guard has(only: ["red", "green", "blue", "alpha", "colorSpace", "customColorSpace"]),
      self["customColorSpace"] == "sRGB"
    else { return nil }
    var digits = "#"
    for name in ["red", "green", "blue", "alpha"] {
      guard let part = self[name].flatMap({ Double($0) }), (0...1).contains(part) else {
        return nil
      }
      // Eight bits can't express a component between two steps.
      guard let byte = Int(exactly: (part * 255).rounded()),
        abs(part - Double(byte) / 255) < 1e-9
      else { return nil }
      digits += byte.twoHexDigits
    }
    return digits.hasSuffix("ff") ? String(digits.dropLast(2)) : digits
  }

  private var fontDescription: String? {
    if has(only: ["style"]) { return self["style"].map { "style:\($0)" } }
    if let name = self["name"], let size = self["pointSize"],
      has(only: ["name", "family", "pointSize"]), let family = self["family"],
      !name.contains(" "), !family.contains(" ")
    {
      return "name:\(name) \(size) \(family)"
    }
    guard has(only: ["type", "weight", "pointSize"]), let type = self["type"],
      let size = self["pointSize"]
    else { return nil }
    return [type, size, self["weight"]].compactMap { $0 }.joined(separator: " ")
  }

  private var font: String? {
    guard let name = self["metaFont"] ?? self["name"].map({ "name:\($0)" }) else { return nil }
    guard self["metaFont"] == nil || self["name"] == nil else { return nil }
    // The notation stands for the name of the size.
    if let size = self["size"], Record.sizedFonts[name]?[size] != nil { return nil }
    return [name, self["size"]].compactMap { $0 }.joined(separator: " ")
  }

  /// Returns true if no other field has a value.
  private func has(only names: Set<String>) -> Bool {
    zip(kind.fieldNames, fields).allSatisfy { $0.1 == nil || names.contains($0.0) }
  }
}
