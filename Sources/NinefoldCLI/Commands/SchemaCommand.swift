internal import ArgumentParser
internal import Ninefold

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the SQL of a project file, with what every table and column means",
    discussion: """
      EXAMPLES:
        ninefold schema
      """
  )

  @OptionGroup var output: OutputOptions

  func run() throws {
    if output.json {
      Terminal.printRaw(JSON.object([("sql", .string(Project.schema))]).rendered)
    } else {
      Terminal.printRaw(Project.schema)
    }
  }
}
