import SQLite

/// Runs SQLite's checks of a project file: pages, indexes and references.
enum FileCheck {
  /// Returns a description of a damaged page or index; nil if there is none.
  static func pageProblem(in database: Connection) throws -> String? {
    let text = try database.text("PRAGMA integrity_check(1)")
    guard text != "ok" else { return nil }
    // The first line of a report only names the database.
    let report = text?.split(separator: "\n").last ?? "unreadable"
    return "the file is damaged: \(report)"
  }

  /// Returns a message that names the table of the first row that refers to a missing row; nil if
  /// there is none.
  static func referenceProblem(in database: Connection) throws -> String? {
    let references = try Statement(database, "PRAGMA foreign_key_check")
    guard try references.step() else { return nil }
    let table = references.text(0)
    references.reset()
    return "\(table): a row refers to a missing row"
  }
}
