public import ArgumentParser
public import LayoutModel
internal import Ninefold

struct AlignCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "align",
    abstract: "Align views by constraints, like Editor > Align",
    discussion: """
      The command adds a constraint between each view and the first one. For \
      horizontally-in-container and vertically-in-container, it adds one between each view and its \
      superview. It also updates frames. It removes no constraint, so the edit can add conflicts \
      and ambiguities, and views can be clipped or leave the screen. --check reports that, and \
      --strict refuses it.

      EXAMPLES:
        ninefold align leading ttl-Lb-001 sub-Lb-001
        ninefold align vertically-in-container Logo --strict
      """
  )

  @Argument(help: ArgumentHelp("What to align.", valueName: "alignment"))
  var alignment: ViewAlignment

  @Argument(help: "The views. The first one keeps its place.")
  var views: [String]

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(with editor: LayoutEditor) throws {
    try GestureOptions.perform(on: views, in: options.document, with: editor) {
      .align($0, alignment)
    }
  }
}

struct DistributeCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "distribute",
    abstract: "Give views equal spacing by constraints",
    discussion: """
      The command adds a constraint between each view and the next one along the axis. It removes \
      no constraint, so the edit can add conflicts and ambiguities, and views can be clipped or \
      leave the screen. --check reports that, and --strict refuses it.

      EXAMPLES:
        ninefold distribute horizontal a1b-2c-3d4 e5f-6g-7h8 i9j-0k-1l2
        ninefold distribute vertical Title Subtitle Text --spacing 8
      """
  )

  @Argument(help: "The axis along which the views are.")
  var axis: LayoutAxis

  @Argument(help: "The views, in any order.")
  var views: [String]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The spacing in points. Default: the mean of the spacings on the canvas.",
      valueName: "points"
    )
  )
  var spacing: Double?

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(with editor: LayoutEditor) throws {
    try GestureOptions.perform(on: views, in: options.document, with: editor) {
      .distribute($0, axis, spacing: spacing)
    }
  }
}

extension ViewAlignment: ExpressibleByArgument {}
extension LayoutAxis: ExpressibleByArgument {}
