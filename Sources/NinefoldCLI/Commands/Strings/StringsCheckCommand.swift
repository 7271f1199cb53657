public import ArgumentParser
public import Ninefold

struct StringsCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check that translations fit their documents",
    discussion: """
      The command reports texts without a translation, stale entries, texts that changed after \
      their translation, format specifiers that differ, keys that occur twice, and languages \
      without a file. It compares strings files of code, such as Localizable.strings, with those of \
      the source language. The exit status is 1 if there is a finding.

      The comment of an entry in a strings file contains the text that the entry translates. \
      Without this comment, the command can't detect that the text changed. It counts such \
      entries.

      EXAMPLES:
        ninefold strings check App/
        ninefold strings check App/ --language de --except stale
        ninefold strings check App/ --json
      """
  )

  @Argument(help: "Storyboards, xibs, and folders to search.", completion: .file())
  var files: [String]

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp("Report only this language; repeatable.", valueName: "code")
  )
  var languages: [String] = []

  @Option(
    name: .customLong("except"),
    help: ArgumentHelp("Leave out this kind of finding; repeatable.", valueName: "kind")
  )
  var excluded: [StringsFinding.Kind] = []

  @OptionGroup var source: SourceLanguageOptions
  @OptionGroup var form: OutputOptions

  func run() throws {
    let folders = files.filter { RegularFile.isFolder($0) }
    let check = try DocumentFiles(at: files).checkStrings(
      in: folders,
      sourceLanguage: source.sourceLanguage
    )
    let findings = check.findings.filter { finding in
      !excluded.contains(finding.kind)
        && (languages.isEmpty || finding.language.map(languages.contains) ?? true)
    }
    if form.json {
      Terminal.printRaw(JSON.stringsCheck(check, findings).rendered)
    } else {
      for finding in findings { Terminal.print(Terminal.safe(line(finding))) }
      func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
      }
      Terminal.note(
        "\(count(findings.count, "finding")) in \(count(check.tableCount, "file")) of"
          + " \(count(check.documentCount, "document")) with \(count(check.textCount, "text"))."
      )
      if check.tableCount == 0 {
        Terminal.note(
          "No translation was found. 'ninefold strings localize' moves a document to Base.lproj and"
            + " makes its strings files."
        )
      }
      if check.unknownCount > 0 {
        Terminal.note(
          "\(check.unknownCount) entries have no comment with the text that they translate."
        )
      }
    }
    if !findings.isEmpty { throw ExitCode(1) }
  }

  private func line(_ finding: StringsFinding) -> String {
    let place = finding.line.map { "\(finding.path):\($0)" } ?? finding.path
    let language = finding.language.map { " [\($0)]" } ?? ""
    let key = finding.key.map { " \($0):" } ?? ""
    return "\(place): \(finding.kind.rawValue)\(language):\(key) \(finding.message)"
  }
}

extension StringsFinding.Kind: ExpressibleByArgument {}

extension JSON {
  fileprivate static func stringsCheck(
    _ check: StringsCheck,
    _ findings: [StringsFinding]
  ) -> JSON {
    .object([
      (
        "findings",
        .array(
          findings.map { finding in
            .object([
              ("kind", .string(finding.kind.rawValue)), ("path", .string(finding.path)),
              ("line", finding.line.map { .integer($0) } ?? .null),
              ("language", .text(finding.language)), ("key", .text(finding.key)),
              ("message", .string(finding.message)),
            ])
          }
        )
      ),
      ("documents", .integer(check.documentCount)), ("files", .integer(check.tableCount)),
      ("texts", .integer(check.textCount)), ("unknown", .integer(check.unknownCount)),
    ])
  }
}
