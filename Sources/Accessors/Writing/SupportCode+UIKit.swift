/// The types for UIKit.
extension SupportCode {
  var scene: String {
    """
    /// A scene of a storyboard; the initial one if it has no identifier.
    \(access) struct StoryboardScene<Controller: UIViewController>: Sendable {
      \(access) let storyboard: String
      \(access) let identifier: String?

      fileprivate init(storyboard: String, identifier: String? = nil) {
        self.storyboard = storyboard
        self.identifier = identifier
      }

      /// Returns a new controller of the scene.
      @MainActor \(access) func instantiate() -> Controller {
        let storyboard = UIStoryboard.named(storyboard)
        let controller: UIViewController?
        if let identifier {
          controller = storyboard.instantiateViewController(withIdentifier: identifier)
        } else {
          controller = storyboard.instantiateInitialViewController()
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
    """
    /// A segue with the classes of the controllers that it connects.
    \(access) struct SceneSegue<Source: UIViewController, Destination: UIViewController>: Sendable {
      \(access) let identifier: String

      fileprivate init(identifier: String) {
        self.identifier = identifier
      }

      /// Performs the segue.
      @MainActor \(access) func perform(from source: Source, sender: Any? = nil) {
        source.performSegue(withIdentifier: identifier, sender: sender)
      }

      /// Returns the destination if this is the segue.
      @MainActor \(access) func destination(of segue: UIStoryboardSegue) -> Destination? {
        segue.identifier == identifier ? segue.destination as? Destination : nil
      }
    }

    """
  }

  var cell: String {
    """
    /// A reuse identifier with the class of the cell or view.
    \(access) struct CellIdentifier<Cell: UIView>: Sendable {
      \(access) let identifier: String

      fileprivate init(identifier: String) {
        self.identifier = identifier
      }

      @MainActor fileprivate func typed(_ view: UIView) -> Cell {
        guard let cell = view as? Cell else {
          fatalError("The view with the identifier \\(identifier) is no \\(Cell.self).")
        }
        return cell
      }
    }

    extension UITableView {
      /// Returns a cell of the identifier's class.
      \(access) func dequeue<Cell: UITableViewCell>(
        _ cell: CellIdentifier<Cell>,
        for indexPath: IndexPath
      ) -> Cell {
        cell.typed(dequeueReusableCell(withIdentifier: cell.identifier, for: indexPath))
      }
    }

    extension UICollectionView {
      /// Returns a cell of the identifier's class.
      \(access) func dequeue<Cell: UICollectionViewCell>(
        _ cell: CellIdentifier<Cell>,
        for indexPath: IndexPath
      ) -> Cell {
        cell.typed(dequeueReusableCell(withReuseIdentifier: cell.identifier, for: indexPath))
      }
    }

    """
  }

  var nib: String {
    """
    /// A xib with the classes of its first view and of its owner.
    \(access) struct NamedNib<Root: NSObject, Owner: NSObject>: Sendable {
      \(access) let name: String

      fileprivate init(name: String) {
        self.name = name
      }

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
    }

    """
  }

  var image: String {
    """
    /// An image of the app.
    \(access) struct NamedImage: Sendable {
      \(access) let name: String

      fileprivate init(name: String) {
        self.name = name
      }

      /// The image.
      \(access) var image: UIImage {
        guard let image = UIImage(named: name, in: ResourceBundle.bundle, compatibleWith: nil) else {
          fatalError("The app has no image \\(name).")
        }
        return image
      }
    }

    """
  }

  var color: String {
    """
    /// A color of the app.
    \(access) struct NamedColor: Sendable {
      \(access) let name: String

      fileprivate init(name: String) {
        self.name = name
      }

      /// The color.
      \(access) var color: UIColor {
        guard let color = UIColor(named: name, in: ResourceBundle.bundle, compatibleWith: nil) else {
          fatalError("The app has no color \\(name).")
        }
        return color
      }
    }

    """
  }
}
