public import LayoutModel

/// Serializes a document as Interface Builder does.
public enum DocumentWriter {
  /// Returns the bytes of a document: UTF-8, one element per line, four spaces per level. The
  /// document's own formatting takes precedence.
  public static func write(_ document: Document) -> [UInt8] { source(of: document).bytes }

  /// Returns the bytes of a document, and the byte offsets of its objects.
  public static func source(of document: Document) -> DocumentSource {
    var composer = DocumentComposer(document)
    return composer.compose()
  }
}

/// Composes the text of one document.
struct DocumentComposer {
  private let document: Document
  /// The indices of each object's children, in document order.
  private let children: [[Int]]
  private var output: [UInt8] = []
  /// The byte offset of each object's start tag in the output.
  private var offsets: [Int]
  private var depth = 0
  private var beforeFirst = true

  init(_ document: Document) {
    self.document = document
    let parents = ObjectIndex(document.objects).parents(of: document.objects)
    var children = [[Int]](repeating: [], count: document.objects.count)
    for (index, parent) in parents.enumerated() where parent >= 0 { children[parent].append(index) }
    self.children = children
    offsets = Array(repeating: 0, count: document.objects.count)
  }

  mutating func compose() -> DocumentSource {
    output.reserveCapacity(document.objects.count * 400)
    output.append(contentsOf: document.prolog.utf8)
    if let root = document.objects.firstIndex(where: { $0.parent == nil }) { writeObject(root) }
    output.append(contentsOf: document.epilog.utf8)
    return DocumentSource(bytes: output, offsets: offsets)
  }

  private mutating func writeObject(_ index: Int) {
    let parts = ObjectParts(document: document, index: index, children: children[index])
    let object = document.objects[index]
    let content = parts.groups[0]
    var text: String?
    if case .element(_, let own?)? = parts.ownText { text = own }
    openTag(object.kind, parts, .base, .object, comment: object.comment)
    offsets[index] = output.count - object.kind.utf8.count - 1
    if let key = object.key { write(attribute: "key", key, parts, .base, .object) }
    var isIDWritten = object.idPosition == nil
    for attribute in content.attributes {
      if let place = object.idPosition, !isIDWritten, place < attribute.position {
        write(attribute: object.idAttribute, object.id.rawValue, parts, .base, .object)
        isIDWritten = true
      }
      write(attribute: attribute.name, attribute.value, parts, .base, .object)
    }
    if !isIDWritten {
      write(attribute: object.idAttribute, object.id.rawValue, parts, .base, .object)
    }
    writeContent(content, of: object.kind, text: text, parts, .base, .object)
  }

  private mutating func writeProperty(_ property: Property, _ parts: ObjectParts) {
    let (variation, path) = (property.variation, property.path)
    let isVariation = path.isObject
    let group = parts.group(variation, path)
    let tag = property.value.tag ?? ""
    openTag(tag, parts, variation, path, comment: nil)
    let name = path.name
    if isVariation {
      write(attribute: "key", variation.xmlKey, parts, variation, path)
    } else if name.utf8.first != UInt8(ascii: ":") {
      write(attribute: "key", name, parts, variation, path)
    }
    var text: String?
    switch property.value {
    case .record(let record):
      writeFields(of: record, and: group?.attributes ?? [], parts, variation, path)
    case .element(_, let own):
      text = own
      for attribute in group?.attributes ?? [] {
        write(attribute: attribute.name, attribute.value, parts, variation, path)
      }
    case .attribute:
      break
    }
    writeContent(group ?? ElementParts(), of: tag, text: text, parts, variation, path)
  }

  private mutating func writeFields(
    of record: Record,
    and foreign: [AttributePart],
    _ parts: ObjectParts,
    _ variation: VariationKey,
    _ path: PropertyPath
  ) {
    var foreign = foreign[...]
    for (position, name) in record.kind.fieldNames.enumerated() {
      while let next = foreign.first, next.position < Double(position) {
        write(attribute: next.name, next.value, parts, variation, path)
        foreign.removeFirst()
      }
      if let literal = record.fields[position] {
        write(attribute: name, literal, parts, variation, path)
      }
    }
    for attribute in foreign {
      write(attribute: attribute.name, attribute.value, parts, variation, path)
    }
  }

  private mutating func writeContent(
    _ content: ElementParts,
    of tag: String,
    text: String?,
    _ parts: ObjectParts,
    _ variation: VariationKey,
    _ path: PropertyPath
  ) {
    if let end = parts.formatting(variation, path, .startTagEnd) { append(end) }
    let beforeEnd = parts.formatting(variation, path, .beforeEndTag)
    if content.elements.isEmpty, text == nil, beforeEnd == nil {
      append("/>")
      return
    }
    append(">")
    if content.elements.isEmpty {
      if let text { write(text: text, parts, variation, path) }
      if let beforeEnd { append(beforeEnd) }
    } else {
      depth += 1
      for element in content.elements { write(element.part, parts, variation, path) }
      depth -= 1
      if let beforeEnd { append(beforeEnd) } else { newLine() }
    }
    append("</")
    append(tag)
    if let end = parts.formatting(variation, path, .endTagEnd) { append(end) }
    append(">")
  }

  private mutating func write(
    _ part: ElementPart.Part,
    _ parts: ObjectParts,
    _ variation: VariationKey,
    _ path: PropertyPath
  ) {
    switch part {
    case .object(let index):
      writeObject(index)
    case .property(let property):
      writeProperty(property, parts)
    case .maskEntry(let reference, let isInstalled):
      let tag = isInstalled ? "include" : "exclude"
      let entry = path.appending(PathSegment.unkeyed(tag, identifyingAttribute: reference.rawValue))
      openTag(tag, parts, variation, entry, comment: nil)
      write(attribute: "reference", reference.rawValue, parts, variation, entry)
      if let end = parts.formatting(variation, entry, .startTagEnd) { append(end) }
      append("/>")
    }
  }

  // MARK: - Text

  private mutating func openTag(
    _ tag: String,
    _ parts: ObjectParts,
    _ variation: VariationKey,
    _ path: PropertyPath,
    comment: String?
  ) {
    if let gap = parts.formatting(variation, path, .beforeStartTag) {
      append(gap)
    } else if beforeFirst {
      beforeFirst = false
    } else {
      newLine()
      if let comment {
        append("<!--")
        append(comment)
        append("-->")
        newLine()
      }
    }
    append("<")
    append(tag)
  }

  private mutating func write(
    attribute name: String,
    _ value: String,
    _ parts: ObjectParts,
    _ variation: VariationKey,
    _ path: PropertyPath
  ) {
    guard parts.hasFormatting else {
      output.append(UInt8(ascii: " "))
      append(name)
      output.append(UInt8(ascii: "="))
      output.append(UInt8(ascii: "\""))
      Escaping.appendAttribute(value, to: &output)
      output.append(UInt8(ascii: "\""))
      return
    }
    var quote = UInt8(ascii: "\"")
    if var lead = parts.formatting(variation, path, .attributeName(name)) {
      if lead.utf8.last == UInt8(ascii: "'") {
        quote = UInt8(ascii: "'")
        lead.removeLast()
      }
      append(lead)
    } else {
      append(" \(name)=")
    }
    output.append(quote)
    if let spelled = parts.formatting(variation, path, .attributeValue(name)) {
      append(spelled)
    } else {
      Escaping.appendAttribute(value, to: &output)
    }
    output.append(quote)
  }

  private mutating func write(
    text: String,
    _ parts: ObjectParts,
    _ variation: VariationKey,
    _ path: PropertyPath
  ) {
    if let spelled = parts.formatting(variation, path, .text) {
      append(spelled)
    } else {
      Escaping.appendText(text, to: &output)
    }
  }

  private mutating func newLine() {
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 4 * depth))
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { output.append(contentsOf: $0) }
  }
}

extension LayoutObject {
  /// The name of the attribute that holds the object's id.
  var idAttribute: String { role == .scene ? "sceneID" : "id" }
}
