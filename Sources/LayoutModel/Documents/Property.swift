/// A value of an object at a path for a size class. Interface Builder's inspector shows it as a
/// row.
public struct Property: Sendable, Equatable {
  /// The size class of the row; ``VariationKey/base`` for values of the object itself.
  public var variation: VariationKey
  /// The path of the value inside the object or its `variation` element.
  public var path: PropertyPath
  /// The position among the sibling attributes or among the sibling elements. Only the order of the
  /// numbers matters.
  public var position: Double
  /// The value.
  public var value: Value

  /// Creates a property.
  public init(
    variation: VariationKey = .base,
    path: PropertyPath,
    position: Double,
    value: Value
  ) {
    self.variation = variation
    self.path = path
    self.position = position
    self.value = value
  }
}

/// The value of a property.
public enum Value: Sendable {
  /// The literal of an attribute, without XML escapes.
  case attribute(String)
  /// A structured value, which is an element of a known kind.
  case record(Record)
  /// Any other element, such as the container `subviews`, a `string` with its text, or an unknown
  /// element. Its attributes and children are properties below its path.
  case element(tag: String, text: String?)

  /// The element name; nil for an attribute.
  public var tag: String? {
    switch self {
    case .attribute: nil
    case .record(let record): record.kind.rawValue
    case .element(let tag, _): tag
    }
  }

  /// The attribute's literal; nil for an element.
  public var literal: String? {
    if case .attribute(let literal) = self { literal } else { nil }
  }
}

extension Value: Equatable {
  // Compares bytes, so that an accent in another Unicode normal form counts as a change.
  /// Returns true if both values are equal byte for byte.
  public static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.attribute(let a), .attribute(let b)):
      a.hasSameBytes(as: b)
    case (.record(let a), .record(let b)):
      a == b
    case (.element(let tagA, let textA), .element(let tagB, let textB)):
      tagA.hasSameBytes(as: tagB) && (textA == nil) == (textB == nil)
        && (textA ?? "").hasSameBytes(as: textB ?? "")
    default:
      false
    }
  }
}

/// An entry of a parent's mask, which installs or uninstalls an object in a size class.
public struct Installation: Sendable, Equatable {
  /// The size class of the entry; ``VariationKey/base`` for an entry of the `default` block.
  public var variation: VariationKey
  /// True if the entry installs the object (`include`), false if it uninstalls it (`exclude`).
  public var isInstalled: Bool
  /// The position among the entries of the mask. It is stored because no other data determines it.
  public var position: Double

  /// Creates an entry.
  public init(variation: VariationKey, isInstalled: Bool, position: Double) {
    self.variation = variation
    self.isInstalled = isInstalled
    self.position = position
  }
}

/// A place where a file's text differs from what Interface Builder writes for the same values.
///
/// An edit of the value drops its formatting. The text around it stays.
public struct Formatting: Sendable, Equatable {
  /// The size class of the element's row.
  public var variation: VariationKey
  /// The element's path inside its object.
  public var path: PropertyPath
  /// The place within the element's text.
  public var site: Site
  /// The literal text at that place.
  public var text: String

  /// Creates a formatting difference.
  public init(variation: VariationKey, path: PropertyPath, site: Site, text: String) {
    self.variation = variation
    self.path = path
    self.site = site
    self.text = text
  }

  /// A place within an element's text.
  public enum Site: Sendable {
    /// Between the previous tag and this element's start tag: whitespace and comments.
    case beforeStartTag
    /// Between the last attribute and the end of the start tag.
    case startTagEnd
    /// Between the last child, or the start tag, and the end tag. The text is empty for an element
    /// without content that has an end tag of its own.
    case beforeEndTag
    /// The element's text as written, with entities and CDATA.
    case text
    /// Inside the end tag, after its name.
    case endTagEnd
    /// Everything from the previous attribute, or the tag name, to the opening quote of this
    /// attribute, including its name. A final `'` means that the value is in single quotes.
    case attributeName(String)
    /// The attribute's value as written between its quotes.
    case attributeValue(String)
  }
}

extension Formatting {
  /// Returns true if both differences are equal byte for byte.
  public static func == (left: Formatting, right: Formatting) -> Bool {
    left.variation == right.variation && left.path == right.path && left.site == right.site
      && left.text.hasSameBytes(as: right.text)
  }
}

extension Formatting.Site: Hashable {
  /// Returns true if both places are equal byte for byte.
  public static func == (left: Formatting.Site, right: Formatting.Site) -> Bool {
    switch (left, right) {
    case (.beforeStartTag, .beforeStartTag), (.startTagEnd, .startTagEnd),
      (.beforeEndTag, .beforeEndTag), (.text, .text), (.endTagEnd, .endTagEnd):
      true
    case (.attributeName(let a), .attributeName(let b)),
      (.attributeValue(let a), .attributeValue(let b)):
      a.hasSameBytes(as: b)
    default:
      false
    }
  }

  /// Hashes the bytes of the stored name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytesOf: rawValue)
  }
}

extension Formatting.Site: RawRepresentable {
  /// The stored name of the place.
  public var rawValue: String {
    switch self {
    case .beforeStartTag: "beforeStartTag"
    case .startTagEnd: "startTagEnd"
    case .beforeEndTag: "beforeEndTag"
    case .text: "text"
    case .endTagEnd: "endTagEnd"
    case .attributeName(let name): "attributeName " + name
    case .attributeValue(let name): "attributeValue " + name
    }
  }

  /// Parses a stored name; nil if the name is unknown.
  public init?(rawValue: String) {
    switch rawValue {
    case "beforeStartTag": self = .beforeStartTag
    case "startTagEnd": self = .startTagEnd
    case "beforeEndTag": self = .beforeEndTag
    case "text": self = .text
    case "endTagEnd": self = .endTagEnd
    default:
      let parts = rawValue.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      switch parts[0] {
      case "attributeName": self = .attributeName(String(parts[1]))
      case "attributeValue": self = .attributeValue(String(parts[1]))
      default: return nil
      }
    }
  }
}
