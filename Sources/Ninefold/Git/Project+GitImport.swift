internal import Foundation
public import LayoutModel
internal import LayoutStore

/// The result of an import of a git history.
public struct GitImportResult: Sendable {
  /// An imported commit.
  public struct Entry: Sendable {
    /// The commit's hash in hexadecimal digits.
    public let commit: String
    /// The version in the project; nil in a dry run, and if the commit changed nothing in the
    /// project.
    public let version: ProjectVersion?
    /// The first line of the commit's message.
    public let title: String
    /// The files that were skipped, with the reasons. Their paths include the commit.
    public let refused: [NinefoldError.Refusal]
  }

  /// The commits, oldest first.
  public internal(set) var entries: [Entry] = []
  /// The number of commits that an earlier import had already imported.
  public let knownCount: Int
}

extension Project {
  /// Imports the history of a git repository's storyboards and xibs.
  ///
  /// Each commit on the first-parent line that changed a storyboard or xib becomes an edit and a
  /// version, with the commit's author, time and message. The message of the edit is the first line
  /// of that of the commit. Each commit is one transaction. So a
  /// later import continues after the last imported commit, even if the earlier one was
  /// interrupted. Documents are named by their paths in the repository. Files that aren't documents
  /// are skipped and reported, and the project keeps their previous content.
  ///
  /// - Parameters:
  ///   - repository: A folder in the repository.
  ///   - revision: The last commit to import.
  ///   - paths: Files and folders, relative to the top of the repository; everything if empty.
  ///   - overwritesEdits: True to let commits replace edits that were made in the project.
  ///   - progress: Called after each commit with the number of finished commits and the total.
  /// - Throws: ``NinefoldError/git(_:)``, ``NinefoldError/editedDocuments(_:)``, or
  ///   `CancellationError` in a cancelled task. The commits that are already imported stay.
  public func importGitHistory(
    of repository: String,
    revision: String = "HEAD",
    paths: [String] = [],
    isDryRun: Bool = false,
    overwritesEdits: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> GitImportResult {
    guard FileManager.default.fileExists(atPath: repository) else {
      throw NinefoldError.git(.noRepository(path: repository))
    }
    let git = GitTool(folder: repository, ignoresVariables: true)
    let selection = try GitHistory.selection(paths)
    let history = try GitHistory(git, revision: revision, paths: selection)
    let known = try store.gitCommits.ids(of: selection)
    if let lost = known.enumerated().first(where: { index, id in
      index >= history.commits.count || history.commits[index].id != id
    }) {
      throw NinefoldError.git(.rewritten(commit: lost.element))
    }
    var result = GitImportResult(knownCount: known.count)
    let new = history.commits.dropFirst(known.count)
    let blobs = try GitBlobs(git)
    for commit in new {
      try Task.checkCancellation()
      let (incoming, refused) = try Project.read(commit, blobs)
      let version = try isDryRun ? nil : bring(commit, incoming, selection, overwritesEdits)
      result.entries.append(
        GitImportResult.Entry(
          commit: commit.id,
          version: version,
          title: incoming.subject ?? "",
          refused: refused
        )
      )
      progress(result.entries.count, new.count)
    }
    return result
  }

  private func bring(
    _ commit: GitHistory.Commit,
    _ incoming: IncomingCommit,
    _ selection: [String],
    _ overwritesEdits: Bool
  ) throws -> ProjectVersion? {
    let environment = EditEnvironment(author: commit.author) { commit.timeMs }
    do {
      return try store.gitCommits.add(
        incoming,
        of: selection,
        by: environment,
        overwritesEdits: overwritesEdits
      )
    } catch DocumentError.edited(let documents) {
      throw NinefoldError.editedDocuments(documents)
    }
  }

  private static func read(_ commit: GitHistory.Commit, _ blobs: GitBlobs) throws -> (
    IncomingCommit, refused: [NinefoldError.Refusal]
  ) {
    var files: [ImportedFile] = []
    var gone: [String] = []
    var refused: [NinefoldError.Refusal] = []
    for change in commit.changes {
      let path = "\(commit.id.prefix(12)):\(change.path)"
      guard let blob = change.blob else {
        gone.append(change.path)
        continue
      }
      guard !change.path.split(separator: "/").contains("..") else {
        refused.append(.init(path: path, line: nil, reason: "the path leads out of the repository"))
        continue
      }
      guard let bytes = try blobs.bytes(of: blob) else {
        refused.append(.init(path: path, line: nil, reason: "the file is too large"))
        continue
      }
      do throws(NinefoldError.Refusal) {
        files.append(ImportedFile(try DocumentFile(bytes, of: change.path)))
      } catch {
        refused.append(.init(path: path, line: error.line, reason: error.reason))
      }
    }
    return (
      IncomingCommit(id: commit.id, message: commit.message, files: files, gone: gone), refused
    )
  }
}
