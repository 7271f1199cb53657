internal import LayoutMerge
internal import LayoutModel
internal import LayoutStore

// Values, layouts and findings of states.
extension ProjectFunctions {
  static let atSignature = QueryFunction.Signature(
    name: "at",
    meaning: "Every value of every object at a revision, and a row with the path '' for the object "
      + "itself.",
    parameters: [ProjectFunctions.revisionParameter("revision", "the state")],
    requiredCount: 1,
    columns: [
      .init("document", "the document's name"),
      .init("object", "the object's id"),
      .init("kind", "its element's name: 'label'"),
      .init("role", "its role: 'view', 'constraint', …"),
      .init("scene", "its scene; null in a xib"),
      .init("parent", "the object that holds it"),
      .init("class", "the size class of the value's row"),
      .init("path", "the value; 'installed' for an install row"),
      .init("value", "the literal; the fields of a structured value; null for the object itself"),
    ],
    filters: ["document", "object"],
    travels: true
  )

  var at: QueryFunction {
    QueryFunction(ProjectFunctions.atSignature) { arguments in
      let revision = arguments["revision"] ?? ""
      let state = try state(revision)
      return try eachDocument(of: state, arguments, ["at", revision], column: 1) { name in
        try state.document(named: name).objects.flatMap { ProjectFunctions.rows(of: $0, in: name) }
      }
    }
  }

  private static func rows(of object: LayoutObject, in document: String) -> [FunctionTables.Row] {
    let start: FunctionTables.Row = [
      .text(document), .text(object.id.rawValue), .text(object.kind), .text(object.role.rawValue),
      .text(object.scene?.rawValue), .text(object.parent?.rawValue),
    ]
    func row(_ variation: VariationKey, _ path: String, _ value: String?) -> FunctionTables.Row {
      start + [.text(variation.rawValue), .text(path), .text(value)]
    }
    return [row(.base, "", nil)]
      + object.installations.map { row($0.variation, "installed", $0.isInstalled ? "yes" : "no") }
      + object.properties.filter { !$0.path.isObject }
      .map { row($0.variation, $0.path.rawValue, $0.value.text) }
  }

  static let layoutSignature = QueryFunction.Signature(
    name: "layout",
    meaning: "The layout in a size class, as 'ninefold layout': every value of every view and "
      + "constraint, and a row with the path '' for the object itself.",
    parameters: [
      QueryFunction.Column("class", "the size class"),
      ProjectFunctions.revisionParameter("revision", "the state, that of the query if left out"),
    ],
    requiredCount: 1,
    columns: [
      .init("document", "the document's name"),
      .init("scene", "the scene; null in a xib"),
      .init("object", "the object's id"),
      .init("kind", "its element's name: 'label', 'constraint'"),
      .init("role", "'view' or 'constraint'"),
      .init("parent", "the view that holds it; for a constraint, its owner"),
      .init("installed", "INTEGER", "1 if it is installed in the class"),
      .init("active", "INTEGER", "1 if it takes part in the layout"),
      .init("reason", "why it is not active; null if it is"),
      .init("path", "the value"),
      .init("value", "", "its literal in the class; constraints have numbers; null for ''"),
    ],
    filters: ["document", "object"],
    travels: true
  )

  var layout: QueryFunction {
    QueryFunction(ProjectFunctions.layoutSignature) { arguments in
      let name = arguments["class"] ?? ""
      guard let sizeClass = SizeClass(name) else { throw UnknownSizeClass(name: name) }
      let revision = arguments["revision"]
      let state = try state(revision)
      let call = ["layout", sizeClass.description, revision ?? ""]
      return try eachDocument(of: state, arguments, call, column: 2) { name in
        try state.layout(of: name, in: sizeClass).flatMap { ProjectFunctions.rows(of: $0, name) }
      }
    }
  }

  private static func rows(of layout: SceneLayout, _ document: String) -> [FunctionTables.Row] {
    layout.layout.views.flatMap { view in
      rows(
        [
          .text(document), .text(layout.scene?.rawValue), .text(view.id.rawValue),
          .text(view.kind), .text("view"), .text(view.parent?.rawValue),
        ],
        view.state,
        view.properties.filter { !$0.path.isObject }.map {
          ($0.path.rawValue, .text($0.value.text))
        }
      )
    }
      + layout.layout.constraints.flatMap { constraint in
        rows(
          [
            .text(document), .text(layout.scene?.rawValue), .text(constraint.id.rawValue),
            .text("constraint"), .text("constraint"), .text(constraint.owner.rawValue),
          ],
          constraint.state,
          values(of: constraint)
        )
      }
  }

  private static func rows(
    _ start: FunctionTables.Row,
    _ state: InstallState,
    _ values: [(path: String, value: QueryResult.Cell)]
  ) -> [FunctionTables.Row] {
    let start =
      start + [
        .integer(state.isInstalled ? 1 : 0), .integer(state.isActive ? 1 : 0),
        .text(state.inactive?.sentence),
      ]
    return [start + [.text(""), .null]] + values.map { start + [.text($0.path), $0.value] }
  }

  /// The values that a constraint has in the class, with those that the file leaves out.
  private static func values(of constraint: EffectiveConstraint) -> [(String, QueryResult.Cell)] {
    let known: [(String, QueryResult.Cell)] = [
      ("firstItem", .text(constraint.firstItem.rawValue)),
      ("firstAttribute", .text(constraint.firstAttribute)),
      ("relation", .text(constraint.relation)),
      ("secondItem", .text(constraint.secondItem?.rawValue)),
      ("secondAttribute", .text(constraint.secondAttribute)),
      ("multiplier", .real(constraint.multiplier)), ("constant", .real(constraint.constant)),
      ("priority", .real(constraint.priority)),
    ]
    let names = Set(known.map(\.0))
    return known
      + constraint.properties.filter { !$0.path.isObject && !names.contains($0.path.rawValue) }
      .map { ($0.path.rawValue, .text($0.value.text)) }
  }

  static let findingsSignature = QueryFunction.Signature(
    name: "findings",
    meaning: "The problems of a document's layout in all size classes, without a configuration, as "
      + "'ninefold check --all'.",
    parameters: [
      QueryFunction.Column("document", "the document's name; all documents if it is left out"),
      ProjectFunctions.revisionParameter("revision", "the state, that of the query if left out"),
    ],
    requiredCount: 0,
    columns: [
      .init("document", "the document's name"),
      .init("kind", "the kind: 'ambiguous', 'unsatisfiable', …"),
      .init("severity", "'error', 'warning' or 'note'"),
      .init("class", "the size class"),
      .init("object", "the object; null if the document can't be read"),
      .init("scene", "its scene; null in a xib"),
      .init("path", "the property; null for most kinds"),
      .init("message", "the problem in words"),
      .init("certainty", "'marked' by Interface Builder, 'computed' or 'unsure'"),
      .init("suppressed", "INTEGER", "1 if the document suppresses the finding"),
      .init("finding", "the finding's id, the same in every state"),
    ],
    filters: ["document", "object"],
    travels: true
  )

  var findings: QueryFunction {
    QueryFunction(ProjectFunctions.findingsSignature) { arguments in
      let revision = arguments["revision"]
      let state = try state(revision)
      let only = arguments["document"]
      return try eachDocument(of: state, arguments, ["findings", revision ?? ""], only, column: 4) {
        name in
        try state.findings(of: name).map { ProjectFunctions.cells($0, in: name) }
      }
    }
  }

  private static func cells(_ finding: Finding, in document: String) -> FunctionTables.Row {
    [
      .text(document), .text(finding.kind.rawValue), .text(finding.severity.rawValue),
      .text(finding.sizeClass?.description), .text(finding.object?.rawValue),
      .text(finding.scene?.rawValue), .text(finding.path?.rawValue), .text(finding.sentence),
      .text(finding.certainty.rawValue), .integer(finding.isSuppressed ? 1 : 0),
      .text(finding.id),
    ]
  }
}

/// The name is not that of a size class.
private struct UnknownSizeClass: Error, CustomStringConvertible {
  let name: String

  var description: String {
    let names = SizeClass.all.map(\.description)
    let question = Suggestions.question(Suggestions.nearest(to: name, among: names))
    return "'\(name)' is not a size class; "
      + (question ?? "the classes are \(names.joined(separator: ", "))")
  }
}
