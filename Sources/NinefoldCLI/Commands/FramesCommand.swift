internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Compute where views lie, as Interface Builder does",
    discussion: """
      Frames are relative to the superview, in points: x, y, width, height. Views that take no part in \
      the layout are left out.

      EXAMPLES:
        ninefold frames --document Main.storyboard --class compact-regular
        ninefold frames --document Main.storyboard --canvas --json
        ninefold frames --document Main.storyboard --device "iPhone 16" --landscape
      """
  )

  @Option(help: ArgumentHelp("The document.", valueName: "name"))
  var document: String

  @Option(help: ArgumentHelp("Only this scene, by its id.", valueName: "id"))
  var scene: String?

  @OptionGroup var place: TargetOptions
  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let target = place.target ?? .sizeClass(.anyAny)
    let frames = try location.open().frames(of: document, scene: scene, in: target)
    if output.json {
      Terminal.printRaw(
        JSON.object(frames.entries.map { ($0.id.rawValue, JSON.frame($0.frame)) }).rendered
      )
      return
    }
    for entry in frames.entries {
      let frame = entry.frame
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(LayoutText.number)
      Terminal.print(Terminal.safe("\(entry.id)  \(numbers.joined(separator: " "))"))
    }
  }
}

extension JSON {
  /// A frame as x, y, width, height.
  static func frame(_ frame: Frame) -> JSON {
    .array([.number(frame.x), .number(frame.y), .number(frame.width), .number(frame.height)])
  }
}
