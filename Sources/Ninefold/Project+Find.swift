public import LayoutModel
internal import LayoutStore

/// What to look for; every condition given must hold.
public struct ObjectQuery: Sendable, Equatable {
  /// The element's name, such as `label`.
  public var kind: String?
  /// The custom class.
  public var customClass: String?
  /// A part of the object's name: its id, user label, restoration or storyboard identifier.
  public var name: String?
  /// A part of a text that the object shows: text, title, placeholder.
  public var text: String?

  /// Creates a query.
  public init(
    kind: String? = nil,
    customClass: String? = nil,
    name: String? = nil,
    text: String? = nil
  ) {
    self.kind = kind
    self.customClass = customClass
    self.name = name
    self.text = text
  }
}

/// An object that was looked for.
public struct FoundObject: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// The scene that it belongs to; nil in a xib.
  public let scene: ObjectID?
  /// The object's id.
  public let id: ObjectID
  /// The element's name.
  public let kind: String
  /// What names it best: user label, text, title or custom class.
  public let label: String?
}

/// An outlet, action, segue or binding from one object to another.
public struct ConnectionSummary: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// The connection's id.
  public let id: ObjectID
  /// `outlet`, `outletCollection`, `action`, `segue` or `binding`.
  public let kind: String
  /// The object that the connection starts at.
  public let source: ObjectID
  /// The property, selector, segue kind or binding.
  public let label: String
  /// The id of the object at the other end, in the document or not.
  public let destination: String
  /// Whether the object at the other end is in the hierarchy, for each final class; it is loaded,
  /// and the connection set, in every class. Empty for what is neither view nor constraint.
  public let activeIn: [SizeClass]
}

extension Project {
  /// The objects that meet a query, by document and place in it.
  ///
  /// - Parameter document: A document's name to look only there.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func find(_ query: ObjectQuery, in document: String? = nil) throws -> [FoundObject] {
    let documents = try document.map { [$0] } ?? documentNames()
    return try documents.flatMap { document in
      try Task.checkCancellation()
      return try objects(of: document, scene: nil)
        .filter { $0.role != .document && query.matches($0) }
        .map {
          FoundObject(
            document: document,
            scene: $0.scene,
            id: $0.id,
            kind: $0.kind,
            label: $0.displayLabel
          )
        }
    }
  }

  /// The connections of a document, or of one object in it, in the document's order.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func connections(of document: String, object: ObjectID? = nil) throws
    -> [ConnectionSummary]
  {
    let objects = try self.document(named: document).objects
    var activeIn: [ObjectID: [SizeClass]] = [:]
    for sizeClass in SizeClass.finals {
      let layout = EffectiveLayout(of: objects, in: sizeClass)
      for view in layout.views {
        activeIn[view.id, default: []] += view.state.isActive ? [sizeClass] : []
      }
      for constraint in layout.constraints {
        activeIn[constraint.id, default: []] += constraint.state.isActive ? [sizeClass] : []
      }
    }
    return objects.filter { $0.role == .connection }.compactMap { connection in
      guard let source = connection.parent, object == nil || object == source else { return nil }
      let destination = connection.attribute("destination") ?? connection.attribute("target") ?? ""
      let label =
        ["property", "selector", "relationship", "name", "kind"].lazy
        .compactMap { connection.attribute($0) }.first ?? ""
      return ConnectionSummary(
        document: document,
        id: connection.id,
        kind: connection.kind,
        source: source,
        label: label,
        destination: destination,
        activeIn: activeIn[ObjectID(destination)] ?? []
      )
    }
  }
}

extension ObjectQuery {
  func matches(_ object: LayoutObject) -> Bool {
    if let kind, object.kind != kind { return false }
    if let customClass, object.attribute("customClass") != customClass { return false }
    if let name {
      let names =
        [object.id.rawValue]
        + ["userLabel", "restorationIdentifier", "storyboardIdentifier", "identifier"]
        .compactMap(object.attribute)
      if !names.contains(where: { $0.containsIgnoringCase(name) }) { return false }
    }
    if let text, !object.texts.contains(where: { $0.containsIgnoringCase(text) }) { return false }
    return true
  }
}

extension LayoutObject {
  /// The texts that the object shows, in any class and state.
  var texts: [String] {
    properties.compactMap { property in
      let name = property.path.name
      guard
        ["text", "title", "placeholder", "content", "headerTitle", "footerTitle"].contains(name)
      else { return nil }
      if case .element(_, let text) = property.value { return text }
      return property.value.literal
    }
  }

  /// What names the object best for people: user label, a text that it shows, or custom class.
  public var displayLabel: String? {
    attribute("userLabel") ?? texts.first ?? attribute("customClass")
  }
}

extension String {
  fileprivate func containsIgnoringCase(_ part: String) -> Bool {
    lowercased().contains(part.lowercased())
  }
}
