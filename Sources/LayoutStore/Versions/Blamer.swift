internal import SQLite
public import LayoutModel

extension EditHistory {
  /// Returns the edit that set each value of an object, sorted by size class and path.
  ///
  /// A value that has not changed since the object was added is attributed to the edit that added
  /// the object or its document. If that edit renamed the document, a value that the object had
  /// under the former name is attributed to the edit that set it there. Returns an empty array for
  /// an unknown object.
  /// - Throws: ``DocumentError/unknown(_:)``.
  public func blame(_ object: ObjectReference) throws -> [Blame] {
    var facts = try blamedFacts(of: object)
    for former in try line(of: object).parts.dropFirst() {
      guard let rename = facts.first(where: { $0.blame.edit.number == former.end })?.blame.edit,
        let parent = rename.parent
      else { continue }
      let before = try store.at(parent).history.blamedFacts(of: former.reference)
      let earlier = Dictionary(before.map { ($0.key, $0) }) { first, _ in first }
      facts = facts.map { fact in
        guard fact.blame.edit.number == rename.number, let found = earlier[fact.key] else {
          return fact
        }
        return found.value == fact.value ? found : fact
      }
    }
    return facts.map(\.blame)
  }

  /// Returns the values of an object with the edits that set them since its document has its name.
  private func blamedFacts(of object: ObjectReference) throws -> [BlamedFact] {
    try store.read(of: object.document) { database in
      let document = try store.storedDocument(named: object.document, in: database)
      let journal = Journal(database)
      let line = try journal.line(to: store.moment ?? journal.currentEdit()?.edit.number)
      guard let found = try document.object(object.id) else { return [] }
      var blamer = Blamer(journal, line, document.id, object.id.rawValue)
      let facts: [BlamedFact] = try BlamedFact.Key.values(of: found).compactMap { key, value in
        guard let blame = try blamer.blame(key.variation, key.path) else { return nil }
        return BlamedFact(key: key, value: value, blame: blame)
      }
      return facts.sorted { $0.key < $1.key }
    }
  }

  /// Returns the differences between two states in terms of layout.
  public func diff(from old: EditNumber?, to new: EditNumber?) throws -> [JournalChange] {
    try store.journalRead { names in
      let changes = try names.journal.changes(from: old, to: new)
      return JournalChange.all(of: changes, documents: try names.journal.documentNames(of: changes))
    }
  }
}

extension Journal {
  /// Returns the names of the documents that differ between two states, in byte order.
  func changedDocuments(from old: EditNumber?, to new: EditNumber?) throws -> [String] {
    let names = try documentNames(of: try changes(from: old, to: new)).values
    return names.sorted { $0.precedesAsBytes($1) }
  }
}

/// A value of an object and the edit that set it.
private struct BlamedFact {
  struct Key: Hashable, Comparable {
    let variation: VariationKey
    let path: PropertyPath

    static func < (left: Key, right: Key) -> Bool {
      left.variation != right.variation
        ? left.variation.rawValue.precedesAsBytes(right.variation.rawValue)
        : left.path < right.path
    }

    /// Returns the values of an object: its kind, install rows and attribute rows.
    static func values(of object: LayoutObject) -> [(Key, Value)] {
      [(Key(variation: .base, path: .object), .attribute(object.kind))]
        + object.installations.map {
          (
            Key(variation: $0.variation, path: PropertyPath("installed")),
            .attribute("\($0.isInstalled)")
          )
        }
        + object.properties.map { (Key(variation: $0.variation, path: $0.path), $0.value) }
    }
  }

  let key: Key
  let value: Value
  let blame: Blame
}

/// Finds the last edit of each fact of one object in an ancestry.
private struct Blamer {
  private let journal: Journal
  private let line: Ancestry
  private let document: Int64
  private let object: String
  /// The cached result of ``lastCreation()``.
  private var birth: EditNumber??
  private var edits: [EditNumber: RecordedEdit] = [:]

  init(_ journal: Journal, _ line: Ancestry, _ document: Int64, _ object: String) {
    self.journal = journal
    self.line = line
    self.document = document
    self.object = object
  }

  mutating func blame(_ variation: VariationKey, _ path: PropertyPath) throws -> Blame? {
    let isObject = path == .object
    let last = try last(object, isObject ? "" : variation.rawValue, path.rawValue)
    let birth = try lastCreation()
    guard let number = [last, birth].compactMap({ $0 }).max() else { return nil }
    let edit = try edits[number] ?? journal.entry(number).edit
    edits[number] = edit
    return Blame(variation: variation, path: path, edit: edit)
  }

  /// Returns the last edit that added the object or its document.
  private mutating func lastCreation() throws -> EditNumber? {
    if let birth { return birth }
    let own = try last(object, "", "", only: "AND part = 5")
    let found = [own, try last("", "", "")].compactMap { $0 }.max()
    birth = found
    return found
  }

  private func last(_ object: String, _ sizeClass: String, _ path: String, only: String = "")
    throws -> EditNumber?
  {
    let rows = try journal.database.statement(
      """
      SELECT edit FROM editFact
      WHERE document = ? AND object = ? AND class = ? AND path = ? \(only) ORDER BY edit DESC
      """,
      [.integer(document), .text(object), .text(sizeClass), .text(path)]
    )
    defer { rows.reset() }
    while try rows.step() {
      let number = EditNumber(rawValue: rows.integer(0))
      if line.contains(number) { return number }
    }
    return nil
  }
}
