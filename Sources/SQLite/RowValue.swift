/// The value of a column in a row.
public enum RowValue: Sendable {
  /// SQL's null.
  case null
  /// An integer.
  case integer(Int64)
  /// A floating-point number.
  case real(Double)
  /// A string.
  case text(String)
  /// Bytes.
  case blob([UInt8])

  /// The value as text, a blob by its size; nil for null.
  public var text: String? {
    switch self {
    case .null: nil
    case .integer(let value): String(value)
    case .real(let value): String(value)
    case .text(let text): text
    case .blob(let bytes): "\(bytes.count) bytes"
    }
  }

  /// The integer; nil for any other value.
  public var integer: Int64? {
    if case .integer(let value) = self { value } else { nil }
  }
}

extension RowValue {
  /// Creates a string value, or null for nil.
  public init(_ text: String?) {
    self = text.map(RowValue.text) ?? .null
  }

  /// Creates an integer value, or null for nil.
  public init(_ integer: Int64?) {
    self = integer.map(RowValue.integer) ?? .null
  }
}

extension RowValue: Hashable {
  /// Compares strings by bytes, as SQLite does. Swift's `==` ignores differences in Unicode
  /// normalization, so both spellings of "é" would be equal.
  public static func == (left: RowValue, right: RowValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.integer(let a), .integer(let b)): a == b
    case (.real(let a), .real(let b)): a == b
    case (.text(let a), .text(let b)):
      a.utf8.count == b.utf8.count && a.utf8.elementsEqual(b.utf8)
    case (.blob(let a), .blob(let b)): a == b
    default: false
    }
  }

  /// Hashes strings by their bytes, so that hashing agrees with `==`.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .integer(let value): hasher.combine(value)
    case .real(let value): hasher.combine(value)
    case .text(var text): text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .blob(let bytes): hasher.combine(bytes)
    }
  }
}
