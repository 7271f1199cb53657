public import LayoutModel

/// The findings that an edit adds to the changed documents, and those that it resolves.
///
/// Misplaced views are left out, because Interface Builder updates their frames after an edit.
public struct FindingChanges: Sendable, Equatable {
  /// A finding of a document.
  public struct Entry: Sendable, Equatable {
    /// The document's name.
    public let document: String
    /// The finding. ``Finding/sizeClass`` is the first size class in which the edit adds or
    /// resolves it.
    public let finding: Finding
    /// All size classes in which the edit adds or resolves the finding.
    public let classes: [SizeClass]
  }

  /// The findings that only the documents after the edit have.
  public internal(set) var added: [Entry] = []
  /// The findings that only the documents before the edit had.
  public internal(set) var resolved: [Entry] = []
  /// The conflicts between constraints that exist before and after the edit, but with other
  /// constraints. The findings are those after the edit.
  public internal(set) var changed: [Entry] = []

  /// Compares the findings of two states of a document. Xcode's marks are ignored, because they
  /// describe only the state before the edit.
  mutating func compare(
    _ document: String,
    from before: Document,
    to after: Document,
    _ options: CheckOptions
  ) {
    var options = options
    options.ignoresMarks = true
    let checker = Checker(options)
    let environment = options.environment(of: document)
    func findings(_ content: Document) -> [Finding] {
      options.reported(content.findings(checker, environment, named: document), of: document)
        .findings.filter(\.kind.survivesUpdatingFrames)
    }
    let (old, new) = (findings(before), findings(after))
    let (known, left) = (Set(old.map(FindingStatement.init)), Set(new.map(FindingStatement.init)))
    let gone = old.filter { !left.contains(.init($0)) }
    let kept = KeptConflicts(gone, from: before, to: after)
    let fresh = new.filter { !known.contains(.init($0)) }.map { ($0, kept.origins(of: $0)) }
    added += FindingChanges.entries(fresh.filter(\.1.isEmpty).map(\.0), document)
    changed += FindingChanges.entries(fresh.filter { !$0.1.isEmpty }.map(\.0), document)
    let origins = Set(fresh.flatMap(\.1).map(FindingStatement.init))
    resolved += FindingChanges.entries(gone.filter { !origins.contains(.init($0)) }, document)
  }

  /// Leaves out the findings that moved from one document to another with their object.
  mutating func removeMoved() {
    guard Set((added + resolved).map(\.document)).count > 1 else { return }
    var places: [MovableFinding: [Int]] = [:]
    for (index, entry) in resolved.enumerated() {
      if let key = MovableFinding(entry) { places[key, default: []].append(index) }
    }
    var moved: Set<Int> = []
    added.removeAll { entry in
      guard let key = MovableFinding(entry),
        let place = places[key]?.firstIndex(where: { resolved[$0].document != entry.document }),
        let index = places[key]?.remove(at: place)
      else { return false }
      moved.insert(index)
      return true
    }
    resolved = resolved.enumerated().filter { !moved.contains($0.offset) }.map(\.element)
  }

  /// The part of a finding that stays the same if its object moves to another document.
  private struct MovableFinding: Hashable {
    let object: ObjectID
    let kind: Finding.Kind
    let classes: [SizeClass]

    init?(_ entry: Entry) {
      guard let object = entry.finding.object else { return nil }
      self.object = object
      kind = entry.finding.kind
      classes = entry.classes
    }
  }

  private static func entries(_ findings: [Finding], _ document: String) -> [Entry] {
    var order: [String] = []
    var groups: [String: [Finding]] = [:]
    for finding in findings {
      if groups[finding.id] == nil { order.append(finding.id) }
      groups[finding.id, default: []].append(finding)
    }
    return order.compactMap { id in
      guard let group = groups[id], let first = group.first else { return nil }
      let classes = group.compactMap(\.sizeClass)
      return Entry(document: document, finding: first, classes: classes)
    }
  }
}
