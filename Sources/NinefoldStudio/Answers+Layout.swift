internal import LayoutModel
internal import Ninefold

extension ObjectEntry {
  /// Returns the outline of a scene: its objects without connections and resources, parents first.
  static func all(in members: [LayoutObject], _ layout: EffectiveLayout) -> [ObjectEntry] {
    var inactive: [ObjectID: String] = [:]
    for view in layout.views { inactive[view.id] = view.state.inactive?.sentence }
    for constraint in layout.constraints {
      inactive[constraint.id] = constraint.state.inactive?.sentence
    }
    let shown = members.filter { ![.document, .connection, .resource].contains($0.role) }
    let ids = Set(shown.map(\.id))
    let arranged = Set(shown.filter { $0.kind == "stackView" }.map(\.id))
    return shown.map { object in
      ObjectEntry(
        id: object.id.rawValue,
        parent: object.parent.flatMap { ids.contains($0) ? $0.rawValue : nil },
        kind: object.kind,
        role: object.role.rawValue,
        name: object.entryName(among: members),
        inactive: inactive[object.id],
        isFramed: object.role == .view
          && object.attribute("translatesAutoresizingMaskIntoConstraints") != "NO"
          && !(object.parent.map { arranged.contains($0) } ?? true)
      )
    }
  }
}

extension LayoutObject {
  /// The name of the object on the page: the equation of a constraint, else the name in the
  /// outline.
  func entryName(among members: [LayoutObject]) -> String {
    role == .constraint ? constraintSentence(members) : outlineName
  }

  /// Returns the equation of a constraint: `Title.width = 40`, `Note.leading = Title.trailing + 8`.
  private func constraintSentence(_ members: [LayoutObject]) -> String {
    let relations = ["greaterThanOrEqual": "≥", "lessThanOrEqual": "≤"]
    let relation = relations[attribute("relation") ?? ""] ?? "="
    let constant = attribute("constant") ?? "0"
    func side(_ item: String, _ attribute: String) -> String {
      let name = members.first { $0.id.rawValue == item }?.outlineName ?? item
      return "\(name).\(self.attribute(attribute) ?? "")"
    }
    let first = side(attribute("firstItem") ?? parent?.rawValue ?? "", "firstAttribute")
    guard let second = attribute("secondItem") else { return "\(first) \(relation) \(constant)" }
    let other = side(second, "secondAttribute")
    let sign = constant.hasPrefix("-") ? "− \(constant.dropFirst())" : "+ \(constant)"
    return "\(first) \(relation) \(other)" + (constant == "0" ? "" : " \(sign)")
  }
}

extension ConstraintEntry {
  init(_ constraint: EffectiveConstraint) {
    id = constraint.id.rawValue
    isActive = constraint.state.isActive
    firstItem = constraint.firstItem.rawValue
    firstAttribute = constraint.firstAttribute
    relation = constraint.relation
    secondItem = constraint.secondItem?.rawValue
    secondAttribute = constraint.secondAttribute
    constant = constraint.constant.isFinite ? constraint.constant : 0
    priority = constraint.priority.isFinite ? constraint.priority : 1000
    let held = constraint.properties.first { $0.path.rawValue == "constant" }
    row = (held?.variation ?? .base).rawValue
  }
}

extension InspectorAnswer {
  /// Creates the inspector of an object, with the rows of `installed` first.
  init(of object: LayoutObject, document: String) {
    let inspection = Inspection(of: object, document: document)
    id = object.id.rawValue
    kind = object.kind
    name = object.outlineName
    role = object.role.rawValue
    let canLeave = object.role == .view || object.role == .constraint
    settings =
      (canLeave ? [Setting(installed: inspection)] : []) + inspection.settings.map(Setting.init)
  }
}

extension InspectorAnswer.Setting {
  fileprivate init(_ setting: Inspection.Setting) {
    name = setting.name
    rows = setting.rows.map { row in
      let notation = row.values.count == 1 ? row.values[0].value.notation : nil
      let isWhole = row.values.first?.path == setting.path
      return InspectorAnswer.Row(
        sizeClass: row.variation.rawValue,
        value: notation ?? row.values.map(\.shown).joined(separator: ", "),
        isEditable: notation != nil && isWhole && setting.name != "id",
        wins: setting.winners.filter { $0.row == row.variation }.map(\.sizeClass.description)
      )
    }
  }

  /// Creates the setting of the installed state. The any-any row is always present.
  fileprivate init(installed inspection: Inspection) {
    name = "installed"
    var lines = inspection.installations.map { ($0.variation, $0.isInstalled) }
    if lines.first?.0.isBase != true { lines.insert((.base, true), at: 0) }
    rows = lines.map { variation, isInstalled in
      InspectorAnswer.Row(
        sizeClass: variation.rawValue,
        value: isInstalled ? "YES" : "NO",
        isEditable: true,
        wins: inspection.installed.filter { $0.row == variation }.map(\.sizeClass.description)
      )
    }
  }
}

extension Property {
  /// The value as text: in its notation if it has one, else as its fields.
  fileprivate var shown: String {
    switch value {
    case .attribute(let literal): "\(path.name) \(literal)"
    case .element(let tag, let text): text ?? tag
    case .record(let record):
      value.notation
        ?? zip(record.kind.fieldNames, record.fields)
        .compactMap { name, literal in literal.map { "\(name) \($0)" } }.joined(separator: " ")
    }
  }
}
