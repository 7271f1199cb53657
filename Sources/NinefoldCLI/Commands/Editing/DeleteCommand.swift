internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct DeleteCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete objects, as Interface Builder does from a given place",
    discussion: """
      If the scene has rows for a class other than any-any, or if the editing class is not \
      any-any, the effect depends on the place:

        canvas, outline            delete from the document
        canvas, outline --command  uninstall from the editing class
        inspector                  uninstall from the editing class

      Otherwise the command deletes the object from the document. It always does so for objects \
      that can't be installed in a size class. The command also deletes everything in the object, \
      every constraint that refers to it and every connection to it. 'ninefold undo' restores all \
      of them.

      EXAMPLES:
        ninefold delete ttl-Lb-001
        ninefold delete ttl-Lb-001 --from canvas --command --class compact-regular
        ninefold delete rHt-Cn-001 --from inspector --dry-run
      """
  )

  @Argument(help: .objects())
  var objects: [String]

  @Option(help: ArgumentHelp("The place where Delete is pressed.", valueName: "place"))
  var from = EditPlace.canvas

  @Flag(help: "Delete as if the Command key is pressed too.")
  var command = false

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  var place: EditPlace? { from }

  func perform(with editor: LayoutEditor) throws {
    // Resolve all names first: an earlier deletion can remove a later object.
    let found = try objects.map { try editor.resolve($0, in: options.document) }
    try editor.delete(found, from: from, command: command)
  }
}
