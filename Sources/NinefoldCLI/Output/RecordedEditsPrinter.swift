internal import LayoutModel

/// The output of undo, redo, restore and merges.
struct RecordedEditsPrinter {
  private let recorded: RecordedEdits
  private let isDryRun: Bool
  /// The message if nothing changed.
  private let none: String

  init(_ recorded: RecordedEdits, isDryRun: Bool, none: String) {
    self.recorded = recorded
    self.isDryRun = isDryRun
    self.none = none
  }

  /// Prints the edits as lines, or as JSON.
  func print(json: Bool) {
    if json {
      Terminal.printRaw(JSON.object(JSON.members(of: recorded, isDryRun: isDryRun)).rendered)
      return
    }
    for edit in recorded.edits { Terminal.print(EditText.line(edit)) }
    for name in recorded.names { Terminal.print(Terminal.safe(name)) }
    if recorded.edits.isEmpty, recorded.names.isEmpty { Terminal.print(none) }
    if isDryRun { Terminal.noteDryRun() }
  }
}
