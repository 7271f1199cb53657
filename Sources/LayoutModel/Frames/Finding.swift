/// Something about a layout that its author should know.
public struct Finding: Hashable, Sendable {
  /// What is wrong; the raw value is the finding's stable name.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The constraints leave a view's place or size open.
    case ambiguous
    /// Required constraints contradict each other.
    case unsatisfiable
    /// The stored frame is not the one that the constraints give.
    case misplaced
  }

  /// A number of a view's frame.
  public enum Quantity: String, CaseIterable, Hashable, Sendable {
    /// The horizontal position.
    case x
    /// The vertical position.
    case y
    /// The width.
    case width
    /// The height.
    case height
    /// The width of a scroll view's content.
    case contentWidth
    /// The height of a scroll view's content.
    case contentHeight
  }

  /// The class in which it holds.
  public let sizeClass: SizeClass
  /// What is wrong.
  public let kind: Kind
  /// The view that is concerned, or the constraint that the system would break.
  public let object: ObjectID
  /// The scene of the object; nil in a xib.
  public let scene: ObjectID?
  /// A sentence, in Interface Builder's own words where they are known.
  public let message: String
  /// The numbers that are open or wrong; empty for conflicts.
  public let quantities: [Quantity]
  /// The members of a minimal conflict; empty for other kinds.
  public let constraints: [ObjectID]
  /// True if the document tells Interface Builder not to warn about the view.
  public let isSilenced: Bool

  /// Creates a finding.
  public init(
    sizeClass: SizeClass,
    kind: Kind,
    object: ObjectID,
    scene: ObjectID?,
    message: String,
    quantities: [Quantity],
    constraints: [ObjectID],
    isSilenced: Bool
  ) {
    self.sizeClass = sizeClass
    self.kind = kind
    self.object = object
    self.scene = scene
    self.message = message
    self.quantities = quantities
    self.constraints = constraints
    self.isSilenced = isSilenced
  }

  /// The same finding in another class.
  package func moved(to sizeClass: SizeClass) -> Finding {
    Finding(
      sizeClass: sizeClass,
      kind: kind,
      object: object,
      scene: scene,
      message: message,
      quantities: quantities,
      constraints: constraints,
      isSilenced: isSilenced
    )
  }
}
