import LayoutModel

/// Statements for user-defined runtime attributes, which code sets by key path.
struct RuntimeAttributes {
  let syntax: Syntax
  let ledger: Ledger
  let values: ValueReader

  /// Returns the statements that set the attributes of an object.
  ///
  /// - Parameter name: The variable of the object.
  func statements(_ object: LayoutObject, _ name: String) -> [String] {
    let list = ":userDefinedRuntimeAttributes"
    let rows = object.properties.filter { $0.path.parent.rawValue == list }
      .sorted { $0.position < $1.position }
    if rows.isEmpty { return [] }
    ledger.write(object.id, list)
    return rows.compactMap { row in
      let path = row.path.rawValue
      guard let key = values.literal("\(path)/keyPath", object.properties),
        let value = attribute(path, object)
      else {
        ledger.omit(object.id, under: path, "code can't express this value")
        return nil
      }
      ledger.write(object.id, under: path)
      return syntax.call(
        name,
        "setValue(\(value.swift), forKeyPath: \(syntax.string(key)))",
        "setValue:\(value.objectiveC) forKeyPath:\(syntax.string(key))"
      )
    }
  }

  private func attribute(_ path: String, _ object: LayoutObject) -> CodeValue? {
    let rows = object.properties
    let place = "\(path)/value"
    let property = rows.first { $0.path.rawValue == place }
    let type = values.literal("\(path)/type", rows)
    switch (type, property?.value) {
    case ("nil", _), (_, .element("nil", _)?): return CodeValue.none
    case ("boolean", .attribute(let literal)?):
      return literal == "YES" ? CodeValue("true", "@YES") : CodeValue("false", "@NO")
    case ("image", .attribute?):
      return values.value(.image, at: place, in: rows, of: object.id)
    case ("number", .attribute(let literal)?):
      return values.number(literal).map { CodeValue($0, "@(\($0))") }
    case (_, .attribute(let literal)?):
      return property.map { values.localized(literal, $0, of: object.id) }
    case (_, .element("string", _)?), (_, .element("mutableString", _)?):
      return property.flatMap { property in
        values.text(property.value, place, in: rows).map {
          values.localized($0, property, of: object.id)
        }
      }
    case (_, .element("range", _)?):
      guard let location = values.number(values.literal("\(place)/location", rows)),
        let length = values.number(values.literal("\(place)/length", rows))
      else { return nil }
      return CodeValue(
        "NSValue(range: NSRange(location: \(location), length: \(length)))",
        "[NSValue valueWithRange:NSMakeRange(\(location), \(length))]"
      )
    case (_, .element(let tag, _)?) where tag == "real" || tag == "integer":
      return values.number(values.literal("\(place)/value", rows)).map {
        CodeValue($0, "@(\($0))")
      }
    case (_, .record(let record)?): return geometry(record) ?? values.color(.record(record))
    default: return type == "string" ? CodeValue(string: "") : nil
    }
  }

  private func geometry(_ record: Record) -> CodeValue? {
    let numbers = record.fields.map { values.number($0) }.compactMap { $0 }
    guard numbers.count == record.fields.count, record.kind != .color else { return nil }
    let isMac = values.platform == .macOS
    let all = numbers.joined(separator: ", ")
    let name: String
    switch record.kind {
    case .point: name = "Point"
    case .size: name = "Size"
    case .rect: name = "Rect"
    default: return nil
    }
    let arguments = zip(record.kind.fieldNames, numbers).map { "\($0): \($1)" }
      .joined(separator: ", ")
    return CodeValue(
      "NSValue(\(isMac ? name.lowercased() : "cg" + name): CG\(name)(\(arguments)))",
      "[NSValue valueWith\(isMac ? "" : "CG")\(name):\(isMac ? "NSMake\(name)" : "CG\(name)Make")(\(all))]"
    )
  }
}
