internal import LayoutModel

/// The output of undo, redo, restore and merges.
struct EditReport {
  private let outcome: EditReceipt
  private let isDryRun: Bool
  /// The message if nothing changed.
  private let none: String

  init(_ outcome: EditReceipt, isDryRun: Bool, none: String) {
    self.outcome = outcome
    self.isDryRun = isDryRun
    self.none = none
  }

  /// Prints the edits as lines, or as JSON.
  func print(json: Bool) {
    if json {
      Terminal.printRaw(JSON.object(JSON.members(of: outcome, isDryRun: isDryRun)).rendered)
      return
    }
    for edit in outcome.edits { Terminal.print(EditText.line(edit)) }
    for name in outcome.names { Terminal.print(Terminal.safe(name)) }
    if outcome.edits.isEmpty, outcome.names.isEmpty { Terminal.print(none) }
    if isDryRun { Terminal.noteDryRun() }
  }
}
