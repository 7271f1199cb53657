internal import LayoutModel

/// The description of a completed edit.
struct CompletedEdit {
  let kind: EditKind
  /// The effect of the edit, as one sentence.
  let meaning: String
  /// The object that the edit is about.
  let subject: ObjectID
  /// The omissions and guesses of the edit, as sentences.
  var notes: [String] = []
}
