/// One column's value in a row.
public enum RowValue: Sendable {
  /// No value.
  case null
  /// A whole number.
  case integer(Int64)
  /// A number.
  case real(Double)
  /// A text.
  case text(String)
  /// Bytes.
  case blob([UInt8])

  /// The value as text; nil for null.
  public var text: String? {
    switch self {
    case .null: nil
    case .integer(let value): String(value)
    case .real(let value): String(value)
    case .text(let text): text
    case .blob(let bytes): "\(bytes.count) bytes"
    }
  }

  /// The whole number; nil for anything else.
  public var integer: Int64? {
    if case .integer(let value) = self { value } else { nil }
  }
}

extension RowValue {
  /// A text, or null.
  public init(_ text: String?) {
    self = text.map(RowValue.text) ?? .null
  }

  /// A whole number, or null.
  public init(_ integer: Int64?) {
    self = integer.map(RowValue.integer) ?? .null
  }
}
