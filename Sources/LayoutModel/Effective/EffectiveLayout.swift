/// The views and constraints of a document, or of one scene, in one size class.
///
/// Inactive ones are listed too, with the reason why they are not active.
public struct EffectiveLayout: Sendable, Equatable {
  /// The size class.
  public let sizeClass: SizeClass
  /// All views, each before its subviews, subviews from back to front.
  public let views: [EffectiveView]
  /// All constraints, by owner, in stored order.
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
  /// Whether the view is active, and if not, why.
  public let state: InstallState
  /// The rows that apply: for each property, those of the most specific class. Paths below a child
  /// element start with that element's path.
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

/// Whether an item takes part in the layout of a size class.
public struct InstallState: Sendable, Equatable {
  /// The value of the item's most specific install row; true if there is no row.
  public let isInstalled: Bool
  /// The size class of that row; any-any if there is no row.
  public let decidedBy: VariationKey
  /// Why the item is not active; nil if it is active.
  public let inactive: Inactivity?

  /// True if the item takes part in the layout.
  public var isActive: Bool { inactive == nil }
}

/// The reason why a loaded item does not take part in the layout of a size class.
public enum Inactivity: Sendable, Equatable {
  /// The item's own row uninstalls it.
  case notInstalled
  /// An enclosing view is not installed.
  case holderNotInstalled(ObjectID)
  /// A constraint's item, or a view around that item, is not installed.
  case itemNotActive(ObjectID)
  /// A constraint names an item that is not in the document.
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
  /// The view that owns it.
  public let owner: ObjectID
  /// Whether the constraint is active, and if not, why.
  public let state: InstallState
  /// The rows that apply.
  public let properties: [Property]

  /// The first item; the owner if the file names none.
  public var firstItem: ObjectID { attribute("firstItem").map { ObjectID($0) } ?? owner }
  /// The first item's attribute, such as `leading`.
  public var firstAttribute: String { attribute("firstAttribute") ?? "notAnAttribute" }
  /// `equal`, `greaterThanOrEqual` or `lessThanOrEqual`.
  public var relation: String { attribute("relation") ?? "equal" }
  /// The second item; nil for a constant size.
  public var secondItem: ObjectID? { attribute("secondItem").map { ObjectID($0) } }
  /// The second item's attribute; nil for a constant size.
  public var secondAttribute: String? { attribute("secondAttribute") }
  /// The factor of the second attribute; 1 if absent.
  public var multiplier: Double { attribute("multiplier").flatMap(Literal.ratio) ?? 1 }
  /// The constant in points; 0 if absent.
  public var constant: Double { attribute("constant").flatMap(Double.init) ?? 0 }
  /// The priority; 1000 (required) if absent.
  public var priority: Double { attribute("priority").flatMap(Double.init) ?? 1000 }
  /// True if the constraint exists on the canvas only and is removed at build time.
  public var isPlaceholder: Bool { attribute("placeholder") == "YES" }

  /// Returns the literal of an attribute; nil if absent.
  public func attribute(_ name: String) -> String? {
    let index = properties.indices.first { properties[$0].path.rawValue.hasSameBytes(as: name) }
    return index.flatMap { properties[$0].value.literal }
  }
}

/// Numbers in Interface Builder's notation.
public enum Literal {
  /// Parses a multiplier: a decimal, `16:9` or `4/7`. Returns nil for other text and for a zero
  /// divisor.
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
