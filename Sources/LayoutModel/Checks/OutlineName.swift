extension LayoutObject {
  /// The name in Interface Builder's outline: the user label, the text or the title, a button's title,
  /// or else the element name in words, such as "Image View".
  public var outlineName: String {
    for name in ["userLabel", "text", "title", "normal/title", ":state/title"] {
      if let text = text(at: name), !text.isEmpty { return text }
    }
    return OutlineName.words(kind)
  }

  /// Returns an attribute or the text of an element in any-any. A text of several lines is an element.
  private func text(at name: String) -> String? {
    switch property(PropertyPath(name))?.value {
    case .attribute(let text), .element(_, let text?): return text
    default: return nil
    }
  }

  /// The name for use in messages.
  package var quotedName: String { OutlineName.quoted(outlineName) }
}

/// Names as in the outline.
package enum OutlineName {
  /// Returns an element name as words: `scrollView` becomes "Scroll View".
  package static func words(_ element: String) -> String {
    var result = ""
    for character in element {
      if character.isUppercase { result.append(" ") }
      result.append(contentsOf: result.isEmpty ? character.uppercased() : String(character))
    }
    return result
  }

  /// Returns true if an outlet's name states a role that any object of a kind can have, such as
  /// `delegate`. It describes the source of the outlet, so it names no destination.
  package static func isRole(_ outlet: String) -> Bool {
    roles.contains(outlet) || outlet.hasSuffix("Delegate") || outlet.hasSuffix("DataSource")
  }

  /// The roles of the systems' own outlets.
  private static let roles: Set<String> = [
    "delegate", "dataSource", "target", "owner", "view", "window", "contentView",
    "contentViewController", "menu", "nextKeyView", "initialFirstResponder",
  ]

  /// Returns a name on one line of at most 40 characters, since a label may contain a page of text.
  package static func quoted(_ name: String) -> String {
    // Most names are printable ASCII, in which each byte is a character.
    let start = name.utf8.prefix(41)
    if start.allSatisfy({ (UInt8(ascii: " ")...UInt8(ascii: "~")).contains($0) }) {
      return start.count > 40
        ? name.prefix(upTo: start.index(start.startIndex, offsetBy: 39)) + "…" : name
    }
    let line = String(name.prefix(41).map { $0.isNewline ? " " : $0 })
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
