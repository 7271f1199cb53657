import SQLite

extension ProjectStore {
  /// Copies the project with its history and names to a file, which appears only when it is
  /// complete.
  ///
  /// - Parameter origin: The path that the copy stores as the remote `origin`.
  /// - Throws: ``StoreError/exists(path:)`` if the path exists. Nothing is overwritten.
  public func copy(to target: String, rememberingAs origin: String) throws -> ProjectStore {
    try backup(to: target)
    let copy = try ProjectStore.open(at: target)
    try copy.remember("origin", at: origin)
    return copy
  }

  /// Returns the path of a remote.
  /// - Throws: ``StoreError/noRemote(_:)``.
  public func remote(_ name: String) throws -> String {
    let sql = "SELECT path FROM remote WHERE name = ? AND path <> ''"
    guard let path = try present.read({ try $0.text(sql, [.text(name)]) }) else {
      throw StoreError.noRemote(name)
    }
    return path
  }

  /// Stores the path of a remote.
  ///
  /// An empty path only marks the name as a remote, so that bundles omit its branches.
  ///
  /// - Parameter unlessKnown: True to keep a path that is already stored for the name.
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
