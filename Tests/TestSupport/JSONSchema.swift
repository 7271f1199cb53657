import Foundation

/// A JSON Schema (2020-12), as far as the schemas of this project use it: types, constants,
/// enumerations, members, items, alternatives and references inside the schema.
///
/// A keyword that is not known is a failure, so a schema can't demand what nobody checks.
public struct JSONSchema {
  private let root: [String: Any]

  /// Reads a schema below `docs/schemas`.
  public init(named name: String) throws {
    let text = Repository.text(of: "docs/schemas/\(name)") ?? ""
    root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    if root.isEmpty { throw CocoaError(.fileReadNoSuchFile) }
  }

  /// Returns where a value differs from the schema, or from one of its definitions.
  public func problems(with value: Any, as definition: String? = nil) -> [String] {
    var problems: [String] = []
    let schema = definition.map { ["$ref": "#/$defs/\($0)"] } ?? root
    check(value, schema, "", &problems)
    return problems
  }

  /// The names of the definitions.
  public var definitions: Set<String> { Set((root["$defs"] as? [String: Any] ?? [:]).keys) }

  private static let known: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "const", "enum", "properties",
    "required", "additionalProperties", "items", "minItems", "maxItems", "anyOf",
  ]

  private func check(
    _ value: Any,
    _ schema: [String: Any],
    _ place: String,
    _ problems: inout [String]
  ) {
    func fail(_ reason: String) { problems.append("\(place.isEmpty ? "/" : place): \(reason)") }
    for keyword in schema.keys where !JSONSchema.known.contains(keyword) {
      fail("the keyword \(keyword) is not checked")
    }
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      let definitions = root["$defs"] as? [String: Any] ?? [:]
      guard let target = definitions[name] as? [String: Any] else {
        return fail("there is no definition \(reference)")
      }
      return check(value, target, place, &problems)
    }
    if let constant = schema["const"], !isEqual(value, constant) { fail("is not \(constant)") }
    if let choices = schema["enum"] as? [Any], !choices.contains(where: { isEqual(value, $0) }) {
      fail("\(value) is not one of \(choices)")
    }
    let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { isType($0, value) }) {
      return fail("\(value) is no \(types.joined(separator: " or "))")
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      checkAny(value, choices, place, &problems)
    }
    if let object = value as? [String: Any] { checkMembers(object, schema, place, &problems) }
    if let array = value as? [Any] {
      if let least = schema["minItems"] as? Int, array.count < least { fail("has too few items") }
      if let most = schema["maxItems"] as? Int, array.count > most { fail("has too many items") }
      guard let items = schema["items"] as? [String: Any] else { return }
      for (index, item) in array.enumerated() { check(item, items, "\(place)/\(index)", &problems) }
    }
  }

  private func checkAny(
    _ value: Any,
    _ choices: [[String: Any]],
    _ place: String,
    _ problems: inout [String]
  ) {
    var fewest: [String]?
    for choice in choices {
      var found: [String] = []
      check(value, choice, place, &found)
      if found.isEmpty { return }
      if found.count < fewest?.count ?? .max { fewest = found }
    }
    problems += fewest ?? ["\(place): fits nothing"]
  }

  private func checkMembers(
    _ object: [String: Any],
    _ schema: [String: Any],
    _ place: String,
    _ problems: inout [String]
  ) {
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      problems.append("\(place): \(name) is missing")
    }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    for (name, member) in object {
      if let property = properties[name] as? [String: Any] {
        check(member, property, "\(place)/\(name)", &problems)
      } else if let rest = schema["additionalProperties"] as? [String: Any] {
        check(member, rest, "\(place)/\(name)", &problems)
      } else if schema["additionalProperties"] as? Bool == false {
        problems.append("\(place): \(name) is not described")
      }
    }
  }

  private func isType(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "null": value is NSNull
    case "boolean": isBoolean(value)
    case "string": value is String
    case "integer":
      !isBoolean(value)
        && (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
    case "number": !isBoolean(value) && value is NSNumber
    case "array": value is [Any]
    case "object": value is [String: Any]
    default: false
    }
  }

  private func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
  }

  private func isEqual(_ one: Any, _ other: Any) -> Bool {
    (one as? NSObject) == (other as? NSObject)
      || (one as? String).map { $0 == other as? String } ?? false
      || (one is NSNull && other is NSNull)
      || (isBoolean(one) && isBoolean(other) && one as? Bool == other as? Bool)
  }
}
