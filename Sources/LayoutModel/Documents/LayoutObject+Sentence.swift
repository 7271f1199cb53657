extension LayoutObject {
  /// Returns a constraint as an equation, such as `title.top = header.bottom + 8 @750`, or a
  /// connection as an arrow, such as `outlet titleLabel -> title` or `binding value (selection.name) ->
  /// people`; nil for other objects.
  ///
  /// The values are those of the size class any-any.
  ///
  /// - Parameter name: A function that returns the name of an object to which this object refers.
  public func sentence(naming name: (ObjectID) -> String) -> String? {
    switch role {
    case .constraint: equation(name)
    case .connection: arrow(name)
    default: nil
    }
  }

  private func equation(_ name: (ObjectID) -> String) -> String {
    func side(_ item: ObjectID?, _ attribute: String?) -> String {
      (item.map(name) ?? "?") + "." + (attribute ?? "?")
    }
    let relation = attribute("relation").flatMap(ConstraintNotation.Relation.init(rawValue:))
    let first = attribute("firstItem").map { ObjectID($0) } ?? parent
    var text = side(first, attribute("firstAttribute"))
    text += " \((relation ?? .equal).sign) "
    let constant = attribute("constant")
    if let second = attribute("secondItem") {
      if let multiplier = attribute("multiplier") { text += "\(multiplier) * " }
      text += side(ObjectID(second), attribute("secondAttribute"))
      if let constant {
        text += constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
      }
    } else {
      text += constant ?? "0"
    }
    if let priority = attribute("priority") { text += " @\(priority)" }
    return text
  }

  private func arrow(_ name: (ObjectID) -> String) -> String {
    var parts = ["kind", "property", "selector", "identifier", "eventType"].compactMap(attribute)
    if kind == "binding" {
      parts += [attribute("name"), attribute("keyPath").map { "(\($0))" }].compactMap { $0 }
    }
    let target = (attribute("destination") ?? attribute("target")).map { name(ObjectID($0)) }
    return ([kind] + parts + (target.map { ["->", $0] } ?? [])).joined(separator: " ")
  }
}
