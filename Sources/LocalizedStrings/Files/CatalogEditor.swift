/// Edits of a string catalog, as replacements of parts of its text.
struct CatalogEditor {
  let sourceLanguage: String
  private(set) var splices = TextSplices()

  init(sourceLanguage: String) {
    self.sourceLanguage = sourceLanguage
  }

  /// Returns a language's member, as Xcode writes it.
  static func localization(_ language: String, _ text: String, state: String) -> String {
    """
    \(StringsEscape.json(language)) : {
              "stringUnit" : {
                "state" : "\(state)",
                "value" : \(StringsEscape.json(text))
              }
            }
    """
  }

  /// Sets an entry's comment and source text. Translations of another source need a review.
  mutating func describe(_ node: JSONNode, _ text: LocalizableText) {
    if let comment = node["comment"] {
      splices.replace(comment.range, with: StringsEscape.json(text.comment))
    }
    for localization in node["localizations"]?.members ?? [] {
      guard let unit = localization.node["stringUnit"] else { continue }
      if localization.key == sourceLanguage {
        if let value = unit["value"] {
          splices.replace(value.range, with: StringsEscape.json(text.text))
        }
      } else if let state = unit["state"], state.string == "translated" {
        splices.replace(state.range, with: "\"needs_review\"")
      }
    }
  }

  /// Sets the text of an entry in a language.
  mutating func translate(_ node: JSONNode, _ language: String, _ text: String) {
    guard let localizations = node["localizations"] else {
      let member = """
        "localizations" : {
                \(CatalogEditor.localization(language, text, state: "translated"))
              }
        """
      return edit(node, adding: [("localizations", member)], removing: [], depth: 3)
    }
    guard let unit = localizations[language]?["stringUnit"], let value = unit["value"] else {
      // A localization with variations keeps them.
      guard localizations[language] == nil else { return }
      let member = CatalogEditor.localization(language, text, state: "translated")
      return edit(localizations, adding: [(language, member)], removing: [], depth: 4)
    }
    splices.replace(value.range, with: StringsEscape.json(text))
    if let state = unit["state"] { splices.replace(state.range, with: "\"translated\"") }
  }

  /// Adds and removes members of an object. New ones go where their keys belong.
  ///
  /// - Parameter depth: The number of objects that contain the members.
  mutating func edit(
    _ object: JSONNode,
    adding added: [(key: String, text: String)],
    removing removed: Set<String>,
    depth: Int
  ) {
    let members = object.members
    let indent = String(repeating: "  ", count: depth)
    guard let lastKept = members.lastIndex(where: { !removed.contains($0.key) }) else {
      guard !added.isEmpty || !members.isEmpty else { return }
      let outer = String(indent.dropLast(2))
      let inside =
        added.isEmpty
        ? "\n" : indent + added.map(\.text).joined(separator: ",\n\(indent)")
      splices.replace(object.range, with: "{\n\(inside)\n\(outer)}")
      return
    }
    for (member, next) in zip(members, members.dropFirst())
    where removed.contains(member.key)
      && member.keyRange.lowerBound < members[lastKept].keyRange.lowerBound
    {
      splices.replace(member.keyRange.lowerBound..<next.keyRange.lowerBound, with: "")
    }
    let end = members[lastKept].node.range.upperBound
    if let last = members.last, last.node.range.upperBound > end {
      splices.replace(end..<last.node.range.upperBound, with: "")
    }
    for new in added {
      if let next = members.first(where: { KeyOrder.precedes(new.key, $0.key) }),
        next.keyRange.lowerBound < end
      {
        splices.insert("\(new.text),\n\(indent)", at: next.keyRange.lowerBound)
      } else {
        splices.insert(",\n\(indent)\(new.text)", at: end)
      }
    }
  }
}
