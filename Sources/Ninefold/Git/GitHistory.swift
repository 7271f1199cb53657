/// The commits of a repository that changed storyboards and xibs, oldest first.
struct GitHistory {
  /// A commit that changed documents.
  struct Commit {
    /// The hash in hexadecimal digits.
    let id: String
    /// The author, such as `Ann Example <ann@example.com>`.
    let author: String
    /// The author's time, in milliseconds since 1970.
    let timeMs: Int64
    let message: String
    /// The changed documents, sorted by path.
    var changes: [Change]
  }

  /// The change of one file in a commit.
  struct Change {
    /// The path from the top of the repository.
    let path: String
    /// The hash of the file's content; nil if the file was deleted.
    let blob: String?
  }

  /// The end of the year 9999. Later times are clamped.
  private static let lastSecond: Int64 = 253_402_300_799

  /// The commits.
  private(set) var commits: [Commit] = []

  /// Reads a history along first parents, so that each commit follows the previous one. The changes
  /// of a merged branch are changes of the merge.
  ///
  /// - Parameters:
  ///   - revision: The last commit.
  ///   - paths: Files and folders, relative to the top of the repository; everything if empty.
  /// - Throws: ``NinefoldError/git(_:)``.
  init(_ git: GitTool, revision: String, paths: [String]) throws {
    let commit = try git.text([
      "rev-parse", "--verify", "--end-of-options", revision + "^{commit}",
    ])
    let patterns =
      paths.isEmpty
      ? [":(top,glob)**/*.storyboard", ":(top,glob)**/*.xib"] : paths.map { ":(top,literal)" + $0 }
    // Override all settings that would change the output.
    let arguments = [
      "-c", "log.showRoot=true", "log", "--first-parent", "-m", "--reverse", "-z", "--raw",
      "--no-abbrev", "--no-renames", "--no-follow", "--no-relative", "--no-ext-diff",
      "--no-textconv", "--no-notes", "--no-show-signature", "--no-color", "--encoding=UTF-8",
      "--format=%x01%H%x00%an <%ae>%x00%at%x00%B%x00", commit, "--",
    ]
    let answer = try git.success(of: arguments + patterns)
    try read(answer.bytes.split(separator: 0, omittingEmptySubsequences: false)[...])
  }

  /// Parses the fields of git's output, separated by NUL: for each commit a mark and its fields,
  /// and for each file its change and its path.
  private mutating func read(_ fields: ArraySlice<ArraySlice<UInt8>>) throws {
    var fields = fields
    func text() throws -> String {
      guard let field = fields.popFirst() else {
        throw NinefoldError.git(.unreadable(command: "log"))
      }
      return String(decoding: field, as: UTF8.self)
    }
    while let first = fields.first {
      if first.first == 1 {
        let id = String(try text().dropFirst())
        let author = try text()
        let time = Int64(try text()) ?? 0
        commits.append(
          Commit(
            id: id,
            author: author,
            timeMs: max(-GitHistory.lastSecond, min(GitHistory.lastSecond, time)) * 1000,
            message: GitHistory.trimmed(try text()),
            changes: []
          )
        )
      } else if first.allSatisfy({ $0 == UInt8(ascii: "\n") }) {
        _ = try text()
      } else {
        // `:100644 100644 OLD NEW M`, then the path.
        let parts = try text().split(whereSeparator: { " :\n".contains($0) })
        guard parts.count == 5, !commits.isEmpty else {
          throw NinefoldError.git(.unreadable(command: "log"))
        }
        let path = try text()
        guard DocumentFiles.isDocument(path) else { continue }
        // Links and submodules aren't files.
        let isFile = parts[1].hasPrefix("100")
        let change = Change(path: path, blob: isFile ? String(parts[3]) : nil)
        commits[commits.count - 1].changes.append(change)
      }
    }
  }

  /// Returns a message without trailing line ends.
  private static func trimmed(_ message: String) -> String {
    var message = message[...]
    while message.last?.isNewline ?? false { message = message.dropLast() }
    return String(message)
  }
}

extension GitHistory {
  /// Normalizes paths relative to the top of a repository, removes duplicates and sorts them.
  /// - Throws: ``NinefoldError/git(_:)`` if a path leads out of the repository.
  static func selection(_ paths: [String]) throws -> [String] {
    let plain = try paths.map { path in
      let parts = path.split(separator: "/").filter { $0 != "." }
      guard !path.hasPrefix("/"), !parts.contains(".."), !path.contains("\n"), !path.contains("\0")
      else { throw NinefoldError.git(.badPath(path)) }
      return parts.joined(separator: "/")
    }
    // The top stands for everything.
    if plain.contains("") { return [] }
    return Set(plain).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
