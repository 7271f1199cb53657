public import LayoutModel

extension ConstraintNotation {
  /// Parses a constraint.
  ///
  /// - Throws: ``NotationError`` with the column of the first error.
  public init(_ text: String) throws(NotationError) {
    var reader = NotationParser(text)
    self = try reader.constraint()
  }
}

/// Parses the notation from left to right.
private struct NotationParser: NotationScanner {
  let characters: [Character]
  var index = 0

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
      result.priority = try priority()
    }
    skipBlanks()
    if index < characters.count {
      throw error(at: index, "the text after the constraint is not expected")
    }
    return result
  }

  /// Parses a right side that begins with a number: a constant, or a multiplier and an anchor.
  private mutating func rightWithNumber(_ result: inout ConstraintNotation) throws(NotationError) {
    let start = index
    let literal = try ratio()
    skipBlanks()
    if take("*") {
      result.multiplier = try multiplier(literal, at: start)
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
    result.multiplier = try multiplier(try ratio(), at: start)
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
    guard !number.hasPrefix("-") else { throw error(at: start, "a number can't have two signs") }
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
    guard take(".") else {
      throw error(at: index, "an attribute must follow the item, such as .top")
    }
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
    let missing = "an item is missing"
    if let name = try quotedName(orElse: missing) { return .named(name) }
    let name = word()
    switch name {
    case "": throw error(at: start, missing)
    case "superview": return .superview
    case "safeArea": return .safeArea
    default: return .named(name)
    }
  }

  // MARK: - Numbers

  /// True if a number follows, not an id that begins with a digit, such as `8bC-Xf-vdC`.
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
    // In `12.top`, 12 is an id: migrated xibs have plain numbers for ids. `1.5` is a number.
    guard end + 1 < characters.count, characters[end] == "." else { return true }
    return !characters[end + 1].isLetter
  }

  private func isExponent(at end: Int) -> Bool {
    let rest = characters[end...].dropFirst()
    guard characters[end] == "e" || characters[end] == "E", let next = rest.first else {
      return false
    }
    if next == "+" { return rest.dropFirst().first?.isNumber == true }
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
    // Without a digit after it, a point begins an attribute: `1.e3` is `e3` of the item `1`.
    if peek == ".", index + 1 < characters.count, characters[index + 1].isNumber {
      index += 1
      _ = digits()
    }
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
}
