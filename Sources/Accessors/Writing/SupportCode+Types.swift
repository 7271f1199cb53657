/// The types of the names. UIKit and AppKit have them with the same members, as far as both can.
extension SupportCode {
  var scene: String {
    """
    /// A scene of a storyboard; the initial one if it has no identifier.
    \(access) struct StoryboardScene<Controller: \(controller)>: Sendable {
      \(access) let storyboard: String
      \(access) let identifier: String?

      fileprivate init(storyboard: String, identifier: String? = nil) {
        self.storyboard = storyboard
        self.identifier = identifier
      }

      /// Returns a new controller of the scene.
      @MainActor \(access) func instantiate() -> Controller {
        let storyboard = \(prefix)Storyboard.named(storyboard)
        let controller: \(isMac ? "Any" : controller)?
        if let identifier {
          controller = storyboard.instantiate\(isMac ? "" : "View")Controller(withIdentifier: identifier)
        } else {
          controller = storyboard.instantiateInitial\(isMac ? "" : "View")Controller()
        }
        guard let typed = controller as? Controller else {
          fatalError("The scene \\(identifier ?? "initial") of \\(self.storyboard) is no \\(Controller.self).")
        }
        return typed
      }
    }

    """
  }

  var segue: String {
    let performing = """
      /// Performs the segue.
      @MainActor \(access) func perform(from source: Source, sender: Any? = nil) {
        source.performSegue(withIdentifier: identifier, sender: sender)
      }


      """
    return type(
      "A segue with the classes of the controllers that it connects.",
      "SceneSegue<Source: \(controller), Destination: \(controller)>",
      of: "identifier",
      """
      \(isMac ? "" : performing)\
      /// Returns the destination if this is the segue.
      @MainActor \(access) func destination(of segue: \(prefix)StoryboardSegue) -> Destination? {
        segue.identifier == identifier ? segue.destination\(isMac ? "Controller" : "") as? Destination : nil
      }
      """
    )
  }

  var cell: String {
    if isMac {
      return type(
        "An identifier with the class of the view.",
        "CellIdentifier<Cell: NSView>",
        of: "identifier"
      )
    }
    let identifier = type(
      "A reuse identifier with the class of the cell or view.",
      "CellIdentifier<Cell: UIView>",
      of: "identifier",
      """
      @MainActor fileprivate func typed(_ view: UIView) -> Cell {
        guard let cell = view as? Cell else {
          fatalError("The view with the identifier \\(identifier) is no \\(Cell.self).")
        }
        return cell
      }
      """
    )
    return [
      identifier, dequeue("UITable", "withIdentifier"),
      dequeue("UICollection", "withReuseIdentifier"),
    ]
    .joined(separator: "\n")
  }

  private func dequeue(_ list: String, _ label: String) -> String {
    """
    extension \(list)View {
      /// Returns a cell of the identifier's class.
      \(access) func dequeue<Cell: \(list)ViewCell>(
        _ cell: CellIdentifier<Cell>,
        for indexPath: IndexPath
      ) -> Cell {
        cell.typed(dequeueReusableCell(\(label): cell.identifier, for: indexPath))
      }
    }

    """
  }

  var nib: String {
    type(
      "A xib with the classes of its first view and of its owner.",
      "NamedNib<Root: NSObject, Owner: NSObject>",
      of: "name",
      isMac
        ? """
        /// The xib.
        @MainActor \(access) var nib: NSNib? { NSNib(nibNamed: name, bundle: ResourceBundle.bundle) }
        """
        : """
        /// The xib, for the registration of cells.
        @MainActor \(access) var nib: UINib { UINib(nibName: name, bundle: ResourceBundle.bundle) }

        /// Returns the first object of the root's class in a new copy of the xib's objects.
        @MainActor \(access) func instantiate(owner: Owner? = nil) -> Root {
          let objects = nib.instantiate(withOwner: owner, options: nil)
          for object in objects {
            if let root = object as? Root { return root }
          }
          fatalError("The xib \\(name) has no \\(Root.self).")
        }
        """
    )
  }

  var image: String {
    resource(
      "image",
      isMac
        ? "ResourceBundle.bundle.image(forResource: name)"
        : "UIImage(named: name, in: ResourceBundle.bundle, compatibleWith: nil)"
    )
  }

  var color: String {
    resource(
      "color",
      isMac
        ? "NSColor(named: name, bundle: ResourceBundle.bundle)"
        : "UIColor(named: name, in: ResourceBundle.bundle, compatibleWith: nil)"
    )
  }

  private var controller: String { isMac ? "NSObject" : "UIViewController" }

  /// Returns the type of a resource that the bundle must have.
  private func resource(_ noun: String, _ found: String) -> String {
    let kind = noun.prefix(1).uppercased() + noun.dropFirst()
    return type(
      "\(noun == "image" ? "An" : "A") \(noun) of the app.",
      "Named\(kind)",
      of: "name",
      """
      /// The \(noun).
      \(access) var \(noun): \(prefix)\(kind) {
        guard let \(noun) = \(found) else {
          fatalError("The app has no \(noun) \\(name).")
        }
        return \(noun)
      }
      """
    )
  }

  /// Returns a structure of one text.
  private func type(_ sense: String, _ head: String, of field: String, _ members: String = "")
    -> String
  {
    let lines = members.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
    return """
      /// \(sense)
      \(access) struct \(head): Sendable {
        \(access) let \(field): String

        fileprivate init(\(field): String) {
          self.\(field) = \(field)
        }
      \(members.isEmpty ? "" : "\n" + lines.joined(separator: "\n") + "\n")}

      """
  }
}
