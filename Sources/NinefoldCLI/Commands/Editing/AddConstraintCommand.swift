internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct AddConstraintCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "constraint",
    abstract: "Add a constraint, given in one line or by options",
    discussion: """
      One line has the form item.attribute = item.attribute * ratio + number @priority. The \
      relation is =, >= or <=. An item is superview, safeArea, or an object named as in 'ninefold \
      help objects'. A name with spaces or signs needs quotes. The owner of the constraint is the nearest common \
      ancestor of the items.

      A line that begins with H:, V:, | or [ is in the visual format language. The command adds \
      all constraints of the line as one edit. A '-' without a number is a distance of 8 points \
      between two views. Between a view and the superview, it is the margin of the superview, or 20 \
      points on macOS.

      EXAMPLES:
        ninefold add constraint 'login.top = header.bottom + 8 @750'
        ninefold add constraint 'ttl-Lb-001.leading >= superview.leadingMargin'
        ninefold add constraint 'H:|-8-[header]-[login(==header)]-|'
        ninefold add constraint --item ttl-Lb-001 --attribute width --constant 120
        ninefold add constraint --item a1b-2c-3d4 --attribute top \\
            --to e5f-6g-7h8 --to-attribute bottom
      """
  )

  @Argument(help: "The constraint, such as 'login.top = header.bottom + 8', or visual format.")
  var notation: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The item on the left side, named as any object.",
      valueName: "id"
    )
  )
  var item: String?

  @Option(
    help: ArgumentHelp(
      "The attribute on the left side, such as leading or width.",
      valueName: "name"
    )
  )
  var attribute: String?

  @Option(help: ArgumentHelp("The relation: =, >= or <=. Default: =.", valueName: "relation"))
  var relation: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The item on the right side. Default: none, for a constant size.",
      valueName: "id"
    )
  )
  var to: String?

  @Option(help: ArgumentHelp("The attribute on the right side.", valueName: "name"))
  var toAttribute: String?

  @Option(
    help: ArgumentHelp("The multiplier, such as 0.5 or 16:9. Default: 1.", valueName: "ratio")
  )
  var multiplier: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The constant in points. Default: 0.", valueName: "points")
  )
  var constant: String?

  @Option(help: ArgumentHelp("The priority, from 1 to 1000. Default: 1000.", valueName: "number"))
  var priority: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Fail unless this object is the owner.", valueName: "id")
  )
  var owner: String?

  @Option(
    help: ArgumentHelp("The identifier that the code of the app can read.", valueName: "text")
  )
  var identifier: String?

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func validate() throws {
    let constraints = try constraints()
    if constraints.count > 1, owner != nil || identifier != nil {
      throw ValidationError(
        "'\(notation ?? "")' contains \(constraints.count) constraints: "
          + "--owner and --identifier take a single constraint."
      )
    }
  }

  func perform(with editor: LayoutEditor) throws {
    var document = options.document
    var constraints = try constraints()
    if let first = constraints.first {
      let found = try editor.resolve(first, in: document).document
      constraints = try self.constraints(on: editor.platform(of: found))
    }
    for constraint in constraints {
      let found = try editor.resolve(constraint, in: document)
      document = found.document
      let owner = try owner.map { try editor.resolve($0, in: found.document).id }
      try editor.apply(
        .addConstraint(NewConstraint(found.constraint, owner: owner, identifier: identifier)),
        to: found.document
      )
    }
  }

  /// - Parameter platform: The platform, which decides the standard spacing of visual format.
  private func constraints(on platform: Platform = .iOS) throws -> [ConstraintNotation] {
    let parts = [item, attribute, relation, to, toAttribute, multiplier, constant]
    let hasParts = parts.contains { $0 != nil } || priority != nil
    if let notation {
      if hasParts { throw ValidationError("Give the notation or the options, not both.") }
      do {
        return VisualFormat.isVisualFormat(by: notation)
          ? try VisualFormat(notation, on: platform).constraints
          : [try ConstraintNotation(notation)]
      } catch {
        throw ValidationError("'\(notation)': \(error)")
      }
    }
    guard let item, let attribute else {
      throw ValidationError("Give the notation, or --item and --attribute.")
    }
    return [
      ConstraintNotation(
        .init(named(item), attribute),
        try relationKind(),
        try second(),
        multiplier: multiplier,
        constant: constant,
        priority: priority
      )
    ]
  }

  private func second() throws -> ConstraintNotation.Anchor? {
    switch (to, toAttribute) {
    case (nil, nil): return nil
    case (let to?, let attribute?): return .init(named(to), attribute)
    default: throw ValidationError("Give both --to and --to-attribute, or neither.")
    }
  }

  private func named(_ item: String) -> ConstraintNotation.Item {
    switch item {
    case "superview": .superview
    case "safeArea": .safeArea
    default: .named(item)
    }
  }

  private func relationKind() throws -> ConstraintNotation.Relation {
    guard let relation else { return .equal }
    let known = ConstraintNotation.Relation.allCases.first {
      $0.sign == relation || $0.rawValue == relation
    }
    guard let known else { throw ValidationError("--relation takes =, >= or <=.") }
    return known
  }
}
