internal import LayoutModel

/// The description of a completed edit.
struct CompletedEdit {
  let kind: EditKind
  /// What the edit did, as one sentence.
  let meaning: String
  /// The object that the edit is about.
  let subject: ObjectID
  /// What the edit left out or guessed, as sentences.
  var notes: [String] = []
}
