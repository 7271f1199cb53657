public import LayoutModel

/// The translatable texts of a document, with the keys that Interface Builder gives them.
public struct DocumentTexts: Sendable {
  /// The translatable texts, in the order of the files that Xcode exports.
  public let texts: [LocalizableText]
  /// The texts without a key, in the order of the document.
  public let omitted: [OmittedText]
  /// The keys of the texts that a note marks as not to be translated. Files that Xcode exports have
  /// them.
  public let markedKeys: Set<String>
  /// The place of each text in the document, by key.
  let places: [String: Place]

  /// The indices of an object and of one of its properties.
  struct Place: Sendable {
    let object: Int
    let property: Int
  }

  /// Reads the texts of a document.
  ///
  /// It skips empty texts and runtime attributes, unless the document marks these as localized. A
  /// text whose note says that it is not to be translated is omitted.
  public init(of document: Document) {
    var texts: [LocalizableText] = []
    var omitted: [OmittedText] = []
    var markedKeys: Set<String> = []
    let platform = document.platform
    var places: [String: Place] = [:]
    for (index, object) in document.objects.enumerated()
    where !object.properties.isEmpty && object.role != .constraint {
      var reading = ObjectTexts(object, platform)
      reading.read()
      texts += reading.texts
      omitted += reading.omitted
      markedKeys.formUnion(reading.markedKeys)
      for (key, property) in reading.places {
        places[key] = Place(object: index, property: property)
      }
    }
    texts.sort { KeyOrder.precedes($0.key, $1.key) }
    self.texts = texts
    self.omitted = omitted
    self.markedKeys = markedKeys
    self.places = places
  }
}

/// Reads the texts of one object.
private struct ObjectTexts {
  private let object: LayoutObject
  private let platform: Platform
  private(set) var texts: [LocalizableText] = []
  private(set) var omitted: [OmittedText] = []
  private(set) var markedKeys: [String] = []
  private(set) var places: [(key: String, property: Int)] = []

  init(_ object: LayoutObject, _ platform: Platform) {
    self.object = object
    self.platform = platform
  }

  mutating func read() {
    var runtimeAttributes: [(position: Double, text: String, property: Int)] = []
    for (index, property) in object.properties.enumerated() {
      switch property.value {
      case .attribute, .element("string", _), .element("mutableString", _):
        if let attribute = localizedAttribute(property) {
          runtimeAttributes.append((attribute.position, attribute.text, index))
        } else if let name = name(of: property.path.rawValue) {
          read(property, at: index, name)
        }
      case .element("attributedString", _):
        if property.path.rawValue != "userComments" { omit(property.path, .attributed) }
      default: break
      }
    }
    runtimeAttributes.sort { $0.position < $1.position }
    for (index, attribute) in runtimeAttributes.enumerated() {
      let name = "\(KeyRule.runtimeAttributes)[\(index)]"
      add(name, attribute.text, at: attribute.property, ":userDefinedRuntimeAttributes")
    }
  }

  private mutating func read(_ property: Property, at index: Int, _ name: String) {
    guard property.variation.isBase else { return omit(property.path, .varies) }
    guard let text = text(of: property) else { return omit(property.path, .undecodable) }
    add(name, text, at: index, property.path)
  }

  private func name(of path: String) -> String? {
    if let name = KeyRule.name(of: path, kind: object.kind) { return name }
    guard KeyRule.listKinds.contains(object.kind),
      let (plain, index) = ObjectTexts.withoutNumber(path),
      let list = KeyRule.listName(of: plain, kind: object.kind)
    else { return nil }
    return "\(list)[\(index)]"
  }

  /// Returns a path without the number of its last numbered segment, and the index of that segment.
  private static func withoutNumber(_ path: String) -> (String, Int)? {
    guard let mark = path.lastIndex(of: "#") else { return (path, 0) }
    let digits = path[mark...].dropFirst().prefix { $0.isNumber }
    guard let number = Int(digits), number > 0 else { return nil }
    return (String(path[..<mark] + path[mark...].dropFirst(digits.count + 1)), number - 1)
  }

  /// Returns the text of a value; nil if it is in Base64 and does not decode.
  private func text(of property: Property) -> String? {
    guard case .element(_, let content) = property.value else { return property.value.literal }
    let text = content ?? ""
    guard object.attribute(property.path.appending("base64-UTF8").rawValue) == "YES" else {
      return text
    }
    return Base64.text(text)
  }

  private func localizedAttribute(_ property: Property) -> (position: Double, text: String)? {
    guard property.path.rawValue.utf8.starts(with: ":userDefined".utf8),
      property.path.name == "value", property.variation.isBase
    else { return nil }
    let parent = property.path.parent
    guard object.attribute(parent.appending("localized").rawValue) == "YES",
      let element = object.property(parent), let text = text(of: property)
    else { return nil }
    return (element.position, text)
  }

  private mutating func add(
    _ name: String,
    _ text: String,
    at index: Int,
    _ path: PropertyPath
  ) {
    guard !text.isEmpty else { return }
    let (key, note) = ("\(object.id.rawValue).\(name)", note)
    if let note, NoteMark.excludes(note) {
      markedKeys.append(key)
      return omit(path, .marked)
    }
    places.append((key, index))
    texts.append(
      LocalizableText(
        key: key,
        object: object.id,
        className: ToolkitClass(of: object.kind, on: platform).name,
        text: text,
        note: note
      )
    )
  }

  private mutating func omit(_ path: PropertyPath, _ reason: OmittedText.Reason) {
    omitted.append(OmittedText(object: object.id, path: path, reason: reason))
  }

  /// The note for translators, which may have several parts with different attributes.
  private var note: String? {
    let parts = object.properties.filter { property in
      property.variation.isBase && property.path.isPart(of: "userComments")
        && property.path.name == "content"
    }
    let note = parts.compactMap(text).joined()
    return note.isEmpty ? nil : note
  }
}
