public import ArgumentParser
public import LayoutModel
internal import Ninefold

struct EmbedCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "embed",
    abstract: "Embed views or scenes in a container, like Editor > Embed In",
    discussion: """
      Views must be subviews of one view. For navigation-controller and tab-bar-controller, name \
      controllers instead of views. If the edit would move another view in one of the \
      nine size classes, or would add a conflict or an ambiguity, the command names it and changes \
      nothing. With --force, it makes the edit.

      view: The container has the bounds of the embedded views, without insets. Constraints \
      from the outermost embedded views to objects outside move to the container. The command \
      pins the embedded views to it.

      stack-view: The container gets its axis, alignment and spacing from the places of the views. \
      The command removes the constraints that place the views relative to each other, and those \
      that the stack view replaces. Constraints from the outer edges of the views move to the stack \
      view. Where the layout is then ambiguous, the command adds constraints that 'ninefold check' suggests. \
      The embedded views can move in the stack view.

      scroll-view: The container gets the edges of the views, as with 'view'. Its content is the \
      view, or a new view around several. The content is as large as the scroll view. Delete the \
      constraint of its width or height to let the content grow.

      container-view: The container gets the edges of the views, as with 'view'. The views move to \
      a new scene, to which its embed segue leads. The command leaves out connections to the old \
      scene's controller and constraints to other views of the old scene, and lists them. A \
      check finds no ambiguity in a scene with a conflict. So if the old scene has a conflict and \
      the new scene has none, --check reports all ambiguities of the moved views as added.

      navigation-controller, tab-bar-controller: The container gets the scenes of the named \
      objects. Its own scene is new, and takes the place of the first one on the canvas. Segues \
      and the storyboard entry point then lead to it. The navigation controller takes the tab \
      bar item of a scene that has one. Views below the new bars can move, and the command names them. \
      The bars take room, so the edit can add conflicts and ambiguities, and views can be clipped \
      or leave the screen. --check reports that.

      EXAMPLES:
        ninefold embed navigation-controller BYZ-38-t0r
        ninefold embed scroll-view cnt-Vw-001
        ninefold embed container-view Map Legend --dry-run
        ninefold embed stack-view ttl-Lb-001 sub-Lb-001
        ninefold embed view Title Subtitle --file Main.storyboard --dry-run
      """
  )

  @Argument(help: "The kind of container.")
  var container: EmbeddingContainer

  @Argument(help: .objects("The views or controllers"))
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
      The subviews move to the superview and keep their places. Constraints between them and the \
      container become constraints between them and the objects outside. The arrangement of a \
      stack view becomes constraints. The command removes outlets to the container. Where the \
      layout is then ambiguous, it adds constraints that 'ninefold check' suggests. A navigation \
      or tab bar controller must have one child. The child takes its place and gets its tab bar \
      item, and segues to the container then lead to the child. Views of the child can move, \
      because they are no longer below the bars. The command names them. If the edit would move \
      another view in one of the nine size classes, or would add a conflict or an ambiguity, the \
      command names it and changes nothing. With --force, it makes the edit.

      EXAMPLES:
        ninefold unembed stk-Vw-001
        ninefold unembed Header --file Main.storyboard
      """
  )

  @Argument(help: .object("The container"))
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
