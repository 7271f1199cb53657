internal import SQLite
public import LayoutModel

/// A project in one of the states of a walk.
public struct PastState {
  /// The edit that led to it.
  public let edit: EditNumber
  private let store: ProjectStore
  private let journal: Journal

  fileprivate init(_ edit: EditNumber, _ store: ProjectStore, _ journal: Journal) {
    self.edit = edit
    self.store = store
    self.journal = journal
  }

  /// The names of the documents that differ from those of another state, in byte order.
  public func changedDocuments(since other: EditNumber?) throws -> [String] {
    try ProjectStore.translating(store.path) {
      try journal.changedDocuments(from: other, to: edit)
    }
  }

  /// A document; nil if the state has none of this name.
  public func document(named name: String) throws -> Document? {
    try ProjectStore.translating(store.path) {
      try store.load(named: name, in: journal.database)?.document
    }
  }
}

extension ProjectStore {
  /// Goes from state to state, each reached from the one before by what changed between them, so that
  /// the cost is that of the changes; nothing reaches the file.
  ///
  /// Writers wait until it ends.
  public func walk(_ edits: [EditNumber], _ body: (PastState) throws -> Void) throws {
    try present.write(isDryRun: true, checksReferences: false) { database in
      let journal = Journal(database)
      var place = try journal.currentEdit()?.edit.number
      for edit in edits {
        try journal.changes(from: place, to: edit).apply(to: database)
        place = edit
        try body(PastState(edit, self, journal))
      }
    }
  }

  /// The last version of a state's line; nil if there is none.
  public func lastVersion(at edit: EditNumber) throws -> ProjectVersion? {
    try journalRead { try $0.lastVersion(on: $0.journal.line(to: edit)) }
  }
}
