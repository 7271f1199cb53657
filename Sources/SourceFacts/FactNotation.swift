/// Facts as lines of text, for caches and for pipes between programs.
///
/// A line has the kind, the line number, the traits, the owner, the name and the details, separated
/// by tabs. A backslash escapes tabs, line ends and backslashes.
public enum FactNotation {
  /// The version of the notation and of the readers. A cache of another version is not used.
  public static let version = 5

  /// Appends a fact as a line.
  public static func append(_ fact: Fact, to text: inout [UInt8]) {
    append(fact.kind.rawValue, to: &text)
    for field in ["\(fact.line)", "\(fact.traits.rawValue)", fact.owner, fact.name] + fact.details {
      text.append(tab)
      append(field, to: &text)
    }
    text.append(newline)
  }

  /// Returns the fact of a line without its line end; nil if the line is not a fact.
  public static func fact(_ line: ArraySlice<UInt8>) -> Fact? {
    var fields = line.split(separator: tab, omittingEmptySubsequences: false).makeIterator()
    guard let kind = fields.next().flatMap({ kinds[String(decoding: $0, as: UTF8.self)] }),
      let number = fields.next().flatMap({ Int(String(decoding: $0, as: UTF8.self)) }),
      let traits = fields.next().flatMap({ UInt8(String(decoding: $0, as: UTF8.self)) }),
      let owner = fields.next(), let name = fields.next()
    else { return nil }
    var details: [String] = []
    while let detail = fields.next() { details.append(unescaped(detail)) }
    return Fact(
      kind,
      unescaped(name),
      owner: unescaped(owner),
      details: details,
      traits: Fact.Traits(rawValue: traits),
      line: number
    )
  }

  private static let kinds = Dictionary(
    Fact.Kind.allCases.map { ($0.rawValue, $0) },
    uniquingKeysWith: { first, _ in first }
  )
  private static let tab = UInt8(ascii: "\t")
  private static let newline = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")

  private static func append(_ field: String, to text: inout [UInt8]) {
    for byte in field.utf8 {
      switch byte {
      case tab: text += [backslash, UInt8(ascii: "t")]
      case newline: text += [backslash, UInt8(ascii: "n")]
      case backslash: text += [backslash, backslash]
      default: text.append(byte)
      }
    }
  }

  private static func unescaped(_ field: ArraySlice<UInt8>) -> String {
    guard field.contains(backslash) else { return String(decoding: field, as: UTF8.self) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in field {
      if isEscaped {
        switch byte {
        case UInt8(ascii: "t"): bytes.append(tab)
        case UInt8(ascii: "n"): bytes.append(newline)
        default: bytes.append(byte)
        }
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
