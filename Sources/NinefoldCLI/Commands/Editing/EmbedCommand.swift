public import ArgumentParser
public import LayoutModel
internal import Ninefold

struct EmbedCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "embed",
    abstract: "Embed views or scenes in a container, like Editor > Embed In",
    discussion: """
      The views must be subviews of one view. No other view moves in any of the nine size classes; \
      else the command names them and changes nothing, unless --force is given.

      view        The container has the place of the views, without insets. Constraints from the \
      outermost views to objects outside lead from the container, and the views are pinned to it.
      stack-view  The axis, the alignment and the spacing follow the places of the views. \
      Constraints among the views that place them are removed, and so are those that the stack \
      view replaces; those of its edges lead from the stack view. What is ambiguous then gets \
      suggested constraints. The views can move in the stack view.
      scroll-view  The scroll view gets the edges of the views, as a view does. Its content is the \
      view, or a new view around several, and is as large as the scroll view. Delete the \
      constraint of its width or height to let the content grow.
      navigation-controller, tab-bar-controller  The scenes of the named objects go into a new \
      controller in a new scene. It takes the place of the first one on the canvas. Segues and the \
      storyboard's entry lead to it. A tab bar item moves to a navigation controller. Views below \
      the new bars can move, and the command names them.

      EXAMPLES:
        ninefold embed navigation-controller BYZ-38-t0r
        ninefold embed scroll-view cnt-Vw-001
        ninefold embed stack-view ttl-Lb-001 sub-Lb-001
        ninefold embed view Title Subtitle --file Main.storyboard --dry-run
      """
  )

  @Argument(
    help:
      "The container: view, stack-view, scroll-view, navigation-controller or tab-bar-controller."
  )
  var container: EmbeddingContainer

  @Argument(help: "The views, or controllers: ID, DOCUMENT:ID, or their names in the outline.")
  var views: [String]

  @OptionGroup var gesture: GestureOptions

  var options: EditOptions { gesture.edit }

  func perform(with editor: LayoutEditor) throws {
    try gesture.perform(on: views, with: editor) { .embed($0, in: container) }
  }
}

struct UnembedCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "unembed",
    abstract: "Remove a container and keep what is in it, like Editor > Unembed",
    discussion: """
      The subviews keep their places, in the superview. Constraints of the container become \
      constraints of the objects that it tied together, and a stack view's arrangement becomes \
      constraints. A navigation or tab bar controller with one child leaves its place to the child, \
      with the segues to it and the tab bar item. What is ambiguous then gets suggested constraints. Outlets to the container are \
      removed. If other views would move in a size class, the command names them and changes \
      nothing, unless --force is given.

      EXAMPLES:
        ninefold unembed stk-Vw-001
        ninefold unembed Header --file Main.storyboard
      """
  )

  @Argument(help: "The container: ID, DOCUMENT:ID, or its name in the outline.")
  var view: String

  @OptionGroup var gesture: GestureOptions

  var options: EditOptions { gesture.edit }

  func perform(with editor: LayoutEditor) throws {
    try gesture.perform(on: [view], with: editor) { .unembed($0.first ?? ObjectID(view)) }
  }
}

extension EmbeddingContainer: ExpressibleByArgument {}
