internal import ArgumentParser
internal import LocalizedStrings
internal import Ninefold

struct StringsImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read translations from XLIFF files into strings files and string catalogs",
    discussion: """
      The translations of 'App/Base.lproj/Main.storyboard' to 'de' go into the string catalog of \
      the document if it has one, else into 'App/de.lproj/Main.strings'. The command adds entries \
      and replaces translations. Everything else in the files keeps its bytes.

      The command lists translations whose source text is no longer that of the file, and texts \
      without a translation. If it refuses a file or a part of one, it imports the others, and the \
      exit status is 1.

      EXAMPLES:
        ninefold strings import de.xliff
        ninefold strings import Translations/*.xliff --root App --dry-run
      """
  )

  @Argument(help: "The XLIFF 1.2 files.", completion: .file(extensions: ["xliff", "xlf"]))
  var files: [String]

  @Option(
    help: ArgumentHelp("The folder that paths in the files are relative to.", valueName: "path"),
    completion: .directory
  )
  var root = "."

  @Option(help: "The encoding of new strings files.")
  var encoding = StringsEncoding.utf8

  @Flag(help: .dryRun)
  var dryRun = false

  @OptionGroup var form: OutputOptions

  func run() throws {
    let importer = StringsImporter(root: root, encoding: encoding, isDryRun: dryRun)
    let imports = try importer.importXLIFF(at: files)
    imports.print(json: form.json ? JSON.imports(imports) : nil, isDryRun: dryRun, show)
    if !imports.refused.isEmpty { throw ExitCode(1) }
  }

  private func show(_ result: StringsImport) {
    let counts = [
      (result.added.count, "added"), (result.replaced.count, "replaced"),
      (result.untranslated.count, "without a translation"),
    ]
    Terminal.print(
      Terminal.safe(
        "\(result.path): " + counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      )
    )
    for key in result.outdated {
      Terminal.note("\(result.path): \(key): translates another text")
    }
    for key in result.unreadable {
      Terminal.note("\(result.path): \(key): not read, because its texts contain elements")
    }
  }
}

extension JSON {
  fileprivate static func imports(_ imports: FileResults<StringsImport>) -> JSON {
    .object([
      (
        "imports",
        .array(
          imports.results.map { result in
            .object([
              ("original", .string(result.original)), ("path", .string(result.path)),
              ("language", .string(result.language)), ("added", .keys(result.added)),
              ("replaced", .keys(result.replaced)), ("outdated", .keys(result.outdated)),
              ("untranslated", .keys(result.untranslated)),
              ("unreadable", .keys(result.unreadable)),
            ])
          }
        )
      ),
      ("refused", .refusals(imports.refused)),
    ])
  }

  static func keys(_ keys: [String]) -> JSON { .array(keys.map { .string($0) }) }
}
