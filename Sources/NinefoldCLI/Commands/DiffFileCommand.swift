internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct DiffFileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff-file",
    abstract: "Show the layout differences between two versions of a storyboard or xib",
    discussion: """
      The command needs no project. It counts cosmetic changes in one line; --all lists them. A \
      change is cosmetic if Interface Builder derives the value, such as a frame under Auto \
      Layout, a tool version or a position on the canvas. The exit status is 1 if anything differs.

      In two folders, the command compares the documents with the same path. A document in only \
      one of them counts as added or deleted. If the command can't read a version, it reports the \
      file and compares the other documents. If it can read no document that differs, the exit \
      status is 2.

      --output draws the scenes that look different, and no others: before and after side by side, \
      for each class in which they differ, with the changed views outlined and named. The name of \
      the file ends in .html, .svg or .png. An HTML page also has an onion skin and a divider to \
      swipe. If nothing looks different, the command writes no file.

      EXAMPLES:
        ninefold diff-file old.storyboard new.storyboard
        ninefold diff-file old.storyboard new.storyboard --class compact-regular
        ninefold diff-file old.xib new.xib --markdown
        ninefold diff-file old.xib new.xib --json
        ninefold diff-file Before/ After/ --stat
        ninefold diff-file old.storyboard new.storyboard --output changes.html
        ninefold diff-file Before/ After/ --output changes.png
      """
  )

  @Argument(help: "The old version or folder.", completion: .file())
  var old: String

  @Argument(help: "The new version or folder.", completion: .file())
  var new: String

  @OptionGroup var form: DiffOptions
  @OptionGroup var picture: DiffPictureOptions

  func run() throws {
    if picture.output != nil { return try draw() }
    if RegularFile.isFolder(old), RegularFile.isFolder(new) { return try compareFolders() }
    let diff = try DocumentFiles.difference(from: old, to: new, in: form.sizeClass)
    form.print(diff, title: new)
    if !diff.changes.isEmpty { throw ExitCode(1) }
  }

  private func draw() throws {
    let versions = try DocumentFiles.differingDocuments(from: old, to: new)
    for refusal in versions.refused { Terminal.note("not compared: \(refusal)") }
    if versions.results.isEmpty, !versions.refused.isEmpty {
      throw NinefoldError.refused(versions.refused)
    }
    try picture.write(versions.results, titled: "\(old) \u{2192} \(new)", isJSON: form.json)
    if !versions.results.isEmpty { throw ExitCode(1) }
  }

  private func compareFolders() throws {
    let compared = DocumentFiles.differences(fromFolder: old, to: new, in: form.sizeClass)
    let diffs = compared.compactMap { document in
      document.diff.map { DocumentDifference(document: document.document, diff: $0) }
    }
    let refused = compared.flatMap(\.refused)
    form.print(diffs, refused: refused)
    if diffs.isEmpty, !refused.isEmpty {
      Terminal.printError(NinefoldError.refused(refused).description)
      throw ExitCode(2)
    }
    for refusal in refused { Terminal.note("not compared: \(refusal)") }
    if !diffs.isEmpty { throw ExitCode(1) }
  }
}

/// The content and the format of a diff.
struct DiffOptions: ParsableArguments {
  @Option(
    name: .customLong("class"),
    help: "Only changes to the effective layout of this size class."
  )
  var sizeClass: SizeClass?

  @Flag(help: "Also list cosmetic changes.")
  var all = false

  @Flag(help: "Show only the number of changes in each scene.")
  var stat = false

  @Flag(help: "Print Markdown, for a comment on a pull request.")
  var markdown = false

  @Flag(help: "Print JSON; docs/json.md describes the members.")
  var json = false

  func validate() throws {
    if [stat, markdown, json].count(where: { $0 }) > 1 {
      throw ValidationError("Give only one of --stat, --markdown and --json.")
    }
  }

  /// Prints the diffs of documents, each under its name, in the selected format.
  ///
  /// - Parameter refused: The files that could not be compared; nil if there can be none.
  func print(_ diffs: [DocumentDifference], refused: [NinefoldError.Refusal]?) {
    if json {
      let items = diffs.map {
        JSON.object([("document", .string($0.document)), ("diff", JSON.diff($0.diff))])
      }
      let files = refused.map { [("refused", JSON.array($0.map(JSON.refusal)))] } ?? []
      Terminal.printRaw(JSON.object([("documents", .array(items))] + files).rendered)
      return
    }
    for document in diffs {
      if !markdown { Terminal.print(Terminal.styled(Terminal.safe(document.document), .bold)) }
      print(document.diff, title: document.document)
    }
    if diffs.isEmpty, refused?.isEmpty ?? true { Terminal.note("No differences.") }
  }

  /// Prints a diff in the selected format.
  func print(_ diff: DocumentDiff, title: String) {
    if json {
      Terminal.printRaw(JSON.diff(diff).rendered)
    } else if markdown {
      Terminal.printRaw(DiffMarkdown.text(diff, title: title))
    } else if stat {
      DiffText.printStat(diff)
    } else {
      DiffText.print(diff, all: all)
    }
  }
}
