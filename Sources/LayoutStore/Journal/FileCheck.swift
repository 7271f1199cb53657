import SQLite

/// Whether SQLite finds a project file sound: its pages, its indexes, its references.
enum FileCheck {
  /// The first thing that is wrong; nil if nothing is.
  static func problem(in database: Connection) throws -> String? {
    if let problem = try pageProblem(in: database) { return problem }
    return try referenceProblem(in: database)
  }

  /// What SQLite finds wrong with pages and indexes.
  static func pageProblem(in database: Connection) throws -> String? {
    let text = try database.text("PRAGMA integrity_check(1)")
    guard text != "ok" else { return nil }
    // The first line of a report names the database only.
    let report = text?.split(separator: "\n").last ?? "unreadable"
    return "the file is damaged: \(report)"
  }

  /// The table of the first row that refers to one that is missing.
  static func referenceProblem(in database: Connection) throws -> String? {
    let references = try Statement(database, "PRAGMA foreign_key_check")
    guard try references.step() else { return nil }
    let table = references.text(0)
    references.reset()
    return "\(table): a row refers to one that is missing"
  }
}
