internal import InterfaceBuilderFormat
internal import LayoutModel
internal import LayoutStore

/// What an export for git wrote.
public struct GitExportReport: Sendable, Equatable {
  /// How many versions, as commits.
  public let commits: Int
  /// How many branches that have a version.
  public let branches: Int
  /// How many tags that have a version.
  public let tags: Int
}

extension Project {
  /// Writes the versions that branches and tags lead to in the form that `git fast-import` takes: each
  /// as a commit with its author, time and message, and of the documents only those that changed.
  ///
  /// A branch or tag whose edit is no version names the last version before it. Documents are at their
  /// names, as ``export(_:to:isDryRun:progress:)`` writes them. The same project gives the same bytes.
  ///
  /// - Parameters:
  ///   - progress: Called after each commit with the number done and the number of all.
  ///   - write: Takes the stream, piece by piece.
  /// - Throws: ``NinefoldError/git(_:)`` if git does not take a document's name,
  ///   ``NinefoldError/sameOutput(path:documents:)``, what `write` throws, or `CancellationError`.
  @discardableResult
  public func exportForGit(
    progress: (Int, Int) -> Void = { _, _ in },
    to write: @escaping ([UInt8]) throws -> Void
  ) throws -> GitExportReport {
    let graph = try GitCommitGraph(store)
    let stream = try GitFastExport(write)
    var next = graph.commits.makeIterator()
    var paths: [String: String] = [:]
    try store.walk(graph.commits.map(\.version.edit)) { state in
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
    return GitExportReport(
      commits: graph.commits.count,
      branches: graph.branchCount,
      tags: graph.tagCount
    )
  }

  /// A document's path in a repository.
  private static func gitPath(of name: String) throws -> String {
    let path = OutputFolder.relativePath(of: name)
    // Git keeps folders of this name, in any spelling that some file system reads so, to itself.
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
