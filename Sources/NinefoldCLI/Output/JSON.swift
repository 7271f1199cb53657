internal import LayoutModel

/// A JSON value whose members keep their order.
enum JSON {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  /// Returns the string, or null for nil.
  static func text(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }

  /// The value as text, indented by two spaces for each level.
  var rendered: String {
    var output: [UInt8] = []
    append(to: &output, depth: 0)
    output.append(UInt8(ascii: "\n"))
    return String(decoding: output, as: UTF8.self)
  }

  /// The value as one line of text, without a line end.
  var line: String {
    var output: [UInt8] = []
    append(to: &output, depth: nil)
    return String(decoding: output, as: UTF8.self)
  }

  /// - Parameter depth: The level of indentation; nil to write one line.
  private func append(to output: inout [UInt8], depth: Int?) {
    switch self {
    case .null: output += "null".utf8
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .integer(let value): output += String(value).utf8
    case .number(let value): output += JSON.text(of: value).utf8
    case .string(let text): JSON.append(text, to: &output)
    case .array(let items):
      JSON.append(items, "[", "]", to: &output, depth: depth) { item, output in
        item.append(to: &output, depth: depth.map { $0 + 1 })
      }
    case .object(let members):
      JSON.append(members, "{", "}", to: &output, depth: depth) { member, output in
        JSON.append(member.0, to: &output)
        output += ": ".utf8
        member.1.append(to: &output, depth: depth.map { $0 + 1 })
      }
    }
  }

  private static func append<Item>(
    _ items: [Item],
    _ open: String,
    _ close: String,
    to output: inout [UInt8],
    depth: Int?,
    _ body: (Item, inout [UInt8]) -> Void
  ) {
    output += open.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { output += (depth == nil ? ", " : ",").utf8 }
      indent(depth.map { $0 + 1 }, &output)
      body(item, &output)
    }
    if !items.isEmpty { indent(depth, &output) }
    output += close.utf8
  }

  /// Begins a line of a depth; nothing for nil.
  private static func indent(_ depth: Int?, _ output: inout [UInt8]) {
    guard let depth else { return }
    output += "\n".utf8
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value.whole.map { String($0) } ?? String(value)
  }

  private static func append(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(isPlain) {
      output += text.utf8
    } else {
      appendEscaped(text, to: &output)
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Returns true for a byte of ASCII that stands for itself in a string. Most strings have only
  /// these, and are copied as a whole.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func appendEscaped(_ text: String, to output: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\"".utf8
      case "\\": output += "\\\\".utf8
      case "\n": output += "\\n".utf8
      case "\r": output += "\\r".utf8
      case "\t": output += "\\t".utf8
      case _ where scalar.isInvisibleControl:
        // Escaped, so the JSON can't control a terminal. Programs read the same string.
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          output += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
        }
      default: output += scalar.utf8
      }
    }
  }
}
