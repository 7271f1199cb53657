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

extension RowValue: Hashable {
  /// Texts by bytes, as SQLite compares them: Swift's own `==` calls "é" in two encodings equal.
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

  /// Adds a text's bytes, so that equal values have equal hashes.
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
