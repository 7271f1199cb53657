package import LayoutModel

/// The keys of a document's texts, by the places of the texts.
package struct TextKeys: Sendable {
  private var keys: [ObjectID: [PropertyPath: String]] = [:]

  /// Reads the keys of all texts that strings files have.
  package init(of document: Document) {
    let texts = DocumentTexts(of: document)
    for (key, place) in texts.places {
      let object = document.objects[place.object]
      keys[object.id, default: [:]][object.properties[place.property].path] = key
    }
  }

  /// Returns the key of a text; nil if strings files have none for it.
  package func key(of path: PropertyPath, in object: ObjectID) -> String? { keys[object]?[path] }
}
