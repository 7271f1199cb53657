import LayoutModel

/// A view in a document of the test's own.
func view(
  _ id: String,
  in parent: String? = nil,
  kind: String = "view",
  _ properties: [Property] = [],
  installed: [(String, Bool)] = []
) -> LayoutObject {
  LayoutObject(
    id: ObjectID(id),
    kind: kind,
    role: .view,
    parent: parent.map { ObjectID($0) },
    container: PropertyPath(":subviews"),
    properties: properties,
    installations: entries(installed)
  )
}

/// A constraint with attributes `a=b`.
func constraint(
  _ id: String,
  in owner: String,
  _ attributes: [String] = [],
  installed: [(String, Bool)] = []
) -> LayoutObject {
  LayoutObject(
    id: ObjectID(id),
    kind: "constraint",
    role: .constraint,
    parent: ObjectID(owner),
    container: PropertyPath(":constraints"),
    properties: attributes.map { attribute($0) },
    installations: entries(installed)
  )
}

/// The attribute `name=value` in a class.
func attribute(_ text: String, _ variation: String = "any-any") -> Property {
  let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  return Property(
    variation: VariationKey(rawValue: variation),
    path: PropertyPath(String(parts[0])),
    position: 0,
    value: .attribute(String(parts[1]))
  )
}

private func entries(_ installed: [(String, Bool)]) -> [Installation] {
  installed.enumerated().map { position, entry in
    Installation(
      variation: VariationKey(rawValue: entry.0),
      isInstalled: entry.1,
      position: Double(position)
    )
  }
}

/// The layout of some objects in a class.
func layout(_ objects: [LayoutObject], _ name: String = "any-any") -> EffectiveLayout {
  guard let sizeClass = SizeClass(name) else { preconditionFailure("no class \(name)") }
  return EffectiveLayout(of: objects, in: sizeClass)
}
