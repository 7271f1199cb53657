internal import Foundation
internal import SQLite
public import LayoutModel

/// A project file that may be damaged, read without trusting it.
///
/// All reading is done on a copy, so the file itself stays as it is.
public final class DamagedProject: Sendable {
  private let copy: SharedConnection
  private let copyPath: String

  /// Copies a project file and what SQLite keeps beside it to a scratch file, and opens that.
  /// - Throws: ``StoreError/missing(path:)``, ``StoreError/damaged(path:reason:)`` if not even the
  ///   schema can be read.
  public init(at path: String, scratch: String) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      throw StoreError.missing(path: path)
    }
    copyPath = scratch
    DamagedProject.remove(scratch)
    do {
      try FileManager.default.copyItem(atPath: path, toPath: scratch)
      if FileManager.default.fileExists(atPath: path + "-wal") {
        try FileManager.default.copyItem(atPath: path + "-wal", toPath: scratch + "-wal")
      }
      try DamagedProject.restoreHeader(of: scratch)
      let connection = try ProjectStore.connect(to: scratch)
      _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
      copy = try SharedConnection(connection)
    } catch let error as SQLiteError {
      DamagedProject.remove(scratch)
      throw StoreError.damaged(path: path, reason: error.message)
    } catch {
      DamagedProject.remove(scratch)
      throw error
    }
  }

  deinit {
    DamagedProject.remove(copyPath)
  }

  private static func remove(_ path: String) {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
  }

  /// Puts back the begin of the header, which is the same in all project files.
  private static func restoreHeader(of path: String) throws {
    let file = try FileHandle(forUpdating: URL(filePath: path))
    defer { try? file.close() }
    guard try file.seekToEnd() >= 512 else { return }
    // The format's name, pages of 4096 bytes, a write-ahead log, no reserved bytes, the fractions.
    let header = Array("SQLite format 3\0".utf8) + [0x10, 0x00, 2, 2, 0, 64, 32, 32]
    try file.seek(toOffset: 0)
    try file.write(contentsOf: Data(header))
  }

  // MARK: - The journal

  /// Makes a new project of the journal, as far as its edits are proved by their ids, and of the names
  /// of versions, branches and tags.
  /// - Throws: ``StoreError/exists(path:)``; nothing is left behind.
  public func rebuild(at target: String) throws -> (project: ProjectStore, report: Recovery) {
    let project = try ProjectStore.create(at: target)
    let report = try copy.access { database in
      let source = Journal(database)
      return try project.write { target in
        var salvage = Salvage(from: source, into: Journal(target))
        return try salvage.run()
      }
    }
    return (project, report)
  }

  // MARK: - The content

  /// The names of the documents that are in the content, or are known to have been.
  public func documentNames() -> [String] {
    var names: Set<String> = []
    for table in ["document", "editedDocument"] {
      try? copy.access { database in
        let rows = try Statement(database, "SELECT name FROM \(table)")
        while try rows.step() { names.insert(rows.text(0)) }
      }
    }
    return names.sorted { $0.precedesAsBytes($1) }
  }

  /// A document as the content has it; nil if it is not there, or not readable as a whole.
  public func document(named name: String) -> (document: Document?, isReadable: Bool) {
    copy.access { database in
      do {
        let sql = "SELECT id, prolog, epilog FROM document WHERE name = ?"
        let found = try database.first(sql, [.text(name)]) { row in
          (id: row.integer(0), prolog: row.text(1), epilog: row.text(2))
        }
        guard let found else { return (nil, true) }
        let stored = StoredDocument(database: database, id: found.id)
        let objects = try stored.objects()
        return (Document(prolog: found.prolog, epilog: found.epilog, objects: objects), true)
      } catch {
        database.endWalks()
        return (nil, false)
      }
    }
  }
}
