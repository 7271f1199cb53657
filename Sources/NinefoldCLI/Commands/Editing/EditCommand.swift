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
      delete, add, move, rename, duplicate, paste, connect, disconnect, embed, unembed, arrange, align, \
      distribute, pin, autolayout, refactor, change-class. Quotes work as in a shell, and # begins a comment. The line \
      'version 1' can come first. Each line sees the results of the lines before it. 'use' applies \
      to the lines after it. The journal records the script as one edit, and one undo reverses it.

      If the name of the script ends in .json, the command reads its JSON form; \
      docs/edit-script.md describes both forms, and docs/schemas/edit-script.json is the schema.

      EXAMPLES:
        ninefold edit changes.txt --message "New header"
        ninefold edit changes.txt --dry-run
        echo 'set rHt-Cn-001 constant 12' | ninefold edit -
        ninefold edit changes.txt --convert json > changes.json
        ninefold edit changes.txt --file Main.storyboard --strict
      """
  )

  @Argument(help: "The script, or - for the standard input.", completion: .file())
  var script: String

  @Option(
    name: .customLong("class"),
    help: "The size class of the first lines. Default: the editing class of the project."
  )
  var sizeClass: SizeClass?

  @Flag(help: "Read the JSON form even if the name does not end in .json.")
  var jsonScript = false

  @Option(help: ArgumentHelp("Print the script in this form, and edit nothing.", valueName: "form"))
  var convert: ScriptForm?

  @OptionGroup var destination: EditDestination

  func run() throws {
    let script = try parsed()
    switch convert {
    case .json: return Terminal.printRaw(script.json.rendered)
    case .text: return Terminal.printRaw(try script.text())
    case nil: try destination.edit(in: sizeClass, script.perform)
    }
  }

  private func parsed() throws -> EditScript {
    let name = script == "-" ? "standard input" : script
    guard jsonScript || script.hasSuffix(".json") else {
      return try EditScript(try text(), file: name)
    }
    return try EditScript(json: Array(try text().utf8), file: name)
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

/// The forms of a script.
enum ScriptForm: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
