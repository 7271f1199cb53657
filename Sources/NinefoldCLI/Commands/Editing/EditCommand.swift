internal import ArgumentParser
internal import Foundation
internal import LayoutModel
internal import Ninefold

struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Make the edits of a script as one: all of them or none",
    discussion: """
      A line is a command that edits, without 'ninefold': use, set, unset, install, uninstall, delete, \
      add, move, rename, duplicate, connect, disconnect. Words with blanks are quoted as in a shell, # \
      begins a comment. A line sees what those before it did; 'use' holds for the lines after it. The \
      script is one edit, which one undo takes back.

      EXAMPLES:
        ninefold edit changes.txt --message "New header"
        ninefold edit changes.txt --dry-run
        echo 'set rHt-Cn-001 constant 12' | ninefold edit -
      """
  )

  @Argument(help: "The script; - for the standard input.", completion: .file())
  var file: String

  @Option(
    name: .customLong("class"),
    help: "Begin in this size class instead of the current one."
  )
  var sizeClass: SizeClass?

  @Option(
    name: [.customShort("m"), .long],
    help: ArgumentHelp("What to remember about the edit.", valueName: "text")
  )
  var message: String?

  @Flag(name: [.customShort("n"), .long], help: "Tell what would change; change nothing.")
  var dryRun = false

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let script = try EditScript(try text(), file: file == "-" ? "standard input" : file)
    let project = try location.open()
    let (_, report) = try project.edit(
      message: message,
      in: sizeClass,
      isDryRun: dryRun,
      script.perform
    )
    EditingText(report, isDryRun: dryRun).print(json: output.json)
  }

  private func text() throws -> String {
    let bytes =
      file == "-"
      ? Array(try FileHandle.standardInput.readToEnd() ?? Data()) : try PlainFiles.bytes(of: file)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ProjectError.file(path: file, reason: "it is no text in UTF-8")
    }
    return text
  }
}
