public import ArgumentParser
public import LocalizedStrings
internal import Ninefold

struct StringsApplyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Write a copy of a document with the texts of a language, for previews and checks",
    discussion: """
      The texts come from the strings file or the string catalog beside the document, or from a \
      pseudo-language: long (texts twice as long), accented, bounded ([#text#]) or right-to-left. \
      The copy keeps the stored frames of the document's own language. To get frames for the new \
      texts, use 'ninefold frames --text metrics' on the copy. The command lists texts without a \
      translation.

      EXAMPLES:
        ninefold strings apply App/Base.lproj/Main.storyboard --language de \\
            --output Main.storyboard
        ninefold strings apply Main.storyboard --pseudo long --output Long.storyboard
      """
  )

  @Argument(help: "The storyboard or xib.", completion: .file())
  var file: String

  @Option(help: ArgumentHelp("The language of the texts.", valueName: "code"))
  var language: String?

  @Option(help: "The pseudo-language of the texts.")
  var pseudo: PseudoLanguage?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The copy to write. Default: the standard output.", valueName: "path"),
    completion: .file()
  )
  var output: String?

  @OptionGroup var form: OutputOptions

  func validate() throws {
    if (language == nil) == (pseudo == nil) {
      throw ValidationError("Name a language with --language, or a pseudo-language with --pseudo.")
    }
    if form.json, output == nil { throw ValidationError("--json requires --output.") }
  }

  func run() throws {
    let shown = pseudo.map { ShownLanguage.pseudo($0) } ?? .language(language ?? "")
    let translated = try TranslatedDocument(file, in: shown)
    if let output {
      try RegularFile.replace(output, with: translated.bytes)
    } else {
      Terminal.write(translated.bytes)
    }
    if form.json { return Terminal.printRaw(json(translated).rendered) }
    for key in translated.untranslated { Terminal.note("\(file): \(key) has no translation") }
    for text in translated.omitted {
      Terminal.note("\(file): \(text.object) \(text.path): \(text.reason.rawValue)")
    }
    if let output {
      Terminal.print(Terminal.safe("\(output): \(translated.translatedCount) texts"))
    }
  }

  private func json(_ translated: TranslatedDocument) -> JSON {
    .object([
      ("output", .text(output)), ("texts", .integer(translated.translatedCount)),
      ("untranslated", .keys(translated.untranslated)),
      (
        "omitted",
        .array(
          translated.omitted.map {
            .object([
              ("id", .string($0.object.rawValue)), ("path", .string($0.path.rawValue)),
              ("reason", .string($0.reason.rawValue)),
            ])
          }
        )
      ),
    ])
  }
}

extension PseudoLanguage: ExpressibleByArgument {}
