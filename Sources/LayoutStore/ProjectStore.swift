internal import Foundation
internal import SQLite
public import LayoutModel
internal import Migrations

/// A project file: documents as rows, in one SQLite database.
///
/// Reads see one consistent state and never wait for a writer. Every change of the content is an
/// edit (``edit(_:by:isDryRun:_:)``), one transaction at a time across all processes.
public final class ProjectStore: Sendable {
  /// Where the project file is.
  public var path: String { file.path }
  private let file: OpenFile
  /// The edit whose state reads see; nil for the content as it is.
  let moment: EditNumber?
  private var connection: SharedConnection { file.connection }
  private var gate: WriterGate { file.gate }

  /// What stands in the header of every project file: `N9fd`.
  static let applicationID: Int32 = 1_312_384_612

  private init(_ file: OpenFile, at moment: EditNumber? = nil) {
    self.file = file
    self.moment = moment
  }

  /// The same project as it was right after an edit; it can be read and not be changed.
  public func at(_ edit: EditNumber) -> ProjectStore {
    ProjectStore(file, at: edit)
  }

  /// The project as it is now.
  var present: ProjectStore { moment == nil ? self : ProjectStore(file) }

  /// What the views of a project on its states share.
  private final class OpenFile: Sendable {
    let path: String
    let connection: SharedConnection
    let gate: WriterGate
    let logReserve = LogReserve()

    init(path: String, connection: SharedConnection, gate: WriterGate) {
      self.path = path
      self.connection = connection
      self.gate = gate
    }
  }

  /// Creates a project file.
  /// It appears under its name once it is whole.
  /// - Throws: ``StoreError/exists(path:)`` if a file is there; nothing is overwritten.
  public static func create(at path: String) throws -> ProjectStore {
    guard !FileManager.default.fileExists(atPath: path) else {
      throw StoreError.exists(path: path)
    }
    let gate = try WriterGate(project: path)
    try translating(path) {
      try gate.pass {
        let draft = DraftFile(for: path)
        defer { draft.remove() }
        let connection = try connect(to: draft.path, isCreated: true)
        try connection.execute("PRAGMA journal_mode = WAL")
        try SchemaSteps.take(path, connection)
        // All of it into the one file that gets the name.
        try connection.checkpoint()
        try connection.close()
        try draft.publish()
      }
    }
    return try open(at: path)
  }

  /// Opens a project file and brings its schema up to date.
  /// - Throws: ``StoreError`` if the file is missing, no project, or newer than this version.
  public static func open(at path: String) throws -> ProjectStore {
    guard FileManager.default.fileExists(atPath: path) else {
      throw StoreError.missing(path: path)
    }
    let gate = try WriterGate(project: path)
    let connection = try translating(path) {
      let connection = try connect(to: path)
      let taken = try checkIdentity(connection, path)
      // A project appears under its name with its schema: what has none, or not the first of its steps, lost
      // it, and must not be taken for an empty one.
      guard !taken.isEmpty, SchemaSteps.areFirst(taken) else {
        throw StoreError.damaged(path: path, reason: "its schema or the list of its steps is gone")
      }
      if taken.count < Migrations.all.count {
        try gate.pass { try SchemaSteps.take(path, connection) }
      }
      if let problem = try SchemaCheck.problem(in: connection) {
        throw StoreError.damaged(path: path, reason: problem)
      }
      return try SharedConnection(connection)
    }
    return ProjectStore(OpenFile(path: path, connection: connection, gate: gate))
  }

  // MARK: - Doors

  /// Runs `body` on one consistent state of the project.
  ///
  /// - Parameter document: The only document whose content is read; nil for all.
  func read<Result>(of document: String? = nil, _ body: (Connection) throws -> Result) throws
    -> Result
  {
    if let moment { return try travel(to: moment, document, body) }
    return try ProjectStore.translating(path) {
      try connection.access { database in
        try database.transaction(.deferred) { try body(database) }
      }
    }
  }

  /// Runs `body` on a connection that SQLite keeps from writing.
  func readOnly<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    try read { database in
      try database.execute("PRAGMA query_only = 1")
      defer { try? database.execute("PRAGMA query_only = 0") }
      return try body(database)
    }
  }

  /// Runs `body` on the rows as they were after an edit: they are changed in a transaction that is
  /// taken back, so that every query works; nothing reaches the file.
  private func travel<Result>(
    to moment: EditNumber,
    _ document: String?,
    _ body: (Connection) throws -> Result
  ) throws -> Result {
    try locked(isDryRun: true, checksReferences: true) { database in
      let journal = Journal(database)
      let travel = try TimeTravel(journal, from: journal.currentEdit()?.edit.number, to: moment)
      let known = "SELECT id FROM editedDocument WHERE name = ?"
      // A document that never was has no rows at any time.
      let id = try document.map { try database.integer(known, [.text($0)]) ?? 0 }
      try travel.travel(document: id)
      return try body(database)
    }
  }

  /// Runs `body` as one transaction: all of it is durable when this returns, or none of it is.
  ///
  /// The content is changed through ``edit(_:by:isDryRun:_:)`` only, which comes here.
  ///
  /// - Parameters:
  ///   - isDryRun: True to undo it all at the end; nothing reaches the file.
  ///   - checksReferences: False to leave foreign keys unchecked, for a bulk import of documents
  ///     that are whole by themselves.
  func write<Result>(
    isDryRun: Bool = false,
    checksReferences: Bool = true,
    _ body: (Connection) throws -> Result
  ) throws -> Result {
    if let moment { throw StoreError.pastState(moment) }
    return try locked(isDryRun: isDryRun, checksReferences: checksReferences, body)
  }

  private func locked<Result>(
    isDryRun: Bool,
    checksReferences: Bool,
    _ body: (Connection) throws -> Result
  ) throws -> Result {
    try ProjectStore.translating(path) {
      try gate.pass {
        try connection.access { database in
          if !checksReferences { try database.execute("PRAGMA foreign_keys = OFF") }
          let result = Swift.Result {
            try database.transaction(.immediate, isKept: !isDryRun) {
              let result = try body(database)
              if !isDryRun { file.logReserve.willCommit(database) }
              return result
            }
          }
          if !checksReferences { try database.execute("PRAGMA foreign_keys = ON") }
          return try result.get()
        }
      }
    }
  }

  /// Copies the project as it is at one moment to a new file; others may write meanwhile.
  /// - Throws: ``StoreError/exists(path:)`` if a file is there; nothing is overwritten.
  public func backup(to target: String) throws {
    guard !FileManager.default.fileExists(atPath: target) else {
      throw StoreError.exists(path: target)
    }
    let gate = try WriterGate(project: target)
    try ProjectStore.translating(target) {
      let draft = DraftFile(for: target)
      defer { draft.remove() }
      let copy = try Connection(path: draft.path, isCreated: true)
      try connection.access { try $0.backup(to: copy) }
      try copy.close()
      try gate.pass { try draft.publish() }
    }
  }

  // MARK: - Opening

  /// Throws unless a file is a project of a version that is known; returns the steps of the schema that
  /// it has taken.
  static func checkIdentity(_ database: Connection, _ path: String) throws -> Set<String> {
    try database.transaction(.deferred) {
      let id = try database.integer("PRAGMA application_id")
      guard id == Int64(applicationID) else { throw StoreError.notAProject(path: path) }
      let taken = try SchemaSteps.taken(database)
      if let unknown = taken.subtracting(Migrations.all.map(\.name)).min() {
        throw StoreError.newer(path: path, step: unknown)
      }
      return taken
    }
  }
}

extension ProjectStore {
  /// The SQL that makes a project file: all migrations, one after the other.
  public static var schema: String { Migrations.all.map(\.sql).joined(separator: "\n") }
}
