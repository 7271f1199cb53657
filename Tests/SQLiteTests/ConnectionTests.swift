import SQLite
import TestSupport
import Testing

struct ConnectionTests {
  @Test func `a missing file is an error unless it is to be created`() throws {
    let folder = try TemporaryFolder()

    let failure = #expect(throws: SQLiteError.self) { try Connection(path: folder.path("a.db")) }
    #expect(failure?.message == "unable to open database file")
    try Connection(path: folder.path("a.db"), isCreated: true).execute("CREATE TABLE a (b)")

    #expect(try Connection(path: folder.path("a.db")).integer("SELECT count(*) FROM a") == 0)
  }

  @Test(arguments: ["", "a\0b"])
  func `an invalid path is an error`(path: String) {
    #expect(throws: SQLiteError.self) { try Connection(path: path, isCreated: true) }
  }

  @Test func `a file that is not a database has an error of its own`() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "no database ", count: 100), to: "a.db")
    let connection = try Connection(path: folder.path("a.db"))

    let failure = #expect(throws: SQLiteError.self) {
      try connection.execute("SELECT * FROM sqlite_schema")
    }

    #expect(failure?.kind == .notADatabase)
  }

  @Test func `statements of the same length with the same end are distinct`() throws {
    let connection = try Connection.inMemory()
    let end = " AS value WHERE 'a long condition' IS NOT NULL"

    for _ in 0..<2 {
      #expect(try connection.integer("SELECT 1" + end) == 1)
      #expect(try connection.integer("SELECT 2" + end) == 2)
    }
    let (first, again) = (
      try connection.statement("SELECT 1" + end), try connection.statement("SELECT 1" + end)
    )
    #expect(first === again)
  }

  @Test func `references are checked, and a quoted name is no text`() throws {
    let connection = try Connection.inMemory()
    try connection.execute(
      "CREATE TABLE a (b INTEGER PRIMARY KEY); CREATE TABLE c (d REFERENCES a (b))"
    )

    let dangling = #expect(throws: SQLiteError.self) {
      try connection.execute("INSERT INTO c VALUES (1)")
    }
    #expect(dangling?.kind == .constraint)
    #expect(throws: SQLiteError.self) { try connection.text("SELECT \"nobody\"") }
  }

  @Test func `a hardened connection keeps SQL from the schema's text`() throws {
    let attack = "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE a (c)'"
    for isHardened in [false, true] {
      let connection = try Connection.inMemory()
      try connection.execute("CREATE TABLE a (b)")
      if isHardened { try connection.harden() }
      let isDone = (try? connection.execute(attack)) != nil
      #expect(isDone == !isHardened)
    }
  }

  @Test func `a closed connection answers every call with an error`() throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: folder.path("a.db"), isCreated: true)
    let other = try Connection.inMemory()
    try connection.execute("PRAGMA journal_mode = WAL; CREATE TABLE a (b)")
    #expect(try folder.names() == ["a.db", "a.db-shm", "a.db-wal"])

    try connection.close()

    #expect(try folder.names() == ["a.db"])
    #expect(throws: SQLiteError.self) { try connection.execute("SELECT 1") }
    #expect(throws: SQLiteError.self) { try connection.run("SELECT 1") }
    #expect(throws: SQLiteError.self) { try connection.setBusyTimeout(seconds: 1) }
    #expect(throws: SQLiteError.self) { try connection.harden() }
    #expect(throws: SQLiteError.self) { try connection.checkpoint() }
    #expect(throws: SQLiteError.self) { try connection.reserveLog(100) }
    #expect(throws: SQLiteError.self) { try connection.backup(to: other) }
    #expect(throws: SQLiteError.self) { try other.backup(to: connection) }
    #expect(throws: SQLiteError.self) { try connection.transaction(.immediate) {} }
    #expect(throws: SQLiteError.self) { try connection.close() }
    connection.endWalks()
    #expect(connection.lastInsertedRow == 0)
  }

  @Test func `a connection with a statement in use stays open`() throws {
    let connection = try Connection.inMemory()
    var statement: Statement? = try Statement(connection, "SELECT 1 UNION SELECT 2")
    #expect(try statement?.step() == true)

    #expect(throws: SQLiteError.self) { try connection.close() }
    #expect(try statement?.step() == true)
    statement = nil
    try connection.close()
  }

  @Test func `a statement outlives its connection`() throws {
    func statement() throws -> Statement {
      try Statement(Connection.inMemory(), "SELECT 1 UNION SELECT 2")
    }

    let statement = try statement()

    #expect(try statement.step())
    #expect(statement.integer(0) == 1)
    #expect(try statement.step())
  }

  @Test func `an error has the statement and none of its values`() throws {
    let connection = try Connection.inMemory()
    try connection.execute("CREATE TABLE a (b TEXT UNIQUE) STRICT")
    let insertion = "INSERT INTO a VALUES (?)"
    try connection.run(insertion, [.text("secret")])

    let failure = #expect(throws: SQLiteError.self) {
      try connection.run(insertion, [.text("secret")])
    }

    #expect(failure?.code == 2067)
    #expect(failure?.message == "UNIQUE constraint failed: a.b")
    #expect(failure?.sql == insertion)
    #expect(failure.map { "\($0)" } == "SQLite error 2067: UNIQUE constraint failed: a.b")
  }
}

struct SharedConnectionTests {
  @Test func `threads take turns`() async throws {
    let connection = try Connection.inMemory()
    try connection.execute("CREATE TABLE a (b INTEGER); INSERT INTO a VALUES (0)")
    let shared = try SharedConnection(connection)

    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            shared.access { connection in
              let read = (try? connection.integer("SELECT b FROM a")) ?? 0
              try? connection.run("UPDATE a SET b = ?", [.integer(read + 1)])
            }
          }
        }
      }
    }

    #expect(try shared.access { try $0.integer("SELECT b FROM a") } == 1600)
  }

  @Test func `a transaction in a transaction of one connection is an error instead of a deadlock`()
    throws
  {
    let shared = try SharedConnection(Connection.inMemory())

    #expect(throws: SQLiteError.self) {
      try shared.access { outer in
        try outer.transaction(.deferred) {
          try shared.access { try $0.transaction(.deferred) {} }
        }
      }
    }
    try shared.access { try $0.transaction(.deferred) {} }
  }
}
