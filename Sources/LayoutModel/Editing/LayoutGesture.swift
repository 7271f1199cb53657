/// A gesture of Interface Builder's Editor menu on a selection of views.
///
/// A gesture changes many rows at once. A gesture that depends on the places of views uses the
/// frames on the document's canvas.
public enum LayoutGesture: Sendable, Equatable {
  /// Puts sibling views into a new container, as Embed In does.
  case embed([ObjectID], in: EmbeddingContainer)
  /// Removes a container and leaves its subviews at their places, as Unembed does.
  case unembed(ObjectID)
  /// Changes the order of views among their siblings, as Arrange does.
  case arrange([ObjectID], Arrangement)
  /// Adds constraints that align views with the first one or with their superviews, as Align does.
  case align([ObjectID], ViewAlignment)
  /// Adds constraints that give views equal spacing, in points; nil for the mean spacing on the
  /// canvas.
  case distribute([ObjectID], LayoutAxis, spacing: Double?)
  /// Adds constraints for each view, as the popover Add New Constraints does.
  case pin([ObjectID], [Pin])
  /// Stores the frames of views as their constraints compute them, as Update Frames does.
  case updateFrames([ObjectID])
  /// Sets the constants of the views' constraints so that these give the stored frames, as Update
  /// Constraint Constants does.
  case updateConstants([ObjectID])
  /// Deletes all constraints of views, as Clear Constraints does.
  case clearConstraints([ObjectID])
  /// Changes the kind of a view, and keeps the values that the new kind can have. The kind is an
  /// element name, such as `label`, or a class, such as `UILabel`.
  case changeKind(ObjectID, to: String)
}

/// A container of the menu Embed In.
public enum EmbeddingContainer: String, CaseIterable, Sendable {
  /// A plain view that encloses the views, without insets.
  case view = "view"
  /// A stack view, whose axis, alignment and spacing follow from the places of the views.
  case stackView = "stack-view"
  /// A scroll view that encloses the views, with a content as large as itself.
  case scrollView = "scroll-view"
  /// A container view, whose embed segue leads to a new scene with the views.
  case containerView = "container-view"
  /// A navigation controller around the scene of the selection.
  case navigationController = "navigation-controller"
  /// A tab bar controller around the scenes of the selection.
  case tabBarController = "tab-bar-controller"

  /// True if the container takes scenes and not views.
  public var holdsScenes: Bool { self == .navigationController || self == .tabBarController }
  /// True if embedding adds a scene.
  package var addsScene: Bool { holdsScenes || self == .containerView }
}

/// A command of the menu Arrange.
public enum Arrangement: String, CaseIterable, Sendable {
  /// In front of all siblings.
  case front
  /// Behind all siblings.
  case back
  /// In front of the next sibling.
  case forward
  /// Behind the previous sibling.
  case backward
}

/// An alignment of the popover Align.
public enum ViewAlignment: String, CaseIterable, Sendable {
  /// The leading edges of the views.
  case leading
  /// The trailing edges of the views.
  case trailing
  /// The top edges of the views.
  case top
  /// The bottom edges of the views.
  case bottom
  /// The horizontal centers of the views.
  case horizontalCenters = "horizontal-centers"
  /// The vertical centers of the views.
  case verticalCenters = "vertical-centers"
  /// The baselines of the views.
  case baselines
  /// The horizontal center of each view and that of its superview.
  case horizontallyInContainer = "horizontally-in-container"
  /// The vertical center of each view and that of its superview.
  case verticallyInContainer = "vertically-in-container"
}

/// An axis of a layout.
public enum LayoutAxis: String, CaseIterable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// A constraint of the popover Add New Constraints. Distances and lengths are in points.
public enum Pin: Sendable, Equatable {
  /// The edge of a view.
  public enum Edge: String, CaseIterable, Sendable {
    /// The top edge.
    case top
    /// The leading edge.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge.
    case trailing
  }

  /// The distance from an edge to its nearest neighbor. If no sibling is on that side, the distance
  /// to the margin or the edge of the superview. Nil for the distance on the canvas.
  case edge(Edge, Double?, toMargin: Bool)
  /// The width (horizontal) or the height (vertical); nil for the length on the canvas.
  case length(LayoutAxis, Double?)
  /// The ratio of width to height, such as `16:9`; nil for the ratio on the canvas.
  case aspectRatio(String?)
  /// A width (horizontal) or a height (vertical) equal to that of the first view.
  case equalLength(LayoutAxis)
}

extension LayoutGesture {
  /// The views that the gesture names.
  public var views: [ObjectID] {
    switch self {
    case .embed(let views, _), .arrange(let views, _), .align(let views, _),
      .distribute(let views, _, _), .pin(let views, _), .updateFrames(let views),
      .updateConstants(let views), .clearConstraints(let views):
      views
    case .unembed(let view), .changeKind(let view, _): [view]
    }
  }

  /// True if the gesture must not move any view but the named ones, their subviews and the
  /// container.
  public var keepsPlaces: Bool {
    switch self {
    case .embed, .unembed, .arrange, .updateConstants, .updateFrames, .changeKind: true
    case .align, .distribute, .pin, .clearConstraints: false
    }
  }
}
