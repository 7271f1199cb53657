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
    abstract: "Store the frames that the constraints give, like Update Frames",
    discussion: """
      The command also removes Interface Builder's marks of misplaced views.

      EXAMPLES:
        ninefold autolayout update-frames --file Main.storyboard
        ninefold autolayout update-frames Title Subtitle
      """
  )

  @Argument(help: "The views. Default: all views of the document.")
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
    abstract: "Change constants to fit the stored frames, like Update Constraint Constants",
    discussion: """
      The command changes the any-any constants of equations, not of inequalities. It changes \
      constants of other classes by the same amount. It ignores differences of a quarter point, \
      because Interface Builder rounds stored frames. If the edit would move another view or would \
      add a conflict, the command names it and changes nothing. With --force, it makes the edit.

      EXAMPLES:
        ninefold autolayout update-constants Title
      """
  )

  @Argument(help: "The views. Default: all views of the document.")
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
    abstract: "Add constraints that resolve ambiguity, like Add Missing Constraints",
    discussion: """
      The command adds the constraints and priorities that 'ninefold check' suggests and verifies \
      in all classes. It first pins a view without constraints to its nearest neighbors, or to the \
      center of its superview if the view is there. It names views that stay ambiguous.

      EXAMPLES:
        ninefold autolayout add-missing --file Main.storyboard --dry-run
        ninefold autolayout add-missing Title
      """
  )

  @Argument(help: "The views. Default: all views of the document.")
  var views: [String] = []

  @OptionGroup var gesture: GestureOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(on views: [ObjectID], in document: String, with editor: LayoutEditor) throws {
    report(try editor.addMissingConstraints(to: self.views.isEmpty ? nil : views, in: document))
  }
}

struct ResetConstraintsCommand: AutolayoutStep {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Replace constraints with suggested ones, like Reset to Suggested Constraints",
    discussion: """
      Other views that the deleted constraints placed also get new constraints. If the suggestions \
      leave a position or size undetermined, the command fixes it at its value on the canvas. It \
      names views that stay ambiguous.

      EXAMPLES:
        ninefold autolayout reset Title Subtitle --dry-run
      """
  )

  @Argument(help: "The views. Default: all views of the document.")
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
    abstract: "Delete all constraints of views, like Clear Constraints",
    discussion: """
      On iOS and tvOS, a view that no constraint places any more gets an autoresizing mask, which \
      keeps its stored frame.

      EXAMPLES:
        ninefold autolayout clear Title
      """
  )

  @Argument(help: "The views. Default: all views of the document.")
  var views: [String] = []

  @OptionGroup var gesture: GestureOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func perform(on views: [ObjectID], in document: String, with editor: LayoutEditor) throws {
    try make(.clearConstraints(views), in: document, with: editor)
  }
}
