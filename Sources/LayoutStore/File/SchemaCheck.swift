import Foundation
import SQLite
import Migrations

/// Checks that a file's schema is exactly the one that the migrations create.
///
/// A project can come from an untrusted source, whose triggers or views could replace a table. The
/// check runs each time a project is opened, so it compares bytes in place.
enum SchemaCheck {
  /// Excludes SQLite's own tables and the list of migrations.
  private static let query = """
    SELECT type, name, sql FROM sqlite_schema
    WHERE sql IS NOT NULL AND substr(name, 1, 7) <> 'sqlite_'
      AND (name <> 'grdb_migrations' OR type <> 'table')
    ORDER BY rowid
    """

  /// Returns a description of the first difference; nil if the schema is correct.
  static func problem(in database: Connection) throws -> String? {
    try isAsMade(database) ? nil : try difference(database)
  }

  /// Returns true if the file has the statements of the migrations in their order.
  private static func isAsMade(_ database: Connection) throws -> Bool {
    let statement = try Statement(database, query)
    return try Migrations.schema.withUnsafeBufferPointer { schema in
      var rest = schema[firstStatement(schema)...]
      while try statement.step() {
        let count = statement.withBytes(2) { sql in
          startsWith(sql, rest) ? sql.count : nil
        }
        guard let count else {
          statement.reset()
          return false
        }
        rest = rest.dropFirst(count + 3)
      }
      return rest.isEmpty
    }
  }

  /// Returns the offset of the empty line before the first statement.
  private static func firstStatement(_ schema: UnsafeBufferPointer<UInt8>) -> Int {
    let mark = Array("\nCREATE ".utf8)
    return (0...max(0, schema.count - mark.count)).first {
      schema[$0...].starts(with: mark)
    } ?? schema.count
  }

  /// Returns true if `rest` begins with a newline, the statement and a semicolon.
  private static func startsWith(
    _ sql: UnsafeBufferPointer<UInt8>,
    _ rest: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    guard rest.count >= sql.count + 3, rest.first == UInt8(ascii: "\n"),
      let left = sql.baseAddress, let base = rest.base.baseAddress
    else { return false }
    return memcmp(left, base + rest.startIndex + 1, sql.count) == 0
      && rest[rest.startIndex + 1 + sql.count] == UInt8(ascii: ";")
  }

  /// Returns a description of a difference; nil if only the order differs, as after `VACUUM`.
  private static func difference(_ database: Connection) throws -> String? {
    let text = String(decoding: Migrations.schema, as: UTF8.self)
    var expected: [String: String] = [:]
    for statement in text.components(separatedBy: ";\n\nCREATE ").dropFirst() {
      let sql = "CREATE " + (statement.hasSuffix(";\n") ? String(statement.dropLast(2)) : statement)
      expected[sql] = name(in: sql)
    }
    let statement = try Statement(database, query)
    while try statement.step() {
      guard expected.removeValue(forKey: statement.text(2)) != nil else {
        let what = statement.text(0) + " " + statement.text(1)
        statement.reset()
        return "its schema has a \(what) that Ninefold did not create"
      }
    }
    return expected.values.min().map { "its schema lacks \($0)" }
  }

  /// Returns the kind and name that a statement creates, such as `TABLE object`.
  private static func name(in sql: String) -> String {
    let words = sql.split(separator: " ", maxSplits: 4).dropFirst()
    return words.prefix(words.first == "UNIQUE" ? 3 : 2).joined(separator: " ")
  }
}
