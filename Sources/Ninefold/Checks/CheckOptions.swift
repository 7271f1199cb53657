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

/// A document after a check.
public struct CheckedDocument: Sendable {
  /// The document's name; a file's path.
  public let document: String
  /// What was found, in document order, with the severities that the configuration gives.
  public let findings: [Finding]
  /// Why the document can't be read; nil if it was checked. One finding tells it unless it is silenced.
  public let refusal: ProjectError.Refusal?
  /// How many findings are not told because they are silenced.
  public let silenced: Int
  /// How many findings are not told because they are unsure.
  public let unsure: Int
  /// The line of each object that findings name, from 1.
  let lineByID: [ObjectID: Int]

  /// The line of the file on which a finding's object begins, or on which the trouble is because of which
  /// the document can't be read; nil if there is none.
  public func line(of finding: Finding) -> Int? {
    guard let object = finding.object else { return refusal?.line }
    return lineByID[object]
  }
}
