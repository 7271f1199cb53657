/// A value of a PDF file.
indirect enum PDFValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  /// The bytes of a string, as written; no image needs their meaning.
  case string([UInt8])
  case name(String)
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// A reference to an object by its number. Generations are ignored.
  case reference(Int)
  /// A word outside of a value: an operator or a structural word such as `obj`.
  case word(String)

  /// The number; nil for other values.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The number without a fraction; nil for other values.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The name; nil for other values.
  var name: String? {
    if case .name(let name) = self { name } else { nil }
  }

  /// The items; nil for other values.
  var array: [PDFValue]? {
    if case .array(let items) = self { items } else { nil }
  }

  /// The members; nil for other values.
  var dictionary: [String: PDFValue]? {
    if case .dictionary(let members) = self { members } else { nil }
  }
}
