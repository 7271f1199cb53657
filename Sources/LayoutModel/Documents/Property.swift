/// One fact about an object: a value at a path, for one class.
public struct Property: Sendable, Equatable {
  /// The class whose row this is; ``VariationKey/base`` for what stands on the object itself.
  public var variation: VariationKey
  /// Where the value stands inside the object or its variation block.
  public var path: PropertyPath
  /// The place among the siblings: attributes among attributes, elements among elements. Only the
  /// order of the numbers counts.
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

/// What a property holds.
public enum Value: Sendable {
  /// An attribute's literal, unescaped.
  case attribute(String)
  /// A structured value: an element of a known kind.
  case record(Record)
  /// Any other element: a container such as `subviews`, a `string` with its text, or one that the
  /// model does not know. Its own attributes and children are properties below its path.
  case element(tag: String, text: String?)

  /// The element's name; nil for an attribute.
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
  // By bytes: a re-saved accent is a change of the file.
  /// True if both are the same, byte for byte.
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

/// Whether an object is installed in one class, as an entry of its parent's mask says.
public struct Installation: Sendable, Equatable {
  /// The class the entry is for; ``VariationKey/base`` for an entry of the `default` block.
  public var variation: VariationKey
  /// True for `include`, false for `exclude`.
  public var isInstalled: Bool
  /// The place among the entries of the mask; it can't be derived from anything else (measured).
  public var position: Double

  /// Creates an entry.
  public init(variation: VariationKey, isInstalled: Bool, position: Double) {
    self.variation = variation
    self.isInstalled = isInstalled
    self.position = position
  }
}

/// A place where the text of a file differs from what Interface Builder writes for the same facts.
///
/// An edit of the fact drops its formatting; everything beside it stays as the file had it.
public struct Formatting: Sendable, Equatable {
  /// The class of the element's row.
  public var variation: VariationKey
  /// The element's path inside its object.
  public var path: PropertyPath
  /// The place in the element's text.
  public var site: Site
  /// The literal text at that place.
  public var text: String

  /// Creates a deviation.
  public init(variation: VariationKey, path: PropertyPath, site: Site, text: String) {
    self.variation = variation
    self.path = path
    self.site = site
    self.text = text
  }

  /// A place in an element's text.
  public enum Site: Sendable {
    /// Between the previous tag and this element's start tag: blank space, comments.
    case beforeStartTag
    /// Between the last attribute and the end of the start tag.
    case startTagEnd
    /// Between the last child, or the start tag, and the end tag. Present though empty where an
    /// element without content has an end tag of its own.
    case beforeEndTag
    /// The element's text as spelled: entities, CDATA.
    case text
    /// Inside the end tag, after its name.
    case endTagEnd
    /// All between the previous attribute, or the tag's name, and this attribute's opening quote,
    /// the name included; a single quote at the end tells that the value is in such quotes.
    case attributeName(String)
    /// The attribute's value as spelled between its quotes.
    case attributeValue(String)
  }
}

extension Formatting {
  /// True if both are the same, byte for byte.
  public static func == (left: Formatting, right: Formatting) -> Bool {
    left.variation == right.variation && left.path == right.path && left.site == right.site
      && left.text.hasSameBytes(as: right.text)
  }
}

extension Formatting.Site: Hashable {
  /// True if both are the same, byte for byte.
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

  /// Hashes the stored name's bytes.
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

  /// Reads a stored name; nil if it is none.
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
