/// Names of Swift, made of the names that users give to resources.
package enum SwiftName {
  /// Returns true if a text is a name of Swift without an escape.
  package static func isValid(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, isStart(first) else { return false }
    return text.unicodeScalars.allSatisfy(isPart) && !keywords.contains(String(text))
  }

  /// Returns a name for a value: words in camel case, with a lowercase first word.
  package static func value(_ text: String) -> String {
    let words = words(of: text)
    guard let first = words.first else { return "unnamed" }
    let name = lowered(first) + words.dropFirst().map(\.raised).joined()
    return isStart(name.unicodeScalars.first ?? "0") ? name : "_" + name
  }

  /// Returns a name for a type: words in camel case, with an uppercase first letter.
  package static func type(_ text: String) -> String {
    let name = words(of: text).map(\.raised).joined()
    guard let first = name.unicodeScalars.first else { return "Unnamed" }
    return isStart(first) ? name : "_" + name
  }

  /// Returns a name as it stands in code: keywords in backquotes.
  package static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Names that mean something else after a dot, even in backquotes.
  static let unusable: Set<String> = ["self", "Self", "Type", "Protocol", "init", "_"]

  private static func words(of text: String) -> [Substring] {
    text.split { !$0.unicodeScalars.allSatisfy(isPart) }.map { $0.drop { $0 == "_" } }
      .filter { !$0.isEmpty }
  }

  /// Returns a first word in lowercase: all of an abbreviation, else its first letter.
  private static func lowered(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
    if capitals.count == word.count { return word.lowercased() }
    // The last capital begins the next word, as in `URLField`.
    let next = word.dropFirst(capitals.count).first
    let count = next?.isLetter == true ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.isASCII && scalar.properties.isAlphabetic
      || !scalar.isASCII && scalar.properties.isXIDStart
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    isStart(scalar) || scalar.isASCII && scalar.properties.numericType != nil
      || !scalar.isASCII && scalar.properties.isXIDContinue
  }

  private static let keywords = Set(
    """
    Any Protocol Self Type as associatedtype await break case catch class continue default defer \
    deinit do else enum extension fallthrough false fileprivate for func guard if import in init \
    inout internal is let nil operator precedencegroup private protocol public repeat rethrows \
    return self static struct subscript super switch throw throws true try typealias var where \
    while _
    """.split(separator: " ").map(String.init)
  )
}

extension Substring {
  fileprivate var raised: String { prefix(1).uppercased() + dropFirst() }
}

/// The names in one place of the generated code. A name that is taken gets a number.
struct NameScope {
  private var owners: [String: String] = [:]

  /// - Parameter reserved: Names that mean something else in this place.
  init(reserved: Set<String> = []) {
    for name in reserved { owners[name] = "" }
  }

  /// Returns an unused name, and the owner of the wanted name if that is taken by another resource.
  mutating func name(_ wanted: String, for owner: String) -> (name: String, other: String?) {
    let wanted = SwiftName.unusable.contains(wanted) ? wanted + "_" : wanted
    guard let other = owners[wanted] else {
      owners[wanted] = owner
      return (wanted, nil)
    }
    var number = 2
    while owners["\(wanted)\(number)"] != nil { number += 1 }
    owners["\(wanted)\(number)"] = owner
    return ("\(wanted)\(number)", other.isEmpty ? nil : other)
  }
}
