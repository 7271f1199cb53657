import SQLite

extension ProjectStore {
  /// Copies the project, its history and names included, to a file that appears once it is whole.
  ///
  /// - Parameter origin: What the copy remembers as `origin`.
  /// - Throws: ``StoreError/exists(path:)`` if a file is there; nothing is overwritten.
  public func copy(to target: String, rememberingAs origin: String) throws -> ProjectStore {
    try backup(to: target)
    let copy = try ProjectStore.open(at: target)
    try copy.remember("origin", at: origin)
    return copy
  }

  /// Where another copy of the project is.
  /// - Throws: ``StoreError/noRemote(_:)``.
  public func remote(_ name: String) throws -> String {
    let sql = "SELECT path FROM remote WHERE name = ? AND path <> ''"
    guard let path = try present.read({ try $0.text(sql, [.text(name)]) }) else {
      throw StoreError.noRemote(name)
    }
    return path
  }

  /// Remembers where another copy of the project is.
  ///
  /// An empty path remembers that there is one, so that its branches do not travel on.
  ///
  /// - Parameter unlessKnown: True to keep what is remembered under the name.
  public func remember(_ name: String, at path: String, unlessKnown: Bool = false) throws {
    if unlessKnown, (try? remote(name)) != nil { return }
    try write { database in
      try database.run(
        "INSERT OR REPLACE INTO remote (name, path) VALUES (?, ?)",
        [.text(name), .text(path)]
      )
    }
  }
}
