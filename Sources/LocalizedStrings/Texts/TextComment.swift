/// The comment of a text: what ibtool writes above an entry of a strings file.
///
/// An example is `Class = "UILabel"; text = "Hello"; ObjectID = "abc-de-fgh";`.
package struct TextComment: Equatable {
  package let className: String
  package let property: String
  /// The text of the document when the comment was written.
  package let text: String
  package let object: String
  package let note: String?

  package init(className: String, property: String, text: String, object: String, note: String?) {
    self.className = className
    self.property = property
    self.text = text
    self.object = object
    self.note = note
  }

  /// The comment's text.
  package var rendered: String {
    var parts = [("Class", className), (property, text), ("ObjectID", object)]
    if let note { parts.append(("Note", note)) }
    return parts.map { "\($0) = \"\(StringsEscape.escaped($1))\";" }.joined(separator: " ")
  }

  /// Parses a comment; nil if it is not of this form.
  package init?(parsing comment: String) {
    var fields: [(name: String, value: String)] = []
    var rest = Array(comment.utf8)[...]
    while let field = TextComment.field(&rest) { fields.append(field) }
    guard fields.count >= 3, fields[0].name == "Class",
      let object = fields.dropFirst(2).first(where: { $0.name == "ObjectID" })
    else { return nil }
    self.init(
      className: fields[0].value,
      property: fields[1].name,
      text: fields[1].value,
      object: object.value,
      note: fields.dropFirst(2).first { $0.name == "Note" }?.value
    )
  }

  /// Reads `name = "value";`.
  private static func field(_ rest: inout ArraySlice<UInt8>) -> (name: String, value: String)? {
    rest = rest.drop { $0 <= 0x20 }
    let name = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") }
    rest = rest.dropFirst(name.count).drop { $0 <= 0x20 }
    guard !name.isEmpty, rest.popFirst() == UInt8(ascii: "=") else { return nil }
    rest = rest.drop { $0 <= 0x20 }
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    var raw: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      raw.append(byte)
      if byte == UInt8(ascii: "\\"), let next = rest.popFirst() { raw.append(next) }
    }
    guard rest.popFirst() == UInt8(ascii: ";") else { return nil }
    return (String(decoding: name, as: UTF8.self), StringsEscape.unescaped(raw))
  }
}
