internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct RefactorCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "refactor",
    abstract: "Move scenes to a new storyboard, like Editor > Refactor to Storyboard",
    discussion: """
      The scenes keep their ids, segues, relationships, images and colors. A storyboard reference \
      takes the place of a scene that the others lead to, and segues, relationships and the entry of \
      the storyboard then lead to the reference. If the moved scenes lead back, the new storyboard \
      has references to the old one. A storyboard reference moves with the scenes that lead to it.

      A scene with a storyboard identifier leaves a reference with the same identifier, so segues \
      and code still find it. Without one, the only scene that the others lead to becomes the \
      initial one of the new storyboard, and other scenes get an identifier of their class and id, \
      which the command names. Add the new file to the app's target.

      The scenes' frames don't change. If a view of another scene would move, the command names it \
      and changes nothing, unless --force is given. Views of the moved scenes that were drawn below \
      the bars of a container that stays are named; without these bars, they can be ambiguous, \
      clipped, off-screen or in conflict.

      EXAMPLES:
        ninefold refactor BYZ-38-t0r --to Login.storyboard
        ninefold refactor Login Register --to App/Login.storyboard --file App/Main.storyboard
        ninefold refactor BYZ-38-t0r --to Login.storyboard --dry-run --check
      """
  )

  @Argument(help: "The controllers or scenes: ID, DOCUMENT:ID, or their names in the outline.")
  var scenes: [String]

  @Option(
    help: ArgumentHelp("The new storyboard: its path, as of an imported file.", valueName: "path"),
    completion: .file(extensions: ["storyboard"])
  )
  var to: String

  @OptionGroup var gesture: GestureOptions

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(with editor: LayoutEditor) throws {
    let found = try editor.resolveTogether(scenes, in: options.document)
    GestureOptions.report(
      try editor.refactor(found.ids, in: found.document, to: to, isForced: gesture.force)
    )
  }
}
