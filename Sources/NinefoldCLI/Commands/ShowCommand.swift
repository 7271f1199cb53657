internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show what an edit changed",
    discussion: """
      Each line names an object, the old value and the new value. It also names the class of the \
      row, unless it is any-any.

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
    if output.json {
      Terminal.printRaw(
        JSON.object(
          JSON.members(of: detail.edit) + [("changes", .array(detail.changes.map(JSON.change)))]
        ).rendered
      )
      return
    }
    Terminal.print(EditText.line(detail.edit))
    for change in detail.changes { Terminal.print("  " + EditText.line(change)) }
  }
}
