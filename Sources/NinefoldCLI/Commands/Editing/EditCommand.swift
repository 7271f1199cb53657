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
      delete, add, move, rename, duplicate, connect, disconnect, embed, unembed, arrange, align, \
      distribute, pin, autolayout. Quotes work as in a shell, and # \
      begins a comment. Each line sees the results of the lines before it. 'use' applies to the \
      lines after it. The journal records the script as one edit, and one undo reverses it.

      EXAMPLES:
        ninefold edit changes.txt --message "New header"
        ninefold edit changes.txt --dry-run
        echo 'set rHt-Cn-001 constant 12' | ninefold edit -
        ninefold edit changes.txt --file Main.storyboard --strict
      """
  )

  @Argument(help: "The script, or - for the standard input.", completion: .file())
  var script: String

  @Option(
    name: .customLong("class"),
    help: "Begin in this size class instead of the editing class."
  )
  var sizeClass: SizeClass?

  @OptionGroup var destination: EditDestination

  func run() throws {
    let script = try EditScript(try text(), file: script == "-" ? "standard input" : script)
    try destination.edit(in: sizeClass, script.perform)
  }

  private func text() throws -> String {
    let bytes =
      script == "-"
      ? Array(try FileHandle.standardInput.readToEnd() ?? Data())
      : try RegularFile.bytes(of: script)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw NinefoldError.file(path: script, reason: "it is not UTF-8 text")
    }
    return text
  }
}
