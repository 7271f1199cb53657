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

      The command reports translations of a text that differs from the file's, and texts without a \
      translation. The exit status is 1 if the command refused a part of a file.

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
    var imports: [StringsImport] = []
    var refused: [NinefoldError.Refusal] = []
    for file in files {
      let outcome = try importer.importXLIFF(at: file)
      imports += outcome.results
      refused += outcome.refused
    }
    if form.json {
      Terminal.printRaw(JSON.imports(imports, refused).rendered)
    } else {
      for outcome in imports { show(outcome) }
      Terminal.printErrors(refused)
      if dryRun { Terminal.noteDryRun() }
    }
    if !refused.isEmpty { throw ExitCode(1) }
  }

  private func show(_ outcome: StringsImport) {
    let counts = [
      (outcome.added.count, "added"), (outcome.replaced.count, "replaced"),
      (outcome.untranslated.count, "without a translation"),
    ]
    Terminal.print(
      Terminal.safe(
        "\(outcome.path): " + counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      )
    )
    for key in outcome.outdated {
      Terminal.note("\(outcome.path): \(key): translates another text")
    }
    for key in outcome.unreadable {
      Terminal.note("\(outcome.path): \(key): not read, because its texts contain elements")
    }
  }
}

extension JSON {
  fileprivate static func imports(
    _ imports: [StringsImport],
    _ refused: [NinefoldError.Refusal]
  ) -> JSON {
    .object([
      (
        "imports",
        .array(
          imports.map { outcome in
            .object([
              ("original", .string(outcome.original)), ("path", .string(outcome.path)),
              ("language", .string(outcome.language)), ("added", .keys(outcome.added)),
              ("replaced", .keys(outcome.replaced)), ("outdated", .keys(outcome.outdated)),
              ("untranslated", .keys(outcome.untranslated)),
              ("unreadable", .keys(outcome.unreadable)),
            ])
          }
        )
      ),
      ("refused", .refusals(refused)),
    ])
  }

  static func keys(_ keys: [String]) -> JSON { .array(keys.map { .string($0) }) }
}
