internal import ArgumentParser
internal import LayoutModel

struct ClassesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "classes",
    abstract: "Draw the grid of size classes, and show what a class affects",
    discussion: """
      A dot marks every class that the selected one affects. The lines below the grid describe the \
      devices and orientations in the words of Interface Builder.

      EXAMPLES:
        ninefold classes
        ninefold classes compact-any
      """
  )

  @Argument(help: "The size class to select in the grid.")
  var sizeClass = SizeClass.anyAny

  @OptionGroup var output: OutputOptions

  func run() throws {
    if output.json {
      Terminal.printRaw(
        JSON.object([("classes", .array(SizeClass.all.map(json)))]).rendered
      )
      return
    }
    for line in SizeClassGrid(sizeClass).lines {
      Terminal.print(line.map(styled).joined())
    }
  }

  private func styled(_ segment: SizeClassGrid.Segment) -> String {
    switch segment.role {
    case .title: Terminal.styled(segment.text, .bold)
    case .chosen: Terminal.styled(segment.text, .blue, .bold)
    case .affected: Terminal.styled(segment.text, .green)
    case .frame, .unaffected, .description: segment.text
    }
  }

  private func json(_ sizeClass: SizeClass) -> JSON {
    .object([
      ("class", .string(sizeClass.description)), ("final", .bool(sizeClass.isFinal)),
      ("chosen", .bool(sizeClass == self.sizeClass)),
      ("affected", .bool(self.sizeClass.affects(sizeClass))),
      ("affects", .array(sizeClass.affected.map { .string($0.description) })),
      ("affectedBy", .array(sizeClass.matching.map { .string($0.description) })),
      ("title", .string(sizeClass.title)),
      ("description", .string(sizeClass.canvasDescription)),
    ])
  }
}
