import LayoutModel

/// The options of a binding.
struct BindingOptions {
  /// The expression for all options; nil if code can't express one of them.
  let expression: String?

  init(_ binding: LayoutObject, _ syntax: Syntax) {
    var parts: [String] = []
    for property in binding.properties where property.path.parent.rawValue == "options" {
      let name = property.path.name
      let literal = binding.attribute("options/\(name)/value")
      let value: String
      switch property.value {
      case .element("bool", _):
        value = literal == "YES" ? syntax.pick("true", "@YES") : syntax.pick("false", "@NO")
      case .element("integer", _), .element("real", _):
        guard let number = literal.flatMap(Double.init), number.isFinite else {
          expression = nil
          return
        }
        value = syntax.pick(CodeNumber.text(number), "@(\(CodeNumber.text(number)))")
      case .element("string", let text): value = syntax.string(text ?? "")
      default:
        expression = nil
        return
      }
      let key = syntax.string(name.hasPrefix("NS") ? name : "NS\(name)")
      parts.append(
        syntax.pick("NSBindingOption(rawValue: \(key)): \(value)", "\(key): \(value)")
      )
    }
    expression =
      parts.isEmpty
      ? "nil"
      : syntax.pick("[\(parts.joined(separator: ", "))]", "@{\(parts.joined(separator: ", "))}")
  }
}
