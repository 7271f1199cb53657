/// The place of an edit in one project file's journal, from 1.
public struct EditNumber: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible
{
  /// The number.
  public let rawValue: Int64

  /// Wraps a number.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// True if the left edit was recorded first.
  public static func < (left: EditNumber, right: EditNumber) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The number in digits.
  public var description: String { String(rawValue) }
}

/// The id of an edit: a hash of all that it says and of the edit before it.
///
/// The same edit has the same id in every copy of a project.
public struct EditID: Hashable, Sendable, CustomStringConvertible {
  /// How many bytes an id has.
  public static let byteCount = 16
  /// The bytes.
  public let bytes: [UInt8]

  /// Wraps the bytes of an id; nil if there are not ``byteCount``.
  public init?(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    guard self.bytes.count == EditID.byteCount else { return nil }
  }

  /// The id that begins a hash; missing bytes count as zero.
  public init(hash: [UInt8]) {
    let padding = [UInt8](repeating: 0, count: max(0, EditID.byteCount - hash.count))
    bytes = Array((hash + padding).prefix(EditID.byteCount))
  }

  /// The id in hexadecimal digits.
  public var description: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The first digits, enough for people to tell edits apart.
  public var shortDescription: String { String(description.prefix(12)) }
}
