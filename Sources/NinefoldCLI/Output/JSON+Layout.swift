internal import LayoutModel

extension JSON {
  /// A scene of a layout, with its views and constraints.
  static func scene(_ scene: ObjectID?, _ layout: EffectiveLayout) -> JSON {
    .object([
      ("scene", .string(scene?.rawValue ?? "")),
      ("views", .array(layout.views.map(view))),
      ("constraints", .array(layout.constraints.map(constraint))),
    ])
  }

  private static func view(_ view: EffectiveView) -> JSON {
    .object(
      identity(view.id, view.attribute("id")) + [
        ("kind", .string(view.kind)), ("parent", .text(view.parent?.rawValue)),
      ] + state(view.state) + [("properties", properties(view.properties))]
    )
  }

  private static func constraint(_ constraint: EffectiveConstraint) -> JSON {
    var members = identity(constraint.id, constraint.attribute("id"))
    members.append(("owner", .string(constraint.owner.rawValue)))
    members += state(constraint.state)
    members += [
      ("firstItem", .string(constraint.firstItem.rawValue)),
      ("firstAttribute", .string(constraint.firstAttribute)),
      ("relation", .string(constraint.relation)),
      ("secondItem", .text(constraint.secondItem?.rawValue)),
      ("secondAttribute", .text(constraint.secondAttribute)),
      ("multiplier", .number(constraint.multiplier)), ("constant", .number(constraint.constant)),
      ("priority", .number(constraint.priority)),
    ]
    if constraint.isPlaceholder { members.append(("placeholder", .bool(true))) }
    return .object(members)
  }

  /// The id in the file, and also the name in the project if another object has the same id.
  private static func identity(_ id: ObjectID, _ repeated: String?) -> [(String, JSON)] {
    guard let repeated else { return [("id", .string(id.rawValue))] }
    return [("id", .string(repeated)), ("name", .string(id.rawValue))]
  }

  private static func state(_ state: InstallState) -> [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("loaded", .bool(true)), ("installed", .bool(state.isInstalled)),
      ("active", .bool(state.isActive)),
    ]
    if let reason = state.inactive { members.append(("reason", .string(reason.sentence))) }
    return members
  }

  /// Properties by name: attributes as strings, keyed children as nested objects.
  static func properties(_ properties: [Property]) -> JSON {
    .object(PropertyTree(properties).members)
  }

  /// The value of one setting, as in ``properties(_:)``; parts without a key have names such as
  /// `:segment#2`.
  static func setting(_ path: PropertyPath, _ values: [Property]) -> JSON {
    PropertyTree(values, at: path).members.first?.1 ?? .null
  }

  /// A value as in ``properties(_:)``, without its nested properties.
  static func value(_ value: Value) -> JSON {
    switch value {
    case .attribute(let literal): .string(literal)
    case .record(let record): .object(PropertyTree.members(of: record))
    case .element(_, let text): text.map { .string($0) } ?? .object([])
    }
  }
}

/// Nests flat properties by their paths.
private struct PropertyTree {
  private(set) var members: [(String, JSON)] = []
  private var children: [String: [Property]] = [:]
  /// True to leave out children without a key.
  private let isKeyedOnly: Bool

  /// Nests the properties of an object.
  init(_ properties: [Property]) {
    isKeyedOnly = true
    collect(properties)
    members = members(properties.filter { !$0.path.isNested })
  }

  /// Nests the properties at and below a path.
  init(_ properties: [Property], at path: PropertyPath) {
    isKeyedOnly = false
    collect(properties)
    members = members(properties.filter { $0.path == path })
  }

  private mutating func collect(_ properties: [Property]) {
    for property in properties where property.path.isNested {
      children[property.path.parent.rawValue, default: []].append(property)
    }
  }

  private func members(_ properties: [Property]) -> [(String, JSON)] {
    properties
      .filter { !$0.path.isObject && !(isKeyedOnly && $0.path.name.hasPrefix(":")) }
      .sorted { $0.path < $1.path }
      .map { property in
        let below = members(children[property.path.rawValue] ?? [])
        return (property.path.name, PropertyTree.json(property.value, below))
      }
  }

  private static func json(_ value: Value, _ below: [(String, JSON)]) -> JSON {
    switch value {
    case .attribute(let literal): return .string(literal)
    case .record(let record): return .object(members(of: record) + below)
    case .element(_, let text):
      guard let text else { return .object(below) }
      return below.isEmpty ? .string(text) : .object(below + [("text", .string(text))])
    }
  }

  static func members(of record: Record) -> [(String, JSON)] {
    zip(record.kind.fieldNames, record.fields).compactMap { name, literal in
      literal.map { (name, .string($0)) }
    }
  }
}
