internal import ArgumentParser
internal import LocalizedStrings
internal import Ninefold

struct StringsUpdateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Bring strings files and string catalogs up to date with their documents",
    discussion: """
      The command adds new texts with their comments, and replaces the comments of texts that \
      changed. The command keeps translations. If an entry still has the old source text as its \
      value, it gets the new source text. In a string catalog, the command marks the translation of a changed text as 'needs_review'. Stale \
      entries stay; --remove-stale removes them. Everything else keeps its bytes: order, comments, \
      line ends and encoding.

      EXAMPLES:
        ninefold strings update App/
        ninefold strings update App/ --add-language fr --dry-run
        ninefold strings update App/Base.lproj/Main.storyboard --remove-stale --json
      """
  )

  @Argument(help: "Storyboards, xibs, and folders to search.", completion: .file())
  var files: [String]

  @Flag(help: "Remove stale entries, which belong to no text of the document.")
  var removeStale = false

  @Option(
    name: .customLong("add-language"),
    help: ArgumentHelp("Create strings files of this language; repeatable.", valueName: "code")
  )
  var languages: [String] = []

  @Option(help: "The encoding of new strings files.")
  var encoding = StringsEncoding.utf8

  @Flag(help: .dryRun)
  var dryRun = false

  @OptionGroup var form: OutputOptions

  func validate() throws {
    try SourceLanguageOptions.requireCodes(languages)
  }

  func run() throws {
    var options = StringsUpdateOptions()
    options.removesStale = removeStale
    options.newLanguages = languages
    options.encoding = encoding
    options.isDryRun = dryRun
    let updated = try DocumentFiles(at: files).updateStrings(options)
    if !form.json, updated.results.isEmpty, updated.refused.isEmpty {
      Terminal.note("All translations are up to date.")
    }
    updated.print(json: form.json ? JSON.updates(updated) : nil, isDryRun: dryRun, show)
    if !updated.refused.isEmpty { throw ExitCode(2) }
  }

  private func show(_ update: StringsUpdate) {
    let stale = update.removedStale ? "removed" : "stale"
    let counts = [
      (update.added.count, "added"), (update.changed.count, "changed"), (update.stale.count, stale),
    ]
    let told = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    Terminal.print(
      Terminal.safe(
        "\(update.path): \(update.isNew ? "new, " : "")\(told.isEmpty ? "notes" : told)"
      )
    )
    for key in update.changed { Terminal.print(Terminal.safe("  changed \(key)")) }
    for key in update.stale { Terminal.print(Terminal.safe("  \(stale) \(key)")) }
  }
}

extension JSON {
  fileprivate static func updates(_ updated: FileResults<StringsUpdate>) -> JSON {
    .object([
      ("files", .array(updated.results.map(update))),
      ("refused", .refusals(updated.refused)),
    ])
  }

  /// Returns what an update does to a file.
  static func update(_ update: StringsUpdate) -> JSON {
    .object([
      ("path", .string(update.path)), ("language", .text(update.language)),
      ("new", .bool(update.isNew)), ("added", .keys(update.added)),
      ("changed", .keys(update.changed)), ("stale", .keys(update.stale)),
      ("removedStale", .bool(update.removedStale)),
    ])
  }
}
