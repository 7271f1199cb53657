internal import Foundation

extension JSON: Decodable {
  /// Reads JSON text. Members are sorted by name, since JSON objects have no order.
  /// - Throws: `DecodingError` if the text is not JSON, or is nested too deeply.
  init(parsing bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(bytes))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let items = try? container.decode([JSON].self) {
      self = .array(items)
    } else {
      let members = try container.decode([String: JSON].self)
      self = .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }
  }

  /// The member of an object; nil if there is none, or if this is no object.
  subscript(_ name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }

  /// The names of an object's members.
  var names: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.0)
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var boolean: Bool? { if case .bool(let value) = self { value } else { nil } }
  var items: [JSON]? { if case .array(let items) = self { items } else { nil } }
  var isObject: Bool { if case .object = self { true } else { false } }

  /// The text of a word on a command line: a string, a number or a boolean.
  var word: String? {
    switch self {
    case .string(let text): text
    case .bool(let value): value ? "YES" : "NO"
    case .integer(let value): "\(value)"
    case .number: line
    case .null, .array, .object: nil
    }
  }
}
