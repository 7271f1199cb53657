/// The scenes of one or more storyboards, and how an app gets from one to another.
///
/// Scenes and links are in the order of the documents and of their objects.
public struct SceneGraph: Sendable, Equatable {
  /// The names of the storyboards, in their order.
  public internal(set) var documents: [String] = []
  /// The scenes.
  public internal(set) var scenes: [GraphScene] = []
  /// The segues, and the ways from storyboard references to the scenes that they name.
  public internal(set) var links: [GraphLink] = []
  /// What leads nowhere, or out of the documents.
  public internal(set) var problems: [GraphProblem] = []

  /// The references that lead to nothing, which a person has to repair.
  public var danglingReferences: [GraphProblem] { problems.filter(\.kind.isDangling) }

  /// The indices of the scenes that no link of the documents leads to.
  public var unreached: [Int] { scenes.indices.filter { scenes[$0].arrival == .unreachable } }
}

/// A scene of a graph.
public struct GraphScene: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// The scene's id.
  public let id: ObjectID
  /// The title: Interface Builder's comment, or else the controller's class or name.
  public let title: String
  /// The id of the scene's controller; nil without one.
  public let controller: ObjectID?
  /// The element's name of the controller, such as `tableViewController`.
  public let kind: String?
  /// The controller's custom class.
  public let customClass: String?
  /// The name by which code can ask for the controller.
  public let storyboardIdentifier: String?
  /// How the system presents the controller, such as `formSheet`; nil if the document leaves it to
  /// the system.
  public let presentation: String?
  /// The position on Interface Builder's canvas, in points.
  public let position: CanvasPoint?
  /// True if the app starts here, or code gets here by the storyboard's name.
  public let isInitial: Bool
  /// The scene that a storyboard reference stands for; nil for other scenes.
  public let reference: StoryboardReference?
  /// How the app gets to the scene.
  public internal(set) var arrival = GraphArrival.unreachable

  /// The kind of controller in words, such as "Table View Controller".
  public var kindName: String {
    if reference != nil { return "Storyboard Reference" }
    return kind.map(OutlineName.words) ?? "No controller"
  }
}

/// A position on Interface Builder's canvas, in points.
public struct CanvasPoint: Sendable, Hashable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Creates a position.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The scene that a storyboard reference names.
public struct StoryboardReference: Sendable, Equatable {
  /// The storyboard's name without its extension; nil for the reference's own storyboard.
  public let storyboard: String?
  /// The identifier of the bundle that contains the storyboard; nil for the app's bundle.
  public let bundle: String?
  /// The storyboard identifier of the scene; nil for the initial scene.
  public let identifier: String?

  /// The reference in words, such as `Login, scene "start"`.
  public var sentence: String {
    let place = storyboard ?? "this storyboard"
    let scene = identifier.map { "scene \"\($0)\"" } ?? "initial scene"
    return "\(place), \(scene)" + (bundle.map { ", in the bundle \($0)" } ?? "")
  }
}

/// How an app gets to a scene.
public enum GraphArrival: String, Sendable, CaseIterable {
  /// The scene is its storyboard's initial scene.
  case initial
  /// Segues lead here from an initial scene, from one with an identifier, or from a menu.
  case linked
  /// No segue leads here, but code can ask for the scene by its storyboard identifier.
  case identifier
  /// The system loads the scene without a segue: a menu bar, or a notification on a watch.
  case loaded
  /// Segues lead here only from scenes that can't be reached themselves.
  case lost
  /// Nothing leads here, and no identifier names the scene.
  case unreachable

  /// The explanation.
  public var sentence: String {
    switch self {
    case .initial: "The storyboard starts here."
    case .linked: "Segues lead here."
    case .identifier: "No segue leads here. Code can ask for it by its storyboard identifier."
    case .loaded: "The system loads it without a segue."
    case .lost: "Segues lead here only from scenes that can't be reached."
    case .unreachable: "Nothing leads here, and it has no storyboard identifier."
    }
  }
}

/// A segue, or the way from a storyboard reference to its scene.
public struct GraphLink: Sendable, Equatable {
  /// The segue's id; for the way from a reference, that of the reference.
  public let id: ObjectID
  /// The index of the scene that has the segue.
  public let source: Int
  /// The object that has the segue, such as a button or the controller.
  public let origin: ObjectID
  /// The name of the origin; nil if it is the scene's controller.
  public let originName: String?
  /// The segue's kind, such as `show`, `embed`, `relationship` or `unwind`; `reference` for the way
  /// from a storyboard reference.
  public let kind: String
  /// The relationship, such as `rootViewController`; nil for segues that show something.
  public let relationship: String?
  /// The segue's identifier.
  public let identifier: String?
  /// The custom class of the segue.
  public let customClass: String?
  /// How the segue presents its destination, such as `formSheet`; nil if that is the destination's
  /// choice.
  public let presentation: String?
  /// Where the link leads.
  public let target: Target

  /// Where a link leads.
  public enum Target: Sendable, Equatable {
    /// A scene, by its index.
    case scene(Int)
    /// Back to a controller that has the action, which only the code knows.
    case exit(action: String)
    /// An object that is not in the document.
    case missing(ObjectID)
  }

  /// The index of the scene to which the link leads; nil for others.
  public var destination: Int? {
    if case .scene(let index) = target { return index }
    return nil
  }

  /// True for a container's relationship to its contents, which are on the screen with it.
  public var isContainment: Bool { relationship != nil || kind == "embed" }

  /// The kind in words, such as "show" or "root view controller".
  public var label: String {
    guard let relationship else { return kind }
    return OutlineName.words(relationship.replacing("window.shadowedC", with: "windowC"))
      .lowercased()
  }
}

/// Something in a graph that leads nowhere, or out of the documents.
public struct GraphProblem: Sendable, Equatable {
  /// The kinds of problem.
  public enum Kind: String, Sendable, CaseIterable {
    /// A segue leads to an object that is not in the document.
    case missingDestination
    /// The storyboard that a reference names has no scene with the identifier.
    case missingIdentifier
    /// The storyboard that a reference names has no initial scene.
    case missingInitialScene
    /// No storyboard among the documents has the name.
    case otherStoryboard
    /// The storyboard is in another bundle and not among the documents.
    case otherBundle
    /// Several storyboards have the name.
    case severalStoryboards

    /// True if the app fails when it follows the link. The other problems are limits of the given
    /// documents.
    public var isDangling: Bool {
      switch self {
      case .missingDestination, .missingIdentifier, .missingInitialScene: true
      case .otherStoryboard, .otherBundle, .severalStoryboards: false
      }
    }
  }

  /// The kind.
  public let kind: Kind
  /// The document with the segue or reference.
  public let document: String
  /// The segue or reference.
  public let object: ObjectID
  /// The index of the scene with the segue or reference.
  public let scene: Int
  /// The explanation.
  public let message: String
}
