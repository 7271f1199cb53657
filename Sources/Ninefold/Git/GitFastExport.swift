internal import InterfaceBuilderFormat
internal import LayoutModel

/// Writes commits as a stream for `git fast-import`.
struct GitFastExport {
  private let write: ([UInt8]) throws -> Void

  /// Starts the stream.
  init(_ write: @escaping ([UInt8]) throws -> Void) throws {
    self.write = write
    // With this feature git refuses an incomplete stream.
    try line("feature done")
  }

  /// Starts a commit. Its files follow.
  func begin(_ commit: GitCommitGraph.Commit) throws {
    let version = commit.version
    let author = GitFastExport.identity(version.author)
    let time = max(0, version.timeMs / 1000)
    // Without a reset, git would use the last commit of the reference as parent.
    if commit.parents.isEmpty { try line("reset \(commit.reference)\n") }
    try line("commit \(commit.reference)")
    try line("mark :\(commit.mark)")
    try line("author \(author) \(time) +0000")
    try line("committer \(author) \(time) +0000")
    try data(Array((version.message.filter { $0 != "\0" } + "\n").utf8))
    for (index, parent) in commit.parents.enumerated() {
      try line("\(index == 0 ? "from" : "merge") :\(parent)")
    }
  }

  /// Writes a file of the commit; nil deletes the file.
  func file(_ bytes: [UInt8]?, at path: String) throws {
    guard let bytes else { return try line("D \(GitFastExport.quoted(path))") }
    try line("M 100644 inline \(GitFastExport.quoted(path))")
    try data(bytes)
  }

  /// Ends the commit.
  func end() throws { try line("") }

  /// Sets a reference to a commit.
  func reference(_ name: String, mark: Int) throws { try line("reset \(name)\nfrom :\(mark)\n") }

  /// Ends the stream.
  func done() throws { try line("done") }

  private func line(_ text: String) throws { try write(Array((text + "\n").utf8)) }

  private func data(_ bytes: [UInt8]) throws {
    try line("data \(bytes.count)")
    try write(bytes)
    try line("")
  }

  /// Returns an author in git's form, such as `Ann Example <ann@example.com>`.
  static func identity(_ author: String) -> String {
    var (name, email) = (author, "")
    if author.hasSuffix(">"), let start = author.lastIndex(of: "<") {
      name = String(author[..<start])
      email = String(author[start...].dropFirst().dropLast())
    }
    func plain(_ text: String) -> String {
      let scalars = text.unicodeScalars.filter { $0.value >= 32 && $0 != "<" && $0 != ">" }
      let words = String(String.UnicodeScalarView(scalars)).split(separator: " ")
      return words.joined(separator: " ")
    }
    let shown = plain(name)
    return "\(shown.isEmpty ? "unknown" : shown) <\(plain(email))>"
  }

  /// Quotes a path and escapes its special characters.
  private static func quoted(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(text)\""
  }
}
