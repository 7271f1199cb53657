internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct RefactorCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "refactor",
    abstract: "Move scenes to a new storyboard, like Editor > Refactor to Storyboard",
    discussion: """
      The scenes keep their ids, segues, relationships, images and colors. If scenes that stay \
      lead to a moved scene, a storyboard reference takes its place. Segues, relationships and the \
      initial view controller of the storyboard then lead to the reference. If moved scenes lead \
      back, the new storyboard has references to the old one. An existing storyboard reference \
      moves with the scenes that lead to it.

      The reference to a scene with a storyboard identifier has the same identifier, so segues and \
      code still find the scene. If the scenes that stay lead to only one moved scene without an \
      identifier, that scene becomes the initial one of the new storyboard. Other scenes get an \
      identifier from their class and id, and the command names it. Add the new file to the app's \
      target in Xcode.

      Frames in the moved scenes don't change. If the edit would move a view of another scene, the \
      command names the view and changes nothing. With --force, it makes the edit. If a navigation \
      or tab bar controller stays behind, the command names the views that it drew below its bars. \
      Without these bars, they can be ambiguous, clipped, off-screen or in conflict.

      EXAMPLES:
        ninefold refactor BYZ-38-t0r --to Login.storyboard
        ninefold refactor Login Register --to App/Login.storyboard \\
            --file App/Main.storyboard
        ninefold refactor BYZ-38-t0r --to Login.storyboard --dry-run --check
      """
  )

  @Argument(help: .objects("The controllers or scenes"))
  var scenes: [String]

  @Option(
    help: ArgumentHelp(
      "The path of the new storyboard, named like an imported document.",
      valueName: "path"
    ),
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
