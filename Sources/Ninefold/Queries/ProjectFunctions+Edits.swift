internal import LayoutMerge
internal import LayoutModel
internal import LayoutStore

// History, differences and blame.
extension ProjectFunctions {
  private static let editColumns: [QueryFunction.Column] = [
    .init("edit", "INTEGER", "the edit's number"),
    .init("id", "the edit's id, the same in every copy of the project"),
    .init("kind", "its kind: 'import', 'set', …"),
    .init("meaning", "what it did, in terms of layout"),
    .init("author", "its author"),
    .init("time", "its time in UTC, as ISO 8601"),
  ]

  private static func cells(_ edit: RecordedEdit) -> FunctionTables.Row {
    [
      .edit(edit.number), .text(edit.id.description), .text(edit.intent.kind.rawValue),
      .text(edit.intent.meaning), .text(edit.author), .text(UTCTime(timeMs: edit.timeMs).text),
    ]
  }

  private static let objectParameter = QueryFunction.Column(
    "object",
    "the object, as ID or DOCUMENT:ID, or by another name that commands accept"
  )

  static let historySignature = QueryFunction.Signature(
    name: "history",
    meaning: "The edits that touched an object, latest first: one row for each value that changed. "
      + "An edit that added or deleted the whole document has one row.",
    parameters: [ProjectFunctions.objectParameter],
    requiredCount: 1,
    columns: ProjectFunctions.editColumns + [
      .init("change", "'added', 'deleted', 'moved', 'value', 'installed', …"),
      .init("document", "the document's name"),
      .init("object", "the object's id"),
      .init("class", "the size class of the value's row"),
      .init("path", "the value; 'installed' for an install row, '' for the object itself"),
      .init("old", "the old value; null: none"),
      .init("new", "the new value; null: none"),
    ]
  )

  var history: QueryFunction {
    QueryFunction(ProjectFunctions.historySignature) { arguments in
      let object = try project.resolveInHistory(arguments["object"] ?? "")
      let names = try project.store.history.formerNames(of: object)
      var edits = try project.log(EditFilter(object: object))[...]
      return {
        guard let edit = edits.popFirst() else { return nil }
        let changes = try project.show(edit.number).changes
        return changes.compactMap { change in
          guard let object = names.first(where: change.isPart(of:)) else { return nil }
          return ProjectFunctions.cells(edit) + [
            .text(change.kind.rawValue), .text(object.document), .text(object.id.rawValue),
            .text(change.variation.rawValue), .text(change.valuePath), .text(change.old),
            .text(change.new),
          ]
        }
      }
    }
  }

  static let blameSignature = QueryFunction.Signature(
    name: "blame",
    meaning: "The edit that set each value of an object, as 'ninefold blame'.",
    parameters: [ProjectFunctions.objectParameter],
    requiredCount: 1,
    columns: [
      .init("document", "the document's name"),
      .init("object", "the object's id"),
      .init("class", "the size class of the value's row"),
      .init("path", "the value; '' for the object itself, 'installed' for an install row"),
    ] + ProjectFunctions.editColumns
  )

  var blame: QueryFunction {
    QueryFunction(ProjectFunctions.blameSignature) { arguments in
      let name = arguments["object"] ?? ""
      let table = try tables.table(["blame", name], column: 3) {
        let object = try project.resolve(name)
        return try project.blame(object).map { entry in
          [
            .text(object.document), .text(object.id.rawValue), .text(entry.variation.rawValue),
            .text(entry.path.rawValue),
          ] + ProjectFunctions.cells(entry.edit)
        }
      }
      return once(table.rows)
    }
  }

  static let diffSignature = QueryFunction.Signature(
    name: "diff",
    meaning: "The differences between two states, as 'ninefold diff': one row for each value.",
    parameters: [
      ProjectFunctions.revisionParameter("from", "the old state"),
      ProjectFunctions.revisionParameter("to", "the new state, @ if it is left out"),
    ],
    requiredCount: 1,
    columns: [
      .init("document", "the document's name"),
      .init(
        "kind",
        "'added', 'deleted', 'moved', 'reordered', 'installed', 'uninstalled', 'changed'"
      ),
      .init("object", "the object's id"),
      .init("objectKind", "its element's name: 'label'"),
      .init("role", "its role: 'view', 'constraint', …"),
      .init("name", "its name for people; null: none"),
      .init("scene", "its scene; null in a xib"),
      .init("within", "the topmost object that was added or deleted with it; null: itself"),
      .init("class", "the size class of the value's row"),
      .init("path", "the value; '' for the object itself"),
      .init("old", "the old value; null: none"),
      .init("new", "the new value; null: none"),
      .init("cosmetic", "why the change is cosmetic: 'frame', …; null: it is not"),
    ],
    filters: ["object"],
    travels: true
  )

  var diff: QueryFunction {
    QueryFunction(ProjectFunctions.diffSignature) { arguments in
      let (old, new) = (arguments["from"] ?? "", arguments["to"] ?? "@")
      let table = try tables.table(["diff", old, new], column: 2) {
        try project.diff(from: old, to: new).flatMap { document in
          document.diff.changes.map { ProjectFunctions.cells($0, in: document) }
        }
      }
      return once(table.rows(with: arguments.filter("object")))
    }
  }

  private static func cells(_ change: LayoutChange, in document: DocumentDifference)
    -> FunctionTables.Row
  {
    [
      .text(document.document), .text(change.kind.rawValue), .text(change.object.rawValue),
      .text(change.objectKind), .text(change.role.rawValue),
      .text(document.diff.labels[change.object]?.name), .text(change.scene?.rawValue),
      .text(change.within?.rawValue), .text(change.variation.rawValue),
      .text(change.path.rawValue), .text(change.old), .text(change.new),
      .text(change.cosmetic?.rawValue),
    ]
  }
}

extension JournalChange {
  /// Returns true if this is a change of an object, or of its whole document.
  fileprivate func isPart(of object: ObjectReference) -> Bool {
    guard self.object.document.hasSameBytes(as: object.document) else { return false }
    return kind == .addedDocument || kind == .deletedDocument || self.object.id == object.id
  }
}
