internal import LayoutModel
internal import LayoutPreview

extension PreviewLook {
  /// Reads the looks of a view in a size class from its rows.
  init(_ object: LayoutObject, in sizeClass: SizeClass) {
    self.init(alignment: PreviewLook.alignment(of: object.kind))
    for property in object.effectiveProperties(in: sizeClass) {
      read(property.path.rawValue, property.value)
    }
  }

  private mutating func read(_ path: String, _ value: Value) {
    switch (path, value) {
    case ("text", .attribute(let literal)), ("title", .attribute(let literal)),
      ("normal/title", .attribute(let literal)):
      text = literal
    case ("text", .element(_, let content?)), ("title", .element(_, let content?)): text = content
    case ("placeholder", .attribute(let literal)): text = text ?? literal
    case ("textAlignment", .attribute(let literal)):
      alignment = PreviewLook.alignment(named: literal)
    case ("hidden", .attribute(let literal)): isHidden = literal == "YES"
    case ("fontDescription", .record(let font)), ("font", .record(let font)):
      pointSize = (font["pointSize"] ?? font["size"]).flatMap { Double($0) } ?? pointSize
    case ("backgroundColor", .record(let color)): background = color.webColor
    case ("textColor", .record(let color)), ("normal/titleColor", .record(let color)):
      foreground = color.webColor
    default: break
    }
  }

  private static func alignment(of kind: String) -> Alignment {
    switch kind {
    case "label", "textField", "textView", "searchBar": .start
    default: .middle
    }
  }

  private static func alignment(named name: String) -> Alignment {
    switch name {
    case "center": .middle
    case "right": .end
    default: .start
    }
  }
}

extension Record {
  /// The color as `#rrggbb`, for a named color its fallback; nil if it is transparent or has no
  /// components.
  fileprivate var webColor: String? {
    func component(_ name: String) -> Double? { self[name].flatMap { Double($0) } }
    if let alpha = component("alpha"), alpha < 0.05 { return nil }
    let parts: [Double]
    if let white = component("white") {
      parts = [white, white, white]
    } else if let red = component("red"), let green = component("green"),
      let blue = component("blue")
    {
      parts = [red, green, blue]
    } else {
      return nil
    }
    let digits = parts.map { part -> String in
      let byte = part.isFinite ? Int(exactly: (min(max(part, 0), 1) * 255).rounded()) ?? 0 : 0
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits.joined()
  }
}

extension PreviewRow {
  /// Returns the rows of a view, and the indices of the winning rows for each of the nine classes.
  static func all(of object: LayoutObject) -> (rows: [PreviewRow], winners: [[Int]]) {
    let shown = object.properties
      .filter { !$0.path.isObject && !$0.path.rawValue.contains(":") }
      .filter { MaskedContainer(rawValue: $0.path.root) == nil && $0.path.rawValue != "id" }
      .sorted {
        ($0.path.rawValue, $0.variation.rawValue) < ($1.path.rawValue, $1.variation.rawValue)
      }
    var rows = shown.map {
      PreviewRow(
        variation: $0.variation.rawValue,
        path: $0.path.rawValue,
        value: $0.value.sentence
      )
    }
    let entries = object.installations
    for entry in entries {
      rows.append(
        PreviewRow(
          variation: entry.variation.rawValue,
          path: "installed",
          value: entry.isInstalled ? "yes" : "no"
        )
      )
    }
    let winners = SizeClass.all.map { sizeClass -> [Int] in
      let effective = object.effectiveProperties(in: sizeClass)
      var holds = shown.indices.filter { number in
        effective.contains {
          $0.path == shown[number].path && $0.variation == shown[number].variation
        }
      }
      if let winner = object.installation(in: sizeClass),
        let number = entries.firstIndex(of: winner)
      {
        holds.append(shown.count + number)
      }
      return holds
    }
    return (rows, winners)
  }
}

extension Value {
  /// The value as text for people.
  fileprivate var sentence: String {
    switch self {
    case .attribute(let literal): return literal
    case .element(let tag, let text): return text ?? tag
    case .record(let record):
      return zip(record.kind.fieldNames, record.fields)
        .compactMap { name, literal in literal.map { "\(name) \($0)" } }
        .joined(separator: ", ")
    }
  }
}
