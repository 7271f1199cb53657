internal import ArgumentParser
internal import Ninefold

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the SQL schema, with the meaning of every table and column",
    discussion: """
      The output also lists the functions of 'ninefold sql', with their arguments and columns.

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
