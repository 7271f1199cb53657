internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct RecoverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recover",
    abstract: "Make a new project from what a damaged one still contains",
    discussion: """
      The command copies the edits of the journal up to the first one that is unreadable or does \
      not match its id. It rebuilds the content from these edits. If later edits are lost, the \
      command also reads the documents of the damaged content. It imports the complete ones in \
      one edit. It does not change the damaged file. The exit status is 1 if anything is lost.

      EXAMPLES:
        ninefold recover App.ninefold --output Recovered.ninefold
      """
  )

  @Argument(help: "The damaged project file.", completion: .file(extensions: ["ninefold"]))
  var path: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The project file to create.", valueName: "path"),
    completion: .file(extensions: ["ninefold"])
  )
  var output: String

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let result = try Project.recover(from: path, to: output, environment: .system)
    if json {
      Terminal.printRaw(JSON.recovery(result).rendered)
    } else {
      for line in lines(result) { Terminal.print(Terminal.safe(line)) }
      Terminal.note("Next: ninefold verify --project \(output)")
    }
    if !result.isComplete { throw ExitCode(1) }
  }

  private func lines(_ result: Recovery) -> [String] {
    var lines = ["\(output): \(result.edits) edits recovered"]
    if let end = result.end {
      let last = result.lastEdit.map { " of \($0)" } ?? ""
      lines[0] += last
      lines.append("the rest of the journal is lost: \(end)")
    }
    lines += result.documentsFromContent.map {
      "\($0): recovered from the content; its later edits are lost"
    }
    lines += result.unreadableDocuments.map {
      "\($0): unreadable in the content; in the state of the last recovered edit"
    }
    lines += result.lostReferences.map { "\($0): its edit is lost" }
    lines += result.lostTables.map { "\($0): rows of this table are lost" }
    if result.isComplete { lines.append("Nothing is lost.") }
    return lines
  }
}

extension JSON {
  /// The result of a recovery.
  static func recovery(_ result: Recovery) -> JSON {
    .object([
      ("complete", .bool(result.isComplete)),
      ("edits", .integer(result.edits)),
      ("lastEdit", result.lastEdit.map { .integer(Int($0.rawValue)) } ?? .null),
      ("end", .text(result.end)),
      ("documentsFromContent", .array(result.documentsFromContent.map(JSON.string))),
      ("unreadableDocuments", .array(result.unreadableDocuments.map(JSON.string))),
      ("lostReferences", .array(result.lostReferences.map(JSON.string))),
      ("lostTables", .array(result.lostTables.map(JSON.string))),
    ])
  }
}
