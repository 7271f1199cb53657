import InterfaceBuilderFormat
import LayoutMerge
import LayoutModel

/// Reads a xib with the given elements in `objects`, without the formatting of the fixture's text.
func xib(
  _ objects: String,
  attributes: String = #"useAutolayout="YES""#,
  before: String = "",
  after: String = ""
) throws -> Document {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="14868" \(attributes)>\(before)<objects>\(objects)</objects>\(after)</document>
    """
  var document = try DocumentReader.read([UInt8](text.utf8))
  document.epilog = "\n"
  for index in document.objects.indices { document.objects[index].formatting = [] }
  return try reread(document)
}

/// Writes a document and reads it again, as git's next merge does.
func reread(_ document: Document) throws -> Document {
  try DocumentReader.read(DocumentWriter.write(document))
}

func text(_ document: Document) -> String {
  String(decoding: DocumentWriter.write(document), as: UTF8.self)
}

/// The document's facts, one a line and sorted, without any order of lists.
func facts(_ document: Document, cosmetic: Bool = true) -> [String] {
  var lines: [String] = []
  for object in document.objects {
    let parent = object.parent?.rawValue ?? ""
    lines.append("\(object.id) \(object.kind) in \(parent) \(object.container) \(object.key ?? "")")
    for property in object.properties {
      if !cosmetic, property.path.rawValue == "frame" { continue }
      lines.append("\(object.id) \(property.variation.rawValue) \(property.path) \(property.value)")
    }
    for entry in object.installations {
      lines.append("\(object.id) \(entry.variation.rawValue) \(entry.isInstalled)")
    }
  }
  return lines.sorted()
}

/// A conflict in a few words: `bothChanged C1 compact-any constant`.
func words(_ conflict: MergeConflict) -> String {
  var words = "\(conflict.kind.rawValue) \(conflict.object)"
  if let other = conflict.other { words += " \(other)" }
  if !conflict.variation.isBase { words += " \(conflict.variation.rawValue)" }
  if !conflict.path.isObject { words += " \(conflict.path)" }
  return words
}

func roots(_ result: MergeResult) -> [String] {
  result.clusters.map(\.root.rawValue).sorted()
}

/// References to nothing, and ids that stand twice.
func damage(_ document: Document) -> [String] {
  var ids: Set<ObjectID> = []
  var found: [String] = []
  for object in document.objects where !ids.insert(object.id).inserted {
    found.append("twice \(object.id)")
  }
  let names = ["firstItem", "secondItem", "destination", "reference", "initialViewController"]
  for object in document.objects {
    if let parent = object.parent, !ids.contains(parent) { found.append("orphan \(object.id)") }
    for property in object.properties where names.contains(property.path.name) {
      guard let literal = property.value.literal, !ids.contains(ObjectID(literal)) else { continue }
      found.append("\(object.id) \(property.path) \(literal)")
    }
  }
  return found
}
