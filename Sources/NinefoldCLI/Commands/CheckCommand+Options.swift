internal import ArgumentParser
internal import Foundation
internal import LayoutModel
internal import Ninefold

// `check`: its options and what --explain prints.
extension CheckCommand {
  /// Returns the options of the check: those of the configuration, and those of the command line.
  func options() throws -> CheckOptions {
    let found = CheckConfiguration.path(above: FileManager.default.currentDirectoryPath)
    var options = try CheckOptions(configuredBy: config ?? found)
    options.target = place.target
    options.onDevices = !quick
    options.ignoresMarks = ignoreMarks
    options.variants = variants
    if let sources { options.sources = try index(sources) }
    if namesDocuments { options.sourcePaths = files + location.paths }
    options.preset = preset ?? (all ? .all : options.preset)
    options.kinds = kinds.isEmpty ? nil : Set(try kinds.map { try kind($0, options) })
    return options
  }

  /// Each language in each text size. A text size alone is checked in the document's language.
  private var variants: [TextVariant] {
    let named: [ShownLanguage?] =
      languages.map { .language($0) } + pseudoLanguages.map { .pseudo($0) }
    if named.isEmpty, textSizes.isEmpty, direction == nil { return [] }
    let shown = named.isEmpty ? [nil] : named
    return shown.flatMap { language in
      (textSizes.isEmpty ? [.large] : textSizes).map { size in
        var variant = TextVariant()
        variant.language = language
        variant.textSize = size
        variant.direction = direction
        return variant
      }
    }
  }

  /// Returns the kind that --only names.
  private func kind(_ name: String, _ options: CheckOptions) throws -> Finding.Kind {
    let known = options.configuration.kinds
    guard let kind = known.first(where: { $0.rawValue == name }) else {
      throw CheckCommand.unknown(name, among: known)
    }
    if let option = options.configuration.missingOption(of: kind) {
      throw ValidationError(
        "\(kind) needs the option \(option.name) in \(CheckConfiguration.fileName):"
          + " \(option.meaning)."
      )
    }
    return kind
  }

  static func unknown(_ name: String, among kinds: [Finding.Kind]) -> ValidationError {
    let names = kinds.map(\.rawValue)
    let hint =
      Suggestions.sentence(Suggestions.nearest(to: name, among: names))
      ?? "'ninefold check --explain all' explains all kinds."
    return ValidationError("No kind of finding is named \(name). \(hint)")
  }

  /// Indexes the folder of --sources, and reports the files that can't be read.
  private func index(_ folder: String) throws -> IndexedFolder {
    var progress = Progress("Reading sources")
    defer { progress.end() }
    let indexed = try IndexedFolder(at: folder, usesCache: !noCache) { progress.update($0, of: $1) }
    for problem in indexed.problems where !isChecked(problem.path) {
      Terminal.note("Not read: \(problem)")
    }
    if let problem = indexed.swiftProblem {
      Terminal.note(
        "Swift is not read, because \(problem). Classes, outlets, actions and reuse identifiers are"
          + " not checked."
      )
    }
    guard indexed.hasCode else {
      throw ValidationError(
        "The folder \(folder) has no Swift or Objective-C file. --sources takes the folder with the"
          + " code of the app."
      )
    }
    return indexed
  }

  /// Returns true for a document that the check itself reads, and reports if it can't.
  private func isChecked(_ path: String) -> Bool {
    DocumentFiles.isDocument(path) && checksFolderOfSources
  }

  func explained(_ name: String) throws -> [Finding.Kind] {
    if name == "all" { return Finding.Kind.all }
    guard let kind = Finding.Kind(rawValue: name) else {
      throw CheckCommand.unknown(name, among: Finding.Kind.all)
    }
    return [kind]
  }

  func printExplanations(_ kinds: [Finding.Kind]) {
    if output.json {
      Terminal.printRaw(
        JSON.object([("kinds", .array(kinds.map(JSON.explanation)))]).rendered
      )
      return
    }
    Terminal.printRaw(kinds.map(ExplanationText.rendered).joined(separator: "\n"))
  }
}
