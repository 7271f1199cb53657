internal import ArgumentParser
internal import Foundation
internal import LayoutModel
internal import Ninefold

/// The options of all edits, scripts included: the target of the edit, and what is reported about it.
struct EditDestination: FileNaming {
  @Option(
    name: [.customShort("m"), .long],
    help: ArgumentHelp("The message to record with the edit.", valueName: "text")
  )
  var message: String?

  @Flag(name: [.customShort("n"), .long], help: .dryRun)
  var dryRun = false

  @Flag(
    help:
      "Report the findings that the edit adds and resolves. The exit status is 1 if it adds one."
  )
  var check = false

  @Flag(help: "Refuse the edit if it adds a finding. The exit status is then 2.")
  var strict = false

  @Option(help: .project, completion: .project)
  var project: String?

  @Option(name: .customLong("file"), help: .file, completion: .documents)
  var paths: [String] = []

  @Flag(help: .json)
  var json = false

  func validate() throws {
    try requireOnePlace()
    if !paths.isEmpty, message != nil {
      throw ValidationError("--message requires a project: a file has no journal.")
    }
  }

  /// True if no option is given, as in a line of a script.
  var isEmpty: Bool {
    !dryRun && message == nil && !check && !strict && !json && project == nil
      && paths.isEmpty
  }

  /// Makes an edit of the project or of the files, and prints its result.
  ///
  /// - Parameter others: Files to open besides those of `--file`.
  /// - Throws: ``ArgumentParser/ExitCode`` 1 if the edit adds findings and `--check` asks for them.
  func edit(
    place: EditPlace? = nil,
    in sizeClass: SizeClass?,
    with others: [String] = [],
    _ body: (LayoutEditor) throws -> Void
  ) throws {
    var opened = try openFiles(with: others)
    let project = try opened?.project ?? open()
    // Files are changed by saving them, so that a dry run can show the lines.
    let edited = try project.edit(
      message: message,
      place: place,
      in: sizeClass,
      isDryRun: dryRun && opened == nil
    ) { editor in
      editor.keepsOriginals = check || strict
      try body(editor)
      guard check || strict else { return FindingChanges?.none }
      let changes = try editor.findingChanges(checkOptions())
      if strict, !changes.added.isEmpty { throw NinefoldError.addedFindings(changes) }
      return changes
    }
    let changed = try dryRun ? opened?.changes() : opened?.save()
    EditingResultPrinter(edited.result, isDryRun: dryRun, files: changed, findings: edited.value)
      .print(json: json)
    if edited.value?.added.isEmpty == false { throw ExitCode(1) }
  }

  /// The options of 'ninefold check' in this folder.
  private func checkOptions() throws -> CheckOptions {
    let folder = FileManager.default.currentDirectoryPath
    return try CheckOptions(configuredBy: CheckConfiguration.path(above: folder))
  }
}
