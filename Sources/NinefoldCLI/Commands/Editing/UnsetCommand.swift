internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct UnsetCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "unset",
    abstract: "Remove the row of a value for one size class",
    discussion: """
      The command removes a row, as the x button of the inspector does. Without --class, it \
      removes the any-any row. It refuses to remove the any-any row while rows of other classes \
      depend on it. With the name 'installed', it removes a row of the installed state.

      EXAMPLES:
        ninefold unset rHt-Cn-001 constant --class compact-regular
        ninefold unset ttl-Lb-001 backgroundColor
        ninefold unset ttl-Lb-001 installed --class compact-any
      """
  )

  @Argument(help: .object())
  var object: String

  @Argument(help: "The name of the value, as 'ninefold inspect' shows it.")
  var name: String

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(with editor: LayoutEditor) throws {
    let object = try editor.resolve(object, in: options.document)
    try editor.apply(
      .unset(object.id, PropertyPath(name), in: options.row?.variation),
      to: object.document
    )
  }
}
