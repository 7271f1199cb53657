extension Finding.Kind {
  /// The kinds that every check looks for. The findings of an object are in this order.
  public static let layoutKinds: [Finding.Kind] = [
    .ambiguous,
    .unsatisfiable,
    .misplaced,
    .offScreen,
    .clipped,
    .overlap,
    .overDeterminedAxis,
    .mixedWithMask,
    .uninstalledItem,
    .missingItem,
    .missingDestination,
    .invalidNumber,
    .duplicateID,
    .duplicateConstraint,
    .wrongOwner,
    .unusedRow,
    .classTie,
    .unsolved,
    .unreadableDocument,
  ]

  /// The constraints leave a view's position or size undetermined.
  public static let ambiguous = Finding.Kind(
    "ambiguous",
    title: "Missing constraints",
    severity: .warning,
    dependsOnFrames: true,
    explanation: .ambiguous
  )

  /// Required constraints contradict each other.
  public static let unsatisfiable = Finding.Kind(
    "unsatisfiable",
    title: "Conflicting constraints",
    severity: .error,
    dependsOnFrames: true,
    explanation: .unsatisfiable
  )

  /// The stored frame differs from the frame that the constraints give.
  public static let misplaced = Finding.Kind(
    "misplaced",
    title: "Misplaced view",
    severity: .warning,
    dependsOnFrames: true,
    explanation: .misplaced
  )

  /// A view lies outside the screen of a device.
  public static let offScreen = Finding.Kind(
    "off-screen",
    title: "View off screen",
    severity: .warning,
    dependsOnFrames: true,
    explanation: .offScreen
  )

  /// A view is cut off at the edge of a device's screen.
  public static let clipped = Finding.Kind(
    "clipped",
    title: "View clipped",
    severity: .note,
    dependsOnFrames: true,
    explanation: .clipped
  )

  /// A text or control covers another one on a device's screen.
  public static let overlap = Finding.Kind(
    "overlap",
    title: "Overlapping views",
    severity: .note,
    dependsOnFrames: true,
    explanation: .overlap
  )

  /// An autoresizing mask has no flexible part on an axis on which the superview changes its size.
  public static let overDeterminedAxis = Finding.Kind(
    "over-determined-axis",
    title: "Over-determined autoresizing mask",
    severity: .note,
    dependsOnFrames: true,
    explanation: .overDeterminedAxis
  )

  /// A view has constraints and an active autoresizing mask.
  public static let mixedWithMask = Finding.Kind(
    "mixed-with-mask",
    title: "Constraints beside an autoresizing mask",
    severity: .warning,
    explanation: .mixedWithMask
  )

  /// A constraint is installed in a size class in which one of its items is not.
  public static let uninstalledItem = Finding.Kind(
    "uninstalled-item",
    title: "Constraint with an uninstalled item",
    severity: .note,
    explanation: .uninstalledItem
  )

  /// A constraint names an item that is not in the document.
  public static let missingItem = Finding.Kind(
    "missing-item",
    title: "Constraint with a missing item",
    severity: .error,
    explanation: .missingItem
  )

  /// A connection leads to an object that is not in the document.
  public static let missingDestination = Finding.Kind(
    "missing-destination",
    title: "Connection to a missing object",
    severity: .error,
    explanation: .missingDestination
  )

  /// A constraint's number can't be parsed, is not finite or is out of range.
  public static let invalidNumber = Finding.Kind(
    "invalid-number",
    title: "Constraint with an invalid number",
    severity: .error,
    explanation: .invalidNumber
  )

  /// Several objects have the same id.
  public static let duplicateID = Finding.Kind(
    "duplicate-id",
    title: "Duplicate id",
    severity: .error,
    explanation: .duplicateID
  )

  /// A constraint duplicates another one.
  public static let duplicateConstraint = Finding.Kind(
    "duplicate-constraint",
    title: "Duplicate constraint",
    severity: .warning,
    explanation: .duplicateConstraint
  )

  /// A constraint's owner does not contain all of its items.
  public static let wrongOwner = Finding.Kind(
    "wrong-owner",
    title: "Constraint with the wrong owner",
    severity: .error,
    explanation: .wrongOwner
  )

  /// A row of a size class has the value of the row that it overrides, so it has no effect.
  public static let unusedRow = Finding.Kind(
    "unused-row",
    title: "Unused size class row",
    severity: .note,
    explanation: .unusedRow
  )

  /// A row for the width only and a row for the height only differ, and just the undocumented
  /// precedence of the width decides.
  public static let classTie = Finding.Kind(
    "class-tie",
    title: "Undocumented precedence",
    severity: .note,
    explanation: .classTie
  )

  /// A view's layout is too large or too extreme to be computed.
  public static let unsolved = Finding.Kind(
    "unsolved",
    title: "Layout not computed",
    severity: .error,
    explanation: .unsolved
  )

  /// The document can't be read, so nothing in it was checked.
  public static let unreadableDocument = Finding.Kind(
    "unreadable-document",
    title: "Unreadable document",
    severity: .error,
    explanation: .unreadableDocument
  )
}
