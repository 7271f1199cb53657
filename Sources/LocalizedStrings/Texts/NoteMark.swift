/// Notes for translators by which teams mark texts that are not translated.
///
/// Interface Builder has no such mark. `#bc-ignore!` is the mark of BartyCrouch, which many teams
/// use to update strings files.
enum NoteMark {
  private static let marks = [
    "#bc-ignore!", "do not localize", "do not localise", "do not translate", "don't localize",
    "don't translate",
  ]

  /// Returns true if a note says that its texts are not translated.
  static func excludes(_ note: String) -> Bool {
    let note = note.lowercased()
    return marks.contains { note.contains($0) }
  }
}
