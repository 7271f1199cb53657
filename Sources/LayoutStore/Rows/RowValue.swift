import LayoutModel

/// One column's value in a row.
enum RowValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// The value as text; nil for null.
  var text: String? {
    switch self {
    case .null: nil
    case .integer(let value): String(value)
    case .real(let value): String(value)
    case .text(let text): text
    case .blob(let bytes): "\(bytes.count) bytes"
    }
  }

  var integer: Int64? {
    if case .integer(let value) = self { value } else { nil }
  }
}

extension RowValue {
  /// A text, or null.
  init(_ text: String?) {
    self = text.map(RowValue.text) ?? .null
  }

  /// An integer, or null.
  init(_ integer: Int64?) {
    self = integer.map(RowValue.integer) ?? .null
  }
}

extension RowValue: Hashable {
  // Texts by bytes: Swift's own == calls "é" in two encodings equal.
  static func == (left: RowValue, right: RowValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.integer(let a), .integer(let b)): a == b
    case (.real(let a), .real(let b)): a == b
    case (.text(let a), .text(let b)): a.hasSameBytes(as: b)
    case (.blob(let a), .blob(let b)): a == b
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .integer(let value): hasher.combine(value)
    case .real(let value): hasher.combine(value)
    case .text(let text): hasher.combine(bytesOf: text)
    case .blob(let bytes): hasher.combine(bytes)
    }
  }
}
