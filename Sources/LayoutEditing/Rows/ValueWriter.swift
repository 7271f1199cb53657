internal import LayoutModel

/// Checks values of any kind and writes them.
struct ValueWriter: EditPart {
  let state: EditState

  /// Checks a value of any kind and writes it as an attribute or an element.
  func write(
    _ path: PropertyPath,
    _ value: EditValue,
    _ variation: VariationKey,
    of object: LayoutObject
  ) throws(EditError) {
    if path.isNested {
      try writeNested(path, value, variation, of: object)
      return
    }
    guard PropertyPath.isName(path.rawValue) else {
      throw .fixedProperty(path: path, advice: "it is not a valid name")
    }
    switch kind(of: path, variation, of: object) {
    case .element(let tag):
      try writeElement(path, tag, value, variation, of: object)
    case let kind:
      guard case .text(let text) = value else {
        if case .record(let record) = value {
          try writeRecord(path, record, variation, of: object)
        }
        return
      }
      try writeLiteral(path, text, kind, variation, of: object)
    }
  }

  /// Returns the kind of a property. It is an element if this object, or others of its kind, store
  /// it as one.
  func kind(
    of path: PropertyPath,
    _ variation: VariationKey,
    of object: LayoutObject
  ) -> ValueKind {
    let name = path.rawValue
    let existing = value(path, variation, of: object) ?? value(path, .base, of: object)
    if existing?.literal != nil { return .ofAttribute(name, of: object) }
    let tag = existing?.tag ?? order.tag(ofKey: name, of: object.kind)
    let isText = tag == "string" || tag == "mutableString"
    if let tag, !isText, !order.hasAttribute(name, kind: object.kind) || existing != nil {
      if tag == "nil" { return .element(order.tag(ofKey: name, of: object.kind) ?? "color") }
      return .element(tag)
    }
    return .ofAttribute(name, of: object)
  }

  // MARK: - Attributes

  func writeLiteral(
    _ path: PropertyPath,
    _ text: String,
    _ kind: ValueKind,
    _ variation: VariationKey,
    of object: LayoutObject
  ) throws(EditError) {
    let name = path.name
    guard text.unicodeScalars.allSatisfy(ValueWriter.isAllowed), let literal = kind.literal(text)
    else { throw .badValue(path: path, value: text, expected: kind.expectation) }
    if ReferenceAttribute.names.contains(name) {
      _ = try referenceTarget(ObjectID(literal))
    }
    if isDefault(name, literal, of: object), variation.isBase {
      rowWriter.removeAttribute(path, of: object.id)
    } else if literal.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") })
    {
      // Attributes contain no line breaks; such text becomes a child.
      if value(path, variation, of: object)?.literal != nil {
        rowWriter.removeAttribute(path, variation, of: object.id)
      }
      rowWriter.setElement(path, .element(tag: "string", text: literal), variation, of: object.id)
    } else {
      if let old = value(path, variation, of: object), old.literal == nil {
        rowWriter.removeElement(path, variation, of: object.id)
      }
      rowWriter.setAttribute(path, literal, variation, of: object.id)
    }
    if object.role == .constraint, name == "constant", variation.isBase {
      // `symbolic` marks standard spacing, which an explicit constant replaces.
      rowWriter.removeAttribute(PropertyPath("symbolic"), of: object.id)
    }
    if case .image = kind { imageWriter.complete(path, literal, variation, since: object) }
    if name == "catalog", variation.isBase, let object = slice[object.id] {
      imageWriter.follow(catalog: path, of: object)
    }
  }

  /// True for values that Interface Builder omits.
  private func isDefault(_ name: String, _ literal: String, of object: LayoutObject) -> Bool {
    guard object.role == .constraint else { return false }
    switch name {
    case "relation": return literal == "equal"
    case "priority": return literal == "1000"
    case "constant": return Double(literal) == 0
    case "multiplier": return Double(literal) == 1
    default: return false
    }
  }

  /// True for the characters of ``isAllowed(_:)`` that a name or a key can contain.
  static func isAllowedInLine(_ scalar: Unicode.Scalar) -> Bool {
    isAllowed(scalar) && scalar != "\t" && scalar != "\n"
  }

  /// True for the characters that XML can contain and that parsers preserve.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    XMLText.allows(scalar) && scalar != "\r" && scalar.value != 0x7f
  }

  // MARK: - Elements

  func writeElement(
    _ path: PropertyPath,
    _ tag: String,
    _ value: EditValue,
    _ variation: VariationKey,
    of object: LayoutObject
  ) throws(EditError) {
    let expected = ValueKind.element(tag).expectation
    guard case .text(let text) = value else {
      if case .record(let record) = value {
        guard record.kind.rawValue == tag || tag == "nil" else {
          throw .badValue(path: path, value: value.description, expected: expected)
        }
        try writeRecord(path, record, variation, of: object)
      }
      return
    }
    guard text.unicodeScalars.allSatisfy(ValueWriter.isAllowed),
      var element = element(tag, text)
    else { throw .badValue(path: path, value: text, expected: expected) }
    if tag == "autoresizingMask" { try refuseMask(of: object) }
    if let color = element.color { resourceWriter.resolve(color, &element.value) }
    if self.value(path, variation, of: object)?.literal != nil {
      rowWriter.removeAttribute(path, variation, of: object.id)
    }
    rowWriter.setElement(
      path,
      element.value,
      attributes: element.attributes,
      variation,
      of: object.id
    )
  }

  /// Returns the element for a text in the readable notation; nil if it is invalid.
  private func element(_ tag: String, _ text: String) -> ValueNotation.Element? {
    guard let flags = FlagNames.flags(of: tag), text != "nil" else {
      return ValueNotation.element(tag, text, platform: order.platform)
    }
    let words = Set(text.split(separator: " ").map(String.init))
    guard words.isSubset(of: flags) else { return nil }
    return ValueNotation.Element(
      value: .element(tag: tag, text: nil),
      attributes: flags.filter(words.contains).map { (name: $0, literal: "YES") }
    )
  }

  private func writeRecord(
    _ path: PropertyPath,
    _ record: Record,
    _ variation: VariationKey,
    of object: LayoutObject
  ) throws(EditError) {
    if record.kind == .autoresizingMask { try refuseMask(of: object) }
    guard record.fields.allSatisfy({ $0?.unicodeScalars.allSatisfy(ValueWriter.isAllowed) ?? true })
    else { throw .badValue(path: path, value: "", expected: ValueKind.text.expectation) }
    var value = Value.record(record)
    if record.kind == .color {
      if let name = record["systemColor"] {
        resourceWriter.resolve(.system(name), &value)
      } else if let name = record["name"], record["catalog"] == nil {
        resourceWriter.resolve(.named(name), &value)
      }
    }
    rowWriter.setElement(path, value, variation, of: object.id)
  }

  /// Throws if constraints lay out the view, because it then has no mask: a view never has
  /// both.
  private func refuseMask(of object: LayoutObject) throws(EditError) {
    guard usesAutoLayout, object.isPlacedByConstraints else { return }
    throw .springsAndStruts(
      object.id,
      reason: "the view has constraints, and an autoresizing mask would conflict with them"
    )
  }
}

extension PropertyPath {
  /// True if a text can be an attribute's name or a key.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      first != UInt8(ascii: "-"), first != UInt8(ascii: ".")
    else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}
