/// The types for AppKit.
extension SupportCode {
  var macScene: String {
    """
    /// A scene of a storyboard; the initial one if it has no identifier.
    \(access) struct StoryboardScene<Controller: NSObject>: Sendable {
      \(access) let storyboard: String
      \(access) let identifier: String?

      fileprivate init(storyboard: String, identifier: String? = nil) {
        self.storyboard = storyboard
        self.identifier = identifier
      }

      /// Returns a new controller of the scene.
      @MainActor \(access) func instantiate() -> Controller {
        let storyboard = NSStoryboard.named(storyboard)
        let controller: Any?
        if let identifier {
          controller = storyboard.instantiateController(withIdentifier: identifier)
        } else {
          controller = storyboard.instantiateInitialController()
        }
        guard let typed = controller as? Controller else {
          fatalError("The scene \\(identifier ?? "initial") of \\(self.storyboard) is no \\(Controller.self).")
        }
        return typed
      }
    }

    """
  }

  var macSegue: String {
    """
    /// A segue with the classes of the controllers that it connects.
    \(access) struct SceneSegue<Source: NSObject, Destination: NSObject>: Sendable {
      \(access) let identifier: String

      fileprivate init(identifier: String) {
        self.identifier = identifier
      }

      /// Returns the destination if this is the segue.
      @MainActor \(access) func destination(of segue: NSStoryboardSegue) -> Destination? {
        segue.identifier == identifier ? segue.destinationController as? Destination : nil
      }
    }

    """
  }

  var macCell: String {
    """
    /// An identifier with the class of the view.
    \(access) struct CellIdentifier<Cell: NSView>: Sendable {
      \(access) let identifier: String

      fileprivate init(identifier: String) {
        self.identifier = identifier
      }
    }

    """
  }

  var macNib: String {
    """
    /// A xib with the classes of its first view and of its owner.
    \(access) struct NamedNib<Root: NSObject, Owner: NSObject>: Sendable {
      \(access) let name: String

      fileprivate init(name: String) {
        self.name = name
      }

      /// The xib.
      @MainActor \(access) var nib: NSNib? { NSNib(nibNamed: name, bundle: ResourceBundle.bundle) }
    }

    """
  }

  var macImage: String {
    """
    /// An image of the app.
    \(access) struct NamedImage: Sendable {
      \(access) let name: String

      fileprivate init(name: String) {
        self.name = name
      }

      /// The image.
      \(access) var image: NSImage {
        guard let image = ResourceBundle.bundle.image(forResource: name) else {
          fatalError("The app has no image \\(name).")
        }
        return image
      }
    }

    """
  }

  var macColor: String {
    """
    /// A color of the app.
    \(access) struct NamedColor: Sendable {
      \(access) let name: String

      fileprivate init(name: String) {
        self.name = name
      }

      /// The color.
      \(access) var color: NSColor {
        guard let color = NSColor(named: name, bundle: ResourceBundle.bundle) else {
          fatalError("The app has no color \\(name).")
        }
        return color
      }
    }

    """
  }
}
