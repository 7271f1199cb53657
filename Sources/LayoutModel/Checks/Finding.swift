/// Something about a layout that its author should know.
public struct Finding: Equatable, Sendable {
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

  /// How far a finding can be relied on.
  public enum Certainty: String, CaseIterable, Hashable, Sendable {
    /// Interface Builder marked it itself when it saved the document.
    case marked
    /// The document's rows or the computed layout show it.
    case computed
    /// What it rests on is wrong too often to be reported without being asked for: computed frames of
    /// macOS, what content sizes that the file does not give decide on other screens, and what
    /// Interface Builder did not mark on its own canvas.
    case unsure
  }

  /// The class in which it holds; for an unused row the row's own, nil for a document that can't be read.
  public private(set) var sizeClass: SizeClass?
  /// What is wrong.
  public let kind: Kind
  /// How much it matters: the kind's own severity, or less where the case is milder.
  public private(set) var severity: Severity
  /// The view that is concerned, or the constraint that the system would break; nil for a document that
  /// can't be read.
  public let object: ObjectID?
  /// The scene of the object; nil in a xib.
  public let scene: ObjectID?
  /// A sentence, in Interface Builder's own words where they are known.
  public let message: String
  /// The object to begin with where one cause concerns several: the first of the views that are open
  /// together, what is not installed, or a view whose mask is in conflict; nil for most kinds.
  public let head: ObjectID?
  /// By how many points the view is cut off at most; nil for other kinds.
  public let points: Double?
  /// The numbers that are open or wrong; empty for most kinds.
  public private(set) var quantities: [Quantity]
  /// The constraints that are concerned, such as the members of a minimal conflict.
  public private(set) var constraints: [ObjectID]
  /// The constraints of other conflicts in which the object is too; empty for most kinds.
  public private(set) var otherConstraints: [ObjectID] = []
  /// The property that is concerned; nil for most kinds.
  public let path: PropertyPath?
  /// The screens on which it was seen, as devices and orientations; empty where the screen does not
  /// matter, or the class's own canvas shows it.
  public private(set) var screens: [String]
  /// The sizes of all screens that show it, in points, those of the class's own canvas left out.
  public private(set) var sizes: [Size] = []
  /// Edits that would settle it together; empty if none were found or none are needed.
  public private(set) var suggestions: [SuggestedEdit]
  /// The edits that take the finding away and change nothing else that is seen; empty where the
  /// author has to choose.
  public let fix: [LayoutEdit]
  /// True if the document tells Interface Builder not to warn about the view.
  public let isSilenced: Bool
  /// How far it can be relied on.
  public private(set) var certainty = Certainty.computed

  /// Creates the finding that a document can't be read.
  ///
  /// - Parameter reason: A sentence that says why.
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
    isSilenced: Bool = false
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
    self.isSilenced = isSilenced
  }

  /// A name that stays the same while the document changes elsewhere: kind, object, and where an
  /// object can have several of a kind what distinguishes them.
  public var id: String {
    var parts = [kind.rawValue]
    if let object { parts.append(object.rawValue) }
    if let path { parts.append(path.rawValue) }
    if let sizeClass, kind == .unusedRow || kind == .classTie {
      parts.append(sizeClass.description)
    }
    return parts.joined(separator: ":")
  }

  /// True if ``fix`` can be carried out without looking at it first.
  ///
  /// A frame is stored only where Interface Builder itself marked the old one: it knows contents that the
  /// file does not give.
  public var isFixable: Bool {
    !fix.isEmpty && !isUnsure && (kind != .misplaced || certainty == .marked)
  }

  /// True if it is reported only when asked for.
  public var isUnsure: Bool { certainty == .unsure }

  /// The message, whose mark it rests on and, where not every screen shows it, the screens.
  public var sentence: String {
    let statement = certainty == .marked ? markedMessage : message
    guard let first = screens.first else { return statement }
    let others = screens.count > 1 ? " and \(screens.count - 1) more" : ""
    return "\(statement) Seen on \(first)\(others)."
  }

  private var markedMessage: String {
    message.hasSuffix(".") ? "\(message) Xcode marked it." : "\(message). Xcode marked it."
  }

  /// The same finding in another class.
  package func moved(to sizeClass: SizeClass) -> Finding {
    var copy = self
    copy.sizeClass = sizeClass
    return copy
  }

  /// The same finding, seen on some screens.
  package func seen(on screens: [String]) -> Finding {
    var copy = self
    copy.screens = screens
    return copy
  }

  /// The same finding, shown by screens of some sizes.
  package func shown(at sizes: [Size]) -> Finding {
    var copy = self
    copy.sizes = sizes
    return copy
  }

  /// The same finding as it stands for others of its cause.
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

  /// The same finding with other suggestions.
  package func suggesting(_ edits: [SuggestedEdit]) -> Finding {
    var copy = self
    copy.suggestions = edits
    return copy
  }

  /// The same finding as a note: it is true, and teams rarely change anything for it.
  package func lowered() -> Finding {
    var copy = self
    copy.severity = .note
    return copy
  }

  /// The same finding, not to be relied on.
  package func doubted() -> Finding { relied(on: .unsure) }

  /// The same finding with another certainty.
  package func relied(on certainty: Certainty) -> Finding {
    var copy = self
    copy.certainty = certainty
    return copy
  }

  /// The same finding with another severity.
  package func weighing(_ severity: Severity) -> Finding {
    var copy = self
    copy.severity = severity
    return copy
  }

  /// What is said of which object: the same for findings that say the same, wherever they were seen.
  package struct Topic: Hashable {
    let kind: Kind
    let object: ObjectID?
    let path: PropertyPath?
    let quantities: [Quantity]
    let constraints: [ObjectID]
  }

  /// What the finding is about.
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
  /// Findings of one name and class as one: what holds on the class's canvas and what holds on some
  /// screens only is one matter to whoever mends it.
  ///
  /// - Parameter findings: In an order in which those of one object and kind are beside each other.
  package static func unified(_ findings: [Finding]) -> [Finding] {
    var runs: [[Finding]] = []
    runs.reserveCapacity(findings.count)
    var run: [Place: Int] = [:]
    var last: Finding?
    for finding in findings {
      if let last, last.object != finding.object || last.kind != finding.kind { run = [:] }
      last = finding
      let place = Place(sizeClass: finding.sizeClass, path: finding.path)
      if let same = run[place] {
        runs[same].append(finding)
      } else {
        run[place] = runs.count
        runs.append([finding])
      }
    }
    return runs.map(joined)
  }

  /// Where on an object a finding is.
  private struct Place: Hashable {
    let sizeClass: SizeClass?
    let path: PropertyPath?
  }

  /// Findings as one, in the words of the one that says most.
  private static func joined(_ findings: [Finding]) -> Finding {
    if findings.count == 1 { return findings[0] }
    // What is sure must not carry along what is not.
    let sure = findings.filter { !$0.isUnsure }
    let all = sure.isEmpty ? findings : sure
    var result = all.dropFirst().reduce(all[0]) { $1.saysMore(than: $0) ? $1 : $0 }
    if all.contains(where: { $0.certainty == .marked }) { result.certainty = .marked }
    result.quantities = Quantity.allCases.filter(Set(all.flatMap(\.quantities)).contains)
    let constraints = unique(all.lazy.flatMap(\.constraints))
    if result.kind == .unsatisfiable {
      // The words name the members of one conflict.
      let named = Set(result.constraints)
      result.otherConstraints = constraints.filter { !named.contains($0) }.sorted()
    } else {
      result.constraints = constraints
    }
    let isOnCanvas = all.contains { $0.screens.isEmpty }
    result.screens = isOnCanvas ? [] : unique(all.lazy.flatMap(\.screens))
    result.sizes = unique(all.lazy.flatMap(\.sizes))
    result.severity = all.map(\.severity).max() ?? result.severity
    return result
  }

  private static func unique<Value: Hashable>(_ values: some Sequence<Value>) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// True for the greater excess, the more open numbers, the smaller conflict.
  private func saysMore(than other: Finding) -> Bool {
    if let points, let others = other.points, points != others { return points > others }
    if quantities.count != other.quantities.count {
      return quantities.count > other.quantities.count
    }
    return kind == .unsatisfiable && constraints.count < other.constraints.count
  }
}
