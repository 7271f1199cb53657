/// The text of a statement, as a key of the cache.
///
/// An edit looks up dozens of statements with hundreds of bytes, so the hash covers only the length
/// and the last eight bytes.
struct StatementKey: Hashable {
  private let sql: String

  init(_ sql: String) {
    self.sql = sql
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(sql.utf8.count)
    for byte in sql.utf8.suffix(8) { hasher.combine(byte) }
  }
}
