internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

/// An editing command: one edit by itself, or one step of a script's edit.
protocol EditingCommand: ParsableCommand {
  var options: EditOptions { get }
  /// The place of the edit in Interface Builder; nil if the place makes no difference.
  var place: EditPlace? { get }
  /// Applies the edit.
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
