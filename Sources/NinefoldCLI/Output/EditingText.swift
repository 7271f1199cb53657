internal import LayoutModel
internal import Ninefold

/// The output of an editing command: the changes, the editing class, and the next steps.
struct EditingText {
  private let report: EditingReport
  private let isDryRun: Bool

  init(_ report: EditingReport, isDryRun: Bool) {
    self.report = report
    self.isDryRun = isDryRun
  }

  func print(json: Bool) {
    if json {
      Terminal.printRaw(members.rendered)
      return
    }
    guard let edit = report.receipt.edit else {
      Terminal.print("Nothing changed: the project is already in this state.")
      Terminal.print(EditingText.status(report.sizeClass))
      return
    }
    Terminal.print(EditText.line(edit))
    if report.steps.count > 1 {
      for step in report.steps { Terminal.print("  " + Terminal.safe(step.outcome.meaning)) }
    }
    list("added", report.steps.flatMap(\.outcome.added))
    list("changed", report.steps.flatMap(\.outcome.changed))
    list("deleted", report.steps.flatMap(\.outcome.deleted))
    Terminal.print(EditingText.status(report.sizeClass))
    if isDryRun {
      Terminal.note("Dry run: nothing was changed.")
    } else {
      Terminal.note(
        "Next: 'ninefold show \(edit.number)' lists the changed rows, 'ninefold undo' reverses the edit, "
          + "'ninefold export' writes the files."
      )
    }
  }

  /// Returns the line of the editing class, blue unless it is any-any, as in Interface Builder.
  static func status(_ sizeClass: SizeClass) -> String {
    let text = "Editing class: \(sizeClass) (\(sizeClass.title))"
    return sizeClass == .anyAny ? text : Terminal.styled(text, .blue)
  }

  private func list(_ verb: String, _ ids: [ObjectID]) {
    guard !ids.isEmpty else { return }
    let names = Set(ids).sorted().map { Terminal.safe($0.rawValue) }
    Terminal.print("  \(verb): " + names.joined(separator: " "))
  }

  private var members: JSON {
    func array(_ ids: [ObjectID]) -> JSON {
      .array(Set(ids).sorted().map { .string($0.rawValue) })
    }
    return .object(
      JSON.members(of: report.receipt, isDryRun: isDryRun) + [
        ("meaning", .text(report.receipt.edit?.intent.meaning)),
        ("class", .string(report.sizeClass.description)),
        ("added", array(report.steps.flatMap(\.outcome.added))),
        ("changed", array(report.steps.flatMap(\.outcome.changed))),
        ("deleted", array(report.steps.flatMap(\.outcome.deleted))),
        (
          "steps",
          .array(
            report.steps.map { step in
              .object([
                ("document", .string(step.document)),
                ("kind", .string(step.outcome.kind.rawValue)),
                ("object", .string(step.outcome.subject.rawValue)),
                ("meaning", .string(step.outcome.meaning)),
              ])
            }
          )
        ),
      ]
    )
  }
}
