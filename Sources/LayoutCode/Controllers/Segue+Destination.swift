import LayoutModel

extension Segue.Destination {
  /// Reads where a segue leads; nil if its destination is not in the document.
  init?(_ connection: LayoutObject, _ controllers: ControllerNames) {
    guard let id = connection.attribute("destination").map({ ObjectID($0) }) else { return nil }
    if connection.attribute("kind") == "unwind" {
      guard let action = connection.attribute("unwindAction") else { return nil }
      self = .unwind(action)
    } else if let entry = controllers[id] {
      self = .scene(entry.name, base: entry.base)
    } else if let storyboard = controllers.storyboard(of: id) {
      self = .storyboard(storyboard.name, identifier: storyboard.identifier)
    } else {
      return nil
    }
  }

  /// Returns the expression that creates the controller.
  func creation(_ syntax: Syntax, isMac: Bool) -> String {
    switch self {
    case .scene(let name, _): syntax.new(name)
    case .unwind: "nil"
    case .storyboard(let name, let identifier):
      isMac ? Self.cocoa(name, identifier, syntax) : Self.touch(name, identifier, syntax)
    }
  }

  private static func touch(_ name: String, _ identifier: String?, _ syntax: Syntax) -> String {
    let file = syntax.string(name)
    let open = syntax.pick(
      "UIStoryboard(name: \(file), bundle: nil)",
      "[UIStoryboard storyboardWithName:\(file) bundle:nil]"
    )
    guard let identifier else {
      return syntax.pick(
        "\(open).instantiateInitialViewController() ?? UIViewController()",
        "[\(open) instantiateInitialViewController]"
      )
    }
    return syntax.pick(
      "\(open).instantiateViewController(withIdentifier: \(syntax.string(identifier)))",
      "[\(open) instantiateViewControllerWithIdentifier:\(syntax.string(identifier))]"
    )
  }

  private static func cocoa(_ name: String, _ identifier: String?, _ syntax: Syntax) -> String {
    let file = syntax.string(name)
    let open = syntax.pick(
      "NSStoryboard(name: \(file), bundle: nil)",
      "[NSStoryboard storyboardWithName:\(file) bundle:nil]"
    )
    guard let identifier else {
      return syntax.pick(
        "\(open).instantiateInitialController() as? NSViewController ?? NSViewController()",
        "[\(open) instantiateInitialController]"
      )
    }
    return syntax.pick(
      "\(open).instantiateController(withIdentifier: \(syntax.string(identifier))) "
        + "as? NSViewController ?? NSViewController()",
      "[\(open) instantiateControllerWithIdentifier:\(syntax.string(identifier))]"
    )
  }
}
