internal import ArgumentParser
internal import Foundation
internal import Ninefold

struct GitDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare like 'git diff', with layout changes for storyboards and xibs",
    discussion: """
      The arguments and the exit status are those of 'git diff'. The command compares storyboards \
      and xibs in terms of layout, and other files by lines. The layout changes are for people to \
      read; 'git apply' skips them.

      --output=FILE, with a name that ends in .html, .svg or .png, draws the scenes that look \
      different instead: before and after side by side, and in the page also with an onion skin \
      and a divider to swipe. If nothing looks different, the command writes no file. With \
      --output, the exit status is 1 if a storyboard or xib differs, as with 'diff-file'.

      EXAMPLES:
        ninefold git diff
        ninefold git diff --cached
        ninefold git diff main..feature -- Main.storyboard
        ninefold git diff --output=changes.html main...feature
      """
  )

  @Argument(parsing: .captureForPassthrough, help: "The arguments of 'git diff'.")
  var arguments: [String] = []

  func run() throws {
    if let first = arguments.first, ["-h", "--help"].contains(first) {
      throw CleanExit.helpRequest(Self.self)
    }
    let folder = FileManager.default.currentDirectoryPath
    if let (picture, rest) = try pictureArguments() { return try draw(picture, rest, in: folder) }
    let status = try GitStatus.read(folder: folder)
    for attribute in status.attributes where attribute.name == "diff" && attribute.value == nil {
      Terminal.note("git compares \(attribute.pattern) by lines here; run 'ninefold git install'")
    }
    let settings = GitSetup.layoutDiffSettings(command: InstalledCommand.path)
    OtherProgram.become(
      "git",
      settings.flatMap { ["-c", $0] } + ["diff", "--ext-diff"] + arguments
    )
    throw NinefoldError.git(.missing)
  }

  // MARK: - Pictures

  /// Returns the options of a picture, and the other arguments; nil if no picture is asked for.
  private func pictureArguments() throws -> (DiffPictureOptions, [String])? {
    var rest = arguments
    let end = rest.firstIndex(of: "--") ?? rest.endIndex
    guard let place = rest[..<end].firstIndex(where: { $0.hasPrefix("--output") }) else {
      return nil
    }
    var file = rest.remove(at: place)
    if file == "--output" {
      guard place < rest.endIndex else { return nil }
      file = rest.remove(at: place)
    } else if file.hasPrefix("--output=") {
      file = String(file.dropFirst("--output=".count))
    } else {
      return nil
    }
    // Any other file gets git's text.
    guard let ending = file.split(separator: ".").last,
      PreviewFormat(rawValue: ending.lowercased()) != nil
    else { return nil }
    return (try DiffPictureOptions.parse(["--output", file]), rest)
  }

  private func draw(_ picture: DiffPictureOptions, _ rest: [String], in folder: String) throws {
    let versions = try GitVersions(comparedBy: rest, in: folder)
    for refusal in versions.refusals { Terminal.note("not compared: \(refusal)") }
    if versions.pairs.isEmpty, !versions.refusals.isEmpty {
      throw NinefoldError.refused(versions.refusals)
    }
    let title = (["git diff"] + rest).joined(separator: " ")
    try picture.write(versions.pairs, titled: title, isJSON: false)
    if !versions.pairs.isEmpty { throw ExitCode(1) }
  }
}
