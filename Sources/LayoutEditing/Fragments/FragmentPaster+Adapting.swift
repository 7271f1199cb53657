internal import LayoutModel

/// The parts of a fragment that a document cannot have.
extension FragmentPaster {
  /// Removes size classes and constraints from objects if the document has none.
  mutating func adapted(_ members: [LayoutObject]) -> [LayoutObject] {
    var result = members
    if !usesTraits, order.platform != .watchOS {
      let varied = result.filter { object in
        !object.installations.isEmpty || object.properties.contains { !$0.variation.isBase }
      }
      for index in result.indices {
        result[index].properties.removeAll { !$0.variation.isBase }
        result[index].installations = []
      }
      if !varied.isEmpty {
        notes.append(
          "values by size class of \(count(varied.count, "object")) are left out: the document "
            + "does not use size classes"
        )
      }
    }
    guard !usesAutoLayout else { return result }
    let constraints = result.filter { $0.role == .constraint }.count
    result.removeAll { $0.role == .constraint }
    for index in result.indices {
      result[index].properties.removeAll {
        [":constraints", "translatesAutoresizingMaskIntoConstraints"].contains($0.path.rawValue)
      }
    }
    if constraints > 0 {
      notes.append(
        "\(count(constraints, "constraint")) left out: the document does not use Auto Layout"
      )
    }
    return result
  }

  func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  // MARK: - References

  /// Removes the connections and constraints that lead out of the fragment, and other references.
  mutating func withoutDanglingReferences(
    _ members: [LayoutObject],
    _ names: [ObjectID: ObjectID],
    beside parent: ObjectID
  ) -> (kept: [LayoutObject], dropped: [LayoutObject]) {
    var kept: [LayoutObject] = []
    var dropped: [LayoutObject] = []
    for var member in members {
      let outside = member.properties.filter { property in
        guard property.variation.isBase, !property.path.isNested,
          let literal = property.value.literal, isReference(property.path, literal, of: member)
        else { return false }
        return names[ObjectID(literal)] == nil && !isKept(literal, of: member, beside: parent)
      }
      guard let first = outside.first else {
        kept.append(member)
        continue
      }
      if member.role == .connection || member.role == .constraint {
        dropped.append(member)
        notes.append("left out: \(title(member, first.value.literal ?? ""))")
        continue
      }
      for property in outside {
        notes.append(
          "left out: \(property.path) of \(member.kind) \(member.id), which is "
            + (property.value.literal ?? "")
        )
      }
      member.properties.removeAll { property in
        property.variation.isBase && outside.contains { $0.path == property.path }
      }
      kept.append(member)
    }
    return (kept, dropped)
  }

  private func title(_ member: LayoutObject, _ end: String) -> String {
    let owner = member.parent.flatMap { source[$0] }.map { " of \($0.kind) \($0.id)" } ?? ""
    if member.role == .constraint {
      let sentence = member.sentence { $0.rawValue } ?? "\(member.id)"
      return "constraint \(sentence), because \(end) is outside"
    }
    let names = ["property", "selector", "identifier", "name", "kind"]
    let name = names.lazy.compactMap { member.attribute($0) }.first ?? member.id.rawValue
    return "\(member.kind) '\(name)'\(owner), because it leads to \(end)"
  }

  private func isReference(
    _ path: PropertyPath,
    _ literal: String,
    of member: LayoutObject
  ) -> Bool {
    guard ReferenceAttribute.names.contains(path.name) else { return false }
    let isEnd = member.role == .connection || member.role == .constraint
    if isEnd { return ReferenceAttribute.vital.contains(path.name) || path.name == "target" }
    return ReferenceAttribute.hasUsualShape(literal)
  }

  /// True for a reference to an object beside the copies, in the document that they come from.
  private func isKept(_ literal: String, of member: LayoutObject, beside parent: ObjectID) -> Bool {
    guard fragment.keepsOutsideReferences, let target = slice[ObjectID(literal)] else {
      return false
    }
    return member.kind == "segue"
      || member.role == .connection && target.scene == slice[parent]?.scene
  }
}
