internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct InstallCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Install views and constraints in a size class",
    discussion: """
      The size class is that of --class, else the editing class ('ninefold use').

      EXAMPLES:
        ninefold install ttl-Lb-001 --class regular-any
        ninefold install ttl-Lb-001 rHt-Cn-001
      """
  )

  @Argument(help: .objects())
  var objects: [String]

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(with editor: LayoutEditor) throws {
    for name in objects {
      let object = try editor.resolve(name, in: options.document)
      try editor.apply(.install(object.id, in: options.row?.variation), to: object.document)
    }
  }
}
