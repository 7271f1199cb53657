extension Finding {
  /// What is wrong; the raw value is the kind's stable identifier.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The constraints leave a view's place or size open.
    case ambiguous
    /// Required constraints contradict each other.
    case unsatisfiable
    /// The stored frame is not the one that the constraints give.
    case misplaced
    /// A view lies outside the screen of a device.
    case offScreen = "off-screen"
    /// A part of a view is cut off at a device.
    case clipped
    /// A mask has no part that gives way when the superview resizes.
    case overDeterminedAxis = "over-determined-axis"
    /// A view has constraints and a mask in force.
    case mixedWithMask = "mixed-with-mask"
    /// A constraint is installed where an item of it is not.
    case uninstalledItem = "uninstalled-item"
    /// A constraint names an item that the document does not have.
    case missingItem = "missing-item"
    /// A connection leads to an object that the document does not have.
    case missingDestination = "missing-destination"
    /// A number of a constraint is none, or not one that can be.
    case invalidNumber = "invalid-number"
    /// Several objects have the same id.
    case duplicateID = "duplicate-id"
    /// A constraint repeats another one.
    case duplicateConstraint = "duplicate-constraint"
    /// A constraint does not lie with the nearest common ancestor of its items.
    case wrongOwner = "wrong-owner"
    /// A class's row equals what it overrides.
    case unusedRow = "unused-row"
    /// Only the order of width before height decides which of two rows holds.
    case classTie = "class-tie"
    /// The layout of a view is too large or too strange to be computed.
    case unsolved
    /// The document can't be read, so nothing else is known of it.
    case unreadableDocument = "unreadable-document"
  }
}

extension Finding.Kind {
  /// How much it matters unless a case is milder or a configuration says otherwise.
  public var severity: Severity {
    switch self {
    case .unsatisfiable, .missingItem, .missingDestination, .invalidNumber, .duplicateID,
      .wrongOwner, .unsolved, .unreadableDocument:
      .error
    case .ambiguous, .misplaced, .offScreen, .mixedWithMask, .duplicateConstraint: .warning
    case .clipped, .overDeterminedAxis, .uninstalledItem, .unusedRow, .classTie: .note
    }
  }

  /// A headline, as Interface Builder's issue navigator has them where it knows the kind.
  public var title: String {
    switch self {
    case .ambiguous: "Missing constraints"
    case .unsatisfiable: "Conflicting constraints"
    case .misplaced: "Misplaced view"
    case .offScreen: "View off screen"
    case .clipped: "View clipped"
    case .overDeterminedAxis: "Over-determined autoresizing mask"
    case .mixedWithMask: "Constraints beside an autoresizing mask"
    case .uninstalledItem: "Constraint with an uninstalled item"
    case .missingItem: "Constraint with a missing item"
    case .missingDestination: "Connection to a missing object"
    case .invalidNumber: "Constraint with an invalid number"
    case .duplicateID: "Duplicate id"
    case .duplicateConstraint: "Duplicate constraint"
    case .wrongOwner: "Constraint with the wrong owner"
    case .unusedRow: "Unused size class row"
    case .classTie: "Undocumented precedence"
    case .unsolved: "Layout not computed"
    case .unreadableDocument: "Unreadable document"
    }
  }

  /// The kinds that rest on computed frames, and are therefore only as good as the layout rules are
  /// for a platform.
  public var dependsOnFrames: Bool {
    switch self {
    case .ambiguous, .unsatisfiable, .misplaced, .offScreen, .clipped, .overDeterminedAxis: true
    default: false
    }
  }
}
