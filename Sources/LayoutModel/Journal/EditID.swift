/// The position of an edit in the journal of one project file, counted from 1.
public struct EditNumber: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible
{
  /// The number.
  public let rawValue: Int64

  /// Creates an edit number.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// Returns true if the left edit was recorded first.
  public static func < (left: EditNumber, right: EditNumber) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The number in digits.
  public var description: String { String(rawValue) }
}

/// The id of an edit, which is a hash of its content and of the ids of the edits before it.
///
/// The same edit has the same id in every copy of a project.
public struct EditID: Hashable, Sendable, CustomStringConvertible {
  /// The number of bytes in an id.
  public static let byteCount = 16
  /// The bytes.
  public let bytes: [UInt8]

  /// Creates an id from its bytes; nil if there are not ``byteCount`` bytes.
  public init?(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    guard self.bytes.count == EditID.byteCount else { return nil }
  }

  /// Creates an id from the first bytes of a hash. Missing bytes are zero.
  public init(hash: [UInt8]) {
    let padding = [UInt8](repeating: 0, count: max(0, EditID.byteCount - hash.count))
    bytes = Array((hash + padding).prefix(EditID.byteCount))
  }

  /// The id in hexadecimal digits.
  public var description: String {
    bytes.map(\.twoHexDigits).joined()
  }

  /// The first 12 digits, for display.
  public var shortDescription: String { String(description.prefix(12)) }
}
