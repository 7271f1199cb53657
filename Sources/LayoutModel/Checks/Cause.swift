/// A cause of findings, with all findings that one change to the document would resolve.
///
/// The findings can concern several objects, size classes and screens. The command prints one line
/// for each cause.
public struct Cause: Sendable {
  /// The finding that represents all others, about the object to fix: the first of the views that
  /// are ambiguous together, or the conflict that occurs in most places.
  public private(set) var finding: Finding
  /// The message for all findings together.
  public let message: String
  /// The affected size classes, in the order of ``SizeClass/all``; empty for an unreadable
  /// document.
  public let classes: [SizeClass]
  /// The other affected objects, in an order that does not depend on the order of the file.
  public let affected: [ObjectID]
  /// The affected screens in words, such as `wherever the height is at most 428`. Nil if all
  /// examined screens are affected, or if screens don't matter.
  public let extent: String?
  /// The findings, in document order.
  public private(set) var findings: [Finding]
  /// False if the search for suggestions reached a limit before it tried all edits that the engine
  /// knows. The cause then has no suggestions.
  public private(set) var triedAll = true

  /// A stable identifier. It does not depend on the rest of the document, the order of the file or
  /// the set of screens.
  public var id: String {
    // All unused rows of a document have one cause.
    finding.kind == .unusedRow ? finding.kind.rawValue : finding.id
  }

  /// Returns this cause with other suggestions. Each finding keeps only those that are among them.
  ///
  /// - Parameter triedAll: False if a limit ended the search for suggestions.
  package func suggesting(_ edits: [SuggestedEdit], triedAll: Bool = true) -> Cause {
    var copy = self
    copy.triedAll = triedAll
    copy.finding = finding.suggesting(edits)
    copy.findings = findings.map { own in
      own.suggestions.isEmpty ? own : own.suggesting(own.suggestions.filter(edits.contains))
    }
    return copy
  }

  /// The affected size classes as text: `all classes`, or their names.
  public var classNames: String { classes.names }

  /// The message with the affected screens. It also says if Xcode marked the problem, if no target
  /// contains the file, and if there is no suggestion.
  public var sentence: String {
    var parts = [message]
    if finding.certainty == .marked { parts.append("Xcode marked it.") }
    if let extent { parts.append("\(extent.prefix(1).uppercased() + extent.dropFirst()).") }
    let assumptions = Finding.Assumption.shared(by: findings)
    parts += Finding.Assumption.allCases.filter(assumptions.contains).map(\.sentence)
    if finding.isOutsideTargets { parts.append(Finding.outsideTargetsSentence) }
    if !triedAll {
      parts.append(
        "Ninefold found no safe edit for it, and did not try all: that takes too much work."
      )
    } else if lacksSuggestion {
      parts.append("Ninefold knows no safe edit for it.")
    }
    if parts.count > 1, !message.hasSuffix(".") { parts[0] += "." }
    return parts.joined(separator: " ")
  }

  /// True for an ambiguity that teams should mend, and that no verified suggestion settles.
  private var lacksSuggestion: Bool {
    finding.kind == .ambiguous && finding.severity != .note && finding.suggestions.isEmpty
  }
}

extension Cause {
  /// Groups findings by cause, in the order of the first finding of each cause.
  ///
  /// - Parameters:
  ///   - findings: The findings of one document, in document order.
  ///   - document: The document; nil if it can't be read.
  ///   - sizes: The sizes of all examined screens, in points.
  ///   - sizesByScene: The sizes in points for those scenes that were examined on other screens.
  public static func causes(
    of findings: [Finding],
    in document: Document?,
    sizes: [Size],
    sizesByScene: [ObjectID: [Size]] = [:]
  ) -> [Cause] {
    if findings.isEmpty { return [] }
    let objects = document?.objects ?? []
    return causes(
      of: findings,
      among: objects,
      ObjectIndex(objects),
      sizes: sizes,
      sizesByScene: sizesByScene
    )
  }

  /// Groups findings by cause. `indexByID` is the index of the document's objects.
  package static func causes(
    of findings: [Finding],
    among objects: [LayoutObject],
    _ indexByID: ObjectIndex,
    sizes: [Size],
    sizesByScene: [ObjectID: [Size]]
  ) -> [Cause] {
    var named: Set<ObjectID> = []
    for index in findings.indices where !findings.repeatsProblem(at: index) {
      named.formUnion(findings[index].namedObjects)
    }
    let ranks = ConstraintOrder(objects, indexByID).ranks(of: named)
    return CauseGroups(findings).groups.map { members in
      let own = members[0].scene.flatMap { sizesByScene[$0] } ?? sizes
      // A conflict has a cause with other conflicts only.
      let constraints = members[0].kind == .unsatisfiable ? members.flatMap(\.constraints) : []
      let attributes = constraints.compactMap { indexByID[$0] }.flatMap { index in
        ["firstAttribute", "secondAttribute"].compactMap { objects[index].attribute($0) }
      }
      return CauseSummary(
        members,
        ranks: ranks,
        sizes: own,
        decidingSide: CauseSummary.ScreenSide(attributes)
      ).cause
    }
  }
}

extension [SizeClass] {
  /// The classes as text: `all classes`, or their names.
  package var names: String {
    count == SizeClass.all.count ? "all classes" : map(\.description).joined(separator: ", ")
  }
}
