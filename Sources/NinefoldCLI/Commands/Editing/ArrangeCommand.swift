public import ArgumentParser
public import LayoutModel
internal import Ninefold

struct ArrangeCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "arrange",
    abstract: "Move views to the front or the back of their siblings, like Editor > Arrange",
    discussion: """
      In a stack view, the order of the subviews determines their places. The command therefore \
      refuses to reorder them without --force.

      EXAMPLES:
        ninefold arrange front ttl-Lb-001
        ninefold arrange backward Title Subtitle
      """
  )

  @Argument(help: "Where the views move.")
  var arrangement: Arrangement

  @Argument(help: .objects("The views"))
  var views: [String]

  @OptionGroup var gesture: GestureOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(with editor: LayoutEditor) throws {
    try gesture.perform(on: views, in: options.document, with: editor) { .arrange($0, arrangement) }
  }
}

extension Arrangement: ExpressibleByArgument {}
