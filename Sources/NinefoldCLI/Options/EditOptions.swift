internal import ArgumentParser
internal import LayoutModel

/// The options of one edit: its size class and its document.
struct EditOptions: ParsableArguments {
  @Option(
    name: .customLong("class"),
    help: "The size class to edit. Default: any-any for 'set' and 'unset', else the editing class."
  )
  var row: RowClass?

  @Option(
    help: ArgumentHelp(
      "Search for the objects in this document only. Default: all documents.",
      valueName: "name"
    )
  )
  var document: String?

  /// The size class to edit in; nil for the editing class, and for a row of other traits.
  var sizeClass: SizeClass? { row?.variation.sizeClass }
}

/// The class of a row: one of the nine size classes, or other traits such as `device=watch44mm`.
struct RowClass: ExpressibleByArgument {
  let variation: VariationKey

  init?(argument: String) {
    if let sizeClass = SizeClass(argument) {
      variation = VariationKey(sizeClass)
    } else {
      guard argument.contains("="), let key = VariationKey(xmlKey: argument) else { return nil }
      variation = key
    }
  }

  static var allValueStrings: [String] { SizeClass.allValueStrings }
  static var defaultCompletionKind: CompletionKind { SizeClass.defaultCompletionKind }
}

/// The new parent of an object.
struct ParentOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The new parent.", valueName: "id")
  )
  var into: String?

  @Option(
    help: ArgumentHelp(
      "The list in the new parent, such as :items. Default: the usual list.",
      valueName: "path"
    )
  )
  var container: String?

  func validate() throws {
    if container != nil, into == nil { throw ValidationError("--container requires --into.") }
  }

  /// The path of the list; nil for the usual one.
  var list: PropertyPath? { container.map { PropertyPath($0) } }
}

/// The position of an object among its siblings.
struct PlacementOptions: ParsableArguments {
  @Flag(help: "Place it before all siblings; for views, at the back.")
  var first = false

  @Flag(help: "Place it after all siblings; for views, in front.")
  var last = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Place it directly before this sibling.", valueName: "id")
  )
  var before: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Place it directly after this sibling.", valueName: "id")
  )
  var after: String?

  @Option(help: ArgumentHelp("Place it at this index, counted from 0.", valueName: "index"))
  var at: Int?

  func validate() throws {
    let given = [first, last, before != nil, after != nil, at != nil].filter { $0 }.count
    if given > 1 {
      throw ValidationError("Give only one of --first, --last, --before, --after and --at.")
    }
    if let at, at < 0 { throw ValidationError("--at takes an index of at least 0.") }
  }

  /// The name of the sibling, if one is given.
  var sibling: String? { before ?? after }

  /// Returns the position; nil if none is given.
  ///
  /// - Parameter sibling: The id of the sibling that ``sibling`` names.
  func placement(_ sibling: ObjectID?) -> Placement? {
    if let sibling { return before == nil ? .after(sibling) : .before(sibling) }
    if first { return .first }
    if last { return .last }
    return at.map { .at($0) }
  }
}
