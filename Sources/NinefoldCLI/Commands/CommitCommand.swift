internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct CommitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "commit",
    abstract: "Record the current state as a version, with a message",
    discussion: """
      The journal keeps every edit, with or without a version. A version marks a state that you \
      want to find, compare or restore later. 'ninefold undo' removes the version.

      EXAMPLES:
        ninefold commit -m "Roomier login"
        ninefold commit -m "Roomier login" --dry-run --json
      """
  )

  @Option(
    name: [.customShort("m"), .long],
    help: ArgumentHelp("The message of the version.", valueName: "text")
  )
  var message: String

  @OptionGroup var change: ChangeOptions

  func run() throws {
    let version = try change.open().commit(message, isDryRun: change.dryRun)
    change.report(VersionText.line(version), JSON.members(of: version))
  }
}

/// Versions as lines of text.
enum VersionText {
  /// Returns the line of a version in a list.
  static func line(_ version: ProjectVersion, names: [String] = []) -> String {
    let time = UTCTime(timeMs: version.timeMs)
    let minute = "\(time.day) \(time.clock.prefix(5))"
    let author = version.author.isEmpty ? "" : " " + version.author
    let marks = names.isEmpty ? "" : Terminal.styled(" (\(names.joined(separator: ", ")))", .green)
    let title = version.message.split(separator: "\n").first.map(String.init) ?? ""
    return Terminal.styled(version.id.shortDescription, .yellow) + marks
      + " edit \(version.edit) \(minute)\(Terminal.safe(author)): " + Terminal.safe(title)
  }
}

extension JSON {
  /// A version.
  static func members(of version: ProjectVersion) -> [(String, JSON)] {
    [
      ("id", .string(version.id.description)), ("edit", .integer(Int(version.edit.rawValue))),
      ("message", .string(version.message)), ("author", .string(version.author)),
      ("time", .string(EditText.time(version.timeMs))),
    ]
  }
}
