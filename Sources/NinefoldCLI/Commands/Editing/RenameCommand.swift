internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct RenameCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Set or remove the name that the outline shows for an object",
    discussion: """
      Without a name, the command removes the current name. Commands accept these names in place \
      of ids.

      EXAMPLES:
        ninefold rename ttl-Lb-001 Title
        ninefold rename ttl-Lb-001
      """
  )

  @Argument(help: .object())
  var object: String

  @Argument(help: "The new name. Default: none.")
  var name: String?

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(with editor: LayoutEditor) throws {
    let object = try editor.resolve(object, in: options.document)
    try editor.apply(.rename(object.id, name), to: object.document)
  }
}
