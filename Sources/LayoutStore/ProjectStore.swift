internal import Foundation
internal import SQLite
public import LayoutModel
internal import Migrations

/// A project file: an SQLite database that stores documents as rows.
///
/// Reads see one consistent state and never wait for a writer. Every change of the content is an
/// edit (``edit(_:by:isDryRun:_:)``). Only one process at a time can edit.
public final class ProjectStore: Sendable {
  /// The path of the project file.
  public var path: String { file.path }
  private let file: OpenFile
  /// The edit whose state reads see; nil for the current content.
  let moment: EditNumber?
  /// The query during which this store reads; nil outside of queries.
  let query: RunningQuery?
  var connection: SharedConnection { file.connection }
  var writerLock: WriterLock? { file.writerLock }

  /// The SQL that creates a project file: all migrations in order.
  public static var schema: String { Migrations.all.map(\.sql).joined(separator: "\n") }

  /// The application id in the header of every project file: `N9fd`.
  static let applicationID: Int32 = 1_312_384_612

  private init(_ file: OpenFile, at moment: EditNumber? = nil, during query: RunningQuery? = nil) {
    self.file = file
    self.moment = moment
    self.query = query
  }

  /// Returns a read-only view of the project as it was right after an edit.
  public func at(_ edit: EditNumber) -> ProjectStore {
    ProjectStore(file, at: edit, during: query)
  }

  /// The store for reading the journal, which is the same in all states. During a query this is the
  /// query's state, so reading the journal changes no rows.
  var present: ProjectStore {
    if let query { return ProjectStore(file, at: query.moment, during: query) }
    return moment == nil ? self : ProjectStore(file)
  }

  /// The store that a query's functions get. It reads inside the query's transaction.
  var duringQuery: ProjectStore {
    ProjectStore(file, at: moment, during: RunningQuery(moment: moment))
  }

  /// The resources that the views of a project share.
  private final class OpenFile: Sendable {
    let path: String
    let connection: SharedConnection
    /// The lock of writers; nil for a project in memory, which no other process can open.
    let writerLock: WriterLock?
    let logReserve = LogPreallocation()

    init(path: String, connection: SharedConnection, writerLock: WriterLock?) {
      self.path = path
      self.connection = connection
      self.writerLock = writerLock
    }
  }

  /// Creates a project file, which appears at `path` only when it is complete.
  /// - Throws: ``StoreError/exists(path:)`` if the path exists. Nothing is overwritten.
  public static func create(at path: String) throws -> ProjectStore {
    guard !FileManager.default.fileExists(atPath: path) else {
      throw StoreError.exists(path: path)
    }
    let writerLock = try WriterLock(project: path)
    try StoreConnection.translating(path) {
      try writerLock.withLock {
        let draft = DraftFile(for: path)
        defer { draft.remove() }
        let connection = try StoreConnection.open(draft.path, isCreated: true)
        try connection.execute("PRAGMA journal_mode = WAL")
        try SchemaMigrations.apply(path, connection)
        // Only the database file is published, so it must contain the whole log.
        try connection.checkpoint()
        try connection.close()
        try draft.publish()
      }
    }
    return try open(at: path)
  }

  /// Opens a project file and brings its schema up to date.
  /// - Throws: ``StoreError`` if the file is missing, is not a project, is damaged, or was written
  ///   by a newer version.
  public static func open(at path: String) throws -> ProjectStore {
    guard FileManager.default.fileExists(atPath: path) else {
      throw StoreError.missing(path: path)
    }
    let writerLock = try WriterLock(project: path)
    let connection = try StoreConnection.translating(path) {
      let connection = try StoreConnection.open(path)
      let migrations = try checkIdentity(connection, path)
      // A project is published with its schema. A file without one, or with a gap in its
      // migrations, is damaged and must not be treated as an empty project.
      guard !migrations.isEmpty, SchemaMigrations.isPrefix(migrations) else {
        throw StoreError.damaged(path: path, reason: "its schema or list of migrations is missing")
      }
      if migrations.count < Migrations.all.count {
        try writerLock.withLock { try SchemaMigrations.apply(path, connection) }
      }
      if let problem = try SchemaCheck.problem(in: connection) {
        throw StoreError.damaged(path: path, reason: problem)
      }
      return try SharedConnection(connection)
    }
    return ProjectStore(OpenFile(path: path, connection: connection, writerLock: writerLock))
  }

  /// Creates an empty project in memory, which ends with the last reference to it.
  public static func inMemory() throws -> ProjectStore {
    let path = ":memory:"
    let connection = try StoreConnection.translating(path) {
      let database = try Connection.inMemory()
      try database.harden()
      try database.execute("PRAGMA trusted_schema = OFF")
      try SchemaMigrations.apply(path, database)
      return try SharedConnection(database)
    }
    return ProjectStore(OpenFile(path: path, connection: connection, writerLock: nil))
  }

  // MARK: - Access

  /// Runs `body` on one consistent state of the project.
  ///
  /// - Parameter document: The only document whose content `body` reads; nil for all documents.
  func read<Result>(of document: String? = nil, _ body: (Connection) throws -> Result) throws
    -> Result
  {
    if let query { return try read(during: query, of: document, body) }
    if let moment { return try travel(to: moment, document, body) }
    return try StoreConnection.translating(path) {
      try connection.access { database in
        try database.transaction(.deferred) { try body(database) }
      }
    }
  }

  /// Runs `body` on the rows as they were after an edit.
  ///
  /// The rows are changed in a transaction that is rolled back, so every query works and the file
  /// does not change.
  private func travel<Result>(
    to moment: EditNumber,
    _ document: String?,
    _ body: (Connection) throws -> Result
  ) throws -> Result {
    try locked(isDryRun: true, checksReferences: true) { database in
      try travel(from: nil, to: moment, document, in: database)
      return try body(database)
    }
  }

  /// Runs `body` in one transaction, which is durable when this returns.
  ///
  /// Use ``edit(_:by:isDryRun:_:)`` to change the content.
  ///
  /// - Parameters:
  ///   - isDryRun: True to roll back at the end, so that the file does not change.
  ///   - checksReferences: False to leave foreign keys unchecked, for a bulk import of complete
  ///     documents.
  /// - Throws: ``StoreError/pastState(_:)`` if this is a view of a past state.
  func write<Result>(
    isDryRun: Bool = false,
    checksReferences: Bool = true,
    _ body: (Connection) throws -> Result
  ) throws -> Result {
    if let moment { throw StoreError.pastState(moment) }
    if query != nil { throw StoreError.queryInProgress }
    return try locked(isDryRun: isDryRun, checksReferences: checksReferences, body)
  }

  func locked<Result>(
    isDryRun: Bool,
    checksReferences: Bool,
    _ body: (Connection) throws -> Result
  ) throws -> Result {
    func work() throws -> Result {
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
    return try StoreConnection.translating(path) {
      try writerLock.map { try $0.withLock(work) } ?? work()
    }
  }

  // MARK: - Editing

  /// Makes one edit. The changes of `body` are one transaction and one entry of the journal.
  ///
  /// The edit is durable when this returns. If `body` throws, nothing changes. If no row differs at
  /// the end, there is no edit.
  ///
  /// - Parameters:
  ///   - intent: The intent that the journal records. The body can refine it.
  ///   - environment: The author and the time.
  ///   - isDryRun: True to roll back at the end, so that the file does not change.
  /// - Returns: The result of `body`, and the edit.
  public func edit<Result>(
    _ intent: EditIntent,
    by environment: EditEnvironment,
    isDryRun: Bool = false,
    _ body: (EditTransaction) throws -> Result
  ) throws -> (value: Result, recorded: RecordedEdits) {
    try write(isDryRun: isDryRun) { database in
      let transaction = EditTransaction(self, database, intent: intent)
      let result = try body(transaction)
      return (result, try transaction.record(by: environment))
    }
  }

  /// Returns the editing class that the project stores.
  public func editingClass() throws -> SizeClass {
    try read(editingClass)
  }

  func editingClass(in database: Connection) throws -> SizeClass {
    let name = try database.text("SELECT class FROM state")
    return name.flatMap { SizeClass($0) } ?? .anyAny
  }

  /// Sets the editing class. It is not part of the layout, so this is not an edit.
  public func use(_ sizeClass: SizeClass) throws {
    try write { database in
      try database.run("UPDATE state SET class = ?", [.text(sizeClass.description)])
    }
  }

  // MARK: - Opening

  /// Returns the migrations that have been applied to a file.
  /// - Throws: ``StoreError/notAProject(path:)``, ``StoreError/newer(path:step:)``.
  static func checkIdentity(_ database: Connection, _ path: String) throws -> Set<String> {
    try database.transaction(.deferred) {
      let id = try database.integer("PRAGMA application_id")
      guard id == Int64(applicationID) else { throw StoreError.notAProject(path: path) }
      let migrations = try SchemaMigrations.applied(database)
      if let unknown = migrations.subtracting(Migrations.all.map(\.name)).min() {
        throw StoreError.newer(path: path, step: unknown)
      }
      return migrations
    }
  }
}

// What the project holds besides its documents.
extension ProjectStore {
  /// The edits that the journal has.
  public var history: EditHistory { EditHistory(store: self) }
  /// The undo and redo of edits and of changes of names.
  public var undoStack: UndoStack { UndoStack(store: self) }
  /// Versions, branches and tags.
  public var references: ReferenceStore { ReferenceStore(store: self) }
  /// The git commits that were imported.
  public var gitCommits: GitCommitStore { GitCommitStore(store: self) }
  /// The unresolved conflicts of merges.
  public var conflicts: ConflictStore { ConflictStore(store: self) }
  /// The files from which documents were imported.
  public var files: FileStore { FileStore(store: self) }
  /// The transfer of edits between copies of the project.
  public var exchange: ExchangeStore { ExchangeStore(store: self) }

  /// Reads the journal, which does not depend on the state that this store shows.
  func journalRead<Result>(_ body: (References) throws -> Result) throws -> Result {
    try present.read { try body(References(Journal($0))) }
  }
}
