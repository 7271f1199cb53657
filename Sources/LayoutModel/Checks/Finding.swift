/// A problem that a check found in a layout or in sources.
public struct Finding: Equatable, Sendable {
  /// A quantity of a view's frame.
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

  /// The reliability of a finding.
  public enum Certainty: String, CaseIterable, Hashable, Sendable {
    /// Interface Builder marked the problem when it saved the document.
    case marked
    /// The document's rows or the computed layout show the problem.
    case computed
    /// The finding is of a sort that is often wrong. A check reports it only on request.
    ///
    /// These are findings in computed frames of macOS, findings on other screens that depend on
    /// content sizes missing from the file, and findings that Interface Builder did not mark on its
    /// own canvas.
    case unsure
  }

  /// The size class in which the problem occurs. For an unused row, that of the row. Nil for an
  /// unreadable document.
  public private(set) var sizeClass: SizeClass?
  /// The kind of problem.
  public let kind: Kind
  /// The severity: that of the kind, or a lower one in milder cases. A configuration can replace it.
  public private(set) var severity: Severity
  /// The object with the problem, such as a view, or the constraint that the system would break;
  /// nil for an unreadable document.
  public let object: ObjectID?
  /// The scene of the object; nil in a xib.
  public let scene: ObjectID?
  /// The message, a sentence. It uses Interface Builder's words where they are known.
  public let message: String
  /// The object that all findings with the same cause have in common. It is the first of the views
  /// that are ambiguous together, the uninstalled object, a view whose mask is in conflict, or the
  /// root of the layout in which views are misplaced. Nil for most kinds.
  public let head: ObjectID?
  /// For `clipped`, the largest distance by which the view is outside the screen. For `overlap`, the
  /// smaller side of the covered area. In points; nil for other kinds.
  public let points: Double?
  /// The undetermined or wrong quantities; empty for most kinds.
  public private(set) var quantities: [Quantity]
  /// The affected constraints, such as the members of a minimal conflict.
  public private(set) var constraints: [ObjectID]
  /// The constraints in other conflicts that involve the object; empty for most kinds.
  public private(set) var otherConstraints: [ObjectID] = []
  /// The affected property; nil for most kinds.
  public let path: PropertyPath?
  /// The screens with the problem, each as a device and an orientation. Empty if the screen doesn't
  /// matter, or if the canvas of the size class has the problem.
  public private(set) var screens: [String]
  /// The sizes in points of all screens with the problem, without the canvas of the size class.
  public private(set) var sizes: [Size] = []
  /// The edits that together would resolve the finding; empty if none are known or needed.
  public private(set) var suggestions: [SuggestedEdit]
  /// The edits that resolve the finding without any other visible change; empty if the author must
  /// choose.
  public let fix: [LayoutEdit]
  /// True if the document disables Interface Builder's warnings about the view.
  public let isSuppressed: Bool
  /// The name that the finding is about, such as that of a missing image; nil for most kinds.
  public private(set) var subject: String?
  /// The line in the source file, from 1; nil for findings about objects.
  public private(set) var sourceLine: Int?
  /// The reliability of the finding.
  public private(set) var certainty = Certainty.computed
  /// The assumptions about the screens with the finding, together; empty if a screen needs none.
  package private(set) var assumptions: Set<Assumption> = []
  /// The quantities that make a view extend over the edges of the screen: its place on an axis, or
  /// its length if that exceeds the screen. Empty for other kinds.
  package var overhang: Set<Quantity> = []
  /// By how many points a conflict fails: the smallest and the largest number of all screens, or that
  /// of the canvas if no screen has the conflict. Nil for other kinds.
  package var gap: ClosedRange<Double>?
  /// True if no target of the project contains the file, so that no app has the problem.
  package private(set) var isOutsideTargets = false
  /// The topmost view of the separate layout in which the engine found the problem; nil for other
  /// findings.
  package private(set) var root: ObjectID?

  /// Creates a finding for an unreadable document.
  ///
  /// - Parameter reason: A sentence with the reason.
  public static func unreadable(_ reason: String) -> Finding {
    Finding(sizeClass: nil, kind: .unreadableDocument, object: nil, scene: nil, message: reason)
  }

  /// Creates a finding.
  public init(
    sizeClass: SizeClass?,
    kind: Kind,
    severity: Severity? = nil,
    object: ObjectID?,
    scene: ObjectID?,
    message: String,
    head: ObjectID? = nil,
    points: Double? = nil,
    quantities: [Quantity] = [],
    constraints: [ObjectID] = [],
    path: PropertyPath? = nil,
    screens: [String] = [],
    suggestions: [SuggestedEdit] = [],
    fix: [LayoutEdit] = [],
    isSuppressed: Bool = false
  ) {
    self.sizeClass = sizeClass
    self.kind = kind
    self.severity = severity ?? kind.severity
    self.object = object
    self.scene = scene
    self.message = message
    self.head = head
    self.points = points
    self.quantities = quantities
    self.constraints = constraints
    self.path = path
    self.screens = screens
    self.suggestions = suggestions
    self.fix = fix
    self.isSuppressed = isSuppressed
  }

  /// Returns this finding about a name, at a line of a source file if there is one.
  package func about(_ subject: String, line: Int? = nil) -> Finding {
    var copy = self
    (copy.subject, copy.sourceLine) = (subject, line)
    return copy
  }

  /// A stable identifier, which does not depend on the rest of the document. It consists of the
  /// kind, the object or the name and, if the object can have several findings of the kind, the
  /// path and the size class.
  public var id: String {
    var parts = [kind.rawValue]
    if let object { parts.append(object.rawValue) }
    if object == nil, let subject { parts.append(subject) }
    if let path { parts.append(path.rawValue) }
    if let sizeClass, kind == .unusedRow || kind == .classTie {
      parts.append(sizeClass.description)
    }
    return parts.joined(separator: ":")
  }

  /// True if ``fix`` can be applied without review.
  ///
  /// For a misplaced view, it is true only if Interface Builder marked the view, because Interface
  /// Builder can use content that is not in the file.
  public var isFixable: Bool {
    !fix.isEmpty && !isUnsure && (kind != .misplaced || certainty == .marked)
  }

  /// The objects that the finding names.
  package var namedObjects: [ObjectID] {
    [object, head].compactMap { $0 } + constraints + otherConstraints
  }

  /// True if the certainty is ``Certainty/unsure``, so that a check reports the finding only on
  /// request.
  public var isUnsure: Bool { certainty == .unsure }

  /// The message with the screens, unless every screen has the problem. It also says if Xcode
  /// marked the problem, and if no target contains the file.
  public var sentence: String {
    var statement = message
    if certainty == .marked { statement = Finding.joined(statement, "Xcode marked it.") }
    if let first = screens.first {
      let others = screens.count > 1 ? " and \(screens.count - 1) more" : ""
      statement += " Seen on \(first)\(others)."
    }
    return isOutsideTargets
      ? Finding.joined(statement, Finding.outsideTargetsSentence) : statement
  }

  /// The sentence that a finding in a file of no target ends with.
  static let outsideTargetsSentence = "No target of the project contains it."

  private static func joined(_ message: String, _ sentence: String) -> String {
    message.hasSuffix(".") ? "\(message) \(sentence)" : "\(message). \(sentence)"
  }

  /// Returns this finding for another class.
  package func moved(to sizeClass: SizeClass) -> Finding {
    var copy = self
    copy.sizeClass = sizeClass
    return copy
  }

  /// Returns this finding as one of the layout of a root.
  package func inLayout(of root: ObjectID) -> Finding {
    var copy = self
    copy.root = root
    return copy
  }

  /// Returns this finding with other screens.
  package func seen(on screens: [String]) -> Finding {
    var copy = self
    copy.screens = screens
    return copy
  }

  /// Returns this finding with other screen sizes.
  package func shown(at sizes: [Size]) -> Finding {
    var copy = self
    copy.sizes = sizes
    return copy
  }

  /// Returns this finding as the representative of its cause, with the highest severity of the
  /// findings.
  package func standing(
    for findings: [Finding],
    screens: [String],
    sizes: [Size],
    suggestions: [SuggestedEdit]
  ) -> Finding {
    var copy = self
    copy.severity = findings.map(\.severity).max() ?? severity
    (copy.screens, copy.sizes, copy.suggestions) = (screens, sizes, suggestions)
    return copy
  }

  /// Returns this finding with other suggestions.
  package func suggesting(_ edits: [SuggestedEdit]) -> Finding {
    var copy = self
    copy.suggestions = edits
    return copy
  }

  /// Returns this finding as a note: it is correct, but teams rarely act on it.
  package func asNote() -> Finding {
    var copy = self
    copy.severity = .note
    return copy
  }

  /// Returns this finding as a note about a file that no target contains.
  package func outsideTargets() -> Finding {
    var copy = asNote()
    copy.isOutsideTargets = true
    return copy
  }

  /// Returns this finding as a note that rests on assumptions about screens.
  package func assuming(_ assumptions: Set<Assumption>) -> Finding {
    var copy = asNote()
    copy.assumptions = assumptions
    return copy
  }

  /// Returns this finding of a conflict that fails by some points.
  package func apart(by points: Double?) -> Finding {
    guard let points, points.isFinite else { return self }
    var copy = self
    copy.gap = points...points
    return copy
  }

  /// Returns this finding as unsure.
  package func asUnsure() -> Finding { withCertainty(.unsure) }

  /// Returns this finding with another certainty.
  package func withCertainty(_ certainty: Certainty) -> Finding {
    var copy = self
    copy.certainty = certainty
    return copy
  }

  /// Returns this finding with another severity.
  package func weighing(_ severity: Severity) -> Finding {
    var copy = self
    copy.severity = severity
    return copy
  }

  /// The content of a finding without its class and screens. Findings with the same content have
  /// equal topics.
  package struct Topic: Hashable {
    let kind: Kind
    let object: ObjectID?
    let path: PropertyPath?
    let quantities: [Quantity]
    let constraints: [ObjectID]
  }

  /// The finding's topic.
  package var topic: Topic {
    Topic(
      kind: kind,
      object: object,
      path: path,
      quantities: quantities,
      constraints: constraints
    )
  }
}

extension Finding {
  /// Merges findings with the same identifier and class.
  ///
  /// A finding on the canvas of a class and the same finding on screens are one problem to the
  /// author.
  ///
  /// - Parameter findings: The findings. Those of one object and kind must be adjacent.
  package static func unified(_ findings: [Finding]) -> [Finding] {
    var result: [Finding] = []
    result.reserveCapacity(findings.count)
    // The findings that become one, by the index of the first of them in the result.
    var repeated: [Int: [Finding]] = [:]
    // The indices in the result of the findings about the current object and of its kind.
    var run: [Place: Int] = [:]
    // Indices, because a finding is slow to copy.
    var last = 0
    for index in findings.indices {
      if findings[index].object != findings[last].object
        || findings[index].kind != findings[last].kind
      {
        run.removeAll(keepingCapacity: true)
      }
      last = index
      let place = Place(sizeClass: findings[index].sizeClass, path: findings[index].path)
      if let same = run[place] {
        repeated[same, default: [result[same]]].append(findings[index])
      } else {
        run[place] = result.count
        result.append(findings[index])
      }
    }
    for (index, same) in repeated { result[index] = joined(same) }
    return result
  }

  /// The location of a finding on its object.
  private struct Place: Hashable {
    let sizeClass: SizeClass?
    let path: PropertyPath?
  }

  /// Returns several findings as one, with the most informative message.
  private static func joined(_ findings: [Finding]) -> Finding {
    // Unsure findings must not be merged into sure ones.
    let sure = findings.filter { !$0.isUnsure }
    let all = sure.isEmpty ? findings : sure
    var result = all.dropFirst().reduce(all[0]) { $1.isMoreInformative(than: $0) ? $1 : $0 }
    if all.contains(where: { $0.certainty == .marked }) { result.certainty = .marked }
    result.quantities = Quantity.allCases.filter(Set(all.flatMap(\.quantities)).contains)
    let constraints = unique(all.lazy.flatMap(\.constraints))
    if result.kind == .unsatisfiable {
      // The message names the members of one conflict.
      let named = Set(result.constraints)
      result.otherConstraints = constraints.filter { !named.contains($0) }.sorted()
      result.gap = joinedGap(of: all, like: result)
    } else {
      result.constraints = constraints
    }
    let isOnCanvas = all.contains { $0.screens.isEmpty }
    result.screens = isOnCanvas ? [] : unique(all.lazy.flatMap(\.screens))
    result.sizes = joinedSizes(of: all)
    result.overhang = all.reduce(into: []) { $0.formUnion($1.overhang) }
    result.severity = all.map(\.severity).max() ?? result.severity
    result.assumptions = Assumption.shared(by: all)
    return result
  }

  /// Returns the sizes of the screens of findings. Several screens can have one size; a screen of one
  /// finding is also one of the others.
  static func joinedSizes(of findings: [Finding]) -> [Size] {
    var counts: [Size: Int] = [:]
    var order: [Size] = []
    for finding in findings {
      var own: [Size: Int] = [:]
      for size in finding.sizes {
        own[size, default: 0] += 1
        guard own[size, default: 0] > counts[size, default: 0] else { continue }
        counts[size, default: 0] += 1
        order.append(size)
      }
    }
    return order
  }

  /// Returns the gap of all findings about the same conflict.
  static func joinedGap(of findings: [Finding], like main: Finding) -> ClosedRange<Double>? {
    let same = findings.lazy.filter {
      $0.constraints == main.constraints && $0.message == main.message
    }
    return joined(same.map(\.gap))
  }

  /// Returns the range from the smallest to the largest of some gaps; nil without any.
  package static func joined(
    _ gaps: some Sequence<ClosedRange<Double>?>
  ) -> ClosedRange<Double>? {
    gaps.reduce(nil) { all, gap in
      guard let all, let gap else { return all ?? gap }
      return min(all.lowerBound, gap.lowerBound)...max(all.upperBound, gap.upperBound)
    }
  }

  private static func unique<Value: Hashable>(_ values: some Sequence<Value>) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// Returns true if this finding has more points, more quantities or, in a conflict, fewer
  /// constraints.
  private func isMoreInformative(than other: Finding) -> Bool {
    if let points, let others = other.points, points != others { return points > others }
    if quantities.count != other.quantities.count {
      return quantities.count > other.quantities.count
    }
    return kind == .unsatisfiable && constraints.count < other.constraints.count
  }
}
