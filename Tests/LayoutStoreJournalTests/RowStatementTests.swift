import CSQLiteSession
import GRDB
import Testing

@testable import LayoutStore

struct RowStatementTests {
  @Test func `a value that can't be bound is an error, and never null`() throws {
    try DatabaseQueue().writeWithoutTransaction { database in
      try database.execute(sql: "CREATE TABLE a (b)")
      // As without memory, SQLite refuses the value and keeps null in its place.
      sqlite3_limit(database.sqliteConnection, SQLITE_LIMIT_LENGTH, 100)
      let long = RowValue.text(String(repeating: "x", count: 200))
      let insertion = try RowStatement(database, "INSERT INTO a VALUES (?)")
      let query = try RowStatement(database, "SELECT ?")

      insertion.bind(1, long)
      #expect(throws: StoreError.self) { try insertion.run() }
      query.bind(1, long)
      #expect(throws: StoreError.self) { try query.step() }

      insertion.bind(1, "short")
      try insertion.run()
      #expect(try String.fetchAll(database, sql: "SELECT b FROM a") == ["short"])
    }
  }

  @Test func `a walk that ends after its first row can be made again`() throws {
    let cache = StatementCache()
    try DatabaseQueue().writeWithoutTransaction { database in
      for _ in 0..<2 {
        let first = try cache.integer(database, "SELECT 1 UNION ALL SELECT 2")
        #expect(first == 1)
      }
      cache.removeAll()
    }
  }
}
