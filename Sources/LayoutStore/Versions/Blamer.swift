internal import SQLite
public import LayoutModel

extension EditHistory {
  /// Returns the edit that set each value of an object, sorted by size class and path.
  ///
  /// A value that has not changed since the object was added is attributed to the edit that added
  /// the object or its document. Returns an empty array for an unknown object.
  /// - Throws: ``StoreError/unknownDocument(_:)``.
  public func blame(_ object: ObjectReference) throws -> [Blame] {
    try store.read(of: object.document) { database in
      let document = try store.storedDocument(named: object.document, in: database)
      let journal = Journal(database)
      let line = try journal.line(to: store.moment ?? journal.currentEdit()?.edit.number)
      guard let found = try document.object(object.id) else { return [] }
      var blamer = Blamer(journal, line, document.id, object.id.rawValue)
      var facts: [(VariationKey, PropertyPath)] = [(.base, .object)]
      facts += found.installations.map { ($0.variation, PropertyPath("installed")) }
      facts += found.properties.map { ($0.variation, $0.path) }
      return try facts.compactMap { try blamer.blame($0, $1) }.sorted { left, right in
        left.variation != right.variation
          ? left.variation.rawValue.precedesAsBytes(right.variation.rawValue)
          : left.path < right.path
      }
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
