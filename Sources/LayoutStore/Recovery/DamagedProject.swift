internal import Foundation
internal import SQLite
public import LayoutModel

/// A project file that can be damaged.
///
/// It is read from a copy, so the file itself does not change.
public final class DamagedProject: Sendable {
  private let copy: SharedConnection
  private let copyPath: String

  /// Copies a project file and its write-ahead log to `scratch`, and opens the copy.
  /// - Throws: ``StoreError/missing(path:)``; ``StoreError/damaged(path:reason:)`` if even the
  ///   schema is unreadable.
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
      let connection = try StoreConnection.open(scratch)
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

  /// Restores the beginning of the header, which is the same in all project files.
  private static func restoreHeader(of path: String) throws {
    let file = try FileHandle(forUpdating: URL(filePath: path))
    defer { try? file.close() }
    guard try file.seekToEnd() >= 512 else { return }
    // The magic string, 4096-byte pages, WAL mode, no reserved bytes, and the payload fractions.
    let header = Array("SQLite format 3\0".utf8) + [0x10, 0x00, 2, 2, 0, 64, 32, 32]
    try file.seek(toOffset: 0)
    try file.write(contentsOf: Data(header))
  }

  // MARK: - The journal

  /// Creates a project from the journal, up to the first edit whose id does not match its content,
  /// and from the versions, branches and tags.
  /// - Throws: ``StoreError/exists(path:)``.
  public func rebuild(at target: String) throws -> (project: ProjectStore, recovery: Recovery) {
    let project = try ProjectStore.create(at: target)
    let recovery = try copy.access { database in
      let source = Journal(database)
      return try project.write { target in
        var salvage = JournalRecovery(from: source, into: Journal(target))
        return try salvage.run()
      }
    }
    return (project, recovery)
  }

  // MARK: - The content

  /// Returns the names of all documents in the content or in the list of edited documents, in byte
  /// order, and the names of the tables that can't be read.
  public func documentNames() -> (names: [String], unreadable: [String]) {
    var names: Set<String> = []
    var unreadable: [String] = []
    for table in ["document", "editedDocument"] {
      do {
        try copy.access { database in
          let rows = try Statement(database, "SELECT name FROM \(table)")
          while try rows.step() { names.insert(rows.text(0)) }
        }
      } catch {
        unreadable.append(table)
      }
    }
    return (names.sorted { $0.precedesAsBytes($1) }, unreadable)
  }

  /// Returns a document of the content. It is nil if it does not exist (`isReadable` is true), or
  /// if a part of it cannot be read (`isReadable` is false).
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
