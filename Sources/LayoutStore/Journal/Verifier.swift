internal import Foundation
internal import SQLite
public import LayoutModel

/// Compares the journal of a project with its content, in portions that do not depend on each other.
///
/// Several threads can verify portions at once: each has a connection of its own, and all connections
/// see the same state. A portion needs memory for some documents or edits only, however large the
/// project is.
///
/// Sendable because the connections and the results are only accessible under the lock.
public final class Verifier: @unchecked Sendable {
  private let store: ProjectStore
  private let portions: [VerificationPortion]
  private let record: VerificationRecord?
  private let stored = StoredEdits()
  private let lock = NSLock()
  // Guarded by the lock.
  private var idle: [Connection]
  private var results: [Int: PortionResult] = [:]
  private var failure: (place: Int, error: any Error)?
  private var isCancelled = false

  /// The number of portions.
  public var count: Int { portions.count }
  /// The number of portions that an earlier run finished.
  public let resumed: Int

  /// Plans a verification.
  ///
  /// - Parameters:
  ///   - threads: The number of threads that call ``run(_:)``.
  ///   - path: The file that records finished portions. If a run on the same state of the project
  ///     was interrupted, the verification continues where it stopped. Nil to record nothing.
  public init(_ store: ProjectStore, threads: Int, record path: String? = nil) throws {
    self.store = store
    let connections = try store.snapshots(threads)
    let first = connections.first
    let portions = try StoreConnection.translating(store.path) {
      try first.map(VerificationPortion.all) ?? store.present.read(VerificationPortion.all)
    }
    let record = try path.flatMap { path in
      try first.map { first in
        let stamp = try store.stamp(of: first)
        return try VerificationRecord(path, stamp: stamp, count: portions.count)
      }
    }
    results = record?.finished ?? [:]
    resumed = record?.finished.count ?? 0
    (self.portions, self.record, idle) = (portions, record, connections)
  }

  /// Verifies a portion, unless it is finished or an earlier one failed.
  public func run(_ place: Int) {
    guard portions.indices.contains(place), isNeeded(place) else { return }
    do {
      let result = try connected { try portions[place].verify(in: $0, stored) }
      lock.withLock {
        results[place] = result
        if failure.map({ place < $0.place }) ?? true { record?.add(place, result) }
      }
    } catch {
      lock.withLock {
        if failure.map({ place < $0.place }) ?? true { failure = (place, error) }
      }
    }
  }

  /// Leaves out all portions that are not begun.
  public func cancel() { lock.withLock { isCancelled = true } }

  /// Returns the result of all portions: the first difference, if there is one.
  public func finish() throws -> Verification {
    let (results, failure) = lock.withLock { (self.results, self.failure) }
    if let failure {
      switch failure.error {
      case let difference as Difference:
        record?.remove()
        return .different(difference.text)
      case StoreError.damagedChanges(let reason):
        record?.remove()
        return .different("the journal is damaged: \(reason)")
      default: throw failure.error
      }
    }
    guard results.count == portions.count else { throw CancellationError() }
    var total = PortionResult()
    for result in results.values { total += result }
    let listed = try connected {
      try $0.integer("SELECT count(*) FROM editFact") ?? 0
    }
    record?.remove()
    guard listed == total.facts else {
      return .different("an edit is not listed for all of its changes")
    }
    return .whole(edits: total.edits, rows: total.rows)
  }

  private func isNeeded(_ place: Int) -> Bool {
    lock.withLock {
      !isCancelled && results[place] == nil && (failure.map { place < $0.place } ?? true)
    }
  }

  /// Runs `body` on a connection that no other thread uses.
  private func connected<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    try StoreConnection.translating(store.path) {
      guard let connection = lock.withLock({ idle.popLast() }) else {
        return try store.present.read(body)
      }
      defer { lock.withLock { idle.append(connection) } }
      return try body(connection)
    }
  }
}

/// The first difference that a portion finds.
struct Difference: Error {
  let text: String
}

/// The counts of a portion that has no difference.
struct PortionResult: Equatable {
  var edits = 0
  var facts = 0
  var rows = 0

  static func += (left: inout PortionResult, right: PortionResult) {
    left.edits += right.edits
    left.facts += right.facts
    left.rows += right.rows
  }
}

extension ProjectStore {
  /// Opens connections that all read the current state until they are closed.
  /// - Returns: None for a project in memory or without a name, which has one connection.
  fileprivate func snapshots(_ count: Int) throws -> [Connection] {
    guard let writerLock, FileManager.default.fileExists(atPath: path) else { return [] }
    return try StoreConnection.translating(path) {
      // Without a writer in between, all connections begin with the same state.
      try writerLock.withLock {
        try (0..<max(1, count)).map { _ in
          let connection = try StoreConnection.open(path)
          try connection.execute("PRAGMA query_only = 1; BEGIN; SELECT 1 FROM state")
          return connection
        }
      }
    }
  }

  /// Describes the state of the project and of its file. It differs after every write.
  fileprivate func stamp(of database: Connection) throws -> String {
    let journal = Journal(database)
    let last = try journal.lastEdit().map { try journal.entry($0).edit }
    let current = try journal.currentEdit()?.edit.number
    let file = try FileManager.default.attributesOfItem(atPath: path)
    let date = (file[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    let size = (file[.size] as? Int) ?? 0
    return "\(last?.number.rawValue ?? 0) \(last?.id.description ?? "") "
      + "\(current?.rawValue ?? 0) \(size) \(date)"
  }
}

extension EditHistory {
  /// Runs SQLite's integrity checks, replays the journal document by document, and compares the
  /// result with the content, row by row.
  ///
  /// Every edit's id must be the hash of its content. Every row change must find the row in the
  /// expected state. The lists of touched facts and of document names must match the changes.
  public func verify() throws -> Verification {
    let verifier = try verifier(threads: 1)
    for place in 0..<verifier.count { verifier.run(place) }
    return try verifier.finish()
  }

  /// Plans a verification by several threads.
  public func verifier(threads: Int, record path: String? = nil) throws -> Verifier {
    try Verifier(store, threads: threads, record: path)
  }
}
