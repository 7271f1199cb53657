import LayoutModel

/// A value in the spelling of both languages.
struct CodeValue: Equatable {
  let swift: String
  let objectiveC: String

  init(_ swift: String, _ objectiveC: String) {
    self.swift = swift
    self.objectiveC = objectiveC
  }

  func text(in language: CodeLanguage) -> String { language == .swift ? swift : objectiveC }

  static let none = CodeValue("nil", "nil")

  init(_ number: Double) {
    let text = CodeNumber.text(number)
    self.init(text, text)
  }

  init(_ isTrue: Bool) { self.init(isTrue ? "true" : "false", isTrue ? "YES" : "NO") }

  init(string: String) {
    self.init(StringLiteral.swift(string), StringLiteral.objectiveC(string))
  }
}

/// Numbers in a spelling that both languages parse.
enum CodeNumber {
  /// Returns the shortest decimal of the number, which must be finite. Interface Builder writes the
  /// smallest normal number for a zero that differs from the default.
  static func text(_ number: Double) -> String {
    if number.magnitude <= .leastNormalMagnitude { return "0" }
    return number.whole.map { String($0) } ?? String(number)
  }

  /// Returns a priority without the error of single precision that Interface Builder writes.
  static func priority(_ number: Double) -> Double {
    let whole = number.rounded()
    return (number - whole).magnitude < 0.001 ? whole : number
  }

  /// Returns a multiplier. A ratio is written as a quotient.
  static func ratio(_ literal: String) -> String {
    let parts = literal.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy(\.isFinite) else {
      return text(Literal.ratio(literal) ?? 1)
    }
    return parts.map { "\($0)" }.joined(separator: " / ")
  }
}

/// Texts as literals of a language. Any text becomes one literal on one line.
enum StringLiteral {
  static func swift(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { escaped($0) ?? (isPlain($0) ? String($0) : unicode($0)) }
      .joined() + "\""
  }

  static func objectiveC(_ text: String) -> String {
    "@\""
      + text.unicodeScalars.map { scalar in
        if let escaped = escaped(scalar) { return escaped }
        if isPlain(scalar) { return String(scalar) }
        // Universal character names are not allowed below U+00A0 (160).
        return scalar.value < 160 ? octal(scalar.value) : universal(scalar.value)
      }.joined() + "\""
  }

  /// Returns a text for a comment, without characters that would end it or change its direction.
  static func comment(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isPlain($0) ? $0 : " " }))
  }

  private static func escaped(_ scalar: UnicodeScalar) -> String? {
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: nil
    }
  }

  /// Returns true for visible characters that do not change the direction of the line.
  private static func isPlain(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      // The zero-width joiner combines emoji.
      scalar.value == 0x200D
    default: true
    }
  }

  private static func unicode(_ scalar: UnicodeScalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func octal(_ value: UInt32) -> String {
    // With three digits, a following digit is not part of the escape. Above 127: UTF-8 bytes.
    let bytes = Array(String(UnicodeScalar(value) ?? " ").utf8)
    return bytes.map { "\\" + padded(String($0, radix: 8), to: 3) }.joined()
  }

  private static func universal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return value > 0xFFFF ? "\\U" + padded(digits, to: 8) : "\\u" + padded(digits, to: 4)
  }

  private static func padded(_ digits: String, to count: Int) -> String {
    String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
