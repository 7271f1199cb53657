/// The commits of a repository that changed storyboards and xibs, the oldest first.
struct GitHistory {
  /// One commit.
  struct Commit {
    /// The hash in hexadecimal digits.
    let id: String
    /// `Ann Example <ann@example.com>`.
    let author: String
    /// When the author made it, in milliseconds since 1970.
    let timeMs: Int64
    let message: String
    /// The documents that it changed, in the order of their paths.
    var changes: [Change]
  }

  /// What a commit did to one file.
  struct Change {
    /// The path from the top of the repository.
    let path: String
    /// The hash of what the file holds; nil if it is gone.
    let blob: String?
  }

  /// The end of the year 9999, beyond which a time is no time.
  private static let lastSecond: Int64 = 253_402_300_799

  /// The commits.
  private(set) var commits: [Commit] = []

  /// Reads a history along first parents, so that each commit follows the one before it; what a merge
  /// brought in is a change of the merge.
  ///
  /// - Parameters:
  ///   - revision: The last commit.
  ///   - paths: Files and folders from the top of the repository; everything if empty.
  /// - Throws: ``NinefoldError/git(_:)``.
  init(_ git: GitTool, revision: String, paths: [String]) throws {
    let commit = try git.text([
      "rev-parse", "--verify", "--end-of-options", revision + "^{commit}",
    ])
    let patterns =
      paths.isEmpty
      ? [":(top,glob)**/*.storyboard", ":(top,glob)**/*.xib"] : paths.map { ":(top,literal)" + $0 }
    // Everything that a user's or a repository's settings could change is said.
    let arguments = [
      "-c", "log.showRoot=true", "log", "--first-parent", "-m", "--reverse", "-z", "--raw",
      "--no-abbrev", "--no-renames", "--no-follow", "--no-relative", "--no-ext-diff",
      "--no-textconv", "--no-notes", "--no-show-signature", "--no-color", "--encoding=UTF-8",
      "--format=%x01%H%x00%an <%ae>%x00%at%x00%B%x00", commit, "--",
    ]
    let answer = try git.success(of: arguments + patterns)
    try read(answer.bytes.split(separator: 0, omittingEmptySubsequences: false)[...])
  }

  /// Reads texts that git separates by NUL: of a commit a mark, its fields, and for each file how it
  /// changed and its path.
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
        guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib") else { continue }
        // Links and submodules are no files.
        let isFile = parts[1].hasPrefix("100")
        let change = Change(path: path, blob: isFile ? String(parts[3]) : nil)
        commits[commits.count - 1].changes.append(change)
      }
    }
  }

  /// A message without the line ends after it.
  private static func trimmed(_ message: String) -> String {
    var message = message[...]
    while message.last?.isNewline ?? false { message = message.dropLast() }
    return String(message)
  }
}

extension GitHistory {
  /// Paths from the top of a repository in one spelling, each once and in order.
  /// - Throws: ``NinefoldError/git(_:)`` if one leads out of it.
  static func selection(_ paths: [String]) throws -> [String] {
    let plain = try paths.map { path in
      let parts = path.split(separator: "/").filter { $0 != "." }
      guard !path.hasPrefix("/"), !parts.contains(".."), !path.contains("\n"), !path.contains("\0")
      else { throw NinefoldError.git(.badPath(path)) }
      return parts.joined(separator: "/")
    }
    // The top itself is everything.
    if plain.contains("") { return [] }
    return Set(plain).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
