import LayoutModel

/// The parts of a class, as statements and methods of one language.
struct ClassParts {
  let own: CodeClass
  /// The scene's controller, of which this is the class; nil for a class without one.
  var controller: LayoutObject?
  /// The statements that configure a controller before it has a view.
  let shell: [String]
  /// The statements that create the views and the objects beside them.
  let configuring: [String]
  let adding: [String]
  let constraining: [String]
  let connecting: [String]
  /// The statements that code runs again when the traits change.
  let following: [String]
  /// True if code adds and removes views when the traits change.
  let arranges: Bool
  let properties: [CodeProperty]
  let methods: [CodeMethod]
  let conformances: [String]
  let constraints: ConstraintStatements

  /// Returns the parts with those that only the class of the scene's controller has.
  ///
  /// - Parameters:
  ///   - controller: The scene's controller; nil without one.
  ///   - shell: The statements that configure the controller itself.
  ///   - late: The statements after the controller has its children.
  func asMain(
    of controller: LayoutObject?,
    shell: [String],
    late: [String],
    _ controllers: ControllerParts,
    _ tables: TableParts,
    _ toolbars: ToolbarParts
  ) -> ClassParts {
    ClassParts(
      own: own,
      controller: controller,
      shell: shell + self.shell + controllers.shell,
      configuring: configuring + toolbars.statements,
      adding: adding + tables.registrations,
      constraining: constraining,
      connecting: connecting + controllers.loading + late,
      following: following,
      arranges: arranges,
      properties: properties,
      methods: tables.methods + toolbars.methods + controllers.methods + methods,
      conformances: conformances,
      constraints: constraints
    )
  }

  /// True for the class of a window controller, which the code configures in its initializers.
  var isWindowController: Bool { own.container.base == "NSWindowController" }

  /// The call of the superclass that creates the controller.
  var initializer: ControllerInitializer { ControllerInitializer(own, controller) }

  /// Returns true if the statements for the size class use a dimension (`width` or `height`).
  func asks(for dimension: String) -> Bool {
    following.contains { $0.contains("\(dimension) == ") }
  }
}
