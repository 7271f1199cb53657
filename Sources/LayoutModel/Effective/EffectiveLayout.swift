/// The views and constraints of a document, or of one scene, in one size class.
///
/// It includes inactive views and constraints, with the reason why they are inactive.
public struct EffectiveLayout: Sendable, Equatable {
  /// The size class.
  public let sizeClass: SizeClass
  /// All views, each before its subviews, subviews from back to front.
  public let views: [EffectiveView]
  /// All constraints, grouped by owner, in document order.
  public let constraints: [EffectiveConstraint]
}

/// A view in one size class.
public struct EffectiveView: Sendable, Equatable {
  /// The view's id.
  public let id: ObjectID
  /// The element name, such as `label`.
  public let kind: String
  /// The scene that contains the view; nil in a xib.
  public let scene: ObjectID?
  /// The nearest enclosing view; nil for a root.
  public let parent: ObjectID?
  /// The state, which says if the view is active and, if not, why.
  public let state: InstallState
  /// The rows that win: for each property, those of the most specific matching size class. Paths
  /// below a child element begin with the path of that element.
  public let properties: [Property]

  /// Returns the literal of an attribute; nil if absent.
  public func attribute(_ name: String) -> String? {
    let index = properties.indices.first { properties[$0].path.rawValue.hasSameBytes(as: name) }
    return index.flatMap { properties[$0].value.literal }
  }

  /// Returns the structured value of a keyed child, such as `frame`; nil if absent.
  public func record(_ path: String) -> Record? {
    guard case .record(let record)? = properties.first(where: { $0.path.rawValue == path })?.value
    else { return nil }
    return record
  }
}

/// The state of a view or a constraint in a size class, installed or not and active or not.
public struct InstallState: Sendable, Equatable {
  /// True if the item's winning mask entry installs it, or if it has no entry.
  public let isInstalled: Bool
  /// The size class of the winning entry; any-any if there is none.
  public let decidedBy: VariationKey
  /// The reason why the item is not active; nil if it is active.
  public let inactive: Inactivity?

  /// True if the item takes part in the layout: it and all views around it are installed. For a
  /// constraint, its items must be active too.
  public var isActive: Bool { inactive == nil }
}

/// The reason why a view or a constraint is not active in a size class.
public enum Inactivity: Sendable, Equatable {
  /// A mask entry uninstalls the item itself.
  case notInstalled
  /// This enclosing view is not installed.
  case holderNotInstalled(ObjectID)
  /// This item of the constraint is not active.
  case itemNotActive(ObjectID)
  /// This item of the constraint is not in the document.
  case itemMissing(ObjectID)
}

extension Inactivity {
  /// The reason as text, such as `in abc-12-xyz, which is not installed`.
  public var sentence: String {
    switch self {
    case .notInstalled: "not installed"
    case .holderNotInstalled(let id): "in \(id), which is not installed"
    case .itemNotActive(let id): "item \(id) is not installed"
    case .itemMissing(let id): "item \(id) is not in the document"
    }
  }
}

/// A constraint in one size class.
public struct EffectiveConstraint: Sendable, Equatable {
  /// The constraint's id.
  public let id: ObjectID
  /// The scene that contains the constraint; nil in a xib.
  public let scene: ObjectID?
  /// The view that owns the constraint.
  public let owner: ObjectID
  /// The state, which says if the constraint is active and, if not, why.
  public let state: InstallState
  /// The rows that win in the size class.
  public let properties: [Property]

  /// Creates a constraint that is active with these rows.
  package init(_ constraint: LayoutObject, ownedBy owner: ObjectID, properties: [Property]) {
    self.init(
      id: constraint.id,
      scene: constraint.scene,
      owner: owner,
      state: InstallState(isInstalled: true, decidedBy: .base, inactive: nil),
      properties: properties
    )
  }

  /// Creates a constraint.
  init(
    id: ObjectID,
    scene: ObjectID?,
    owner: ObjectID,
    state: InstallState,
    properties: [Property]
  ) {
    (self.id, self.scene, self.owner) = (id, scene, owner)
    (self.state, self.properties) = (state, properties)
  }

  /// The first item; the owner if the file names none.
  public var firstItem: ObjectID { attribute("firstItem").map { ObjectID($0) } ?? owner }
  /// The first item's attribute, such as `leading`.
  public var firstAttribute: String { attribute("firstAttribute") ?? "notAnAttribute" }
  /// The relation: `equal`, `greaterThanOrEqual` or `lessThanOrEqual`.
  public var relation: String { attribute("relation") ?? "equal" }
  /// The second item; nil for a constant size.
  public var secondItem: ObjectID? { attribute("secondItem").map { ObjectID($0) } }
  /// The second item's attribute; nil for a constant size.
  public var secondAttribute: String? { attribute("secondAttribute") }
  /// The factor of the second attribute; 1 if absent.
  public var multiplier: Double { attribute("multiplier").flatMap(Literal.ratio) ?? 1 }
  /// The constant in points; 0 if absent.
  public var constant: Double { attribute("constant").flatMap(Double.init) ?? 0 }
  /// The priority, from 1 to 1000; 1000 (required) if absent.
  public var priority: Double { attribute("priority").flatMap(Double.init) ?? 1000 }
  /// True if the constraint is a placeholder, which Xcode removes at build time.
  public var isPlaceholder: Bool { attribute("placeholder") == "YES" }

  /// Returns the literal of an attribute; nil if absent.
  public func attribute(_ name: String) -> String? {
    let index = properties.indices.first { properties[$0].path.rawValue.hasSameBytes(as: name) }
    return index.flatMap { properties[$0].value.literal }
  }
}

/// Reads numbers in Interface Builder's notation.
public enum Literal {
  /// Parses a multiplier, such as `1.5`, `16:9` or `4/7`; nil for other text and for the divisor 0.
  public static func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    if parts.count == 1 { return Double(text) }
    // Interface Builder keeps a space that was typed beside the colon.
    guard parts.count == 2, let first = Double(parts[0].trimmingSpaces),
      let second = Double(parts[1].trimmingSpaces), second != 0
    else { return nil }
    return first / second
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    let start = drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { start[...$0] } ?? ""
  }
}
