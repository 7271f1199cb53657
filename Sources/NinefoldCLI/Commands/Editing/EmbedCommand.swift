public import ArgumentParser
public import LayoutModel
internal import Ninefold

struct EmbedCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "embed",
    abstract: "Embed views or scenes in a container, like Editor > Embed In",
    discussion: """
      The views must be subviews of one view. If another view would move in one of the nine size \
      classes, or a conflict or an ambiguity would be new, the command names it and changes nothing, \
      unless --force is given.

      A view has the bounds of the embedded views, without insets. Constraints between the \
      outermost views and objects outside then start at the container, and the embedded views are \
      pinned to it.

      A stack view gets its axis, alignment and spacing from the places of the views. The command \
      removes the constraints that place the views relative to each other, and those that the \
      stack view replaces. Constraints of its edges then start at the stack view. Where the layout \
      is then ambiguous, the command adds suggested constraints. The embedded views can move in \
      the stack view.

      A scroll view gets the edges of the views, as a view does. Its content is the view, or a new \
      view around several, and is as large as the scroll view. Delete the constraint of its width \
      or height to let the content grow.

      A container view gets the edges of the views, as a view does. The views move to a new scene, \
      to which its embed segue leads. Connections to the old scene's controller, and constraints to \
      other views of the old scene, are left out, and the command says which. A conflict hides the \
      ambiguity beside it: if the new scene has no conflict, --check reports the ambiguity of the \
      views as added.

      A navigation or tab bar controller gets the scenes of the named objects. The new controller \
      is in a new scene at the place of the first one on the canvas. Segues and the storyboard's \
      entry then lead to it. A tab bar item moves to a navigation controller. Views below the new \
      bars can move, and the command names them. The bars take room, so conflicts and ambiguities \
      can be new, and views can be clipped or leave the screen. --check reports that.

      EXAMPLES:
        ninefold embed navigation-controller BYZ-38-t0r
        ninefold embed scroll-view cnt-Vw-001
        ninefold embed container-view Map Legend --dry-run
        ninefold embed stack-view ttl-Lb-001 sub-Lb-001
        ninefold embed view Title Subtitle --file Main.storyboard --dry-run
      """
  )

  @Argument(
    help:
      """
      The container: view, stack-view, scroll-view, container-view, navigation-controller or \
      tab-bar-controller.
      """
  )
  var container: EmbeddingContainer

  @Argument(help: "The views, or controllers: ID, DOCUMENT:ID, or their names in the outline.")
  var views: [String]

  @OptionGroup var gesture: GestureOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(with editor: LayoutEditor) throws {
    try gesture.perform(on: views, in: options.document, with: editor) { .embed($0, in: container) }
  }
}

struct UnembedCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "unembed",
    abstract: "Remove a container and keep its content, like Editor > Unembed",
    discussion: """
      The subviews move to the superview and keep their places. Constraints through the container \
      become constraints between the objects that it connected. The arrangement of a stack view \
      becomes constraints. A navigation or tab bar controller with one child leaves its place to \
      the child, with the segues to it and the tab bar item. Views of the child can move, because \
      they are no longer below its bars, and the command names them. Where the layout is then \
      ambiguous, the command adds suggested constraints. It removes outlets to the container. If \
      another view would move in a size class, or a conflict or an ambiguity would be new, the \
      command names it and changes nothing, unless --force is given.

      EXAMPLES:
        ninefold unembed stk-Vw-001
        ninefold unembed Header --file Main.storyboard
      """
  )

  @Argument(help: "The container: ID, DOCUMENT:ID, or its name in the outline.")
  var view: String

  @OptionGroup var gesture: GestureOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(with editor: LayoutEditor) throws {
    try gesture.perform(on: [view], in: options.document, with: editor) {
      .unembed($0.first ?? ObjectID(view))
    }
  }
}

extension EmbeddingContainer: ExpressibleByArgument {}
