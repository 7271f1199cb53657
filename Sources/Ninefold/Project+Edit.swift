public import LayoutModel
internal import LayoutStore

/// What one edit gave.
public struct EditingResult<Result> {
  /// What the body of the edit returned.
  public let result: Result
  /// What was done.
  public let report: EditingReport
}

extension Project {
  /// Makes one edit: all steps of `body` are one transaction and one row of the journal.
  ///
  /// The edit is durable when this returns. If `body` throws, or every step finds things as wanted,
  /// nothing changes and nothing is recorded. Use only the editor inside `body`, not the project:
  /// it is busy until the edit is made.
  ///
  /// ```swift
  /// let report = try project.edit(message: "Roomier") { editor in
  ///   try editor.apply(.set(id, "constant", "12"), to: "Main.storyboard")
  /// }.report
  /// ```
  ///
  /// - Parameters:
  ///   - message: What the author says about it.
  ///   - place: Where in Interface Builder it would be made.
  ///   - sizeClass: The editing class; nil for the one that the project remembers.
  ///   - isDryRun: True to find out what would happen; nothing reaches the file.
  /// - Returns: What `body` returned, and what was done.
  /// - Throws: What `body` throws; ``NinefoldError``; the project is then as it was.
  public func edit<Result>(
    message: String? = nil,
    place: EditPlace? = nil,
    in sizeClass: SizeClass? = nil,
    isDryRun: Bool = false,
    _ body: (LayoutEditor) throws -> Result
  ) throws -> EditingResult<Result> {
    var steps: [EditStep] = []
    var editingClass = SizeClass.anyAny
    let intent = EditIntent(.script, meaning: "", place: place, message: message)
    let (result, receipt) = try namingDocuments {
      try store.edit(intent, by: environment, isDryRun: isDryRun) { transaction in
        editingClass = try sizeClass ?? transaction.editingClass()
        let editor = LayoutEditor(transaction, sizeClass: editingClass, seed: environment.idSeed)
        let result = try body(editor)
        // A body may have changed the class for its own steps; the edit was begun in this one.
        editor.sizeClass = editingClass
        transaction.intent = editor.intent(message, place)
        steps = editor.steps
        return result
      }
    }
    return EditingResult(
      result: result,
      report: EditingReport(receipt: receipt, steps: steps, sizeClass: editingClass)
    )
  }

  /// Makes an edit of one step.
  /// - Throws: ``NinefoldError``; the project is then as it was.
  @discardableResult
  public func apply(
    _ edit: LayoutEdit,
    to document: String,
    message: String? = nil,
    isDryRun: Bool = false
  ) throws -> EditingReport {
    try self.edit(message: message, isDryRun: isDryRun) { editor in
      _ = try editor.apply(edit, to: document)
    }.report
  }

  /// The editing class that the project remembers; any-any in a new project.
  public func editingClass() throws -> SizeClass { try store.editingClass() }

  /// Makes a class the editing class. It is no part of the layout, so this is no edit.
  public func use(_ sizeClass: SizeClass) throws { try store.use(sizeClass) }
}
