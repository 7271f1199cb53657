public import ArgumentParser
internal import LayoutModel
public import Ninefold

struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Compute the frames of views, as Interface Builder does",
    discussion: """
      Frames are in points and relative to the superview: x, y, width, height. The command leaves \
      out views that are not part of the layout. Without --class, --canvas or --device, it lays \
      the document out in any-any.

      EXAMPLES:
        ninefold frames Main.storyboard --class compact-regular
        ninefold frames Main.storyboard --canvas --json
        ninefold frames Main.storyboard --device "iPhone 16" --orientation landscape
        ninefold frames Main.storyboard --device "iPad Air 2" --split one-third
        ninefold frames Main.storyboard --canvas --direction right-to-left
        ninefold frames Main.storyboard --canvas --text metrics
        ninefold frames Main.storyboard --canvas --pseudo long --text-size ax1
      """
  )

  @OptionGroup var choice: DocumentOptions

  @Option(
    help: ArgumentHelp("Only this scene, by its id or the id of its controller.", valueName: "id")
  )
  var scene: String?

  @OptionGroup var place: TargetOptions

  @Option(
    help: ArgumentHelp(
      "Where sizes of texts come from: the frames that Xcode stored, or the metrics of installed fonts.",
      valueName: "source"
    )
  )
  var text = FrameOptions.TextSizes.stored

  @OptionGroup var texts: TextOptions
  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let frames = try self.frames()
    if let note = frames.unsolvedNote { Terminal.note(Terminal.safe(note)) }
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

extension FramesCommand {
  private func frames() throws -> Frames {
    let target = place.target ?? .sizeClass(.anyAny)
    let project = try location.open(naming: choice.names)
    let document = try project.document(orOnly: choice.name)
    let content = try project.document(named: document)
    let scene = try scene.map { try content.scene(named: $0, in: document) }
    guard text == .metrics else {
      let found = try content.frames(
        in: target,
        scene: scene,
        as: texts.variant,
        at: document
      )
      for note in found.notes { Terminal.note(Terminal.safe(note)) }
      return found.frames
    }
    let shown = try ShownDocument(content, at: document, as: texts.variant)
    for note in shown.notes { Terminal.note(Terminal.safe(note)) }
    let measured = shown.document.frames(
      in: target,
      scene: scene,
      options: FrameOptions(
        text: text,
        direction: texts.variant.isRightToLeft ? .rightToLeft : .leftToRight
      )
    )
    noteFont(measured.systemFont)
    return measured.frames
  }

  private func noteFont(_ family: String?) {
    Terminal.note(
      Terminal.safe(
        family.map { "The font \($0) replaces the system font." }
          ?? "No replacement for the system font is installed; its texts keep their stored sizes."
      )
    )
  }
}

extension FrameOptions.TextSizes: ExpressibleByArgument {}

extension JSON {
  /// A frame as x, y, width, height.
  static func frame(_ frame: Frame) -> JSON {
    .array([.number(frame.x), .number(frame.y), .number(frame.width), .number(frame.height)])
  }
}
