extension ConstraintNotation {
  /// Reads a constraint.
  ///
  /// - Throws: ``NotationError`` with the column where the text goes wrong.
  public init(_ text: String) throws(NotationError) {
    var reader = NotationReader(text)
    self = try reader.constraint()
  }

  /// Reads a name between quotes and moves behind it; nil if the quote at the index is not closed.
  static func quoted(_ characters: [Character], _ index: inout Int) -> String? {
    let quote = characters[index]
    var name = ""
    var end = index + 1
    while end < characters.count, characters[end] != quote {
      if characters[end] == "\\", end + 1 < characters.count { end += 1 }
      name.append(characters[end])
      end += 1
    }
    guard end < characters.count else { return nil }
    index = end + 1
    return name
  }

  static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }
}

/// Reads the notation from left to right.
private struct NotationReader {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func constraint() throws(NotationError) -> ConstraintNotation {
    let first = try anchor()
    var result = ConstraintNotation(first, try relation())
    skipBlanks()
    if startsNumber {
      try rightWithNumber(&result)
    } else {
      result.second = try anchor()
      try trailingMultiplier(&result)
      try trailingConstant(&result)
    }
    skipBlanks()
    if take("@") {
      skipBlanks()
      let start = index
      guard let priority = Int(digits()), (1...1000).contains(priority) else {
        throw error(at: start, "a priority is a whole number from 1 to 1000")
      }
      result.priority = priority == 1000 ? nil : priority
    }
    skipBlanks()
    if index < characters.count { throw error(at: index, "nothing can follow here") }
    return result
  }

  /// A number first: a constant, or a multiplier that an anchor follows.
  private mutating func rightWithNumber(_ result: inout ConstraintNotation) throws(NotationError) {
    let start = index
    let literal = try ratio()
    skipBlanks()
    if take("*") {
      try setMultiplier(literal, &result, at: start)
      skipBlanks()
      result.second = try anchor()
      try trailingConstant(&result)
      return
    }
    guard !literal.contains(":"), !literal.contains("/") else {
      throw error(at: start, "a ratio multiplies an anchor: '\(literal) * item.attribute'")
    }
    result.constant = Double(literal) == 0 ? nil : literal
  }

  private mutating func trailingMultiplier(
    _ result: inout ConstraintNotation
  ) throws(NotationError) {
    skipBlanks()
    guard take("*") else { return }
    skipBlanks()
    let start = index
    try setMultiplier(try ratio(), &result, at: start)
  }

  private func setMultiplier(
    _ literal: String,
    _ result: inout ConstraintNotation,
    at start: Int
  ) throws(NotationError) {
    guard let ratio = Literal.ratio(literal), ratio != 0, ratio.isFinite else {
      throw error(at: start, "a multiplier can't be \(literal)")
    }
    result.multiplier = ratio == 1 ? nil : literal
  }

  private mutating func trailingConstant(
    _ result: inout ConstraintNotation
  ) throws(NotationError) {
    skipBlanks()
    let isNegative = peek == "-"
    guard take("+") || take("-") else { return }
    skipBlanks()
    let start = index
    let number = try number()
    guard !number.hasPrefix("-") else { throw error(at: start, "two signs") }
    if Double(number) != 0 { result.constant = isNegative ? "-" + number : number }
  }

  private mutating func relation() throws(NotationError) -> ConstraintNotation.Relation {
    skipBlanks()
    if take("≥") { return .greaterThanOrEqual }
    if take("≤") { return .lessThanOrEqual }
    let start = index
    if take(">"), take("=") { return .greaterThanOrEqual }
    if index == start, take("<"), take("=") { return .lessThanOrEqual }
    if index == start, take("=") {
      _ = take("=")
      return .equal
    }
    throw error(at: start, "a relation is =, >= or <=")
  }

  // MARK: - Words

  private mutating func anchor() throws(NotationError) -> ConstraintNotation.Anchor {
    skipBlanks()
    let item = try item()
    skipBlanks()
    guard take(".") else { throw error(at: index, "an attribute must follow, such as .top") }
    skipBlanks()
    let start = index
    let attribute = word()
    guard ConstraintNotation.attributes.contains(attribute) else {
      throw error(
        at: start,
        attribute.isEmpty ? "an attribute is missing" : "no attribute '\(attribute)'"
      )
    }
    return ConstraintNotation.Anchor(item, attribute)
  }

  private mutating func item() throws(NotationError) -> ConstraintNotation.Item {
    let start = index
    if let quote = peek, quote == "\"" || quote == "'" {
      guard let name = ConstraintNotation.quoted(characters, &index) else {
        throw error(at: start, "the quote is not closed")
      }
      guard !name.isEmpty else { throw error(at: start, "an item is missing") }
      return .named(name)
    }
    let name = word()
    switch name {
    case "": throw error(at: start, "an item is missing")
    case "superview": return .superview
    case "safeArea": return .safeArea
    default: return .named(name)
    }
  }

  private mutating func word() -> String {
    let start = index
    while let next = peek, ConstraintNotation.isWordCharacter(next) { index += 1 }
    return String(characters[start..<index])
  }

  // MARK: - Numbers

  /// True if a number stands here; an id such as `8bC-Xf-vdC` begins with a digit too.
  private var startsNumber: Bool {
    var end = index
    while end < characters.count, characters[end] == "-" || characters[end] == "+" { end += 1 }
    guard end < characters.count, characters[end].isASCII,
      characters[end].isNumber || characters[end] == "."
    else { return false }
    while end < characters.count, ConstraintNotation.isWordCharacter(characters[end]) {
      if characters[end].isLetter || characters[end] == "_" { return isExponent(at: end) }
      end += 1
    }
    // `12.top` names an item, as migrated xibs have plain numbers for ids; `1.5` is a number.
    guard end + 1 < characters.count, characters[end] == "." else { return true }
    return !characters[end + 1].isLetter
  }

  private func isExponent(at end: Int) -> Bool {
    let rest = characters[end...].dropFirst()
    guard characters[end] == "e" || characters[end] == "E", let next = rest.first else {
      return false
    }
    let word = rest.prefix { ConstraintNotation.isWordCharacter($0) }
    return (next.isNumber || next == "-") && !word.contains { $0.isLetter }
  }

  private mutating func ratio() throws(NotationError) -> String {
    let first = try number()
    let mark = index
    skipBlanks()
    for sign in [":", "/"] as [Character] where take(sign) {
      skipBlanks()
      return try first + String(sign) + number()
    }
    index = mark
    return first
  }

  private mutating func number() throws(NotationError) -> String {
    let start = index
    if !take("-") { _ = take("+") }
    _ = digits()
    if take(".") { _ = digits() }
    if peek == "e" || peek == "E" {
      index += 1
      if !take("-") { _ = take("+") }
      _ = digits()
    }
    var literal = String(characters[start..<index])
    if literal.hasPrefix("+") { literal.removeFirst() }
    guard NumberText.isNumber(literal) else { throw error(at: start, "a number is missing") }
    return literal
  }

  private mutating func digits() -> String {
    let start = index
    while let next = peek, next.isASCII, next.isNumber { index += 1 }
    return String(characters[start..<index])
  }

  // MARK: - Characters

  private var peek: Character? { index < characters.count ? characters[index] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while peek?.isWhitespace == true { index += 1 }
  }

  private func error(at index: Int, _ reason: String) -> NotationError {
    NotationError(column: index + 1, reason: reason)
  }
}
