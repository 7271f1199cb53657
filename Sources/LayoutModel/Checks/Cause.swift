/// All findings, of several objects, classes and screens, that one change of the document settles.
///
/// People read a line for each cause. A cause consists of findings.
public struct Cause: Sendable {
  /// The finding of the object to mend, as it is reported for all: the first of the views that are open
  /// together, the conflict that is seen in most places.
  public private(set) var finding: Finding
  /// What is wrong, for all of its findings.
  public let message: String
  /// The classes in which it holds, in the order of ``SizeClass/all``; empty for a document that can't
  /// be read.
  public let classes: [SizeClass]
  /// The other objects that it concerns, in an order that does not depend on the file's.
  public let affected: [ObjectID]
  /// The screens on which it holds, such as `wherever the height is at most 428`; nil where it holds on
  /// all that were looked at, or where they do not matter.
  public let extent: String?
  /// Its findings, in document order.
  public private(set) var findings: [Finding]

  /// A name that stays the same while the document changes elsewhere, is written in another order, or
  /// is checked on other screens.
  public var id: String {
    // There is one for all rows of a document.
    finding.kind == .unusedRow ? finding.kind.rawValue : finding.id
  }

  /// The same cause with other suggestions; each of its findings keeps those that are among them.
  package func suggesting(_ edits: [SuggestedEdit]) -> Cause {
    var copy = self
    copy.finding = finding.suggesting(edits)
    copy.findings = findings.map { own in
      own.suggestions.isEmpty ? own : own.suggesting(own.suggestions.filter(edits.contains))
    }
    return copy
  }

  /// The classes in words: `all classes`, or their names.
  public var classNames: String {
    if classes.count == SizeClass.all.count { return "all classes" }
    return classes.map(\.description).joined(separator: ", ")
  }

  /// The message, whose mark it rests on and where it holds.
  public var sentence: String {
    var parts = [message]
    if finding.certainty == .marked { parts.append("Xcode marked it.") }
    if let extent { parts.append("\(extent.prefix(1).uppercased() + extent.dropFirst()).") }
    if parts.count > 1, !message.hasSuffix(".") { parts[0] += "." }
    return parts.joined(separator: " ")
  }
}

extension Cause {
  /// Puts findings together by their cause, in the order of the first of each.
  ///
  /// - Parameters:
  ///   - findings: Those of one document, in document order.
  ///   - document: The document, which gives objects an order of their own.
  ///   - sizes: The sizes of all screens that were looked at.
  ///   - sizesByScene: Those of scenes for which it were others.
  public static func causes(
    of findings: [Finding],
    in document: Document?,
    sizes: [Size],
    sizesByScene: [ObjectID: [Size]] = [:]
  ) -> [Cause] {
    if findings.isEmpty { return [] }
    let objects = document?.objects ?? []
    var indexByID: [ObjectID: Int] = [:]
    for index in objects.indices { indexByID[objects[index].id] = index }
    let ranks = ConstraintOrder(objects, indexByID).ranks()
    return CauseGroups(findings).groups.map { members in
      let own = members[0].scene.flatMap { sizesByScene[$0] } ?? sizes
      return CauseReading(members, ranks: ranks, sizes: own).cause
    }
  }
}
