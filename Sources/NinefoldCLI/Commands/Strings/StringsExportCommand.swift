public import ArgumentParser
public import LocalizedStrings
public import Ninefold

struct StringsExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the texts of documents as strings files, string catalogs or XLIFF",
    discussion: """
      Without --output, the texts of one document go to the standard output. With --format xliff, \
      all documents go into one file, whose paths are relative to the current folder. With \
      --language, the XLIFF file also has the known translations.

      The command leaves out empty texts, and runtime attributes that the document does not mark \
      as localized. Attributed texts have no key in Interface Builder's files; the command names \
      them on the standard error.

      EXAMPLES:
        ninefold strings export App/Base.lproj/Main.storyboard > Main.strings
        ninefold strings export App/ --output Texts --encoding utf-16
        ninefold strings export App/ --format xliff --language de --output .
      """
  )

  @Argument(help: "Storyboards, xibs, and folders to search.", completion: .file())
  var files: [String]

  @Option(help: "The format of the texts.")
  var format = StringsFormat.strings

  @Option(
    help: ArgumentHelp("With --format xliff, the language to translate to.", valueName: "code")
  )
  var language: String?

  @OptionGroup var source: SourceLanguageOptions

  @Option(help: "The encoding of strings files.")
  var encoding = StringsEncoding.utf8

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The folder to write to. Default: the standard output.", valueName: "path"),
    completion: .directory
  )
  var output: String?

  @OptionGroup var form: OutputOptions

  func validate() throws {
    if language != nil, format != .xliff {
      throw ValidationError("--language requires --format xliff.")
    }
  }

  func run() throws {
    var options = StringsExportOptions()
    options.format = format
    options.targetLanguage = language
    options.sourceLanguage = source.sourceLanguage
    options.encoding = encoding
    let export = try DocumentFiles(at: files).exportStrings(options)
    guard output != nil || form.json || export.files.count < 2 else {
      throw ValidationError("Several documents have texts. Name a folder with --output.")
    }
    if let output {
      try export.write(to: output)
    } else if !form.json, let file = export.files.first {
      Terminal.write(file.bytes)
    }
    if form.json {
      Terminal.printRaw(JSON.export(export, output).rendered)
    } else {
      show(export)
    }
    if !export.refused.isEmpty { throw ExitCode(2) }
  }

  private func show(_ export: StringsExport) {
    if let output {
      for file in export.files {
        Terminal.print(Terminal.safe("\(output)/\(file.name): \(file.count) texts"))
      }
    }
    for omitted in export.omitted {
      let place = omitted.line.map { "\(omitted.path):\($0)" } ?? omitted.path
      Terminal.note(
        "\(place): \(omitted.text.object) \(omitted.text.path): \(omitted.text.reason.rawValue)"
      )
    }
    Terminal.printErrors(export.refused)
  }
}

/// The option that names the language of documents.
struct SourceLanguageOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The language of the documents.", valueName: "code"))
  var sourceLanguage = "en"

  /// Throws an error for a language that would name another folder than one with translations.
  static func requireCodes(_ languages: [String]) throws {
    for language in languages where language.contains("/") || language.hasPrefix(".") {
      throw ValidationError("'\(language)' is not the code of a language.")
    }
  }
}

extension StringsFormat: ExpressibleByArgument {}
extension StringsEncoding: ExpressibleByArgument {}

extension JSON {
  fileprivate static func export(_ export: StringsExport, _ output: String?) -> JSON {
    .object([
      (
        "files",
        .array(
          export.files.map { file in
            .object([
              ("path", .string((output.map { $0 + "/" } ?? "") + file.name)),
              ("texts", .integer(file.count)),
              output == nil
                ? ("content", .string(String(decoding: file.bytes, as: UTF8.self)))
                : ("content", .null),
            ])
          }
        )
      ),
      (
        "omitted",
        .array(
          export.omitted.map {
            .object([
              ("document", .string($0.path)),
              ("line", $0.line.map { .integer($0) } ?? .null),
              ("id", .string($0.text.object.rawValue)),
              ("path", .string($0.text.path.rawValue)),
              ("reason", .string($0.text.reason.rawValue)),
            ])
          }
        )
      ),
      ("refused", JSON.refusals(export.refused)),
    ])
  }

  /// Returns the files that can't be read or written, with their reasons.
  static func refusals(_ refusals: [NinefoldError.Refusal]) -> JSON {
    .array(
      refusals.map {
        .object([
          ("path", .string($0.path)), ("line", $0.line.map { .integer($0) } ?? .null),
          ("reason", .string($0.reason)),
        ])
      }
    )
  }
}
