internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a view or any other object, a constraint, or a scene",
    discussion: """
      A new view or constraint is installed only in the editing class ('ninefold use' or --class) \
      and the classes that it affects. If the editing class is any-any, it is installed in every \
      class.

      EXAMPLES:
        ninefold add label --into cnt-Vw-001 --label Title --set text=Hello
        ninefold add button --into cnt-Vw-001 --before ttl-Lb-001 --class compact-any
        ninefold add constraint 'Title.top = superview.topMargin + 8 @750'
        ninefold add scene --document Main.storyboard --identifier settings
      """,
    subcommands: [AddObjectCommand.self, AddConstraintCommand.self, AddSceneCommand.self],
    defaultSubcommand: AddObjectCommand.self
  )
}

struct AddObjectCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "object",
    abstract: "Add a view or any other object of a given kind, such as label",
    discussion: """
      The object gets the values that Interface Builder gives to a new object of its kind. You can \
      leave out the word 'object'. The command also adds parts of objects, such as a segment. \
      'ninefold unset' removes parts. Without a place among the siblings, the new object comes \
      last.

      EXAMPLES:
        ninefold add label --into cnt-Vw-001 --label Title --set text=Hello
        ninefold add button --into cnt-Vw-001 --set title=OK
        ninefold add object tapGestureRecognizer --into cnt-Vw-001
        ninefold add view --into tbl-Vw-001 --key tableFooterView
        ninefold add barButtonItem --into nav-It-001 --key rightBarButtonItem
        ninefold add segment --into seg-Sc-001 --set title=Week
      """
  )

  @Argument(help: "The kind: an element name such as label, button or stackView.")
  var kind: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The object that gets the new one.", valueName: "id")
  )
  var into: String

  @Option(
    help: ArgumentHelp(
      "The list in that object, such as :items. Default: the usual list.",
      valueName: "path"
    )
  )
  var container: String?

  @Option(
    help: ArgumentHelp(
      "The property of that object whose value it becomes, such as tableFooterView.",
      valueName: "key"
    )
  )
  var key: String?

  @Option(help: ArgumentHelp("The name in the outline.", valueName: "text"))
  var label: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A value to set, as in 'ninefold set', on the object or its part that has it; repeatable.",
      valueName: "name=value"
    )
  )
  var set: [String] = []

  @Flag(help: "Accept names that the object is not known to have, and unknown system colors.")
  var anyName = false

  @OptionGroup var placing: PlacementOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func validate() throws {
    if set.contains(where: { !$0.dropFirst().contains("=") }) {
      throw ValidationError("--set takes NAME=VALUE.")
    }
  }

  func perform(with editor: LayoutEditor) throws {
    let names = [into] + (placing.sibling.map { [$0] } ?? [])
    let found = try editor.resolveTogether(names, in: options.document)
    let values = try set.map { assignment in
      let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      var path = PropertyPath(String(parts[0]))
      if !anyName {
        path = try editor.knownPath(path, ofNew: kind, in: found.document)
        try editor.requireKnownColor(String(parts[1]), at: path, of: found.document)
      }
      return NewValue(path, .text(String(parts[1])))
    }
    try editor.apply(
      .add(
        NewObject(
          kind: kind,
          parent: found.ids[0],
          container: container.map { PropertyPath($0) },
          key: key,
          placement: placing.placement(found.ids.dropFirst().first) ?? .last,
          userLabel: label,
          values: values
        )
      ),
      to: found.document
    )
  }
}

struct AddSceneCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene",
    abstract: "Add a scene with a new controller",
    discussion: """
      EXAMPLES:
        ninefold add scene --document Main.storyboard
        ninefold add scene --document Main.storyboard \\
            --controller tableViewController --at 800,0
      """
  )

  @Option(help: ArgumentHelp("The element of the controller.", valueName: "element"))
  var controller = "viewController"

  @Option(help: ArgumentHelp("The storyboard identifier of the controller.", valueName: "text"))
  var identifier: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The position of the scene on the canvas, in points.", valueName: "x,y")
  )
  var at = "0,0"

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func validate() throws {
    if options.document == nil { throw ValidationError("Name the storyboard with --document.") }
    _ = try point()
  }

  func perform(with editor: LayoutEditor) throws {
    let (x, y) = try point()
    try editor.apply(
      .addScene(
        NewScene(controller: controller, identifier: identifier, canvasX: x, canvasY: y)
      ),
      to: options.document ?? ""
    )
  }

  private func point() throws -> (Int, Int) {
    let numbers = at.split(separator: ",").map { Int($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else {
      throw ValidationError("--at takes two whole numbers, such as 800,0.")
    }
    return (x, y)
  }
}
