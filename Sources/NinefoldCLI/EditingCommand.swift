internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

/// A command that edits: alone it is one edit, in a script one step of it.
protocol EditingCommand: ParsableCommand {
  var options: EditOptions { get }
  /// Where in Interface Builder the edit would be made; nil where that makes no difference.
  var place: EditPlace? { get }
  /// Makes the edit.
  func perform(with editor: LayoutEditor) throws
}

extension EditingCommand {
  var place: EditPlace? { nil }

  mutating func run() throws {
    let project = try options.location.open()
    let report = try project.edit(
      message: options.message,
      place: place,
      in: options.sizeClass,
      isDryRun: options.dryRun,
      perform
    ).report
    EditingText(report, isDryRun: options.dryRun).print(json: options.output.json)
  }
}
