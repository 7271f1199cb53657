internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct DuplicateCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "duplicate",
    abstract: "Copy objects with everything in them, with new ids",
    discussion: """
      A copy comes directly after its original and is installed in the editing class only. \
      References inside the copy lead to its own parts. Constraints of ancestors and outlets that \
      lead to the original are not copied.

      EXAMPLES:
        ninefold duplicate ttl-Lb-001
        ninefold duplicate row-Vw-001 --class compact-any --json
      """
  )

  @Argument(help: "The objects: ID, DOCUMENT:ID, or their names in the outline.")
  var objects: [String]

  @OptionGroup var options: EditOptions

  func perform(with editor: LayoutEditor) throws {
    for name in objects {
      let object = try editor.resolve(name, in: options.document)
      try editor.apply(.duplicate(object.id), to: object.document)
    }
  }
}
