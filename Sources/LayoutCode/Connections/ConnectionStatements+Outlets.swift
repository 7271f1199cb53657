import LayoutModel

/// Outlets that the superclass or another class of the toolkit has.
extension ConnectionStatements {
  /// Returns the statement that sets a delegate or a data source; nil for other outlets.
  func delegation(
    _ member: String,
    _ property: String,
    of base: String,
    _ target: String
  ) -> Delegation? {
    let isMac = scene.platform == .macOS
    return OutletTable.proto(property, of: base, isMac: isMac).map { name in
      Delegation(
        statement: syntax.assign(
          member,
          syntax.pick("\(target) as? any \(name)", "(id<\(name)>)\(target)")
        ),
        plain: target == "self" ? syntax.assign(member, target) : nil,
        proto: name
      )
    }
  }

  /// Returns the statement that sets a property of the superclass; nil if the superclass has no
  /// settable property for the object.
  func assignment(
    _ property: String,
    _ id: ObjectID,
    _ target: String,
    _ place: Int
  ) -> String? {
    let base = scene.classes[place].container.base
    let member = prefix + property
    guard case .settable(let type)? = MemberTable.member(property, of: base),
      let given = types[id]?.base,
      ClassTable.of(scene.platform).inherits(given, from: type)
    else { return nil }
    return syntax.assign(member, target)
  }

  /// Returns why the class can't have an outlet with the document's name; nil if it can.
  func objection(_ property: String, _ own: CodeClass) -> String? {
    let base = own.container.base
    if Identifier.isValid(property), !Identifier.isForbidden(property, base: base) { return nil }
    return MemberTable.member(property, of: base) == nil
      ? "the code can't use the name \(property)" : "\(base) has a member \(property)"
  }
}
