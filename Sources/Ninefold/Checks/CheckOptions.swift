public import LayoutModel

/// What a check looks for, and where.
public struct CheckOptions: Sendable {
  /// Where to look; nil for all nine classes.
  public var target: LayoutTarget?
  /// True to look at every screen of the devices that a class stands for, false at its canvas only.
  public var onDevices = true
  /// The only kinds to report; nil for all. That a document can't be read is reported in any case.
  public var kinds: Set<Finding.Kind>?
  /// How much is reported.
  public var preset = CheckPreset.adopt
  /// The day, as `2026-03-01`, after which suppressions are over; nil to leave that out of account.
  public var today: String?
  /// True to look only at screens on which the app of a document is shown, as its Xcode project says.
  public var readsProjects = true
  /// True to let the engine decide on the canvas too, whatever Xcode marked there.
  public var ignoresMarks = false
  /// The severities and suppressions.
  public var configuration = CheckConfiguration()

  /// Creates the options of a check of all nine classes on all devices.
  public init() {}
}
