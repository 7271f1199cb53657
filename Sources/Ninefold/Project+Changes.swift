public import LayoutModel
internal import LayoutStore

/// Something that changed in a project.
public struct ProjectChange: Sendable, Equatable {
  /// The edits made since the change before, first to last; empty if the content went to the state
  /// of an edit that was there before.
  public let edits: [RecordedEdit]
  /// The objects that they touched, by document and id; a document that came or went counts as one.
  public let affected: [ObjectReference]
  /// The edit whose state the content is in now; nil for the empty project.
  public let current: EditNumber?
}

/// The changes of a project as they are made, by this process and all others.
///
/// Changes made between two calls of an iterator come as one element, so a slow reader falls behind
/// in detail only. An iteration ends when its task is cancelled.
///
/// SQLite tells a connection of its own commits only. So an iterator asks how far the journal is, in
/// short intervals: two look-ups, the same however long the history.
public struct ProjectChanges: AsyncSequence, Sendable {
  /// One change.
  public typealias Element = ProjectChange
  /// What asking can fail with.
  public typealias Failure = any Error

  let store: ProjectStore
  let mark: JournalMark
  let interval: Duration

  /// Begins to iterate, with all that changed since the sequence was made.
  public func makeAsyncIterator() -> Iterator {
    Iterator(store: store, mark: mark, interval: interval)
  }

  /// Waits for one change after the other.
  public struct Iterator: AsyncIteratorProtocol {
    let store: ProjectStore
    var mark: JournalMark
    let interval: Duration

    /// The next change; nil once the task is cancelled.
    /// - Throws: `StoreError` if the project can't be read.
    public mutating func next() async throws -> ProjectChange? {
      while !Task.isCancelled {
        if let progress = try store.progress(since: mark) {
          mark = progress.mark
          return ProjectChange(
            edits: progress.edits,
            affected: progress.affected,
            current: progress.current
          )
        }
        // Cancelled while asleep, the loop ends.
        try? await Task.sleep(for: interval)
      }
      return nil
    }
  }
}

extension Project {
  /// The changes from now on, for a live editor.
  ///
  /// ```swift
  /// for try await change in try project.changes() {
  ///   redraw(change.affected)
  /// }
  /// ```
  ///
  /// - Parameter interval: How long a change may go unseen.
  public func changes(every interval: Duration = .milliseconds(50)) throws -> ProjectChanges {
    ProjectChanges(store: store, mark: try store.journalMark(), interval: interval)
  }
}
