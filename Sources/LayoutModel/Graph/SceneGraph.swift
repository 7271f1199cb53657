/// The scenes of one or more storyboards, and the links by which an app gets from one scene to
/// another.
///
/// Scenes and links are in the order of the documents and of their objects.
public struct SceneGraph: Sendable, Equatable {
  /// The names of the storyboards, in the given order.
  public internal(set) var documents: [String] = []
  /// The scenes.
  public internal(set) var scenes: [GraphScene] = []
  /// The segues, and the links from storyboard references to the scenes that they name.
  public internal(set) var links: [GraphLink] = []
  /// The links and references that lead nowhere, or out of the documents.
  public internal(set) var problems: [GraphProblem] = []

  /// The problems that make the app fail, which a person has to repair.
  public var danglingReferences: [GraphProblem] { problems.filter(\.kind.isDangling) }

  /// The indices in ``scenes`` of those whose arrival is `unreachable`: no link
  /// leads to them, and they are neither initial, loaded by the system, nor named by an identifier.
  public var unreached: [Int] { scenes.indices.filter { scenes[$0].arrival == .unreachable } }
}

/// A scene of a graph.
public struct GraphScene: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// The scene's id.
  public let id: ObjectID
  /// The title, which is Interface Builder's comment, or else the controller's class or name.
  public let title: String
  /// The id of the scene's controller; nil without one.
  public let controller: ObjectID?
  /// The element name of the controller, such as `tableViewController`; nil without one.
  public let kind: String?
  /// The controller's custom class; nil without one.
  public let customClass: String?
  /// The storyboard identifier, by which code instantiates the controller; nil without one.
  public let storyboardIdentifier: String?
  /// The style in which the system presents the controller, such as `formSheet`; nil if the
  /// document leaves it to the system.
  public let presentation: String?
  /// The position on Interface Builder's canvas, in points; nil if the document has none.
  public let position: CanvasPoint?
  /// True for the initial scene of its storyboard, where the app starts or code gets by the
  /// storyboard's name.
  public let isInitial: Bool
  /// The scene that a storyboard reference names; nil for other scenes.
  public let reference: StoryboardReference?
  /// The way in which the app gets to the scene.
  public internal(set) var arrival = GraphArrival.unreachable

  /// The kind of controller in words, such as "Table View Controller".
  public var kindName: String {
    if reference != nil { return "Storyboard Reference" }
    return kind.map(OutlineName.words) ?? "No controller"
  }
}

/// A position on Interface Builder's canvas, in points.
public struct CanvasPoint: Sendable, Hashable {
  /// The horizontal position, which grows to the right.
  public var x: Double
  /// The vertical position, which grows downwards.
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

/// The way in which an app gets to a scene.
public enum GraphArrival: String, Sendable, CaseIterable {
  /// The scene is its storyboard's initial scene.
  case initial
  /// Segues lead to the scene from an initial scene, from one with an identifier, or from a menu.
  case linked
  /// No segue leads to the scene, but code can instantiate it by its storyboard identifier.
  case identifier
  /// The system loads the scene without a segue, such as a menu bar or a notification on a watch.
  case loaded
  /// Segues lead to the scene only from scenes that can't be reached themselves.
  case lost
  /// No segue leads to the scene, and it has no identifier.
  case unreachable

  /// The explanation, a sentence.
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

/// A segue, or the link from a storyboard reference to the scene that it names.
public struct GraphLink: Sendable, Equatable {
  /// The id of the segue or of the storyboard reference.
  public let id: ObjectID
  /// The index in ``SceneGraph/scenes`` of the scene from which the link leads.
  public let source: Int
  /// The object from which the link leads, such as a button or the controller.
  public let origin: ObjectID
  /// The name of the origin; nil if it is the scene's controller.
  public let originName: String?
  /// The kind of the segue, such as `show`, `embed`, `relationship` or `unwind`; `reference` for
  /// the link from a storyboard reference.
  public let kind: String
  /// The relationship, such as `rootViewController`; nil for segues of another kind.
  public let relationship: String?
  /// The identifier of the segue; nil without one.
  public let identifier: String?
  /// The custom class of the segue; nil without one.
  public let customClass: String?
  /// The style in which the segue presents its destination, such as `formSheet`; nil if the
  /// destination chooses it.
  public let presentation: String?
  /// The target of the link.
  public let target: Target

  /// The target of a link.
  public enum Target: Sendable, Equatable {
    /// A scene, by its index in ``SceneGraph/scenes``.
    case scene(Int)
    /// An exit, which leads back to a controller with this action. Only code knows which one.
    case exit(action: String)
    /// An object that is not in the document.
    case missing(ObjectID)
  }

  /// The index of the scene to which the link leads; nil for other targets.
  public var destination: Int? {
    if case .scene(let index) = target { return index }
    return nil
  }

  /// True if the link leads from a container to its contents, which are on the screen together with
  /// it.
  public var isContainment: Bool { relationship != nil || kind == "embed" }

  /// The kind in words, such as "show" or "root view controller".
  public var label: String {
    guard let relationship else { return kind }
    return OutlineName.words(relationship.replacing("window.shadowedC", with: "windowC"))
      .lowercased()
  }
}

/// A segue or a storyboard reference that leads nowhere, or out of the documents.
public struct GraphProblem: Sendable, Equatable {
  /// The kinds of problem.
  public enum Kind: String, Sendable, CaseIterable {
    /// A segue leads to an object that is not in the document.
    case missingDestination
    /// The storyboard that a reference names has no scene with the identifier.
    case missingIdentifier
    /// The storyboard that a reference names has no initial scene.
    case missingInitialScene
    /// The storyboard that a reference names is not among the documents.
    case otherStoryboard
    /// The storyboard that a reference names is in another bundle and not among the documents.
    case otherBundle
    /// Several storyboards have the name that a reference gives.
    case severalStoryboards

    /// True if the app fails when it follows the link. Otherwise, the link leads to a place that
    /// the given documents don't have.
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
  /// The index in ``SceneGraph/scenes`` of the scene with the segue or reference.
  public let scene: Int
  /// The explanation, a sentence.
  public let message: String
}
