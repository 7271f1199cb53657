internal import LayoutModel

/// The parsing steps that all constraint notations share, from left to right.
protocol NotationScanner {
  /// The whole text.
  var characters: [Character] { get }
  /// The index of the next character.
  var index: Int { get set }
}

extension NotationScanner {
  // MARK: - Characters

  var peek: Character? { index < characters.count ? characters[index] : nil }

  mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    index += 1
    return true
  }

  mutating func skipBlanks() {
    while peek?.isWhitespace == true { index += 1 }
  }

  func error(at index: Int, _ reason: String) -> NotationError {
    NotationError(column: index + 1, reason: reason)
  }

  // MARK: - Words

  mutating func word() -> String {
    let start = index
    while let next = peek, ConstraintNotation.isWordCharacter(next) { index += 1 }
    return String(characters[start..<index])
  }

  /// Parses a quoted name; returns nil if no quote follows.
  ///
  /// - Parameter missing: The error message for an empty name.
  mutating func quotedName(orElse missing: String) throws(NotationError) -> String? {
    guard let quote = peek, quote == "\"" || quote == "'" else { return nil }
    let start = index
    var name = ""
    index += 1
    while let next = peek, next != quote {
      if next == "\\", index + 1 < characters.count { index += 1 }
      name.append(characters[index])
      index += 1
    }
    guard take(quote) else { throw error(at: start, "the quote is not closed") }
    guard !name.isEmpty else { throw error(at: start, missing) }
    return name
  }

  // MARK: - Numbers

  mutating func digits() -> String {
    let start = index
    while let next = peek, next.isASCII, next.isNumber { index += 1 }
    return String(characters[start..<index])
  }

  /// Parses a priority; returns nil for 1000 (required).
  mutating func priority() throws(NotationError) -> Int? {
    let start = index
    guard let priority = Int(digits()), (1...1000).contains(priority) else {
      throw error(at: start, "a priority is a whole number from 1 to 1000")
    }
    return priority == 1000 ? nil : priority
  }

  /// Checks the literal of a multiplier that begins at `start`; returns nil for 1.
  func multiplier(_ literal: String, at start: Int) throws(NotationError) -> String? {
    guard let ratio = NumberText.multiplier(literal) else {
      throw error(at: start, "a multiplier can't be \(literal)")
    }
    return ratio == 1 ? nil : literal
  }
}
