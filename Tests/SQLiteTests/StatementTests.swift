@testable import SQLite
import SystemSQLite
import Testing

struct StatementTests {
  private let connection: Connection

  init() throws {
    connection = try Connection.inMemory()
    try connection.execute("CREATE TABLE a (b ANY) STRICT")
  }

  @Test(arguments: [
    ("", "there is no statement"), (" -- nothing", "there is no statement"),
    ("SELECT 1; SELECT 2", "there is more than one statement"),
    ("SELECT 1\0; DELETE FROM a", "the SQL contains a zero byte"),
    ("SELECT 1; é", "near \"é\": syntax error"),
    ("SELECT * FROM nobody", "no such table: nobody"),
  ])
  func `SQL that is not one statement is an error`(sql: String, message: String) {
    let failure = #expect(throws: SQLiteError.self) { try Statement(connection, sql) }

    #expect(failure?.message == message)
    #expect(failure?.sql != nil)
  }

  @Test(arguments: ["SELECT 1;", "SELECT 1 ; -- é\n", "/* é */ SELECT 1"])
  func `a statement may have spaces and comments around it`(sql: String) throws {
    let statement = try Statement(connection, sql)

    #expect(try statement.step())
    #expect(statement.integer(0) == 1)
  }

  @Test func `bound values are read unchanged`() throws {
    let insertion = "INSERT INTO a VALUES (?)"
    let values: [RowValue] = [
      .null, .integer(.min), .real(0.1), .text(""), .text("a\0é\u{301}"), .blob([]),
      .blob([0, 255]),
    ]
    for value in values { try connection.run(insertion, [value]) }

    let rows = try connection.statement("SELECT b FROM a ORDER BY rowid")
    var found: [RowValue] = []
    while try rows.step() { found.append(rows.value(0)) }

    #expect(found.map { "\($0)" } == values.map { "\($0)" })
    #expect(try connection.integer("SELECT count(*) FROM a WHERE b IS NULL") == 1)
  }

  @Test func `borrowed text is read without a copy`() throws {
    let insertion = try Statement(connection, "INSERT INTO a VALUES (?), (?)")
    try Array("one two".utf8).withUnsafeBufferPointer { text in
      insertion.lend(1, text[4..<7])
      insertion.lend(2, text[0..<0])
      try insertion.run()
    }
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    insertion.bind(1, "three")
    insertion.lend(2, nothing[...])
    try insertion.run()

    let found = try connection.text("SELECT group_concat('<' || b || '>', '') FROM a")
    #expect(found == "<two><><three><>")
  }

  @Test func `null is read as nil or as an empty value`() throws {
    let row = try Statement(connection, "SELECT NULL, 7, 'x'")
    #expect(try row.step())

    #expect(row.isNull(0) && !row.isNull(1))
    #expect(row.optionalText(0) == nil)
    #expect(row.text(0) == "")
    #expect(row.optionalInteger(0) == nil)
    #expect(row.optionalInteger(1) == 7)
    #expect(row.double(1) == 7)
    #expect(row.bytes(0) == [])
    #expect(row.bytes(2) == [UInt8(ascii: "x")])
    #expect(row.withBytes(0) { $0.baseAddress == nil })
    #expect(row.withBytes(2) { Array($0) } == [UInt8(ascii: "x")])
  }

  @Test func `a value that can't be bound is an error, and never null`() throws {
    // As without memory, SQLite refuses the value and keeps null in its place.
    sqlite3_limit(connection.handle, SQLITE_LIMIT_LENGTH, 100)
    let insertion = try Statement(connection, "INSERT INTO a VALUES (?)")
    let query = try Statement(connection, "SELECT ?")
    for long in [RowValue.text(String(repeating: "x", count: 200)), .blob(.init(0..<200))] {
      insertion.bind(1, long)
      #expect(throws: SQLiteError.self) { try insertion.run() }
      query.bind(1, long)
      #expect(throws: SQLiteError.self) { try query.step() }
    }

    insertion.bind(1, "short")
    try insertion.run()
    #expect(try connection.text("SELECT group_concat(b) FROM a") == "short")
  }

  @Test(arguments: [[], [RowValue.null], [.null, .null, .null]])
  func `too few values or too many are an error`(values: [RowValue]) throws {
    let insertion = "INSERT INTO a SELECT ? UNION ALL SELECT ?"

    #expect(throws: SQLiteError.self) { try connection.run(insertion, values) }

    try connection.run(insertion, [.integer(1), .integer(2)])
    #expect(try connection.integer("SELECT count(*) FROM a") == 2)
  }

  @Test func `a statement counts the rows that it changes`() throws {
    try connection.execute("INSERT INTO a VALUES (1), (2), (3)")
    let deletion = try connection.statement("DELETE FROM a WHERE b > ?")

    #expect(try deletion.changeCount([.integer(1)]) == 2)
    #expect(try deletion.changeCount([.integer(1)]) == 0)
  }

  @Test func `a walk that ends after its first row can be made again`() throws {
    for _ in 0..<2 {
      #expect(try connection.integer("SELECT 1 UNION ALL SELECT 2") == 1)
    }
    struct Trouble: Error {}
    #expect(throws: Trouble.self) {
      try connection.first("SELECT 1") { _ -> Int in throw Trouble() }
    }
    try connection.close()
  }

  @Test func `a statement knows its columns and whether it writes`() throws {
    let query = try Statement(connection, "SELECT 1 AS one, 'x' AS \"é\"")

    #expect(try query.columnNames() == ["one", "é"])
    #expect(query.isReadOnly)
    #expect(try !Statement(connection, "DELETE FROM a").isReadOnly)
  }
}
