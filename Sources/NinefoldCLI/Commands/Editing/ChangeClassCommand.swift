internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct ChangeClassCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "change-class",
    abstract: "Change a view to another kind, such as a button to a label",
    discussion: """
      The view keeps its id, frame, constraints, size classes and outline name, and every value \
      that views of the new kind have. The command moves the text, text color and image to the \
      properties that hold them in the new kind. Values that still have the default of the old kind \
      get the default of the new kind. The command lists what it leaves out: \
      other values, custom classes, actions of views that are not controls, and outlets that the \
      new class does not have. It also lists the outlets that lead to the view, because their \
      types in the code must accept the new class.

      A view that becomes a stack view arranges its subviews by their places. A view with subviews \
      can't become a control. If the edit would move another view in one of the nine size classes, \
      or would add a conflict or an ambiguity, the command names it and changes nothing. With \
      --force, it makes the edit.

      EXAMPLES:
        ninefold change-class label btn-Bt-001
        ninefold change-class UIStackView cnt-Vw-001 --file Main.storyboard --dry-run
        ninefold change-class scroll-view Content --check
      """
  )

  @Argument(help: "The new kind: an element, such as label, or a class, such as UILabel.")
  var kind: String

  @Argument(help: .object("The view"))
  var view: String

  @OptionGroup var gesture: GestureOptions

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(with editor: LayoutEditor) throws {
    // Other commands spell kinds with hyphens, elements have capitals.
    let words = kind.split(separator: "-").map(String.init)
    let element =
      (words.first ?? kind)
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    try gesture.perform(on: [view], in: options.document, with: editor) {
      .changeKind($0.first ?? ObjectID(view), to: element)
    }
  }
}
