/// Splits Objective-C into tokens. Comments are skipped. Of the preprocessor's lines, only string
/// macros and imports are kept.
struct Tokenizer {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var isAtLineStart = true
  private(set) var tokens: [Token] = []
  /// The conditions of the preprocessor that are open, outermost first.
  private var conditions: [Condition] = []
  /// The number of them whose current branch is never compiled.
  private var skippedCount = 0
  /// The macros that stand for a string, with their lines.
  private(set) var macros: [(name: String, value: String, line: Int)] = []
  /// The imported modules, with their lines.
  private(set) var modules: [(name: String, line: Int)] = []

  /// A condition of the preprocessor.
  private struct Condition {
    /// True in a branch that is never compiled.
    var isSkipped: Bool
    /// True if an earlier branch or the current one is always compiled.
    var isDecided: Bool
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while place < bytes.count { step() }
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    place + offset < bytes.count ? bytes[place + offset] : nil
  }

  private mutating func advance() {
    if byte() == UInt8(ascii: "\n") {
      line += 1
      isAtLineStart = true
    }
    place += 1
  }

  private mutating func step() {
    guard let current = byte() else { return }
    switch current {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): advance()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#") where isAtLineStart: readPreprocessorLine()
    case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
      advance()
      readText(as: .string)
    case UInt8(ascii: "@") where byte(1).map(Tokenizer.isWordStart) == true:
      advance()
      add(.directive, readWord())
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readText(as: .literal)
    case _ where Tokenizer.isWordStart(current): add(.word, readWord())
    case UInt8(ascii: "0")...UInt8(ascii: "9"): add(.literal, readWord())
    default:
      add(.mark, String(decoding: [current], as: UTF8.self))
      advance()
    }
  }

  private mutating func add(_ kind: Token.Kind, _ text: String) {
    isAtLineStart = false
    if skippedCount > 0 { return }
    let isAtMargin = kind == .mark && (place == 0 || bytes[place - 1] == UInt8(ascii: "\n"))
    tokens.append(Token(kind: kind, text: text, line: line, isAtMargin: isAtMargin))
  }

  private mutating func skipLine() {
    while let current = byte(), current != UInt8(ascii: "\n") { place += 1 }
  }

  private mutating func skipComment() {
    place += 2
    while place < bytes.count {
      if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        place += 2
        return
      }
      let wasAtStart = isAtLineStart
      advance()
      isAtLineStart = isAtLineStart || wasAtStart
    }
  }

  private mutating func readWord() -> String {
    let start = place
    while let current = byte(), Tokenizer.isWordPart(current) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Reads a text in quotes. A string that follows another string continues it.
  private mutating func readText(as kind: Token.Kind) {
    guard let quote = byte() else { return }
    let start = line
    place += 1
    var text: [UInt8] = []
    while let current = byte(), current != quote, current != UInt8(ascii: "\n") {
      if current == UInt8(ascii: "\\"), let next = byte(1) {
        text.append(next == UInt8(ascii: "n") ? UInt8(ascii: "\n") : next)
        advance()
      } else {
        text.append(current)
      }
      advance()
    }
    if byte() == quote { place += 1 }
    let content = String(decoding: text, as: UTF8.self)
    isAtLineStart = false
    if skippedCount > 0 { return }
    if tokens.last?.kind == .string {
      tokens[tokens.count - 1].text += content
    } else {
      tokens.append(Token(kind: kind, text: content, line: start))
    }
  }

  /// Reads a line of the preprocessor with its continuation lines.
  private mutating func readPreprocessorLine() {
    let start = line
    var text: [UInt8] = []
    while let current = byte(), current != UInt8(ascii: "\n") {
      if current == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "\n") { advance() }
      if current == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipComment()
        continue
      }
      text.append(current)
      advance()
    }
    let words = String(decoding: text.prefix(4096), as: UTF8.self).dropFirst()
      .split(maxSplits: 2) { $0 == " " || $0 == "\t" || $0 == "\r" }
    readCondition(words)
    guard words.count >= 2, skippedCount == 0 else { return }
    switch words[0] {
    case "define" where words.count == 3 && !words[1].contains("("):
      let value = words[2].drop { $0 == "(" || $0 == " " }
      guard value.hasPrefix("@\""), let end = value.dropFirst(2).firstIndex(of: "\"") else {
        return
      }
      macros.append((String(words[1]), String(value.dropFirst(2)[..<end]), start))
    case "import", "include":
      guard words[1].hasPrefix("<"), let slash = words[1].firstIndex(of: "/") else { return }
      modules.append((String(words[1].dropFirst()[..<slash]), start))
    default: return
    }
  }

  /// Opens, continues or ends a condition. Only a condition that is a number is known: `#if 0`.
  private mutating func readCondition(_ words: [Substring]) {
    guard let directive = words.first?.prefix(while: \.isLetter) else { return }
    switch directive {
    case "if", "ifdef", "ifndef":
      conditions.append(Condition(isSkipped: false, isDecided: false))
      startBranch(directive == "if" ? Tokenizer.value(of: words) : nil)
    case "elif": startBranch(Tokenizer.value(of: words))
    case "elifdef", "elifndef": startBranch(nil)
    case "else": startBranch(true)
    case "endif":
      if conditions.popLast()?.isSkipped == true { skippedCount -= 1 }
    default: break
    }
  }

  /// Starts a branch of the innermost condition.
  ///
  /// - Parameter isTrue: The value of the branch's condition; nil if it is not known.
  private mutating func startBranch(_ isTrue: Bool?) {
    guard var condition = conditions.popLast() else { return }
    if condition.isSkipped { skippedCount -= 1 }
    condition.isSkipped = condition.isDecided || isTrue == false
    condition.isDecided = condition.isDecided || isTrue == true
    if condition.isSkipped { skippedCount += 1 }
    conditions.append(condition)
  }

  /// Returns the value of a condition that is a number alone; nil for others.
  private static func value(of words: [Substring]) -> Bool? {
    guard words.count == 2 || words.count == 3 && words[2].hasPrefix("//") else { return nil }
    return Int(words[1].filter { $0 != "(" && $0 != ")" }).map { $0 != 0 }
  }

  private static func isWordStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xff:
      true
    default: false
    }
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    isWordStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
