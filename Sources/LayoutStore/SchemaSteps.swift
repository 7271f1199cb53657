import GRDB
import Migrations

/// The steps that make a project's schema; a file names those that it has taken in a table of the kind
/// that GRDB's migrator keeps.
///
/// That migrator ends the process where there is no memory to bind the name of a step.
enum SchemaSteps {
  /// The names of the steps that a file has taken, those of newer versions too.
  static func taken(_ database: Database) throws -> Set<String> {
    let table = try RowStatement(
      database,
      "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'grdb_migrations'"
    )
    guard try table.step() else { return [] }
    let statement = try RowStatement(database, "SELECT identifier FROM grdb_migrations")
    var names: Set<String> = []
    while try statement.step() { names.insert(statement.text(0)) }
    return names
  }

  /// Takes the steps that a file lacks, each with its name in one transaction.
  static func take(_ database: Database) throws {
    try database.execute(
      sql: "CREATE TABLE IF NOT EXISTS grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)"
    )
    let taken = try taken(database)
    // A step may make a table anew that others refer to.
    try database.execute(sql: "PRAGMA foreign_keys = OFF")
    for step in Migrations.all where !taken.contains(step.name) {
      try database.inTransaction(.immediate) {
        try database.execute(sql: step.sql)
        let insert = try RowStatement(
          database,
          "INSERT INTO grdb_migrations (identifier) VALUES (?)"
        )
        insert.bind(1, step.name)
        try insert.run()
        try database.checkForeignKeys()
        return .commit
      }
    }
    try database.execute(sql: "PRAGMA foreign_keys = ON")
  }
}
