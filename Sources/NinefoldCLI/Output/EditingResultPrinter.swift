internal import LayoutModel
internal import Ninefold

/// The output of an editing command: the changes, the editing class, and the next steps.
struct EditingResultPrinter {
  private let result: EditingResult
  private let isDryRun: Bool
  /// The changed files; nil for an edit of a project.
  private let files: [FileChange]?
  /// The findings that the edit adds and resolves; nil if nothing was checked.
  private let findings: FindingChanges?

  init(
    _ result: EditingResult,
    isDryRun: Bool,
    files: [FileChange]? = nil,
    findings: FindingChanges? = nil
  ) {
    self.result = result
    self.isDryRun = isDryRun
    self.files = files
    self.findings = findings
  }

  func print(json: Bool) {
    if json {
      Terminal.printRaw(members.rendered)
      return
    }
    if let files { return printFiles(files) }
    guard let edit = result.recorded.edit else {
      Terminal.print("Nothing changed: the project is already in this state.")
      Terminal.print(EditingResultPrinter.status(result.sizeClass, of: "this edit"))
      return
    }
    Terminal.print(EditText.line(edit))
    if result.steps.count > 1 {
      for step in result.steps { Terminal.print("  " + Terminal.safe(step.result.meaning)) }
    }
    list("added", result.steps.flatMap(\.result.added))
    list("changed", result.steps.flatMap(\.result.changed))
    list("deleted", result.steps.flatMap(\.result.deleted))
    printNotes()
    printFindings()
    Terminal.print(EditingResultPrinter.status(result.sizeClass, of: "this edit"))
    if isDryRun {
      Terminal.noteDryRun()
    } else {
      Terminal.note(
        "Next: 'ninefold show \(edit.number)' lists the changed rows, 'ninefold undo' reverses the edit, "
          + "'ninefold export' writes the files."
      )
    }
  }

  /// Prints the edited lines of a dry run, else what the edit did.
  private func printFiles(_ files: [FileChange]) {
    if files.isEmpty {
      return Terminal.print("Nothing changed: the files are already in this state.")
    }
    if isDryRun {
      for file in files { Terminal.printRaw(file.unifiedDiff) }
      printNotes(Terminal.note)
      printFindings(Terminal.note)
      return Terminal.noteDryRun()
    }
    for step in result.steps { Terminal.print(Terminal.safe(step.result.meaning)) }
    list("added", result.steps.flatMap(\.result.added))
    list("changed", result.steps.flatMap(\.result.changed))
    list("deleted", result.steps.flatMap(\.result.deleted))
    printNotes()
    printFindings()
    Terminal.note("Written: \(files.map(\.path).joined(separator: ", "))")
  }

  private var notes: [String] { result.steps.flatMap(\.result.notes) }

  private func printNotes(_ print: (String) -> Void = { Terminal.print($0) }) {
    for note in notes { print(Terminal.safe("  \(note)")) }
  }

  private func printFindings(_ print: (String) -> Void = { Terminal.print($0) }) {
    guard let findings else { return }
    for entry in findings.added { print(EditingResultPrinter.line("adds", entry)) }
    for entry in findings.changed { print(EditingResultPrinter.line("changes", entry)) }
    for entry in findings.resolved { print(EditingResultPrinter.line("resolves", entry)) }
    if findings.added.isEmpty, findings.changed.isEmpty, findings.resolved.isEmpty {
      print("  the findings are the same")
    }
  }

  private static func line(_ verb: String, _ entry: FindingChanges.Entry) -> String {
    let finding = entry.finding
    let object = finding.object.map { "\($0): " } ?? ""
    let classes = entry.classes.isEmpty ? "" : " (\(entry.classes.names))"
    return Terminal.safe(
      "  \(verb) \(finding.severity) \(finding.kind): \(object)\(finding.sentence)\(classes)"
    )
  }

  /// Returns the line of the editing class, blue unless it is any-any, as in Interface Builder.
  ///
  /// - Parameter owner: What has the class: nil for the project, whose class `use` selects.
  static func status(_ sizeClass: SizeClass, of owner: String? = nil) -> String {
    let name = "Editing class" + (owner.map { " of \($0)" } ?? "")
    let text = "\(name): \(sizeClass) (\(sizeClass.title))"
    return sizeClass == .anyAny ? text : Terminal.styled(text, .blue)
  }

  private func list(_ verb: String, _ ids: [ObjectID]) {
    guard !ids.isEmpty else { return }
    let names = Set(ids).sorted().map { Terminal.safe($0.rawValue) }
    Terminal.print("  \(verb): " + names.joined(separator: " "))
  }

  /// The members of the journal's row. The journal of files ends with the command, so its numbers
  /// mean nothing.
  private var recorded: [(String, JSON)] {
    JSON.members(of: result.recorded, isDryRun: isDryRun).map { name, value in
      switch name {
      case "edit" where files != nil, "id" where files != nil: (name, .null)
      case "edits" where files != nil: (name, .array([]))
      default: (name, value)
      }
    }
  }

  /// The result as JSON.
  var members: JSON {
    func array(_ ids: [ObjectID]) -> JSON {
      .array(Set(ids).sorted().map { .string($0.rawValue) })
    }
    return .object(
      recorded + [
        ("meaning", .text(result.recorded.edit?.intent.meaning)),
        ("class", .string(result.sizeClass.description)),
        ("added", array(result.steps.flatMap(\.result.added))),
        ("changed", array(result.steps.flatMap(\.result.changed))),
        ("deleted", array(result.steps.flatMap(\.result.deleted))),
        (
          "steps",
          .array(
            result.steps.map { step in
              .object([
                ("document", .string(step.document)),
                ("kind", .string(step.result.kind.rawValue)),
                ("object", .string(step.result.subject.rawValue)),
                ("meaning", .string(step.result.meaning)),
              ])
            }
          )
        ),
        ("notes", .array(notes.map { .string($0) })),
      ] + (files.map { [("files", .array($0.map(json)))] } ?? [])
        + (findings.map { [("findings", json($0))] } ?? [])
    )
  }

  private func json(_ file: FileChange) -> JSON {
    .object([
      ("document", .string(file.document)), ("path", .string(file.path)),
      ("diff", .string(file.unifiedDiff)),
    ])
  }

  private func json(_ changes: FindingChanges) -> JSON {
    func entries(_ entries: [FindingChanges.Entry]) -> JSON {
      .array(
        entries.map { entry in
          .object([
            ("document", .string(entry.document)), ("kind", .string(entry.finding.kind.rawValue)),
            ("severity", .string(entry.finding.severity.rawValue)),
            ("object", .text(entry.finding.object?.rawValue)),
            ("message", .string(entry.finding.sentence)),
            ("classes", .array(entry.classes.map { .string($0.description) })),
          ])
        }
      )
    }
    return .object([
      ("added", entries(changes.added)), ("changed", entries(changes.changed)),
      ("resolved", entries(changes.resolved)),
    ])
  }
}
