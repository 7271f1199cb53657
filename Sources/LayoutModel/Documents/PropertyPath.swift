/// The path of a value inside its object, which consists of segments joined by `/`.
///
/// A segment is the name of an attribute (`text`), the key of a child (`backgroundColor`), or a
/// colon and the tag of a child without a key (`:subviews`). In lists of named elements, the
/// segment includes the name (`:capability[Named colors]`). Repeated segments are numbered
/// (`:string#2`). The empty path stands for the object or its `variation` element.
public struct PropertyPath: Sendable {
  /// The path's text.
  public let rawValue: String

  /// Creates a path from text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The object itself.
  public static let object = PropertyPath("")

  /// True for the empty path, which stands for the object itself.
  public var isObject: Bool { rawValue.isEmpty }

  /// Returns the path of a direct child.
  public func appending(_ segment: String) -> PropertyPath {
    isObject ? PropertyPath(segment) : PropertyPath(rawValue + "/" + segment)
  }

  /// The path of the containing element.
  public var parent: PropertyPath {
    guard let slash = rawValue.utf8.lastIndex(of: UInt8(ascii: "/")) else { return .object }
    return PropertyPath(String(rawValue[..<slash]))
  }

  /// The last segment.
  public var name: String {
    guard let slash = rawValue.utf8.lastIndex(of: UInt8(ascii: "/")) else { return rawValue }
    return String(rawValue[rawValue.utf8.index(after: slash)...])
  }

  /// The first segment, which names the property that the path belongs to.
  public var root: String {
    guard let slash = rawValue.firstOffset(of: UInt8(ascii: "/")) else { return rawValue }
    return String(rawValue[..<rawValue.utf8.index(rawValue.startIndex, offsetBy: slash)])
  }

  /// Returns true if the first segment is `root`.
  package func isPart(of root: String) -> Bool {
    let (own, length) = (rawValue.utf8, root.utf8.count)
    if own.count <= length { return rawValue.hasSameBytes(as: root) }
    // For most paths, a single byte decides.
    return own[own.index(own.startIndex, offsetBy: length)] == UInt8(ascii: "/")
      && own.starts(with: root.utf8)
  }

  /// True if the path has several segments, and so leads into a child element.
  public var isNested: Bool { rawValue.firstOffset(of: UInt8(ascii: "/")) != nil }
}

extension PropertyPath: Hashable, Comparable, CustomStringConvertible {
  /// Returns true if both paths are equal byte for byte.
  @inlinable
  public static func == (left: PropertyPath, right: PropertyPath) -> Bool {
    left.rawValue.hasSameBytes(as: right.rawValue)
  }

  /// Returns true if the left path sorts first by bytes.
  public static func < (left: PropertyPath, right: PropertyPath) -> Bool {
    left.rawValue.precedesAsBytes(right.rawValue)
  }

  /// Hashes the bytes.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytesOf: rawValue)
  }

  /// The text itself.
  public var description: String { rawValue }
}

extension PropertyPath: ExpressibleByStringLiteral {
  /// Creates a path from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
