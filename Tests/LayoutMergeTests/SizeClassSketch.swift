import LayoutModel

/// One view with subviews and constraints, sketched as text.
///
///     A; B -hC; C1 8 hC:20 -any +wR
///
/// Names that begin with `C` are constraints of the view, others its subviews, and what is not named
/// does not exist. A number is the constant (a view's `tag`) in any-any, `hC:20` that of a class;
/// `-hC` excludes the object there, `+wR` includes it. Classes are `any`, `hC`, `hR`, `wC`, `wR`,
/// pairs such as `hC-wR`, or any other trait in full (`device=watch44mm`).
struct SizeClassSketch {
  private var views: [String] = []
  private var constraints: [String] = []
  private var blocks: [String: [String: String]] = [:]
  private var masks: [String: [String: [String]]] = [:]
  private var values: [String: String] = [:]

  init(_ text: String) {
    for part in text.split(separator: ";") {
      let words = part.split(separator: " ").map(String.init)
      guard let name = words.first else { continue }
      let isConstraint = name.hasPrefix("C")
      if isConstraint { constraints.append(name) } else { views.append(name) }
      for word in words.dropFirst() {
        let mask = isConstraint ? "constraints" : "subviews"
        switch word.first {
        case "-":
          masks[Self.key(word.dropFirst()), default: [:]][mask, default: []]
            .append("<exclude reference=\"\(name)\"/>")
        case "+":
          masks[Self.key(word.dropFirst()), default: [:]][mask, default: []]
            .append("<include reference=\"\(name)\"/>")
        default:
          let sides = word.split(separator: ":")
          if sides.count == 2 {
            blocks[name, default: [:]][Self.key(sides[0])] = String(sides[1])
          } else {
            values[name] = word
          }
        }
      }
    }
  }

  func document() throws -> Document {
    let inner = views.map { element($0, "view", "tag") }.joined()
    let links = constraints.sorted().map { element($0, "constraint", "constant") }.joined()
    var content = inner.isEmpty ? "" : "<subviews>\(inner)</subviews>"
    if !links.isEmpty { content += "<constraints>\(links)</constraints>" }
    for key in Self.sorted(Array(masks.keys)) {
      let lists = ["subviews", "constraints"].compactMap { name -> String? in
        guard let entries = masks[key]?[name] else { return nil }
        return "<mask key=\"\(name)\">\(entries.joined())</mask>"
      }
      content += "<variation key=\"\(key)\">\(lists.joined())</variation>"
    }
    return try xib("<view id=\"V\">\(content)</view>")
  }

  private func element(_ name: String, _ tag: String, _ attribute: String) -> String {
    let value = values[name].map { " \(attribute)=\"\($0)\"" } ?? ""
    let ends = tag == "constraint" ? " firstAttribute=\"width\"" : ""
    let inner = Self.sorted(blocks[name].map { Array($0.keys) } ?? []).map { key in
      "<variation key=\"\(key)\" \(attribute)=\"\(blocks[name]?[key] ?? "")\"/>"
    }
    return "<\(tag)\(ends)\(value) id=\"\(name)\">\(inner.joined())</\(tag)>"
  }

  private static func sorted(_ keys: [String]) -> [String] {
    keys.sorted { rank($0) < rank($1) }
  }

  private static func rank(_ key: String) -> (Int, String) {
    key == "default" ? (0, "") : (key.contains("-") ? 2 : 1, key)
  }

  private static func key(_ name: some StringProtocol) -> String {
    let parts = name.split(separator: "-").map { part in
      switch part {
      case "any": "default"
      case "hC": "heightClass=compact"
      case "hR": "heightClass=regular"
      case "wC": "widthClass=compact"
      case "wR": "widthClass=regular"
      default: String(part)
      }
    }
    return parts.joined(separator: "-")
  }
}
