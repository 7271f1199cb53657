internal import ArgumentParser
internal import Foundation
internal import LayoutModel
internal import Ninefold

struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Run a script of edits as one edit: all of them or none",
    discussion: """
      Each line is an editing command without 'ninefold': use, set, unset, install, uninstall, \
      delete, add, move, rename, duplicate, connect, disconnect. Quotes work as in a shell, and # \
      begins a comment. Each line sees the results of the lines before it. 'use' applies to the \
      lines after it. The journal records the script as one edit, and one undo reverses it.

      EXAMPLES:
        ninefold edit changes.txt --message "New header"
        ninefold edit changes.txt --dry-run
        echo 'set rHt-Cn-001 constant 12' | ninefold edit -
      """
  )

  @Argument(help: "The script, or - for the standard input.", completion: .file())
  var file: String

  @Option(
    name: .customLong("class"),
    help: "Begin in this size class instead of the editing class."
  )
  var sizeClass: SizeClass?

  @Option(
    name: [.customShort("m"), .long],
    help: ArgumentHelp("The message to record with the edit.", valueName: "text")
  )
  var message: String?

  @Flag(name: [.customShort("n"), .long], help: "Show what would change, and change nothing.")
  var dryRun = false

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let script = try EditScript(try text(), file: file == "-" ? "standard input" : file)
    let project = try location.open()
    let report = try project.edit(
      message: message,
      in: sizeClass,
      isDryRun: dryRun,
      script.perform
    ).report
    EditingText(report, isDryRun: dryRun).print(json: output.json)
  }

  private func text() throws -> String {
    let bytes =
      file == "-"
      ? Array(try FileHandle.standardInput.readToEnd() ?? Data()) : try RegularFile.bytes(of: file)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw NinefoldError.file(path: file, reason: "it is not UTF-8 text")
    }
    return text
  }
}
