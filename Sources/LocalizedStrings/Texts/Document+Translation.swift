public import LayoutModel

extension Document {
  /// Returns the document with other texts, as the app shows it in a language.
  ///
  /// The result is for previews and checks. Stored frames are still those of the document's own
  /// language.
  /// - Parameter translation: Returns the text to show; nil to keep the document's.
  public func translated(_ translation: (LocalizableText) -> String?) -> Document {
    var result = self
    let texts = DocumentTexts(of: self)
    for text in texts.texts {
      guard let place = texts.places[text.key], let new = translation(text) else { continue }
      result.objects[place.object].replaceText(at: place.property, with: new)
    }
    return result
  }
}

extension LayoutObject {
  fileprivate mutating func replaceText(at index: Int, with text: String) {
    let property = properties[index]
    let encoding = property.path.appending("base64-UTF8")
    switch property.value {
    case .attribute: properties[index].value = .attribute(text)
    case .element(let tag, _): properties[index].value = .element(tag: tag, text: text)
    case .record: return
    }
    // The new text is plain, and its own spelling applies.
    formatting.removeAll {
      $0.variation == property.variation && ($0.path == property.path || $0.names(property.path))
    }
    properties.removeAll { $0.path == encoding && $0.variation == property.variation }
  }
}

extension Formatting {
  /// Returns true for the spelling of an attribute's value.
  fileprivate func names(_ attribute: PropertyPath) -> Bool {
    guard case .attributeValue(let name) = site else { return false }
    return path.appending(name) == attribute
  }
}
