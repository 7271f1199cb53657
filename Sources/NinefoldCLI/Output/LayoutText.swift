internal import LayoutModel

/// Views and constraints as one line of text.
enum LayoutText {
  /// Returns the kind, id and frame of a view, its main values, and the classes of its rows.
  static func line(of view: EffectiveView) -> String {
    var parts = ["\(view.kind) \(view.id)"]
    if let frame = view.record("frame") {
      let values = ["x", "y", "width", "height"].map { frame[$0] ?? "?" }
      parts.append("[\(values.joined(separator: " "))]")
    }
    for name in ["text", "title", "axis", "spacing", "hidden", "alpha"] {
      if let literal = view.attribute(name) { parts.append("\(name)=\(literal)") }
    }
    let rows = Set(view.properties.map(\.variation)).filter { !$0.isBase }
      .map(\.rawValue).sorted()
    if !rows.isEmpty { parts.append("(rows of \(rows.joined(separator: ", ")))") }
    return parts.joined(separator: " ")
  }

  /// Returns a constraint as an equation: `a.top = b.bottom * 2 + 8 @750 (ID)`.
  static func line(of constraint: EffectiveConstraint) -> String {
    let relation =
      switch constraint.relation {
      case "greaterThanOrEqual": ">="
      case "lessThanOrEqual": "<="
      default: "="
      }
    var line = "\(constraint.firstItem).\(constraint.firstAttribute) \(relation)"
    if let item = constraint.secondItem {
      line += " \(item).\(constraint.secondAttribute ?? "notAnAttribute")"
      if let multiplier = constraint.attribute("multiplier") { line += " * \(multiplier)" }
      let constant = constraint.constant
      if constant != 0 { line += " \(constant < 0 ? "-" : "+") \(number(abs(constant)))" }
    } else {
      line += " \(number(constraint.constant))"
    }
    if constraint.priority != 1000 { line += " @\(number(constraint.priority))" }
    return line + " (\(constraint.id))"
  }

  /// Returns a number without needless decimals.
  static func number(_ value: Double) -> String {
    value.whole.map { String($0) } ?? String(value)
  }
}
