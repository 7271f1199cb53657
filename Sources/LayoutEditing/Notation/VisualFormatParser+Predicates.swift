internal import LayoutModel

/// The predicates and numbers of the format.
extension VisualFormatParser {
  /// Parses the predicates up to and including the closing parenthesis.
  mutating func predicates() throws(NotationError) -> [Predicate] {
    let open = index - 1
    var predicates: [Predicate] = []
    repeat {
      skipBlanks()
      predicates.append(try predicate())
      skipBlanks()
    } while take(",")
    guard take(")") else {
      throw error(
        at: index < characters.count ? index : open,
        index < characters.count ? "',' or ')' is missing" : "the '(' is not closed"
      )
    }
    return predicates
  }

  private mutating func predicate() throws(NotationError) -> Predicate {
    var predicate = Predicate()
    predicate.relation = try relation()
    skipBlanks()
    if startsNumber {
      predicate.number = try number()
    } else {
      predicate.view = try name()
      skipBlanks()
      if take("*") {
        skipBlanks()
        predicate.multiplier = try ratio()
        skipBlanks()
      }
      if take("+") {
        skipBlanks()
        predicate.number = try number()
        skipBlanks()
      }
    }
    skipBlanks()
    if take("@") {
      skipBlanks()
      predicate.priority = try priority()
    }
    return predicate
  }

  private mutating func relation() throws(NotationError) -> ConstraintNotation.Relation {
    let start = index
    let signs: [(Character, ConstraintNotation.Relation)] = [
      ("=", .equal), (">", .greaterThanOrEqual), ("<", .lessThanOrEqual),
    ]
    for (sign, relation) in signs where take(sign) {
      guard take("=") else { throw error(at: start, "a relation is ==, >= or <=") }
      return relation
    }
    return .equal
  }

  // MARK: - Numbers

  /// True if a number follows, not an id that begins with a digit, such as `8bC-Xf-vdC`.
  private var startsNumber: Bool {
    var end = index
    while end < characters.count,
      ConstraintNotation.isWordCharacter(characters[end])
        || characters[end] == "."
    {
      if characters[end].isLetter || characters[end] == "_" { return false }
      end += 1
    }
    return end > index
  }

  mutating func number() throws(NotationError) -> String {
    let start = index
    _ = take("-")
    while let next = peek, next.isASCII, next.isNumber || next == "." { index += 1 }
    let literal = String(characters[start..<index])
    guard NumberText.isNumber(literal) else { throw error(at: start, "a number is missing") }
    return literal
  }

  private mutating func ratio() throws(NotationError) -> String? {
    let start = index
    var literal = try number()
    if let sign = peek, sign == ":" || sign == "/" {
      index += 1
      literal += String(sign) + (try number())
    }
    return try multiplier(literal, at: start)
  }
}
