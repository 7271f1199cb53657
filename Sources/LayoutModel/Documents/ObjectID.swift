/// An object's Interface Builder id, such as `BYZ-38-t0r`, unique in its document.
///
/// If an object has no id in the file, its id consists of the parent's id and the object's place in
/// the parent, as in `PARENT/contentView`. A resource without an id has its tag and name, as in
/// `image:Sun`. A repeated id ends in a number, as in `abc-12-xyz#2`. Ids are case-sensitive and sorted by bytes (`8 < A <
/// a`).
public struct ObjectID: Sendable {
  /// The id as text.
  public let rawValue: String

  /// Creates an id from text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension ObjectID: Hashable, Comparable, CustomStringConvertible {
  // Swift compares strings by canonical equivalence. Ids that differ in any byte are different.
  /// Returns true if both ids are equal byte for byte.
  @inlinable
  public static func == (left: ObjectID, right: ObjectID) -> Bool {
    left.rawValue.hasSameBytes(as: right.rawValue)
  }

  /// Returns true if the left id sorts first by bytes.
  public static func < (left: ObjectID, right: ObjectID) -> Bool {
    left.rawValue.precedesAsBytes(right.rawValue)
  }

  /// Hashes the bytes.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytesOf: rawValue)
  }

  /// The id as text.
  public var description: String { rawValue }
}

extension ObjectID: ExpressibleByStringLiteral {
  /// Creates an id from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
