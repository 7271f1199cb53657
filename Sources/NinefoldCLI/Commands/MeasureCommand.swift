internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Compute the smallest size that satisfies a view's constraints",
    discussion: """
      The command prints the width and height in points. Without --class, --canvas or --device, it \
      lays the document out in any-any. The exit status is 1 if the view is not part of the \
      layout, or if its constraints conflict.

      EXAMPLES:
        ninefold measure i5M-Pr-FkT --class compact-regular
        ninefold measure Main.storyboard:i5M-Pr-FkT --canvas --json
      """
  )

  @Argument(help: .object("The view"))
  var object: String

  @OptionGroup var place: TargetOptions
  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let target = place.target ?? .sizeClass(.anyAny)
    let project = try location.open()
    let view = try project.resolve(object)
    let size = try project.document(named: view.document).measure(view.id, in: target)
    if output.json {
      let value = size.map { JSON.array([.number($0.width), .number($0.height)]) } ?? .null
      Terminal.printRaw(JSON.object([("object", .string(object)), ("size", value)]).rendered)
    } else if let size {
      Terminal.print("\(LayoutText.number(size.width)) \(LayoutText.number(size.height))")
    } else {
      Terminal.note(
        "\(object) is not part of the layout, or its constraints conflict. 'ninefold layout' shows why"
          + " a view is not active, and 'ninefold check' lists conflicts."
      )
    }
    if size == nil { throw ExitCode(1) }
  }
}
