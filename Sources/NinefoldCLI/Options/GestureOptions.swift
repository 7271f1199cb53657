internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

/// The options of commands that make gestures which can be refused: those that keep the places of
/// views, and leave no new conflict or ambiguity.
struct GestureOptions: ParsableArguments {
  @Flag(help: "Make the edit even if it moves other views or adds a conflict or an ambiguity.")
  var force = false

  /// Makes a gesture on views that the command line names, and reports other views that it moves.
  ///
  /// - Parameter document: The only document to search for the views; nil for all.
  func perform(
    on names: [String],
    in document: String?,
    with editor: LayoutEditor,
    _ gesture: ([ObjectID]) -> LayoutGesture
  ) throws {
    try GestureOptions.perform(on: names, in: document, with: editor, isForced: force, gesture)
  }

  /// Makes a gesture as ``perform(on:in:with:_:)`` does, for a command without these options.
  static func perform(
    on names: [String],
    in document: String?,
    with editor: LayoutEditor,
    isForced: Bool = false,
    _ gesture: ([ObjectID]) -> LayoutGesture
  ) throws {
    let found = try editor.resolveTogether(names, in: document)
    let moved = try editor.perform(gesture(found.ids), in: found.document, isForced: isForced)
    report(moved)
  }

  /// Tells which other views a gesture moves.
  static func report(_ moved: [MovedView]) {
    for view in moved.byView { Terminal.note("\(view.id) also moves (\(view.classes.names)).") }
  }
}
