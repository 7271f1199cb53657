internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show what an edit changed",
    discussion: """
      Each line has the id and the name of an object, the old value and the new value. It also names \
      the class of the row, unless it is any-any. The first edit of a project, and an edit with more \
      than 2000 changes, are shown without names.

      EXAMPLES:
        ninefold show 12
        ninefold show 4f1c09 --json
      """
  )

  @Argument(help: "The edit: its number, or at least four digits of its id.")
  var edit: String

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open()
    let detail = try project.show(try project.recordedEdit(named: edit).number)
    let labels = try project.labels(of: detail)
    func names(_ change: JournalChange) -> [ObjectID: ObjectLabel] {
      labels[change.object.document] ?? [:]
    }
    if output.json {
      let changes = detail.changes.map { JSON.change($0, names($0)[$0.object.id]) }
      Terminal.printRaw(
        JSON.object(
          JSON.members(of: detail.edit) + [("changes", .array(changes))]
        ).rendered
      )
      return
    }
    Terminal.print(EditText.line(detail.edit))
    for line in EditText.lines(detail.changes, labels) { Terminal.print("  " + line) }
  }
}
