/// What the objects of a document, or of one scene, are in one size class.
///
/// Everything is loaded: uninstalled items are in the lists too, and tell why they are not seen.
public struct EffectiveLayout: Sendable, Equatable {
  /// The class that was asked for.
  public let sizeClass: SizeClass
  /// All views, a parent before its subviews, subviews back to front.
  public let views: [EffectiveView]
  /// All constraints, by owner and then as stored.
  public let constraints: [EffectiveConstraint]
}

/// A view in one size class.
public struct EffectiveView: Sendable, Equatable {
  /// The view's id.
  public let id: ObjectID
  /// The element's name, such as `label`.
  public let kind: String
  /// The scene it belongs to; nil in a xib.
  public let scene: ObjectID?
  /// The nearest view that holds it; nil for a root.
  public let parent: ObjectID?
  /// Whether and why the view is in the hierarchy.
  public let state: InstallState
  /// The rows that hold: those of the most specific class for each property. What stands below a
  /// child element has that element's path before its own.
  public let properties: [Property]

  /// The literal of an attribute; nil if it is not given.
  public func attribute(_ name: String) -> String? {
    let index = properties.indices.first { properties[$0].path.rawValue.hasSameBytes(as: name) }
    return index.flatMap { properties[$0].value.literal }
  }

  /// The structured value of a keyed child, such as `frame`; nil if it is not given.
  public func record(_ path: String) -> Record? {
    guard case .record(let record)? = properties.first(where: { $0.path.rawValue == path })?.value
    else { return nil }
    return record
  }
}

/// Whether an item is part of the layout in one size class.
public struct InstallState: Sendable, Equatable {
  /// The value of the most specific row for the item itself; true where there is none.
  public let isInstalled: Bool
  /// The class whose row says so; any-any where there is none.
  public let decidedBy: VariationKey
  /// The reason why the item is not in the layout; nil if it is.
  public let inactive: Inactivity?

  /// True if the item takes part in the layout.
  public var isActive: Bool { inactive == nil }
}

/// Why an item is loaded but takes no part in the layout of a size class.
public enum Inactivity: Sendable, Equatable {
  /// Its own row says that it is not installed.
  case notInstalled
  /// A view that holds it is not installed.
  case holderNotInstalled(ObjectID)
  /// A constraint's item is not installed, or in a view that is not.
  case itemNotActive(ObjectID)
  /// A constraint names an item that the document does not have.
  case itemMissing(ObjectID)
}

extension Inactivity {
  /// The reason in words, such as `in abc-12-xyz, which is not installed`.
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
  /// The scene it belongs to; nil in a xib.
  public let scene: ObjectID?
  /// The view that holds it.
  public let owner: ObjectID
  /// Whether and why it takes part.
  public let state: InstallState
  /// The rows that hold.
  public let properties: [Property]

  /// The first item; the owner where the file names none.
  public var firstItem: ObjectID { attribute("firstItem").map { ObjectID($0) } ?? owner }
  /// The first item's attribute, such as `leading`.
  public var firstAttribute: String { attribute("firstAttribute") ?? "notAnAttribute" }
  /// `equal`, `greaterThanOrEqual` or `lessThanOrEqual`.
  public var relation: String { attribute("relation") ?? "equal" }
  /// The second item; nil for a constant size.
  public var secondItem: ObjectID? { attribute("secondItem").map { ObjectID($0) } }
  /// The second item's attribute; nil for a constant size.
  public var secondAttribute: String? { attribute("secondAttribute") }
  /// The factor of the second attribute; 1 where the file gives none.
  public var multiplier: Double { attribute("multiplier").flatMap(Literal.ratio) ?? 1 }
  /// The constant in points; 0 where the file gives none.
  public var constant: Double { attribute("constant").flatMap(Double.init) ?? 0 }
  /// The priority, 1000 being required.
  public var priority: Double { attribute("priority").flatMap(Double.init) ?? 1000 }
  /// True if the constraint is only for the canvas and removed when the document is compiled.
  public var isPlaceholder: Bool { attribute("placeholder") == "YES" }

  /// The literal of an attribute; nil if it is not given.
  public func attribute(_ name: String) -> String? {
    let index = properties.indices.first { properties[$0].path.rawValue.hasSameBytes(as: name) }
    return index.flatMap { properties[$0].value.literal }
  }
}

/// Numbers as Interface Builder spells them.
public enum Literal {
  /// A multiplier: a decimal, `16:9` or `4/7`; nil if it is none or divides by zero.
  public static func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    guard let first = parts.first.flatMap({ Double($0) }), parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return first }
    guard let second = Double(parts[1]), second != 0 else { return nil }
    return first / second
  }
}
