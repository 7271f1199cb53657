import LayoutModel
import LayoutStore

/// What the views answer and what the Swift API answers about one document, as comparable lines.
struct QueryComparison {
  private let project: ProjectStore
  private let document: DocumentSummary
  private let objects: [LayoutObject]

  init(_ project: ProjectStore, _ document: DocumentSummary) throws {
    self.project = project
    self.document = document
    objects = try project.layoutObjects(ofDocument: document.name)
  }

  /// The first lines that only one side has, for each view; nothing if they agree.
  func differences() throws -> [String] {
    var views: [String] = []
    var constraints: [String] = []
    var attributes: [String] = []
    for sizeClass in SizeClass.all {
      let layout = EffectiveLayout(of: objects, in: sizeClass)
      views += layout.views.map { line($0, sizeClass) }
      constraints += layout.constraints.map { line($0, sizeClass) }
      attributes += layout.views.flatMap { lines($0.id, $0.properties, sizeClass) }
      attributes += layout.constraints.flatMap {
        lines($0.id, $0.properties.filter { !QueryComparison.isColumn($0) }, sizeClass)
      }
    }
    return try difference(views, QueryComparison.viewQuery)
      + difference(constraints, QueryComparison.constraintQuery)
      + difference(attributes, QueryComparison.attributeQuery)
  }

  private func difference(_ own: [String], _ sql: String) throws -> [String] {
    let query = sql.replacing("?", with: "\(document.id)")
    let answer = try project.query(query).lines
    if own.sorted() == answer.sorted() { return [] }
    let (ours, theirs) = (Set(own), Set(answer))
    return ["\(document.name): \(own.count) by Swift, \(answer.count) by SQL"]
      + ours.subtracting(theirs).sorted().prefix(5).map { "Swift alone: \($0)" }
      + theirs.subtracting(ours).sorted().prefix(5).map { "SQL alone: \($0)" }
  }

  // MARK: - Swift's answers

  private func line(_ view: EffectiveView, _ sizeClass: SizeClass) -> String {
    joined([
      "\(sizeClass)", view.scene?.rawValue, view.id.rawValue, view.kind, view.parent?.rawValue,
      view.state.isInstalled ? "1" : "0", view.state.isActive ? "1" : "0",
      view.state.decidedBy.rawValue,
    ])
  }

  private func line(_ constraint: EffectiveConstraint, _ sizeClass: SizeClass) -> String {
    joined([
      "\(sizeClass)", constraint.scene?.rawValue, constraint.id.rawValue, constraint.owner.rawValue,
      constraint.firstItem.rawValue, constraint.attribute("firstAttribute"), constraint.relation,
      constraint.secondItem?.rawValue, constraint.secondAttribute,
      constraint.attribute("multiplier") ?? "1", constraint.attribute("constant") ?? "0",
      constraint.attribute("priority") ?? "1000", constraint.isPlaceholder ? "1" : "0",
      constraint.state.isInstalled ? "1" : "0", constraint.state.isActive ? "1" : "0",
    ])
  }

  private func lines(
    _ id: ObjectID,
    _ properties: [Property],
    _ sizeClass: SizeClass
  ) -> [String] {
    properties.compactMap { property in
      guard let literal = property.value.literal else { return nil }
      return joined([
        "\(sizeClass)", id.rawValue, property.path.rawValue, literal, property.variation.rawValue,
      ])
    }
  }

  private func joined(_ parts: [String?]) -> String {
    parts.map { $0 ?? "-" }.joined(separator: "|")
  }

  // MARK: - SQL's answers

  /// A constraint's own attributes are columns of a table of theirs.
  private static func isColumn(_ property: Property) -> Bool {
    property.variation.isBase && columns.contains(property.path.rawValue)
  }

  private static let columns: Set = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "priority", "constant", "symbolic", "placeholder", "identifier", "userLabel",
  ]

  private static let viewQuery = """
    SELECT view.class, view.scene, view.id, view.kind, view.parent, view.installed, view.active,
      install.fromClass
    FROM effectiveView AS view JOIN effectiveInstall AS install
      ON install.document = view.document AND install.object = view.id
      AND install.class = view.class
    WHERE view.document = ?
    """

  private static let constraintQuery = """
    SELECT class, scene, id, owner, firstItem, firstAttribute, relation, secondItem,
      secondAttribute, multiplier, constant, priority, placeholder, installed, active
    FROM effectiveConstraint WHERE document = ?
    """

  private static let attributeQuery = """
    SELECT class, object, path, value, fromClass FROM effectiveAttribute
    WHERE document = ?
      AND object IN (SELECT id FROM object
        WHERE object.document = ? AND role IN ('view', 'constraint'))
    """
}
