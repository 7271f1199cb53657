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
      guard let place = texts.places[text.key], let new = translation(text),
        !new.utf8.elementsEqual(text.text.utf8)
      else { continue }
      result.objects[place.object].replaceText(at: place.property, with: new)
    }
    return result
  }
}

extension LayoutObject {
  fileprivate mutating func replaceText(at index: Int, with text: String) {
    let property = properties[index]
    let isEncoded = attribute(property.path.appending("base64-UTF8").rawValue) == "YES"
    switch property.value {
    case .attribute: properties[index].value = .attribute(text)
    case .element(let tag, _):
      properties[index].value = .element(tag: tag, text: isEncoded ? Base64.digits(of: text) : text)
    case .record: return
    }
    // The spelling of the old text does not apply.
    formatting.removeAll { $0.variation == property.variation && $0.spells(property.path) }
  }
}

extension Formatting {
  /// Returns true for the spelling of an attribute's value or of an element's text.
  fileprivate func spells(_ value: PropertyPath) -> Bool {
    switch site {
    case .text: path == value
    case .attributeValue(let name): path.appending(name) == value
    default: false
    }
  }
}
