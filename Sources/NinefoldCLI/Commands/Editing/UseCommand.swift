internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct UseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "use",
    abstract: "Select the editing class, or show the selected class",
    discussion: """
      The editing class is what the size class tool selects in Interface Builder. New views and \
      constraints are installed only in this class and the classes that it affects. 'install', \
      'uninstall' and 'delete' apply to this class. 'set' writes values for any-any unless --class \
      names a class. The project stores the selection, but the journal does not record it as an \
      edit.

      EXAMPLES:
        ninefold use
        ninefold use compact-regular
        ninefold use any-any
      """
  )

  @Argument(help: "The size class to select. Default: show the selected class.")
  var sizeClass: SizeClass?

  @Flag(name: [.customShort("n"), .long], help: .dryRun)
  var dryRun = false

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open()
    if let sizeClass, !dryRun { try project.use(sizeClass) }
    let current = try sizeClass ?? project.editingClass()
    if output.json {
      Terminal.printRaw(
        JSON.object([
          ("edit", .null), ("kind", .string("use")), ("affected", .array([])),
          ("dryRun", .bool(dryRun)), ("class", .string(current.description)),
        ]).rendered
      )
      return
    }
    Terminal.print(EditingResultPrinter.status(current))
    if sizeClass == nil { return }
    if dryRun { return Terminal.noteDryRun() }
    Terminal.note(
      current == .anyAny
        ? "New views and constraints are installed in every class."
        : "New views and constraints are installed only in \(current) and the classes that it"
          + " affects. 'ninefold use any-any' ends this."
    )
  }
}
