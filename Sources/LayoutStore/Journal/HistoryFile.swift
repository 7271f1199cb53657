internal import Foundation
internal import SQLite
public import LayoutModel

extension EditHistory {
  /// Writes the history to a new SQLite file that needs no knowledge of Ninefold's formats. The
  /// file has the edits, versions, branches and tags, and the old and new value of every change.
  ///
  /// The file is for other programs, such as Datasette or DuckDB. It has plain tables with foreign
  /// keys, and its rows follow the journal, so the same project gives the same rows.
  ///
  /// - Parameters:
  ///   - isDryRun: True to count the rows and write nothing.
  ///   - progress: Called after each edit with the number of finished edits and the total.
  /// - Throws: ``StoreError/exists(path:)`` if the path exists. Nothing is overwritten.
  public func export(
    to path: String,
    isDryRun: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> HistoryFileResult {
    guard !FileManager.default.fileExists(atPath: path) else {
      throw StoreError.exists(path: path)
    }
    return try StoreConnection.translating(path) {
      let draft = isDryRun ? nil : DraftFile(for: path)
      defer { draft?.remove() }
      let target =
        try draft.map { try Connection(path: $0.path, isCreated: true) } ?? Connection.inMemory()
      let result = try target.transaction(.immediate, isKept: !isDryRun) {
        try target.execute(HistoryFile.schema)
        return try store.present.read { database in
          var file = HistoryFile(References(Journal(database)), target)
          return try file.write(progress)
        }
      }
      try target.close()
      try draft?.publish()
      return result
    }
  }
}

/// Copies the journal to the tables of a plain file.
private struct HistoryFile {
  private let names: References
  private let target: Connection
  private var result = HistoryFileResult()
  private var authors: [String: Int64] = [:]
  private var journal: Journal { names.journal }

  init(_ names: References, _ target: Connection) {
    self.names = names
    self.target = target
  }

  mutating func write(_ progress: (Int, Int) -> Void) throws -> HistoryFileResult {
    try writeDocuments()
    let line = try journal.line(to: names.current())
    let total = Int(clamping: try journal.database.integer("SELECT count(*) FROM edit") ?? 0)
    var last: Int64 = 0
    // Edits are read one by one, because they may not all fit into memory.
    while let next = try nextEdit(after: last) {
      try Task.checkCancellation()
      try write(next, isCurrent: line.contains(next.number))
      last = next.number.rawValue
      result.edits += 1
      progress(result.edits, total)
    }
    try writeNames()
    return result
  }

  private func nextEdit(after number: Int64) throws -> RecordedEdit? {
    try journal.database.first(
      Journal.selection + " WHERE edit.number > ? ORDER BY edit.number LIMIT 1",
      [.integer(number)]
    ) { Journal.entry($0).edit }
  }

  private func writeDocuments() throws {
    let rows = try journal.database.statement("SELECT id, name FROM editedDocument ORDER BY name")
    while try rows.step() {
      try target.run(
        "INSERT INTO document (id, name) VALUES (?, ?)",
        [.integer(rows.integer(0)), .text(rows.text(1))]
      )
    }
  }

  private mutating func write(_ edit: RecordedEdit, isCurrent: Bool) throws {
    let intent = edit.intent
    try target.run(
      "INSERT INTO edit VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .integer(edit.number.rawValue), .text(edit.id.description),
        RowValue(edit.parent?.rawValue), RowValue(try journal.merged(by: edit.number)?.rawValue),
        .text(intent.kind.rawValue), .text(intent.meaning), RowValue(intent.place?.rawValue),
        .text(intent.sizeClass.description), .integer(try author(edit.author)),
        .text(UTCTime(timeMs: edit.timeMs).text), RowValue(intent.message),
        RowValue(edit.undoes?.rawValue), RowValue(edit.redoes?.rawValue),
        .integer(isCurrent ? 1 : 0),
      ]
    )
    let rows = try journal.rowChanges(of: edit)
    let documents = try journal.documentNames(of: rows)
    let ids = Dictionary(documents.map { ($0.value, $0.key) }) { first, _ in first }
    for change in JournalChange.all(of: rows, documents: documents, listsAll: true) {
      try write(change, of: edit.number, document: ids[change.object.document])
    }
  }

  private mutating func write(
    _ change: JournalChange,
    of edit: EditNumber,
    document: Int64?
  ) throws {
    result.changes += 1
    try target.run(
      "INSERT INTO change VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .integer(Int64(result.changes)), .integer(edit.rawValue), RowValue(document),
        .text(change.object.id.rawValue), RowValue(change.element), .text(change.kind.rawValue),
        .text(change.variation.rawValue), .text(change.valuePath), RowValue(change.old),
        RowValue(change.new),
      ]
    )
  }

  private mutating func writeNames() throws {
    let versions = try journal.database.statement(
      """
      SELECT version.id, version.edit, message, author.name, timeMs, gitCommit.id
      FROM version JOIN author ON author.id = version.author
      LEFT JOIN gitCommit ON gitCommit.version = version.number
      WHERE isGone = 0 ORDER BY version.number
      """
    )
    while try versions.step() {
      result.versions += 1
      try target.run(
        "INSERT INTO version VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
          .integer(Int64(result.versions)),
          .text(EditID(bytes: versions.bytes(0))?.description ?? ""),
          .integer(versions.integer(1)), .text(versions.text(2)),
          .integer(try author(versions.text(3))), .text(UTCTime(timeMs: versions.integer(4)).text),
          RowValue(versions.optionalText(5)),
        ]
      )
    }
    let current = try names.currentBranch()
    for branch in try branches() {
      try target.run(
        "INSERT INTO branch VALUES (?, ?, ?)",
        [
          .text(branch), RowValue(try names.edit(ofBranch: branch)?.rawValue),
          .integer(branch == current ? 1 : 0),
        ]
      )
    }
    for tag in try names.tags() {
      try target.run(
        "INSERT INTO tag VALUES (?, ?)",
        [.text(tag.name), .integer(tag.edit.rawValue)]
      )
    }
  }

  private func branches() throws -> [String] {
    let rows = try journal.database.statement("SELECT name FROM branch ORDER BY name")
    var names: [String] = []
    while try rows.step() { names.append(rows.text(0)) }
    return names
  }

  private mutating func author(_ name: String) throws -> Int64 {
    if let known = authors[name] { return known }
    let id = Int64(authors.count + 1)
    authors[name] = id
    try target.run("INSERT INTO author (id, name) VALUES (?, ?)", [.integer(id), .text(name)])
    return id
  }

  /// The tables have no STRICT or WITHOUT ROWID option, so programs with an older SQLite open them
  /// too.
  static let schema = """
    CREATE TABLE author (
      id   INTEGER PRIMARY KEY,
      name TEXT NOT NULL
    );
    CREATE TABLE document (
      id   INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE
    );
    CREATE TABLE edit (
      number    INTEGER PRIMARY KEY,
      id        TEXT NOT NULL,     -- the same in every copy of the project
      parent    INTEGER REFERENCES edit(number),
      merged    INTEGER REFERENCES edit(number),  -- the second parent of a merge
      kind      TEXT NOT NULL,     -- 'import', 'set', 'delete-from-project', …
      meaning   TEXT NOT NULL,     -- what it did, in terms of layout
      place     TEXT,              -- where it was made: 'canvas', 'outline', 'inspector'
      class     TEXT NOT NULL,     -- the editing class
      author    INTEGER NOT NULL REFERENCES author(id),
      time      TEXT NOT NULL,     -- UTC, ISO 8601
      message   TEXT,
      undoes    INTEGER REFERENCES edit(number),
      redoes    INTEGER REFERENCES edit(number),
      isCurrent INTEGER NOT NULL   -- 1: led to the current state; 0: on another branch
    );
    CREATE TABLE change (
      id       INTEGER PRIMARY KEY,
      edit     INTEGER NOT NULL REFERENCES edit(number),
      document INTEGER REFERENCES document(id),
      object   TEXT NOT NULL,      -- Interface Builder's id
      element  TEXT,               -- an added or deleted object's element: 'label'
      change   TEXT NOT NULL,      -- 'added', 'deleted', 'moved', 'value', 'installed', …
      class    TEXT NOT NULL,      -- the size class of the value's row
      path     TEXT NOT NULL,      -- the value; 'installed' for an install row, '' for the object
      old      TEXT,               -- null: none
      new      TEXT                -- null: none
    );
    CREATE TABLE version (
      number    INTEGER PRIMARY KEY,
      id        TEXT NOT NULL,
      edit      INTEGER NOT NULL REFERENCES edit(number),
      message   TEXT NOT NULL,
      author    INTEGER NOT NULL REFERENCES author(id),
      time      TEXT NOT NULL,
      gitCommit TEXT               -- the git commit it was imported from
    );
    CREATE TABLE branch (
      name      TEXT PRIMARY KEY,
      edit      INTEGER REFERENCES edit(number),
      isCurrent INTEGER NOT NULL
    );
    CREATE TABLE tag (
      name TEXT PRIMARY KEY,
      edit INTEGER NOT NULL REFERENCES edit(number)
    );
    CREATE INDEX change_edit ON change (edit);
    CREATE INDEX change_object ON change (document, object, class, path, edit);
    CREATE INDEX version_edit ON version (edit);
    -- The values that the current state has, with the edit that set each.
    CREATE VIEW present AS
    SELECT document.name AS document, change.object, change.class, change.path,
      change.new AS value, change.edit
    FROM change JOIN document ON document.id = change.document
    WHERE change.new IS NOT NULL AND change.edit = (
      SELECT max(later.edit) FROM change AS later JOIN edit ON edit.number = later.edit
      WHERE later.document = change.document AND later.object = change.object
        AND later.class = change.class AND later.path = change.path AND edit.isCurrent);
    """
}
