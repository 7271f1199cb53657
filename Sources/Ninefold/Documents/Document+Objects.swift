public import LayoutModel

/// A query for objects. An object must meet all conditions that are set.
public struct ObjectQuery: Sendable, Equatable {
  /// The element name, such as `label`.
  public var kind: String?
  /// The custom class.
  public var customClass: String?
  /// A part of the object's id, of its user label, or of one of its identifiers, such as the
  /// storyboard, reuse, segue or accessibility identifier.
  public var name: String?
  /// A part of a text that the object shows, such as its text, title or placeholder.
  public var text: String?
  /// A value that the object has.
  public var value: ValueCondition?

  /// Creates a query.
  public init(
    kind: String? = nil,
    customClass: String? = nil,
    name: String? = nil,
    text: String? = nil,
    value: ValueCondition? = nil
  ) {
    self.kind = kind
    self.customClass = customClass
    self.name = name
    self.text = text
    self.value = value
  }
}

/// A condition that a value of an object meets in any size class.
public struct ValueCondition: Sendable, Equatable {
  /// The path of a value or the end of one, such as `text` or `fontDescription/pointSize`.
  public var path: PropertyPath
  /// The literal that the value must have; nil for any value.
  public var literal: String?

  /// Creates a condition.
  public init(_ path: PropertyPath, literal: String? = nil) {
    self.path = path
    self.literal = literal
  }

  /// Parses `PATH` or `PATH=LITERAL`; nil if the path is empty.
  public init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, !path.isEmpty else { return nil }
    self.init(PropertyPath(String(path)), literal: parts.count == 2 ? String(parts[1]) : nil)
  }
}

/// An outlet, action, segue or binding from one object to another.
public struct ConnectionSummary: Sendable, Equatable {
  /// The connection's id.
  public let id: ObjectID
  /// The kind: `outlet`, `outletCollection`, `action`, `segue` or `binding`.
  public let kind: String
  /// The object from which the connection leads.
  public let source: ObjectID
  /// The name of the property, selector or binding. For a segue, its kind.
  public let label: String
  /// The identifier of a segue; nil for others and if it has none.
  public let identifier: String?
  /// The control event of an action on iOS, such as `touchUpInside`; nil for others.
  public let event: String?
  /// The key path of a binding; nil for others.
  public let keyPath: String?
  /// The id of the destination, which is not necessarily in the document. Empty if there is none.
  public let destination: ObjectID
  /// The final size classes in which the destination is active. Empty if the destination is neither
  /// a view nor a constraint. The app makes the connection in every size class, because it loads
  /// all objects.
  public let activeIn: [SizeClass]
}

extension Document {
  /// Returns the objects that match a query, in document order.
  public func objects(matching query: ObjectQuery) -> [LayoutObject] {
    objects.filter(query.matches)
  }

  /// Returns all connections, or those that lead from one object, in document order.
  public func connections(of object: ObjectID? = nil) -> [ConnectionSummary] {
    let activeIn = activeClasses()
    return objects.filter { $0.role == .connection }.compactMap { connection in
      guard let source = connection.parent, object == nil || object == source else { return nil }
      let destination = ObjectID(
        connection.attribute("destination") ?? connection.attribute("target") ?? ""
      )
      let label =
        ["property", "selector", "relationship", "name", "kind"].lazy
        .compactMap { connection.attribute($0) }.first ?? ""
      return ConnectionSummary(
        id: connection.id,
        kind: connection.kind,
        source: source,
        label: label,
        identifier: connection.attribute("identifier"),
        event: connection.attribute("eventType"),
        keyPath: connection.attribute("keyPath"),
        destination: destination,
        activeIn: activeIn[destination] ?? []
      )
    }
  }

  /// Returns the final classes in which each view and constraint is active.
  private func activeClasses() -> [ObjectID: [SizeClass]] {
    var result: [ObjectID: [SizeClass]] = [:]
    for sizeClass in SizeClass.finals {
      let layout = EffectiveLayout(of: objects, in: sizeClass)
      for view in layout.views {
        result[view.id, default: []] += view.state.isActive ? [sizeClass] : []
      }
      for constraint in layout.constraints {
        result[constraint.id, default: []] += constraint.state.isActive ? [sizeClass] : []
      }
    }
    return result
  }
}

extension ObjectQuery {
  func matches(_ object: LayoutObject) -> Bool {
    if object.role == .document { return false }
    if let kind, object.kind != kind { return false }
    if let customClass, object.attribute("customClass") != customClass { return false }
    if let name {
      let names =
        [object.id.rawValue]
        + ObjectQuery.identifiers.compactMap(object.attribute)
      if !names.contains(where: { $0.containsIgnoringCase(name) }) { return false }
    }
    if let text, !object.texts.contains(where: { $0.containsIgnoringCase(text) }) { return false }
    return value?.isMet(by: object) ?? true
  }

  /// The attributes that name an object in sources, in tests or to people.
  private static let identifiers = [
    "userLabel", "restorationIdentifier", "storyboardIdentifier", "identifier", "reuseIdentifier",
    "referencedIdentifier", "accessibilityConfiguration/identifier",
  ]
}

extension ValueCondition {
  func isMet(by object: LayoutObject) -> Bool {
    object.properties.contains { property in
      if isNamed(property.path) {
        return literal.map { property.value.hasText($0) } ?? true
      }
      // The fields of a record have no paths of their own.
      guard case .record(let record) = property.value,
        let field = record[path.name],
        path.isNested ? isNamed(property.path.appending(path.name)) : true
      else { return false }
      return literal.map { $0 == field } ?? true
    } || (path.rawValue == "key" && object.key != nil && (literal.map { $0 == object.key } ?? true))
  }

  /// Returns true for the path of the condition, and for longer paths that end in it.
  private func isNamed(_ other: PropertyPath) -> Bool {
    let path = path.resolvingRuntimeAttribute
    return other == path || other.rawValue.hasSuffix("/" + path.rawValue)
  }
}

extension Value {
  fileprivate func hasText(_ text: String) -> Bool {
    switch self {
    case .attribute(let literal): literal == text
    case .element(let tag, let content): (content ?? tag) == text
    case .record(let record): record.kind.rawValue == text || notation == text
    }
  }
}

extension String {
  fileprivate func containsIgnoringCase(_ part: String) -> Bool {
    lowercased().contains(part.lowercased())
  }
}
