internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct UnsetCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "unset",
    abstract: "Remove the row that a value has for a class",
    discussion: """
      As the x of a line in the inspector. Without --class the any-any row goes, which it can't while \
      rows of other classes depend on it. 'installed' removes a row of the install state.

      EXAMPLES:
        ninefold unset rHt-Cn-001 constant --class compact-regular
        ninefold unset ttl-Lb-001 backgroundColor
        ninefold unset ttl-Lb-001 installed --class compact-any
      """
  )

  @Argument(help: "The object: ID, DOCUMENT:ID, or its name in the outline.")
  var object: String

  @Argument(help: "The value's name, as 'ninefold inspect' shows it.")
  var name: String

  @OptionGroup var options: EditOptions

  func perform(with editor: LayoutEditor) throws {
    let object = try editor.resolve(object, in: options.document)
    try editor.apply(
      .unset(object.id, PropertyPath(name), in: options.row?.variation),
      to: object.document
    )
  }
}
