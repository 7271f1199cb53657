internal import LayoutModel

extension Value {
  /// The value as readable text: the literal, the element's text, or the fields of a record.
  package var text: String {
    switch self {
    case .attribute(let literal): return literal
    case .element(let tag, let text): return text ?? "<\(tag)>"
    case .record(let record):
      let fields = zip(record.kind.fieldNames, record.fields).compactMap { name, field in
        field.map { "\(name)=\"\($0)\"" }
      }
      return ([record.kind.rawValue] + fields).joined(separator: " ")
    }
  }
}
