import SQLite
import TestSupport
import Testing

struct TransactionTests {
  private let folder: TemporaryFolder
  private let connection: Connection
  private struct Trouble: Error {}

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.path("a.db"), isCreated: true)
    try connection.execute("PRAGMA journal_mode = WAL; CREATE TABLE a (b)")
  }

  private func count() throws -> Int64? { try connection.integer("SELECT count(*) FROM a") }

  @Test func `a transaction is committed completely or not at all`() throws {
    let insertion = "INSERT INTO a VALUES (1)"

    #expect(throws: Trouble.self) {
      try connection.transaction(.immediate) {
        try connection.run(insertion)
        throw Trouble()
      }
    }
    #expect(try count() == 0)
    let seen = try connection.transaction(.immediate, isKept: false) {
      try connection.run(insertion)
      return try count()
    }
    #expect(seen == 1)
    #expect(try count() == 0)
    try connection.transaction(.immediate) { try connection.run(insertion) }
    #expect(try count() == 1)
  }

  @Test func `an error in the middle of a walk leaves no transaction open`() throws {
    try connection.execute("INSERT INTO a VALUES (1), (2)")

    #expect(throws: Trouble.self) {
      try connection.transaction(.deferred) {
        // Neither of those that stay prepared nor of these a walk may stay.
        let own = try Statement(connection, "SELECT b FROM a")
        let kept = try connection.statement("SELECT b FROM a ORDER BY b")
        _ = (try own.step(), try kept.step())
        try connection.run("INSERT INTO a VALUES (3)")
        throw Trouble()
      }
    }

    #expect(try count() == 2)
    try connection.transaction(.immediate) { try connection.run("DELETE FROM a") }
    // With a reader left, the log could not be emptied.
    try connection.checkpoint()
  }

  @Test func `a transaction tells of a missing reference until it is there`() throws {
    try connection.execute(
      """
      PRAGMA foreign_keys = ON;
      CREATE TABLE parent (id INTEGER PRIMARY KEY);
      CREATE TABLE child (parent INTEGER REFERENCES parent(id) DEFERRABLE INITIALLY DEFERRED)
      """
    )

    try connection.transaction(.immediate) {
      #expect(try !connection.hasMissingReference)
      try connection.run("INSERT INTO child VALUES (1)")
      #expect(try connection.hasMissingReference)
      try connection.run("INSERT INTO parent VALUES (1)")
      #expect(try !connection.hasMissingReference)
      try connection.run("DELETE FROM parent")
      #expect(try connection.hasMissingReference)
      try connection.run("DELETE FROM child")
      #expect(try !connection.hasMissingReference)
    }
  }

  @Test func `a refused commit rolls back the transaction`() throws {
    try connection.execute(
      """
      CREATE TABLE c (d INTEGER PRIMARY KEY);
      CREATE TABLE e (f REFERENCES c (d) DEFERRABLE INITIALLY DEFERRED)
      """
    )

    let failure = #expect(throws: SQLiteError.self) {
      try connection.transaction(.immediate) { try connection.run("INSERT INTO e VALUES (7)") }
    }

    #expect(failure?.kind == .constraint)
    #expect(try connection.integer("SELECT count(*) FROM e") == 0)
  }

  @Test func `a failed savepoint is rolled back alone`() throws {
    func step(_ value: Int64, fails: Bool) throws {
      try connection.savepoint {
        try connection.run("INSERT INTO a VALUES (?)", [.integer(value)])
        if fails { throw Trouble() }
      }
    }

    try connection.transaction(.immediate) {
      try step(1, fails: false)
      do {
        try step(2, fails: true)
        Issue.record("no error")
      } catch is Trouble {}
      try step(3, fails: false)
    }

    #expect(try connection.text("SELECT group_concat(b) FROM a") == "1,3")
  }

  @Test func `a writer waits for another until its timeout`() throws {
    let other = try Connection(path: folder.path("a.db"))
    try other.setBusyTimeout(seconds: 0)

    try connection.transaction(.immediate) {
      let failure = #expect(throws: SQLiteError.self) { try other.transaction(.immediate) {} }
      #expect(failure?.message == "database is locked")
      // A reader does not wait.
      let rows = try other.transaction(.deferred) { try other.integer("SELECT count(*) FROM a") }
      #expect(rows == 0)
    }
    try other.transaction(.immediate) {}
  }
}

struct FileTests {
  @Test func `a backup is the state of one moment`() throws {
    let folder = try TemporaryFolder()
    let source = try Connection(path: folder.path("a.db"), isCreated: true)
    try source.execute("PRAGMA journal_mode = WAL; CREATE TABLE a (b); INSERT INTO a VALUES (1)")
    let other = try Connection(path: folder.path("a.db"))

    let target = try Connection(path: folder.path("b.db"), isCreated: true)
    try other.transaction(.immediate) {
      try other.run("INSERT INTO a VALUES (2)")
      try source.backup(to: target)
    }

    #expect(try target.text("SELECT group_concat(b) FROM a") == "1")
  }

  @Test func `a backup over a database in use fails and leaves it`() throws {
    let folder = try TemporaryFolder()
    let target = try Connection(path: folder.path("b.db"), isCreated: true)
    try target.execute("CREATE TABLE a (b); INSERT INTO a VALUES (7)")
    let source = try Connection.inMemory()
    try source.execute("CREATE TABLE c (d)")
    let user = try Connection(path: folder.path("b.db"))

    try user.transaction(.immediate) {
      let failure = #expect(throws: SQLiteError.self) { try source.backup(to: target) }
      #expect(failure?.code == 5)
    }

    #expect(try user.integer("SELECT b FROM a") == 7)
  }

  @Test func `a preallocated log keeps its edits`() throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: folder.path("a.db"), isCreated: true)
    try connection.execute("PRAGMA journal_mode = WAL; CREATE TABLE a (b)")

    try connection.transaction(.immediate) {
      try connection.run("INSERT INTO a VALUES (1)")
      try connection.reserveLog(300_000)
    }
    try connection.run("INSERT INTO a VALUES (2)")

    #expect(try folder.bytes(of: "a.db-wal").count == 300_000)
    let other = try Connection(path: folder.path("a.db"))
    #expect(try other.text("SELECT group_concat(b) FROM a") == "1,2")
    try connection.checkpoint()
    #expect(try folder.bytes(of: "a.db-wal").isEmpty)
  }

  @Test func `a database in memory has no log to lengthen`() throws {
    let connection = try Connection.inMemory()
    try connection.execute("CREATE TABLE a (b)")

    try connection.transaction(.immediate) { try connection.reserveLog(300_000) }
  }
}
