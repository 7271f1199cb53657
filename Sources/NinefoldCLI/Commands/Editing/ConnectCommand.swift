internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct ConnectCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "connect",
    abstract: "Connect an object by an outlet, a collection, an action, a segue or a binding",
    discussion: """
      An outlet replaces an existing outlet of the same name. A collection gets one more member. \
      On iOS, actions start at controls, bar items and gesture recognizers. For another view, add a \
      gesture recognizer and connect it.

      EXAMPLES:
        ninefold connect vcl-Ct-001 --outlet titleLabel --to ttl-Lb-001
        ninefold connect vcl-Ct-001 --collection rows --to row-Vw-001
        ninefold connect btn-Bt-001 --action save: --event touchUpInside \\
            --to vcl-Ct-001
        ninefold connect btn-Bt-001 --segue show --to dtl-Ct-001 --identifier detail
        ninefold connect fld-Tf-001 --binding value --key-path values.name \\
            --to usr-Dc-001
      """
  )

  @Argument(help: "The object where the connection starts.")
  var source: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The object at the other end.", valueName: "id")
  )
  var to: String

  @Option(
    help: ArgumentHelp(
      "Connect an outlet: its property in the class of the source.",
      valueName: "name"
    )
  )
  var outlet: String?

  @Option(help: ArgumentHelp("Add a member to this outlet collection.", valueName: "name"))
  var collection: String?

  @Option(
    help: ArgumentHelp(
      "Connect an action: the method of the object that --to names.",
      valueName: "selector"
    )
  )
  var action: String?

  @Option(
    help: ArgumentHelp(
      "With --action, the control event on iOS, such as touchUpInside.",
      valueName: "name"
    )
  )
  var event: String?

  @Option(help: ArgumentHelp("Connect a segue of this kind, such as show.", valueName: "kind"))
  var segue: String?

  @Option(
    help: ArgumentHelp("Connect a binding of macOS: the property of the source.", valueName: "name")
  )
  var binding: String?

  @Option(help: ArgumentHelp("With --binding, the key path that it follows.", valueName: "path"))
  var keyPath: String?

  @Option(help: ArgumentHelp("With --segue, its identifier.", valueName: "text"))
  var identifier: String?

  @Option(
    help: ArgumentHelp(
      "With --segue relationship, its name, such as rootViewController.",
      valueName: "name"
    )
  )
  var relationship: String?

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func validate() throws {
    let given = [outlet, collection, action, segue, binding].compactMap { $0 }
    guard given.count == 1 else {
      throw ValidationError(
        "Give exactly one of --outlet, --collection, --action, --segue and --binding."
      )
    }
    if (binding == nil) != (keyPath == nil) {
      throw ValidationError("Give both --binding and --key-path, or neither.")
    }
    if event != nil, action == nil { throw ValidationError("--event requires --action.") }
    if identifier ?? relationship != nil, segue == nil {
      throw ValidationError("--identifier and --relationship require --segue.")
    }
  }

  func perform(with editor: LayoutEditor) throws {
    let found = try editor.resolveTogether([source, to], in: options.document)
    try editor.apply(.connect(from: found.ids[0], connection(to: found.ids[1])), to: found.document)
  }

  private func connection(to target: ObjectID) -> NewConnection {
    if let outlet { return .outlet(property: outlet, destination: target) }
    if let collection { return .outletCollection(property: collection, destination: target) }
    if let action { return .action(selector: action, target: target, event: event) }
    if let binding {
      return .binding(property: binding, destination: target, keyPath: keyPath ?? "")
    }
    return .segue(
      kind: segue ?? "show",
      destination: target,
      identifier: identifier,
      relationship: relationship
    )
  }
}
