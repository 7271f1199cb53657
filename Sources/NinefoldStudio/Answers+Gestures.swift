internal import LayoutModel
internal import Ninefold

/// The result of a gesture.
struct GestureAnswer: Encodable {
  let state: ProjectState
  /// The JSON that the command prints.
  let result: CommandAnswer
  /// The other views that moved.
  let moved: [MovedEntry]
  /// The views that are still ambiguous.
  let ambiguous: [String]
}

/// A view that a gesture moves, and the classes in which it moves.
struct MovedEntry: Encodable {
  let object: String
  let classes: [String]

  static func all(_ moved: [MovedView]) -> [MovedEntry] {
    moved.byView.map {
      MovedEntry(object: $0.id.rawValue, classes: $0.classes.map(\.description))
    }
  }
}

/// A conflict or an ambiguity that a gesture adds, and the classes in which it does.
struct AddedEntry: Encodable {
  let object: String
  let classes: [String]
  let message: String

  init(_ entry: FindingChanges.Entry) {
    object = entry.finding.object?.rawValue ?? ""
    classes = entry.classes.map(\.description)
    message = entry.finding.sentence
  }
}

/// The JSON of an editing command: docs/schemas/edit.json.
struct CommandAnswer: Encodable {
  private struct Step: Encodable {
    let document: String
    let kind: String
    let object: String
    let meaning: String

    init(_ step: EditStep) {
      document = step.document
      kind = step.result.kind.rawValue
      object = step.result.subject.rawValue
      meaning = step.result.meaning
    }
  }

  private enum CodingKeys: String, CodingKey {
    case edit, id, kind, dryRun, affected, edits, names, meaning, `class`, added, changed, deleted
    case steps, notes
  }

  let edit: EditingResult
  let isDryRun: Bool

  func encode(to encoder: any Encoder) throws {
    let recorded = edit.recorded
    let results = edit.steps.map(\.result)
    func sorted(_ ids: [ObjectID]) -> [String] { Set(ids).sorted().map(\.rawValue) }
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(recorded.edit?.number.rawValue, forKey: .edit)
    try members.encode(recorded.edit?.id.description, forKey: .id)
    try members.encode(recorded.edit?.intent.kind.rawValue, forKey: .kind)
    try members.encode(isDryRun, forKey: .dryRun)
    try members.encode(
      recorded.affected.map { $0.id == Document.rootID ? $0.document : $0.id.rawValue },
      forKey: .affected
    )
    try members.encode(recorded.edits.map(\.number.rawValue), forKey: .edits)
    try members.encode(recorded.names.map { "\($0)" }, forKey: .names)
    try members.encode(recorded.edit?.intent.meaning, forKey: .meaning)
    try members.encode(edit.sizeClass.description, forKey: .class)
    try members.encode(sorted(results.flatMap(\.added)), forKey: .added)
    try members.encode(sorted(results.flatMap(\.changed)), forKey: .changed)
    try members.encode(sorted(results.flatMap(\.deleted)), forKey: .deleted)
    try members.encode(edit.steps.map(Step.init), forKey: .steps)
    try members.encode(results.flatMap(\.notes), forKey: .notes)
  }
}

/// Copied objects: the JSON of `ninefold copy`.
struct FragmentAnswer: Encodable {
  let document: String
  /// The outermost objects.
  let objects: [String]
  let xml: String
}
