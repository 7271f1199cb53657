internal import ArgumentParser
internal import Foundation
internal import LayoutModel
internal import Ninefold

// `check --import-config`: the configurations of other linters.
extension CheckCommand {
  /// Writes the configurations as one of Ninefold, and says what has no equivalent.
  func importConfigurations() throws {
    let imported = try ImportedConfiguration(at: importConfig)
    let content = JSON(imported.content)
    for note in imported.notes {
      Terminal.note("\(note.file):\(note.line): note: \(note.text)")
    }
    if let path = configOutput {
      try RegularFile.requireReplaceable(path)
      guard !FileManager.default.fileExists(atPath: path) else {
        throw NinefoldError.file(
          path: path,
          reason: "a file of this name exists, and is not overwritten"
        )
      }
      if !dryRun { try RegularFile.replace(path, with: Array(content.rendered.utf8)) }
      Terminal.note(dryRun ? "Dry run: nothing was written." : "Wrote \(path).")
    }
    if output.json {
      let notes = imported.notes.map { note in
        JSON.object([
          ("file", .string(note.file)), ("line", .integer(note.line)), ("text", .string(note.text)),
        ])
      }
      Terminal.printRaw(
        JSON.object([("configuration", content), ("notes", .array(notes))]).rendered
      )
    } else if configOutput == nil || dryRun {
      Terminal.printRaw(content.rendered)
    }
  }
}

extension JSON {
  /// A value of a configuration.
  fileprivate init(_ value: OptionValue) {
    switch value {
    case .null: self = .null
    case .flag(let flag): self = .bool(flag)
    case .number(let number): self = number.whole.map { .integer($0) } ?? .number(number)
    case .word(let word): self = .string(word)
    case .list(let items): self = .array(items.map { JSON($0) })
    case .named(let members): self = .object(members.map { ($0.name, JSON($0.value)) })
    }
  }
}
