internal import SQLite
public import LayoutModel

/// A state of the project during ``EditHistory/walk(_:_:)``.
public struct PastState {
  /// The edit whose state this is.
  public let edit: EditNumber
  private let store: ProjectStore
  private let journal: Journal

  fileprivate init(_ edit: EditNumber, _ store: ProjectStore, _ journal: Journal) {
    self.edit = edit
    self.store = store
    self.journal = journal
  }

  /// Returns the names of the documents that differ from another state, in byte order.
  public func changedDocuments(since other: EditNumber?) throws -> [String] {
    try StoreConnection.translating(store.path) {
      try journal.changedDocuments(from: other, to: edit)
    }
  }

  /// Returns a document; nil if the state has no document with this name.
  public func document(named name: String) throws -> Document? {
    try StoreConnection.translating(store.path) {
      try store.load(named: name, in: journal.database)?.document
    }
  }
}

extension EditHistory {
  /// Calls `body` with each of the given states.
  ///
  /// Each state is made from the previous one, so the cost is proportional to the changes between
  /// them. The transaction is rolled back, so the file does not change. Writers wait until it ends.
  public func walk(_ edits: [EditNumber], _ body: (PastState) throws -> Void) throws {
    try store.present.write(isDryRun: true, checksReferences: false) { database in
      let journal = Journal(database)
      var place = try journal.currentEdit()?.edit.number
      for edit in edits {
        try journal.changes(from: place, to: edit).apply(to: database)
        place = edit
        try body(PastState(edit, store, journal))
      }
    }
  }
}
