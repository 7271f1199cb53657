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
      The command reports ambiguous layouts, conflicting constraints, and misplaced views that \
      Xcode marked. With '--preset thorough', it also reports other misplaced views, and clipped, \
      covered and off-screen views. It reports constraints that are duplicates, refer to missing \
      objects or have the wrong owner, and size class rows without effect. '--explain all' explains \
      all kinds of finding. The configuration can turn on optional rules, also for accessibility, \
      and can add house rules, which are SQL queries (docs/house-rules.md).

      The command checks the given files and folders without a project. It skips symbolic links in \
      folders. Without files, it checks the documents of the project. It checks all nine size \
      classes, unless --class, --canvas or --device selects one layout. It reads severities and \
      suppressions from \(CheckConfiguration.fileName) in the current folder or the nearest folder \
      above it that has one. The exit status is 1 if a finding has the severity --fail-on or a \
      higher one.

      To adopt the check in an app that already has findings, record them with --write-baseline. \
      With --baseline, the command then reports new findings, and the recorded ones that no longer \
      occur.

      With --sources, the command also compares documents with the Swift and Objective-C sources, \
      asset catalogs and fonts in a folder: custom classes, outlets, actions and names that don't \
      exist. Without files, it then checks the documents in that folder and all sources. With files, \
      it reports lines of sources that are below a given folder, in a class of a given document, or \
      that name a given storyboard. Findings that depend on code elsewhere are unsure, and --all \
      reports them. The command caches the names of each file in the user's cache folder.

      With --language, --pseudo or --text-size, the command also reports texts that fit in the \
      document's own language and size, but not in the given one (cut-text). With --direction \
      right-to-left or a right-to-left language, it also reports views that are clipped, off the \
      screen or in conflict only in that direction.

      If the command can't read a file, it reports the kind unreadable-document and checks the \
      other files. If it can read no file, the exit status is 2.

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

  @Option(
    help: ArgumentHelp("The document of the project to check. Default: all.", valueName: "name")
  )
  var document: String?

  @Option(
    help: """
      The findings to report. adopt: findings worth a change. accessibility: adopt and the \
      accessibility rules. thorough: adopt, and findings that authors often intend, such as stale \
      stored frames and clipped views. all: also unsure and suppressed findings. Default: that of \
      the configuration, else adopt.
      """
  )
  var preset: CheckPreset?

  @Flag(help: "Also report suppressed and unsure findings, like --preset all.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Leave out the findings that this file records.",
      valueName: "path"
    ),
    completion: .file()
  )
  var baseline: String?

  @Flag(
    help: ArgumentHelp(
      """
      Replace the file of --baseline with one that records all current findings of the checked \
      documents. Default: \(CheckBaseline.fileName).
      """
    )
  )
  var writeBaseline = false

  @Flag(
    help:
      "Also compute findings on the document's canvas, instead of using Xcode's marks there (misplaced, ambiguous)."
  )
  var ignoreMarks = false

  @Flag(help: "Check only the canvas of each class, not the screens of its devices.")
  var quick = false

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Report only this kind of finding; repeatable.", valueName: "kind"),
    completion: .list(Finding.Kind.all.map(\.rawValue))
  )
  var kinds: [String] = []

  @Option(help: "The output format. Default: text.")
  var format: CheckFormat?

  @Option(
    help: ArgumentHelp(
      "The lowest severity that makes the exit status 1. Default: that of the configuration, else warning.",
      valueName: "severity"
    )
  )
  var failOn: FailureLevel?

  @Option(
    help: ArgumentHelp(
      "The configuration file. Default: the nearest .ninefold.json in this folder or above.",
      valueName: "path"
    ),
    completion: .file()
  )
  var config: String?

  @Flag(help: "Show the screens to check for each document, and the settings that determine them.")
  var environment = false

  @Flag(help: "Fix findings that have exactly one safe fix, then report the others.")
  var fix = false

  @Flag(help: "With --fix, also apply suggestions, which are verified on all screens.")
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
    help: ArgumentHelp(
      "With --import-config, the file to write. Default: the standard output.",
      valueName: "path"
    ),
    completion: .file()
  )
  var configOutput: String?

  @Flag(help: "With --fix or --import-config, show what would change, and change nothing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "Explain this kind of finding, or all kinds, with samples.",
      valueName: "kind"
    )
  )
  var explain: String?

  @Option(
    help: ArgumentHelp(
      "Compare documents with the sources, asset catalogs and fonts in this folder.",
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
      "Also report texts that are cut in this language; repeatable.",
      valueName: "code"
    )
  )
  var languages: [String] = []

  @Option(
    name: .customLong("pseudo"),
    help: "Also report texts that are cut in this pseudo-language; repeatable."
  )
  var pseudoLanguages: [PseudoLanguage] = []

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "Also report texts that are cut in this text size of iOS; repeatable.",
      valueName: "size"
    )
  )
  var textSizes: [TextSize] = []

  @Option(
    help: ArgumentHelp(
      "Also report views that are clipped, off the screen or in conflict only in this direction of text."
    )
  )
  var direction: FrameOptions.Direction?

  @OptionGroup var place: TargetOptions
  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if !files.isEmpty || !location.paths.isEmpty, document != nil {
      throw ValidationError("Give files or --document, not both.")
    }
    if output.json, let format, format != .json {
      throw ValidationError("--json can't be combined with --format \(format.rawValue).")
    }
    if all, let preset, preset != .all {
      throw ValidationError("--all can't be combined with --preset \(preset.rawValue).")
    }
    if fix, writeBaseline {
      throw ValidationError("--write-baseline can't be combined with --fix.")
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
      Terminal.printError(CheckText.lines(failures).joined(separator: "\n"))
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
