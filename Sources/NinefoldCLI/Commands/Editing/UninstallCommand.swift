internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct UninstallCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Uninstall views and constraints from a size class, and keep their rows",
    discussion: """
      The size class is that of --class, else the editing class ('ninefold use'). Uninstalled \
      views are still loaded, and outlets still lead to them.

      EXAMPLES:
        ninefold uninstall ttl-Lb-001 --class compact-compact
        ninefold uninstall rHt-Cn-001 --dry-run
      """
  )

  @Argument(help: .objects())
  var objects: [String]

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(with editor: LayoutEditor) throws {
    for name in objects {
      let object = try editor.resolve(name, in: options.document)
      try editor.apply(.uninstall(object.id, in: options.row?.variation), to: object.document)
    }
  }
}
