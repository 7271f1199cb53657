extension LayoutObject {
  /// The name that Interface Builder's outline shows: the label, the text, or the class in words.
  public var outlineName: String {
    for name in ["userLabel", "text", "title"] {
      if let text = attribute(name), !text.isEmpty { return text }
    }
    return OutlineName.words(kind)
  }
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
}
