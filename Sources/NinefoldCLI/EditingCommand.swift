internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

/// An editing command: one edit by itself, or one step of a script's edit.
protocol EditingCommand: ParsableCommand {
  var options: EditOptions { get }
  var destination: EditDestination { get }
  /// The place of the edit in Interface Builder; nil if the place makes no difference.
  var place: EditPlace? { get }
  /// Files that the edit reads or changes besides those of --file.
  var otherFiles: [String] { get }
  /// Applies the edit.
  func perform(with editor: LayoutEditor) throws
}

extension EditingCommand {
  var place: EditPlace? { nil }
  var otherFiles: [String] { [] }

  mutating func run() throws {
    try destination.edit(
      place: place,
      in: options.sizeClass,
      with: otherFiles,
      perform
    )
  }
}
