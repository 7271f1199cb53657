internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct MoveCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move an object among its siblings or into another object",
    discussion: """
      With --into, or next to a sibling in another parent, the object gets a new parent and keeps \
      everything in it. Constraints between the object and its surroundings move to their new \
      nearest common ancestor. The command deletes constraints without a common ancestor. Views at \
      the old and the new place can then be ambiguous.

      With --to, the object moves to another document. It keeps its constraints, connections, \
      gesture recognizers, images and named colors, and each id that is free there. A controller \
      brings its scene. The command leaves out references to objects that stay behind, and lists \
      them.

      EXAMPLES:
        ninefold move BYZ-38-t0r --to Settings.storyboard
        ninefold move ttl-Lb-001 --first
        ninefold move ttl-Lb-001 --after btn-Bt-001
        ninefold move ttl-Lb-001 --into stk-Vw-001 --at 1
      """
  )

  @Argument(help: .object())
  var object: String

  @OptionGroup var parent: ParentOptions
  @OptionGroup var elsewhere: OtherPlace
  @OptionGroup var placing: PlacementOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func validate() throws {
    if elsewhere.to != nil {
      guard parent.into == nil, placing.sibling == nil else {
        throw ValidationError("--to can only be combined with --first, --last and --at.")
      }
      return
    }
    if parent.into == nil, placing.sibling == nil, placing.placement(nil) == nil {
      throw ValidationError(
        "Give the new place: --into, --to, --first, --last, --before, --after or --at."
      )
    }
  }

  var otherFiles: [String] { elsewhere.files }

  func perform(with editor: LayoutEditor) throws {
    if let place = elsewhere.to {
      let object = try editor.resolve(object, in: options.document)
      try editor.move(object, to: place, placing.placement(nil) ?? .last)
      return
    }
    let names = [object] + [parent.into, placing.sibling].compactMap { $0 }
    let found = try editor.resolveTogether(names, in: options.document)
    let sibling = placing.sibling == nil ? nil : found.ids.last
    let placement = placing.placement(sibling) ?? .last
    var holder = parent.into == nil ? nil : found.ids[1]
    if holder == nil, let sibling {
      let other = try editor.object(ObjectReference(document: found.document, id: sibling)).parent
      let own = try editor.object(ObjectReference(document: found.document, id: found.ids[0]))
        .parent
      if other != own { holder = other }
    }
    if let holder {
      try editor.apply(
        .reparent(found.ids[0], into: holder, container: parent.list, placement),
        to: found.document
      )
    } else {
      try editor.apply(.reorder(found.ids[0], placement), to: found.document)
    }
  }
}
