internal import InterfaceBuilderFormat
internal import LayoutModel
internal import LayoutStore

/// The result of an export to git.
public struct GitExportResult: Sendable, Equatable {
  /// The number of commits, one for each version.
  public let commits: Int
  /// The number of exported branches. A branch without a version isn't exported.
  public let branches: Int
  /// The number of exported tags. A tag without a version isn't exported.
  public let tags: Int
}

extension Project {
  /// Exports the versions that branches and tags reach, as a stream for `git fast-import`.
  ///
  /// Each version becomes a commit with its author, time and message, and with the documents that
  /// changed. If the edit of a branch or tag isn't a version, the exported reference points to the
  /// last version before it. The paths are those of ``export(_:to:isDryRun:progress:)``. Equal
  /// projects give equal bytes.
  ///
  /// - Parameters:
  ///   - progress: Called after each commit with the number of finished commits and the total.
  ///   - write: Called with each part of the stream, in order.
  /// - Throws: ``NinefoldError/git(_:)`` if git can't store a document under its name,
  ///   ``NinefoldError/sameOutput(path:documents:)``, errors of `write`, or `CancellationError`.
  @discardableResult
  public func exportForGit(
    progress: (Int, Int) -> Void = { _, _ in },
    to write: @escaping ([UInt8]) throws -> Void
  ) throws -> GitExportResult {
    let graph = try GitCommitGraph(store)
    let stream = try GitFastExport(write)
    var next = graph.commits.makeIterator()
    var paths: [String: String] = [:]
    try store.history.walk(graph.commits.map(\.version.edit)) { state in
      try Task.checkCancellation()
      guard let commit = next.next() else { return }
      try stream.begin(commit)
      for name in try state.changedDocuments(since: commit.parentEdit) {
        let path = try Project.gitPath(of: name)
        if let other = paths.updateValue(name, forKey: path), other != name {
          throw NinefoldError.sameOutput(path: path, documents: [other, name])
        }
        try stream.file(state.document(named: name).map(DocumentWriter.write), at: path)
      }
      try stream.end()
      progress(commit.mark, graph.commits.count)
    }
    for (name, mark) in graph.references { try stream.reference(name, mark: mark) }
    try stream.done()
    return GitExportResult(
      commits: graph.commits.count,
      branches: graph.branchCount,
      tags: graph.tagCount
    )
  }

  /// A document's path in a repository.
  private static func gitPath(of name: String) throws -> String {
    let path = OutputFolder.relativePath(of: name)
    // Git reserves `.git` and all spellings that some file system treats as equal to it.
    let isGits = path.split { "/\\:".contains($0) }.contains { part in
      let seen = part.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
      var name = String(String.UnicodeScalarView(seen)).lowercased()
      while name.hasSuffix(".") || name.hasSuffix(" ") { name.removeLast() }
      return name == ".git" || name == "git~1"
    }
    guard !isGits else { throw NinefoldError.git(.badDocument(name)) }
    return path
  }
}
