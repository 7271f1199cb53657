import LayoutModel

/// The cases of the toolkits' enumerations and option sets, by the words of documents.
struct EnumerationTable {
  /// A case in both languages.
  private typealias Case = (swift: String, objectiveC: String)

  private let cases: [String: [String: Case]]

  static let shared = EnumerationTable(uiKit + "\n" + appKit)

  /// Creates a table from lines: name, prefix in Objective-C, cases.
  ///
  /// A case is a document's word, with the name in Swift after `=` if it differs, and the name in
  /// Objective-C after `|` if it is not the prefix and Swift's name.
  private init(_ text: String) {
    var cases: [String: [String: Case]] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2 else { continue }
      var known: [String: Case] = [:]
      for word in words.dropFirst(2) {
        let parts = word.split(separator: "=", maxSplits: 1)
        let names = (parts.last ?? word).split(separator: "|")
        let swift = String(names.first ?? "")
        let objectiveC = names.count > 1 ? String(names[1]) : words[1] + swift.capitalizedFirst
        known[String(parts.first ?? word)] = (swift, objectiveC)
      }
      cases[String(words[0])] = known
    }
    self.cases = cases
  }

  /// Returns true if the table has the enumeration.
  func has(_ name: String) -> Bool { cases[name] != nil }

  /// Returns a case for a document's word; nil if the enumeration does not have it.
  func value(_ word: String, of name: String) -> CodeValue? {
    cases[name]?[word].map { CodeValue(Identifier.memberName($0.swift), $0.objectiveC) }
  }

  /// Returns the behavior of a popover. Segues abbreviate the word.
  func popoverBehavior(_ word: String) -> CodeValue? {
    value(word == "t" ? "transient" : word, of: "NSPopoverBehavior")
  }

  /// Returns an option set for the document's words.
  func options(_ words: [String], of name: String) -> CodeValue? {
    let found = words.map { cases[name]?[$0] }
    let known = found.compactMap { $0 }
    guard known.count == words.count else { return nil }
    if known.isEmpty { return CodeValue("[]", "0") }
    return CodeValue(
      "[" + known.map { Identifier.memberName($0.swift) }.joined(separator: ", ") + "]",
      known.map(\.objectiveC).joined(separator: " | ")
    )
  }
}
