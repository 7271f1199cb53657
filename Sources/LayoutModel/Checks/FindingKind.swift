extension Finding {
  /// The kind of problem. The raw value is its stable identifier.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The constraints leave a view's position or size undetermined.
    case ambiguous
    /// Required constraints contradict each other.
    case unsatisfiable
    /// The stored frame differs from the frame that the constraints give.
    case misplaced
    /// A view lies outside the screen of a device.
    case offScreen = "off-screen"
    /// A view is cut off at the edge of a device's screen.
    case clipped
    /// An autoresizing mask has no flexible part on an axis on which the superview resizes.
    case overDeterminedAxis = "over-determined-axis"
    /// A view has constraints and an active autoresizing mask.
    case mixedWithMask = "mixed-with-mask"
    /// A constraint is installed in a size class in which one of its items is not.
    case uninstalledItem = "uninstalled-item"
    /// A constraint names an item that is not in the document.
    case missingItem = "missing-item"
    /// A connection leads to an object that is not in the document.
    case missingDestination = "missing-destination"
    /// A constraint's number can't be parsed, is not finite or is out of range.
    case invalidNumber = "invalid-number"
    /// Several objects have the same id.
    case duplicateID = "duplicate-id"
    /// A constraint duplicates another one.
    case duplicateConstraint = "duplicate-constraint"
    /// A constraint's owner does not contain all of its items.
    case wrongOwner = "wrong-owner"
    /// A row of a size class equals the row that it overrides.
    case unusedRow = "unused-row"
    /// A width-only row and a height-only row differ, and only the precedence of width decides.
    case classTie = "class-tie"
    /// A view's layout is too large or too extreme to be computed.
    case unsolved
    /// The document can't be read, so nothing in it was checked.
    case unreadableDocument = "unreadable-document"
  }
}

extension Finding.Kind {
  /// The default severity. Milder cases have a lower one, and a configuration can change it.
  public var severity: Severity {
    switch self {
    case .unsatisfiable, .missingItem, .missingDestination, .invalidNumber, .duplicateID,
      .wrongOwner, .unsolved, .unreadableDocument:
      .error
    case .ambiguous, .misplaced, .offScreen, .mixedWithMask, .duplicateConstraint: .warning
    case .clipped, .overDeterminedAxis, .uninstalledItem, .unusedRow, .classTie: .note
    }
  }

  /// A headline, worded like Interface Builder's issue navigator if it has the kind.
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

  /// True for kinds that are found in computed frames. They are only as reliable as the engine's
  /// layout rules for the platform.
  public var dependsOnFrames: Bool {
    switch self {
    case .ambiguous, .unsatisfiable, .misplaced, .offScreen, .clipped, .overDeterminedAxis: true
    default: false
    }
  }
}
