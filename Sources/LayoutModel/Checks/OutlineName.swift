extension LayoutObject {
  /// The name that Interface Builder's outline shows: the label, the text, or the class in words.
  public var outlineName: String {
    for name in ["userLabel", "text", "title"] {
      if let text = attribute(name), !text.isEmpty { return text }
    }
    return OutlineName.words(kind)
  }

  /// The name as findings quote it.
  package var quotedName: String { OutlineName.quoted(outlineName) }
}

/// Names as the outline gives them.
package enum OutlineName {
  /// `scrollView` as "Scroll View".
  package static func words(_ element: String) -> String {
    var result = ""
    for character in element {
      if character.isUppercase { result.append(" ") }
      result.append(contentsOf: result.isEmpty ? character.uppercased() : String(character))
    }
    return result
  }

  /// A name of at most 40 characters, on one line: a label may hold a whole page of text.
  package static func quoted(_ name: String) -> String {
    let line = String(name.prefix(41).map { $0.isNewline ? " " : $0 })
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
