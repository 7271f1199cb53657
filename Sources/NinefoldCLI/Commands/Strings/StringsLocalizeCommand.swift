internal import ArgumentParser
internal import LocalizedStrings
internal import Ninefold

struct StringsLocalizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "localize",
    abstract: "Move documents to Base.lproj and make their strings files, like Xcode's Localize",
    discussion: """
      A document moves to Base.lproj with the same bytes. Each language gets a strings file with the \
      keys, comments and texts that Interface Builder writes. A document in another language folder \
      moves too, and that language gets a strings file. Existing files keep their translations and \
      get the texts that they lack. With --catalog, one string catalog in mul.lproj has all languages.

      The command never replaces a file in Base.lproj. If an existing file has a syntax error, the \
      command refuses to move the document. It does not change the Xcode project: add the new \
      files there. In a Ninefold project, 'ninefold sync' follows the move.

      With --check, the command shows what would change and changes nothing. The exit status is 1 \
      if anything would change. A build can thus require that every document is in Base.lproj and \
      that its files have all texts.

      EXAMPLES:
        ninefold strings localize App/Main.storyboard --language de --language fr
        ninefold strings localize App/en.lproj/Main.storyboard --dry-run --json
        ninefold strings localize App/Main.storyboard --catalog
        ninefold strings localize App --language de --check
      """
  )

  @Argument(help: "Storyboards, xibs, and folders to search.", completion: .file())
  var files: [String]

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp("Make a strings file for this language; repeatable.", valueName: "code")
  )
  var languages: [String] = []

  @Flag(help: "Make a string catalog instead of strings files.")
  var catalog = false

  @OptionGroup var source: SourceLanguageOptions

  @Option(help: "The encoding of new strings files.")
  var encoding = StringsEncoding.utf8

  @Flag(name: [.customShort("n"), .long], help: "Show what would change, and change nothing.")
  var dryRun = false

  @Flag(
    help:
      "Show what would change, and change nothing. The exit status is 1 if anything would change."
  )
  var check = false

  @OptionGroup var form: OutputOptions

  func validate() throws {
    try SourceLanguageOptions.requireCodes(languages)
    if catalog, !languages.isEmpty {
      throw ValidationError(
        "--language can't be combined with --catalog: a string catalog has all languages."
      )
    }
  }

  func run() throws {
    var options = StringsLocalizationOptions()
    options.languages = languages
    options.usesCatalog = catalog
    options.sourceLanguage = source.sourceLanguage
    options.encoding = encoding
    options.isDryRun = dryRun || check
    let localized = try DocumentFiles(at: files).localize(options)
    localized.print(
      json: form.json ? JSON.localizations(localized) : nil,
      isDryRun: options.isDryRun,
      show
    )
    if !localized.refused.isEmpty { throw ExitCode(2) }
    if check, localized.results.contains(where: \.isDifferent) { throw ExitCode(1) }
  }

  private func show(_ result: StringsLocalization) {
    Terminal.print(
      Terminal.safe(result.isMoved ? "\(result.document) -> \(result.base)" : result.base)
    )
    for file in result.files {
      let change = file.isNew ? "new" : file.isDifferent ? "updated" : "unchanged"
      Terminal.print(Terminal.safe("  \(file.path): \(change), \(file.added.count) texts added"))
    }
    if result.files.isEmpty {
      Terminal.print("  no strings files: the document has no texts, or --language is not given")
    }
    if result.omittedCount > 0 {
      Terminal.note(
        "\(result.base): \(result.omittedCount) texts have no key; 'strings export' names them."
      )
    }
  }
}

extension JSON {
  fileprivate static func localizations(_ localized: FileResults<StringsLocalization>) -> JSON {
    .object([
      (
        "documents",
        .array(
          localized.results.map { result in
            .object([
              ("document", .string(result.document)), ("base", .string(result.base)),
              ("moved", .bool(result.isMoved)),
              ("changed", .bool(result.isDifferent)),
              ("files", .array(result.files.map(JSON.update))),
              ("omitted", .integer(result.omittedCount)),
            ])
          }
        )
      ),
      ("refused", .refusals(localized.refused)),
    ])
  }
}
