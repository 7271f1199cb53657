/// The name of an object inside its document: its Interface Builder id, such as `BYZ-38-t0r`.
///
/// An object that the file gives no id is named after its parent and place (`PARENT/contentView`).
/// Ids are case-sensitive, unique only inside a document, and ordered as bytes (`8 < A < a`).
public struct ObjectID: Sendable {
  /// The id as text.
  public let rawValue: String

  /// Wraps an id.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension ObjectID: Hashable, Comparable, CustomStringConvertible {
  // Swift compares strings by canonical equivalence; ids that differ in any byte are different.
  /// True if both are the same, byte for byte.
  public static func == (left: ObjectID, right: ObjectID) -> Bool {
    left.rawValue.hasSameBytes(as: right.rawValue)
  }

  /// True if the left one comes first, byte by byte.
  public static func < (left: ObjectID, right: ObjectID) -> Bool {
    left.rawValue.precedesAsBytes(right.rawValue)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytesOf: rawValue)
  }

  /// The text itself.
  public var description: String { rawValue }
}

extension ObjectID: ExpressibleByStringLiteral {
  /// Names an object in source code.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
