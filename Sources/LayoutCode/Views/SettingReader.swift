import LayoutModel

/// A value that code sets on an object, for each class.
struct CodeSetting {
  let object: ObjectID
  let member: Member
  let values: PerClass<CodeValue>
}

/// Reads the values that code sets on the objects of a scene.
struct SettingReader {
  private let values: ValueReader
  private let ledger: Ledger
  /// The prefix that turns the paths of the rows into paths of the object.
  private let prefix: String

  init(_ values: ValueReader, _ ledger: Ledger, below prefix: String = "") {
    self.values = values
    self.ledger = ledger
    self.prefix = prefix
  }

  /// Returns the settings of an object, in the order of its class's members.
  func settings(of object: LayoutObject, type: ObjectType) -> [CodeSetting] {
    type.known.map { settings(of: object, class: $0) } ?? []
  }

  func settings(of object: LayoutObject, class known: CodedClass) -> [CodeSetting] {
    var found: [Int] = []
    for index in object.properties.indices {
      if let places = known.places[object.properties[index].path.rawValue] { found += places }
    }
    found += known.members.indices.filter { known.members[$0].isAlways }
    let varied = object.hasVariedValues
    let rows = varied ? SizeClass.finals.map { object.effectiveProperties(in: $0) } : []
    var last = -1
    return found.sorted().compactMap { place in
      if place == last { return nil }
      last = place
      let member = known.members[place]
      if case .structure = member.form { return nil }
      return varied
        ? setting(member, of: object, rows) : setting(member, of: object, [object.properties])
    }
  }

  /// - Parameter rows: The rows in each of the final classes, or those of all.
  private func setting(_ member: Member, of object: LayoutObject, _ rows: [[Property]])
    -> CodeSetting?
  {
    let read = rows.map { value(member, of: object, $0) }
    let given = PerClass<CodeValue?> { read.count == 1 ? read[0] : read[$0] }
    if !given.values.contains(where: { $0 != nil }) {
      if member.isAlways, let fallback = member.fallback, !has(member.path, object) {
        return CodeSetting(object: object.id, member: member, values: PerClass { _ in fallback })
      }
      explain(member, object)
      return nil
    }
    let isPartial = given.values.contains { $0 == nil }
    guard !isPartial || member.fallback != nil else {
      ledger.omit(
        object.id,
        under: member.path,
        "the document does not have the value for the other classes"
      )
      return nil
    }
    for rows in rows {
      for path in values.unknownAttributes(member.form, at: member.path, in: rows) {
        ledger.omit(object.id, under: path, "code can't express this value")
      }
    }
    ledger.write(object.id, under: member.path)
    if case .image = member.form { ledger.write(object.id, beside(member.path, "catalog")) }
    if case .buttonType = member.form { ledger.write(object.id, under: "behavior") }
    if member.path.contains("/") { writeContainers(of: member.path, object.id) }
    if case .statement = member.form, given.values[0] == CodeValue(false) { return nil }
    return CodeSetting(
      object: object.id,
      member: member,
      values: PerClass { given.values[$0] ?? member.fallback ?? .none }
    )
  }

  private func has(_ path: String, _ object: LayoutObject) -> Bool {
    object.properties.contains { $0.path.rawValue == path }
  }

  /// Records why the code lacks a row: its value is the toolkit's default, or unknown.
  private func explain(_ member: Member, _ object: LayoutObject) {
    let row = object.properties.first { $0.path.rawValue == member.path }
    switch row?.value {
    case .element("nil", _)?, .element("state", _)?: return
    default: break
    }
    if case .attributedText = member.form, isEmpty(member.path, object) {
      ledger.markWithoutEffect(object.id, under: member.path, "an empty text is no text")
      return
    }
    if case .date = member.form, object.attribute("useCurrentDate") == nil { return }
    ledger.omit(object.id, under: member.path, reason(member, row?.value))
  }

  /// Returns why code can't express a value.
  private func reason(_ member: Member, _ value: Value?) -> String {
    if case .color = member.form, case .record(let color)? = value,
      color["systemColor"] != nil || color["catalog"] == "System"
    {
      return "\(values.platform == .macOS ? "AppKit" : "UIKit") has no public color of this name"
    }
    return "code can't express this value"
  }

  /// Returns true if an element has nothing inside it.
  private func isEmpty(_ path: String, _ object: LayoutObject) -> Bool {
    !object.properties.contains { $0.path.rawValue.hasPrefix(path + "/") }
  }

  private func value(_ member: Member, of object: LayoutObject, _ rows: [Property]) -> CodeValue? {
    values.value(member.form, at: member.path, in: rows, of: object.id, below: prefix)
  }

  private func beside(_ path: String, _ name: String) -> String {
    PropertyPath(path).parent.appending(name).rawValue
  }

  /// Records the elements around a value. Their own rows have nothing that code could express.
  private func writeContainers(of path: String, _ id: ObjectID) {
    var parent = PropertyPath(path).parent
    while !parent.isObject {
      ledger.write(id, parent.rawValue)
      parent = parent.parent
    }
  }
}
