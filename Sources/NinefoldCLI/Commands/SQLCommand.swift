internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct SQLCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sql",
    abstract: "Run a read-only SQL query on the project",
    discussion: """
      Besides tables and views, a query can call functions whose results are tables: \
      history(object), blame(object), diff(from, to), at(revision), layout(class, revision) and \
      findings(document, revision). 'ninefold schema' lists their arguments and columns. While a \
      query reads another state, edits wait.

      EXAMPLES:
        ninefold sql "SELECT kind, count(*) FROM object GROUP BY kind ORDER BY 2"
        ninefold sql "SELECT id FROM effectiveView WHERE class = 'compact-regular'"
        ninefold sql "SELECT object, path, old, new FROM diff('v1.0')" --json
        ninefold sql "SELECT author, count(*) FROM history('b7X-2c-abc')
          GROUP BY author" --format csv
      """
  )

  @Argument(help: "The SQL statement.")
  var statement: String

  @Option(help: "The output format. jsonl has one JSON object in each line. Default: text.")
  var format: QueryFormat?

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if output.json, let format, format != .json {
      throw ValidationError("--json can't be combined with --format \(format.rawValue).")
    }
  }

  func run() throws {
    let project = try location.open()
    let format = output.json ? .json : format ?? .text
    if format == .json { return try printJSON(try project.query(statement)) }
    var lines = LineBuffer()
    var names: [String] = []
    try project.query(statement) { columns in
      names = QueryFormat.distinct(columns)
      if let header = format.header(columns) { lines.add(header) }
    } row: { row in
      lines.add(format.line(row, names))
    }
    lines.flush()
  }

  private func printJSON(_ result: QueryResult) throws {
    Terminal.printRaw(
      JSON.object([
        ("columns", .array(result.columns.map { .string($0) })),
        ("rows", .array(result.rows.map { .array($0.map(\.json)) })),
      ]).rendered
    )
  }
}

/// Collects lines, because a call of the system for each would take most of the time.
private struct LineBuffer {
  private var bytes: [UInt8] = []

  mutating func add(_ line: String) {
    bytes += line.utf8
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count > 1 << 16 { flush() }
  }

  mutating func flush() {
    Terminal.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
