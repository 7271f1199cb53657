public import LayoutModel

/// The findings that an edit adds to the changed documents, and the findings that it removes.
///
/// Misplaced views are left out, because Interface Builder updates their frames after an edit.
public struct FindingChanges: Sendable, Equatable {
  /// A finding of a document.
  public struct Entry: Sendable, Equatable {
    /// The document's name.
    public let document: String
    /// The finding. Its class is the first one in which the edit adds or removes it.
    public let finding: Finding
    /// All classes in which the edit adds or removes the finding.
    public let classes: [SizeClass]
  }

  /// The findings that only the documents after the edit have.
  public internal(set) var added: [Entry] = []
  /// The findings that only the documents before the edit had.
  public internal(set) var resolved: [Entry] = []
  /// The conflicts that were there before the edit in another form: the edit exchanged some of their
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
    for entry in added {
      let twin = resolved.firstIndex { other in
        other.document != entry.document && other.finding.object != nil
          && other.finding.object == entry.finding.object
          && other.finding.kind == entry.finding.kind && other.classes == entry.classes
      }
      guard let twin else { continue }
      resolved.remove(at: twin)
      added.removeAll { $0 == entry }
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
