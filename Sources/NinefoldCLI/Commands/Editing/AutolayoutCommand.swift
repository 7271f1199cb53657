internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct AutolayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "autolayout",
    abstract: "Resolve Auto Layout issues, like Editor > Resolve Auto Layout Issues",
    discussion: """
      Each subcommand works on the given views, or on all views of the document.

      EXAMPLES:
        ninefold autolayout add-missing --file Main.storyboard
        ninefold autolayout update-frames Title Subtitle
        ninefold autolayout reset ttl-Lb-001 --dry-run
      """,
    subcommands: [
      UpdateFramesCommand.self, UpdateConstantsCommand.self, AddMissingCommand.self,
      ResetConstraintsCommand.self, ClearConstraintsCommand.self,
    ]
  )
}

/// A command about the constraints of some views, or of all in a document.
protocol AutolayoutStep: EditingCommand {
  var views: [String] { get }
  var gesture: GestureOptions { get }
  func perform(on views: [ObjectID], in document: String, with editor: LayoutEditor) throws
}

extension AutolayoutStep {
  func perform(with editor: LayoutEditor) throws {
    if views.isEmpty {
      for document in try editor.documentNames(orOnly: options.document) {
        try perform(on: editor.views(of: document), in: document, with: editor)
      }
    } else {
      let found = try editor.resolveTogether(views, in: options.document)
      try perform(on: found.ids, in: found.document, with: editor)
    }
  }

  fileprivate func make(
    _ gesture: LayoutGesture,
    in document: String,
    with editor: LayoutEditor
  ) throws {
    guard !gesture.views.isEmpty else { return }
    let moved = try editor.perform(gesture, in: document, isForced: self.gesture.force)
    GestureOptions.report(moved)
  }

  /// Tells which views are still ambiguous.
  fileprivate func report(_ open: Set<ObjectID>) {
    for view in open.sorted() {
      Terminal.note("\(view) is still ambiguous: 'ninefold check' explains it.")
    }
  }
}

struct UpdateFramesCommand: AutolayoutStep {
  static let configuration = CommandConfiguration(
    commandName: "update-frames",
    abstract: "Store the frames that the constraints compute: Update Frames",
    discussion: """
      Interface Builder's mark of a misplaced view goes too.

      EXAMPLES:
        ninefold autolayout update-frames --file Main.storyboard
        ninefold autolayout update-frames Title Subtitle
      """
  )

  @Argument(help: "The views. Default: all.")
  var views: [String] = []

  @OptionGroup var gesture: GestureOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(on views: [ObjectID], in document: String, with editor: LayoutEditor) throws {
    try make(.updateFrames(views), in: document, with: editor)
  }
}

struct UpdateConstantsCommand: AutolayoutStep {
  static let configuration = CommandConfiguration(
    commandName: "update-constants",
    abstract: "Set constants so that the stored frames result: Update Constraint Constants",
    discussion: """
      The any-any constants of equations change; values of other classes change by the same amount. \
      A quarter point is no difference, because stored frames are rounded. Other views may not \
      move, and no conflict may be new, unless --force is given.

      EXAMPLES:
        ninefold autolayout update-constants Title
      """
  )

  @Argument(help: "The views. Default: all.")
  var views: [String] = []

  @OptionGroup var gesture: GestureOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(on views: [ObjectID], in document: String, with editor: LayoutEditor) throws {
    try make(.updateConstants(views), in: document, with: editor)
  }
}

struct AddMissingCommand: AutolayoutStep {
  static let configuration = CommandConfiguration(
    commandName: "add-missing",
    abstract: "Add the suggestions that resolve ambiguity: Add Missing Constraints",
    discussion: """
      The constraints and priorities are those that 'ninefold check' suggests, which are verified in \
      all classes. A view without constraints is first pinned to its nearest neighbours, or tied to \
      the center of its superview if it is there. Views that stay ambiguous are named.

      EXAMPLES:
        ninefold autolayout add-missing --file Main.storyboard --dry-run
        ninefold autolayout add-missing Title
      """
  )

  @Argument(help: "The views. Default: all.")
  var views: [String] = []

  @OptionGroup var gesture: GestureOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(on views: [ObjectID], in document: String, with editor: LayoutEditor) throws {
    report(try editor.addMissingConstraints(to: self.views.isEmpty ? [] : views, in: document))
  }
}

struct ResetConstraintsCommand: AutolayoutStep {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Replace constraints by suggested ones: Reset to Suggested Constraints",
    discussion: """
      Views that the deleted constraints placed get constraints too. What the suggestions leave \
      undetermined is pinned to where it is on the canvas. Views that stay ambiguous are named.

      EXAMPLES:
        ninefold autolayout reset Title Subtitle --dry-run
      """
  )

  @Argument(help: "The views. Default: all.")
  var views: [String] = []

  @OptionGroup var gesture: GestureOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(on views: [ObjectID], in document: String, with editor: LayoutEditor) throws {
    guard !views.isEmpty else { return }
    report(try editor.resetConstraints(of: views, in: document))
  }
}

struct ClearConstraintsCommand: AutolayoutStep {
  static let configuration = CommandConfiguration(
    commandName: "clear",
    abstract: "Delete all constraints of views: Clear Constraints",
    discussion: """
      On iOS and tvOS, a view that no constraint places any more gets an autoresizing mask, which \
      keeps its stored frame.

      EXAMPLES:
        ninefold autolayout clear Title
      """
  )

  @Argument(help: "The views. Default: all.")
  var views: [String] = []

  @OptionGroup var gesture: GestureOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(on views: [ObjectID], in document: String, with editor: LayoutEditor) throws {
    try make(.clearConstraints(views), in: document, with: editor)
  }
}
