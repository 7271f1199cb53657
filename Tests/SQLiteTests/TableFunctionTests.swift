import SQLite
import Testing

struct TableFunctionTests {
  private let connection: Connection

  init() throws {
    connection = try Connection.inMemory()
    try connection.execute(
      "CREATE TABLE number (n INTEGER); INSERT INTO number VALUES (1), (2), (3)"
    )
  }

  private struct Failure: Error, CustomStringConvertible {
    let description = "too much"
  }

  /// Counts from 1 to an argument, in batches of which some are empty.
  private var count: TableFunction {
    TableFunction(
      name: "count_to",
      parameters: ["end", "word"],
      requiredCount: 1,
      columns: [.init("n", "INTEGER"), .init("word", "TEXT")],
      filters: [0]
    ) { inputs in
      let end = inputs[0]?.integer ?? 0
      if end > 100 { throw Failure() }
      var next: Int64 = 0
      let word = inputs[1] ?? .text("")
      let only = inputs[2]?.integer
      return {
        next += 1
        guard next <= end else { return nil }
        if next == 50 { throw Failure() }
        return next % 2 == 0 ? [] : [[.integer(next), word], [.integer(only ?? -next), word]]
      }
    }
  }

  private func rows(_ sql: String) throws -> [[String?]] {
    try connection.withFunctions([count]) { _ in
      let statement = try Statement(connection, sql)
      let columns = try statement.columnNames()
      var rows: [[String?]] = []
      while try statement.step() {
        rows.append(columns.indices.map { statement.value(Int32($0)).text })
      }
      return rows
    }
  }

  @Test func `arguments, columns and batches arrive`() throws {
    #expect(
      try rows("SELECT * FROM count_to(3, 'é')") == [
        ["1", "é"], ["-1", "é"], ["3", "é"], ["-3", "é"],
      ]
    )
    #expect(try rows("SELECT * FROM count_to(0)").isEmpty)
    #expect(try rows("SELECT count(*) FROM count_to(NULL)") == [["0"]])
  }

  @Test func `a filter reaches the function, and SQLite checks it again`() throws {
    #expect(try rows("SELECT n FROM count_to(3) WHERE n = 7") == [["7"], ["7"]])
    #expect(try rows("SELECT n FROM count_to(3) WHERE n IN (1, 3)").count == 6)
  }

  @Test func `arguments can come from another table, in any order of the join`() throws {
    #expect(try rows("SELECT count(*) FROM number, count_to(number.n)") == [["8"]])
    #expect(try rows("SELECT count(*) FROM count_to(number.n), number") == [["8"]])
  }

  @Test(arguments: [
    ("SELECT * FROM count_to", "count_to(end, word) needs the argument 'end'"),
    ("SELECT * FROM count_to(101)", "too much"), ("SELECT * FROM count_to(60)", "too much"),
    ("CREATE VIRTUAL TABLE t USING count_to", "no such module: count_to"),
  ])
  func `a failing call is an error of the statement`(sql: String, message: String) throws {
    let failure = #expect(throws: SQLiteError.self) { try rows(sql) }

    #expect(failure?.message == message)
  }

  @Test func `used functions are known, and all end with the call`() throws {
    try connection.withFunctions([count]) { used in
      #expect(used().isEmpty)
      _ = try Statement(connection, "SELECT 1 FROM count_to(1)")
      #expect(used() == ["count_to"])
    }
    #expect(throws: SQLiteError.self) { try Statement(connection, "SELECT 1 FROM count_to(1)") }
  }

  @Test func `an excursion leaves no change, and the outer statement continues`() throws {
    let seen = try connection.transaction(.immediate) {
      let statement = try Statement(connection, "SELECT n FROM number ORDER BY rowid")
      var seen: [Int64] = []
      while try statement.step() {
        seen.append(statement.integer(0))
        try connection.excursion { try connection.execute("DELETE FROM number") }
      }
      return seen
    }
    #expect(seen == [1, 2, 3])
    #expect(try connection.integer("SELECT count(*) FROM number") == 3)
  }

  @Test func `a statement ends when it is cancelled`() throws {
    let failure = #expect(throws: SQLiteError.self) {
      try connection.interruptible({ true }) {
        _ = try connection.integer(
          "WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a) SELECT max(n) FROM a"
        )
      }
    }
    #expect(failure?.message == "interrupted")
  }
}
