internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct DeleteCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete objects as Interface Builder does from this place",
    discussion: """
      Where other classes than any-any were edited in the scene, or one is the editing class, the \
      place decides:

        canvas, outline            delete from the project
        canvas, outline --command  uninstall from the editing class
        inspector                  uninstall from the editing class

      Else, and for what can't be installed by class, it is always a deletion from the project: the \
      object goes with all it holds, with every constraint that touches it and every connection to \
      it. Undo brings everything back.

      EXAMPLES:
        ninefold delete ttl-Lb-001
        ninefold delete ttl-Lb-001 --from canvas --command --class compact-regular
        ninefold delete rHt-Cn-001 --from inspector --dry-run
      """
  )

  @Argument(help: "The objects: ID, DOCUMENT:ID, or their names in the outline.")
  var objects: [String]

  @Option(help: "Where the command is given.")
  var from = DeletionPlace.canvas

  @Flag(help: "With the Command key held.")
  var command = false

  @OptionGroup var options: EditOptions

  var place: EditPlace? { EditPlace(from) }

  func perform(with editor: LayoutEditor) throws {
    // All names first: what one deletion takes along needs no deletion of its own.
    let found = try objects.map { try editor.resolve($0, in: options.document) }
    var gone: Set<ObjectReference> = []
    for object in found where !gone.contains(object) {
      let outcome = try editor.apply(
        .delete(object.id, from: from, command: command),
        to: object.document
      )
      gone.formUnion(
        outcome.deleted.map { ObjectReference(document: object.document, id: $0) }
      )
    }
  }
}
