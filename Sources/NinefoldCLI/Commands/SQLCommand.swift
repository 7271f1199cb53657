internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct SQLCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sql",
    abstract: "Run a read-only SQL query on the project",
    discussion: """
      EXAMPLES:
        ninefold sql "SELECT kind, count(*) FROM object GROUP BY kind ORDER BY 2 DESC"
        ninefold sql "SELECT * FROM effectiveView WHERE class = 'compact-regular' LIMIT 5" --json
      """
  )

  @Argument(help: "The SQL statement.")
  var statement: String

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let result = try location.open().query(statement)
    if output.json {
      Terminal.printRaw(
        JSON.object([
          ("columns", .array(result.columns.map { .string($0) })),
          ("rows", .array(result.rows.map { .array($0.map(json)) })),
        ]).rendered
      )
      return
    }
    Terminal.print(Terminal.safe(result.columns.joined(separator: "|")))
    for row in result.rows {
      Terminal.print(Terminal.safe(row.map(text).joined(separator: "|")))
    }
  }

  private func text(_ cell: QueryResult.Cell) -> String {
    switch cell {
    case .null: ""
    case .integer(let number): String(number)
    case .real(let number): LayoutText.number(number)
    case .text(let text): text
    case .blob(let bytes): "x'" + hex(bytes) + "'"
    }
  }

  private func json(_ cell: QueryResult.Cell) -> JSON {
    switch cell {
    case .null: .null
    case .integer(let number): .integer(Int(number))
    case .real(let number): .number(number)
    case .text(let text): .string(text)
    case .blob(let bytes): .string(hex(bytes))
    }
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { (($0 < 16) ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
