internal import Foundation
internal import LayoutModel

extension JSON {
  /// The members of recorded edits: the last edit, its kind, and all affected objects.
  static func members(of recorded: RecordedEdits, isDryRun: Bool) -> [(String, JSON)] {
    [
      ("edit", recorded.edit.map { .integer(Int($0.number.rawValue)) } ?? .null),
      ("id", .text(recorded.edit?.id.description)),
      ("kind", .text(recorded.edit?.intent.kind.rawValue)),
      ("dryRun", .bool(isDryRun)),
      (
        "affected",
        .array(
          recorded.affected.map {
            .string($0.id == Document.rootID ? $0.document : $0.id.rawValue)
          }
        )
      ),
      ("edits", .array(recorded.edits.map { .integer(Int($0.number.rawValue)) })),
      ("names", .array(recorded.names.map { .string($0) })),
    ]
  }

  /// An edit.
  static func members(of edit: RecordedEdit) -> [(String, JSON)] {
    func number(_ value: EditNumber?) -> JSON { value.map { .integer(Int($0.rawValue)) } ?? .null }
    return [
      ("edit", number(edit.number)),
      ("id", .string(edit.id.description)),
      ("parent", number(edit.parent)),
      ("kind", .string(edit.intent.kind.rawValue)),
      ("meaning", .string(edit.intent.meaning)),
      ("place", .text(edit.intent.place?.rawValue)),
      ("class", .string(edit.intent.sizeClass.description)),
      ("author", .string(edit.author)),
      ("time", .string(EditText.time(edit.timeMs))),
      ("message", .text(edit.intent.message)),
      ("undoes", number(edit.undoes)),
      ("redoes", number(edit.redoes)),
    ]
  }

  /// A change of a fact, with the name of its object.
  static func change(_ change: JournalChange, _ label: ObjectLabel?) -> JSON {
    .object([
      ("change", .string(change.kind.rawValue)),
      ("document", .string(change.object.document)),
      ("object", .string(change.object.id.rawValue)),
      ("element", .text(change.element)),
      ("name", .text(label?.name)),
      ("sentence", .text(label?.newSentence ?? label?.oldSentence)),
      ("class", .string(change.variation.rawValue)),
      ("path", .string(change.path.rawValue)),
      ("old", .text(change.old)),
      ("new", .text(change.new)),
    ])
  }
}
