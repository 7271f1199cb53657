public import LayoutModel

/// What a check looks for, and where.
public struct CheckOptions: Sendable {
  /// Where to look; nil for all nine classes.
  public var target: LayoutTarget?
  /// True to look at every screen of the devices that a class stands for, false at its canvas only.
  public var onDevices = true
  /// The only kinds to tell; nil for all. That a document can't be read is told in any case.
  public var kinds: Set<Finding.Kind>?
  /// True to tell what is silenced too: by the document, by the configuration, or because the layout
  /// rules of its platform are not sure enough.
  public var includesSilenced = false
  /// The severities and suppressions.
  public var configuration = CheckConfiguration()

  /// Creates the options of a check of all nine classes on all devices.
  public init() {}
}
