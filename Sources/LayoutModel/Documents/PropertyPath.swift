/// Where a value stands inside its object: segments joined by `/`.
///
/// A segment is an attribute's name (`text`), the key of a keyed child (`backgroundColor`), or a
/// colon and the tag of a child without key (`:subviews`). Lists whose elements have a name of their
/// own add it (`:capability[Named colors]`); what would stand twice is numbered (`:string#2`).
/// The empty path is the object, or the variation block, itself.
public struct PropertyPath: Sendable {
  /// The path's text.
  public let rawValue: String

  /// Wraps a path.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The object itself.
  public static let object = PropertyPath("")

  /// True for the object itself.
  public var isObject: Bool { rawValue.isEmpty }

  /// The path of a direct child.
  public func appending(_ segment: String) -> PropertyPath {
    isObject ? PropertyPath(segment) : PropertyPath(rawValue + "/" + segment)
  }

  /// The path of the element that holds this one.
  public var parent: PropertyPath {
    guard let slash = rawValue.utf8.lastIndex(of: UInt8(ascii: "/")) else { return .object }
    return PropertyPath(String(rawValue[..<slash]))
  }

  /// The last segment.
  public var name: String {
    guard let slash = rawValue.utf8.lastIndex(of: UInt8(ascii: "/")) else { return rawValue }
    return String(rawValue[rawValue.utf8.index(after: slash)...])
  }

  /// The first segment: the property whose value the path belongs to.
  public var root: String {
    guard let slash = rawValue.firstOffset(of: UInt8(ascii: "/")) else { return rawValue }
    return String(rawValue[..<rawValue.utf8.index(rawValue.startIndex, offsetBy: slash)])
  }

  /// True if the first segment is `root`.
  package func isPart(of root: String) -> Bool {
    let (own, length) = (rawValue.utf8, root.utf8.count)
    if own.count <= length { return rawValue.hasSameBytes(as: root) }
    // Most paths are told apart by one byte.
    return own[own.index(own.startIndex, offsetBy: length)] == UInt8(ascii: "/")
      && own.starts(with: root.utf8)
  }

  /// True if the path leads into a child element.
  public var isNested: Bool { rawValue.firstOffset(of: UInt8(ascii: "/")) != nil }
}

extension PropertyPath: Hashable, Comparable, CustomStringConvertible {
  /// True if both are the same, byte for byte.
  public static func == (left: PropertyPath, right: PropertyPath) -> Bool {
    left.rawValue.hasSameBytes(as: right.rawValue)
  }

  /// True if the left one comes first, byte by byte.
  public static func < (left: PropertyPath, right: PropertyPath) -> Bool {
    left.rawValue.precedesAsBytes(right.rawValue)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytesOf: rawValue)
  }

  /// The text itself.
  public var description: String { rawValue }
}

extension PropertyPath: ExpressibleByStringLiteral {
  /// Names a path in source code.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
