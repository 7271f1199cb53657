internal import ArgumentParser
internal import Ninefold

struct DocumentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "documents",
    abstract: "List the project's documents",
    discussion: """
      EXAMPLES:
        ninefold documents
        ninefold documents --json
      """
  )

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let names = try location.open().documentNames()
    if output.json {
      Terminal.printRaw(
        JSON.object([("documents", .array(names.map { .string($0) }))]).rendered
      )
      return
    }
    for name in names { Terminal.print(Terminal.safe(name)) }
    if names.isEmpty { Terminal.note("No documents yet. Next: ninefold import FILE...") }
  }
}
