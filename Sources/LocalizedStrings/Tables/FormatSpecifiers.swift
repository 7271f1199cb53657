/// The format specifiers of a text, such as `%@` and `%1$d`, by the argument that they format.
public struct FormatSpecifiers: Sendable, Equatable, CustomStringConvertible {
  private var conversions: [Int: String] = [:]

  /// Reads the specifiers of a text. A percent sign before a blank is a percent sign.
  public init(of text: String) {
    var rest = Substring(text).utf8
    var next = 1
    while let mark = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[mark...].dropFirst()
      if rest.first == UInt8(ascii: "%") {
        rest = rest.dropFirst()
        continue
      }
      guard let (position, conversion, count) = FormatSpecifiers.specifier(rest) else { continue }
      rest = rest.dropFirst(count)
      let argument = position ?? next
      if position == nil { next += 1 }
      conversions[argument] = conversion
    }
  }

  /// True without specifiers.
  public var isEmpty: Bool { conversions.isEmpty }

  /// The Swift types of the arguments, in order. An argument that no specifier formats is anything.
  public var argumentTypes: [String] {
    let count = conversions.keys.max() ?? 0
    return (0..<count).map { index in
      switch conversions[index + 1]?.last {
      case "d": "Int"
      case "u": "UInt"
      case "f": "Double"
      case "c": "CChar"
      case "C": "UInt16"
      case "s": "UnsafePointer<CChar>"
      case "S": "UnsafePointer<UInt16>"
      case "p": "UnsafeRawPointer"
      default: "any CVarArg"
      }
    }
  }

  /// The specifiers in the order of their arguments.
  public var description: String {
    conversions.isEmpty
      ? "none"
      : conversions.sorted { $0.key < $1.key }.map { "%\($0.key)$\($0.value)" }
        .joined(separator: " ")
  }

  /// Reads what follows a percent sign: the argument, the conversion, and the number of bytes.
  private static func specifier(
    _ text: Substring.UTF8View
  ) -> (position: Int?, conversion: String, count: Int)? {
    var rest = text
    var position: Int?
    let digits = rest.prefix(while: isDigit)
    if rest.dropFirst(digits.count).first == UInt8(ascii: "$"), digits.count < 4 {
      position = Int(String(Substring(digits)))
      rest = rest.dropFirst(digits.count + 1)
    }
    rest = rest.drop { isDigit($0) || flags.contains($0) }
    let length = rest.prefix { lengths.contains($0) }
    rest = rest.dropFirst(length.count)
    guard let conversion = rest.first, let kind = conversionKinds[conversion], length.count < 3
    else { return nil }
    return (position, String(Substring(length)) + kind, text.count - rest.count + 1)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static let flags = Set("-+#.*'".utf8)
  private static let lengths = Set("hlqLzjt".utf8)
  /// Conversions that take the same argument have the same name.
  private static let conversionKinds: [UInt8: String] = {
    var kinds: [UInt8: String] = [:]
    for byte in "@cCsSp".utf8 { kinds[byte] = String(UnicodeScalar(byte)) }
    for byte in "dDi".utf8 { kinds[byte] = "d" }
    for byte in "uUxXoO".utf8 { kinds[byte] = "u" }
    for byte in "fFeEgGaA".utf8 { kinds[byte] = "f" }
    return kinds
  }()
}
