/// The variables that a property or an instance variable declares.
struct Declaration {
  /// The names, in order.
  var names: [Token] = []
  /// The type without pointers, protocols and arguments; empty for types that are not names.
  let type: String
  /// The kind of outlet; nil for other variables.
  let outlet: Fact.Kind?

  /// Words around a type that are no part of it.
  private static let qualifiers: Set<String> = [
    "IBOutlet", "IBInspectable", "__weak", "__strong", "__unsafe_unretained", "const", "nullable",
    "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "__kindof", "static", "volatile",
    "__block", "unsigned", "struct", "enum", "IBOutletCollection", "__autoreleasing",
  ]

  /// Reads a declaration without its semicolon; nil if it has no name.
  init?(_ words: [Token]) {
    var collection: String?
    var rest: [Token] = []
    var (angles, parentheses) = (0, 0)
    var isAfterCollection = false
    let blockName = words.firstIndex { $0.isMark("^") }.map { $0 + 1 }
    for (index, token) in words.enumerated() {
      if token.isMark("<") { angles += 1 }
      if token.isMark(">") { angles -= 1 }
      if token.isMark("(") { parentheses += 1 }
      if token.isWord("IBOutletCollection") {
        isAfterCollection = true
        collection = ""
      } else if isAfterCollection, token.kind == .word {
        collection = token.text
        isAfterCollection = false
      } else if angles == 0, parentheses == 0, !token.isMark(">"),
        !Declaration.qualifiers.contains(token.text)
      {
        rest.append(token)
      } else if parentheses > 0, token.isMark("^") || index == blockName {
        rest.append(token)
      }
      if token.isMark(")") { parentheses -= 1 }
    }
    type = collection ?? rest.first { $0.kind == .word }?.text ?? ""
    outlet =
      collection != nil
      ? .outletCollection
      : words.contains { $0.isWord("IBOutlet") } ? .outlet : nil
    for part in rest.split(whereSeparator: { $0.isMark(",") }) {
      // The first part begins with the type.
      let hasType = names.isEmpty
      let candidates = part.drop { hasType && !$0.isMark("*") && !$0.isMark("^") }
        .filter { $0.kind == .word }
      if let name = candidates.first ?? Declaration.name(after: part, hasType: hasType) {
        names.append(name)
      }
    }
    if names.isEmpty { return nil }
  }

  /// Returns the name in a declaration without a pointer: the last word that is not a macro.
  private static func name(after part: ArraySlice<Token>, hasType: Bool) -> Token? {
    let words = part.filter { $0.kind == .word }.dropFirst(hasType ? 1 : 0)
    return words.last { word in word.text.contains { $0.isLowercase } } ?? words.last
  }
}
