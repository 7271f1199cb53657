public import ArgumentParser
internal import Foundation
internal import LayoutModel
internal import LocalizedStrings
internal import Ninefold

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check layouts in all nine size classes and on their devices",
    discussion: """
      The command reports ambiguous layouts and conflicting constraints; misplaced, clipped and \
      off-screen views; constraints that are duplicates, refer to missing objects or have the \
      wrong owner; size class rows without effect; and more. '--explain all' explains all kinds. \
      The configuration can add rules of a team, rules for accessibility, and queries.

      The command checks the given files and folders without a project. It skips symbolic links in \
      folders. Without files, it checks the documents of the project. It reads severities and \
      suppressions from \(CheckConfiguration.fileName) in the current folder or the nearest folder \
      above it that has one. The exit status is 1 if a finding has the severity --fail-on or a \
      higher one.

      To adopt the check in a project with findings, record them with --write-baseline. With \
      --baseline, the command reports new findings, and the entries of the baseline that no longer \
      occur.

      With --sources, the command also compares documents with the Swift and Objective-C sources, \
      asset catalogs and fonts in a folder: custom classes, outlets, actions and names that don't \
      exist. Without files, it then checks the documents in that folder. Findings that depend on \
      code elsewhere are unsure. The command caches what it read from each file in the user's \
      cache folder.

      With --language, --pseudo or --text-size, the command also reports texts that fit in the \
      document's own language and size, but not in that one (cut-text). With --direction \
      right-to-left or a right-to-left language, it reports views that are clipped, off the screen \
      or in conflict only in that direction.

      If a file cannot be read, the command reports it as unreadable-document and checks the other \
      files. If no file can be read, the command fails, and the exit status is 2.

      EXAMPLES:
        ninefold check Main.storyboard Views/
        ninefold check --document Main.storyboard --class compact-compact --json
        ninefold check Views/ --format sarif > findings.sarif
        ninefold check Views/ --fix --dry-run
        ninefold check Main.storyboard --fix --suggested
        ninefold check App/Base.lproj --language de --pseudo long --text-size ax1
        ninefold check Main.storyboard --direction right-to-left
        ninefold check --sources .
        ninefold check --sources App/ App/Main.storyboard --only missing-outlet
        ninefold check --explain ambiguous
        ninefold check --import-config .iblinter.yml --output .ninefold.json
      """
  )

  @Argument(help: "Files and folders to check without a project.", completion: .file())
  var files: [String] = []

  @Option(help: ArgumentHelp("A document of the project.", valueName: "name"))
  var document: String?

  @Option(
    help: "Which findings to report: adopt (those worth a change), accessibility, thorough, or all."
  )
  var preset: CheckPreset?

  @Flag(help: "Report suppressed and unsure findings too, like --preset all.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "The baseline file. The command leaves out findings that are in it.",
      valueName: "path"
    ),
    completion: .file()
  )
  var baseline: String?

  @Flag(
    help: ArgumentHelp(
      "Write the findings to the file of --baseline. Default: \(CheckBaseline.fileName)."
    )
  )
  var writeBaseline = false

  @Flag(help: "Compute findings on the canvas too, instead of using the marks of Xcode.")
  var ignoreMarks = false

  @Flag(help: "Check only the canvas of each class, not the screens of its devices.")
  var quick = false

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Report only this kind; repeatable.", valueName: "kind"),
    completion: .list(Finding.Kind.all.map(\.rawValue))
  )
  var kinds: [String] = []

  @Option(help: "The output format of the findings.")
  var format: CheckFormat?

  @Option(help: ArgumentHelp("The lowest severity that fails the check.", valueName: "severity"))
  var failOn: FailureLevel?

  @Option(
    help: ArgumentHelp("The configuration. Default: the nearest here or above.", valueName: "path"),
    completion: .file()
  )
  var config: String?

  @Flag(help: "Show the screens to check for each document, and the settings that determine them.")
  var environment = false

  @Flag(help: "Fix findings that have exactly one safe fix, then report what remains.")
  var fix = false

  @Flag(help: "With --fix, also apply the suggestions, each of which was verified on all screens.")
  var suggested = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Convert .iblinter.yml and .xiblint.json to a configuration, and list what has no equivalent.",
      valueName: "file"
    ),
    completion: .file()
  )
  var importConfig: [String] = []

  @Option(
    name: .customLong("output"),
    help: ArgumentHelp("With --import-config, the file to write.", valueName: "path"),
    completion: .file()
  )
  var configOutput: String?

  @Flag(help: "With --fix or --import-config, show what would be done, and change nothing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp("Explain one kind of finding, or all, with samples.", valueName: "kind")
  )
  var explain: String?

  @Option(
    help: ArgumentHelp(
      "Compare with the app's sources, catalogs and documents in this folder.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var sources: String?

  @Flag(help: "With --sources, read every file again, and write no cache.")
  var noCache = false

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "Report texts that are cut in this language; repeatable.",
      valueName: "code"
    )
  )
  var languages: [String] = []

  @Option(
    name: .customLong("pseudo"),
    help: "Report texts that are cut in a pseudo-language; repeatable."
  )
  var pseudoLanguages: [PseudoLanguage] = []

  @Option(
    name: .customLong("text-size"),
    help: "Report texts that are cut in this text size of iOS; repeatable."
  )
  var textSizes: [TextSize] = []

  @Option(
    help: ArgumentHelp(
      "Report views that are cut or off the screen only where text runs in this direction."
    )
  )
  var direction: FrameOptions.Direction?

  @OptionGroup var place: TargetOptions
  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if !files.isEmpty || !location.paths.isEmpty, document != nil {
      throw ValidationError("Name files to check, or a document of the project, not both.")
    }
    if output.json, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) contradict each other.")
    }
    if all, let preset, preset != .all {
      throw ValidationError("--all and --preset \(preset.rawValue) contradict each other.")
    }
    if fix, writeBaseline {
      throw ValidationError("--write-baseline cannot be combined with --fix.")
    }
    if let explain { _ = try explained(explain) }
    if suggested, !fix { throw ValidationError("--suggested requires --fix.") }
    if dryRun, !fix, importConfig.isEmpty {
      throw ValidationError("--dry-run requires --fix or --import-config.")
    }
    if configOutput != nil, importConfig.isEmpty {
      throw ValidationError("--output requires --import-config.")
    }
    if noCache, sources == nil { throw ValidationError("--no-cache requires --sources.") }
  }

  func run() throws {
    if let explain {
      try printExplanations(explained(explain))
      return
    }
    if !importConfig.isEmpty { return try importConfigurations() }
    let options = try options()
    if environment { return try showEnvironments(options) }
    let known = try baseline.flatMap { writeBaseline ? nil : try CheckBaseline.read(from: $0) }
    let settled = fix ? try settle(options) : []
    let fixed = settled.filter { !$0.fixes.isEmpty || $0.failure != nil }
    let all = fix ? settled.map(\.checked) : try check(options)
    let comparison = known?.comparing(all)
    let checked = comparison?.documents ?? all
    // The command fails if no file could be read, or if a file could not be written.
    let failures = unreadOnly(checked) + fixed.compactMap(\.failure)
    if writeBaseline, failures.isEmpty { return try write(CheckBaseline(checked)) }
    show(checked, fixed, comparison, isAllUnread: !unreadOnly(checked).isEmpty)
    reportExpiredSuppressions(options)
    guard failures.isEmpty else {
      Terminal.printError(NinefoldError.refused(failures).description)
      throw ExitCode(2)
    }
    if fails(checked, options.configuration) { throw ExitCode(1) }
  }
}

extension CheckPreset: ExpressibleByArgument {}

/// The lowest severity that fails a check; `never` for none.
enum FailureLevel: String, CaseIterable, ExpressibleByArgument {
  case note, warning, error, never

  var severity: Severity? { Severity(rawValue: rawValue) }
}
