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

  /// Returns true if the file has exactly the statements of the migrations. Their order can be another
  /// one after `VACUUM`, and after an import that made indexes anew.
  private static func isAsMade(_ database: Connection) throws -> Bool {
    let statement = try Statement(database, query)
    return try Migrations.schema.withUnsafeBufferPointer { schema in
      var missing = statements(of: schema)
      while try statement.step() {
        let place = statement.withBytes(2) { sql in missing.firstIndex { isSame(sql, $0) } }
        guard let place else {
          statement.reset()
          return false
        }
        // In the usual order, this is the first one.
        missing.remove(at: place)
      }
      return missing.isEmpty
    }
  }

  /// Returns the statements of the schema's text, without the semicolons at their ends, the first one
  /// first.
  private static func statements(
    of schema: UnsafeBufferPointer<UInt8>
  ) -> ArraySlice<Slice<UnsafeBufferPointer<UInt8>>> {
    let (newline, semicolon) = (UInt8(ascii: "\n"), UInt8(ascii: ";"))
    var found: [Slice<UnsafeBufferPointer<UInt8>>] = []
    var start: Int?
    for place in schema.indices.dropFirst(2) where schema[place - 1] == newline {
      // A statement ends with a semicolon, a line end and an empty line, or with the text.
      let isEnd = schema[place] == newline && schema[place - 2] == semicolon
      if isEnd, let begin = start { found.append(schema[begin..<(place - 2)]) }
      if isEnd { start = nil }
      if schema[place - 2] == newline, schema[place...].starts(with: createWord) { start = place }
    }
    if let begin = start, schema.suffix(2).elementsEqual([semicolon, newline]) {
      found.append(schema[begin..<(schema.count - 2)])
    }
    return found[...]
  }

  private static let createWord = Array("CREATE ".utf8)

  private static func isSame(
    _ sql: UnsafeBufferPointer<UInt8>,
    _ statement: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    guard sql.count == statement.count, let left = sql.baseAddress,
      let base = statement.base.baseAddress
    else { return false }
    return memcmp(left, base + statement.startIndex, sql.count) == 0
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
