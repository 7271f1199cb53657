extension LayoutObject {
  /// The name in Interface Builder's outline: the user label, the text, or else the element name in
  /// words, such as "Image View".
  public var outlineName: String {
    for name in ["userLabel", "text", "title"] {
      if let text = attribute(name), !text.isEmpty { return text }
    }
    return OutlineName.words(kind)
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

  /// Returns a name on one line of at most 40 characters, since a label may contain a page of text.
  package static func quoted(_ name: String) -> String {
    let line = String(name.prefix(41).map { $0.isNewline ? " " : $0 })
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
