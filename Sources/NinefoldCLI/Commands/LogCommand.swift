internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "List the edits of the project, a document or an object, newest first",
    discussion: """
      The command lists the edits that meet all given conditions. Times are in UTC. The edits of a \
      document include those of its objects. If 'sync' renamed a document, they also include those \
      made under the old name.

      EXAMPLES:
        ninefold log
        ninefold log b7X-2c-abc
        ninefold log Main.storyboard
        ninefold log --kind delete-from-project --since 2026-03-01
        ninefold log --class compact-regular --author Ann --limit 10 --json
        ninefold log --graph
      """
  )

  @Argument(help: "An object, named as for 'inspect', or a document. Default: the whole project.")
  var object: String?

  @Option(
    help: ArgumentHelp("Only edits of this kind, such as set or undo.", valueName: "kind"),
    completion: .list(RecordedKind.all.map(\.rawValue)),
    transform: RecordedKind.init(parsing:)
  )
  var kind: RecordedKind?

  @Option(
    name: .customLong("class"),
    help: "Only edits made while this editing class was selected."
  )
  var sizeClass: SizeClass?

  @Option(
    help: ArgumentHelp("Only edits by authors whose name contains this text.", valueName: "text")
  )
  var author: String?

  @Option(
    help: ArgumentHelp(
      "Only edits at or after this day (2026-03-01) or time in UTC (2026-03-01T09:30).",
      valueName: "time"
    ),
    transform: EditText.parse
  )
  var since: Int64?

  @Option(
    help: ArgumentHelp(
      "Only edits before this day (2026-03-01) or time in UTC (2026-03-01T09:30).",
      valueName: "time"
    ),
    transform: EditText.parse
  )
  var before: Int64?

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp("The maximum number of edits. Default: all.", valueName: "number")
  )
  var limit: Int?

  @Flag(help: "Show the versions of all branches as a graph, not the edits.")
  var graph = false

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if graph, object != nil || kind != nil || sizeClass != nil || author != nil {
      throw ValidationError("--graph can only be combined with --limit: it lists all versions.")
    }
    if let limit, limit < 1 { throw ValidationError("--limit must be at least 1.") }
  }

  func run() throws {
    let project = try location.open()
    if graph { return try VersionGraph(project, limit: limit).print(json: output.json) }
    var filter = EditFilter(
      kind: kind,
      sizeClass: sizeClass,
      author: author,
      sinceMs: since,
      beforeMs: before,
      limit: limit
    )
    if let object = try object.map(project.resolveInHistory) { filter.restrict(to: object) }
    let edits = try project.log(filter)
    if output.json {
      let items = edits.map { JSON.object(JSON.members(of: $0)) }
      Terminal.printRaw(JSON.object([("edits", .array(items))]).rendered)
      return
    }
    for edit in edits { Terminal.print(EditText.line(edit)) }
    if edits.isEmpty {
      let isWhole = object == nil && filter == EditFilter(limit: limit)
      Terminal.note(isWhole ? "The project has no edit." : "No edit meets the conditions.")
    }
  }
}

extension EditFilter {
  /// Restricts the filter to what a name refers to: an object, or a document with its objects.
  fileprivate mutating func restrict(to named: ObjectReference) {
    if named.id == Document.rootID { document = named.document } else { object = named }
  }
}

extension RecordedKind {
  /// - Throws: `ValidationError` if no edit is recorded with this kind.
  fileprivate init(parsing text: String) throws {
    self.init(rawValue: text)
    guard !RecordedKind.all.contains(self) else { return }
    let names = RecordedKind.all.map(\.rawValue)
    let question = Suggestions.sentence(Suggestions.nearest(to: text, among: names))
    throw ValidationError(
      "'\(text)' is not a kind of edit.\(question.map { " \($0)" } ?? "")"
        + " The kinds are \(names.joined(separator: ", "))."
    )
  }
}

extension EditText {
  /// Parses the day or time of an option.
  /// - Throws: `ValidationError` if the text is neither.
  static func parse(_ text: String) throws -> Int64 {
    guard let time = timeMs(text) else {
      throw ValidationError("'\(text)' is not a day (2026-03-01) or time (2026-03-01T09:30).")
    }
    return time
  }
}
