package import LayoutModel

/// Edits, versions, branches and tags that are transferred between clones of a project.
///
/// Bundles are untrusted. The receiver recomputes every id from the content.
public struct ProjectBundle: Sendable {
  /// An edit with everything from which its id is computed.
  package struct Edit: Sendable {
    package var id: EditID
    package var parent: EditID?
    package var undoes: EditID?
    package var redoes: EditID?
    package var merged: EditID?
    let intent: EditIntent
    let author: String
    let timeMs: Int64
    /// The changes as the journal stores them; nil for an undo or a redo.
    let changes: [UInt8]?

    /// The id, computed from the content.
    package var fittingID: EditID {
      EditID(
        parent: parent,
        intent: intent,
        author: author,
        timeMs: timeMs,
        undoes: undoes,
        redoes: redoes,
        changes: changes,
        merged: merged
      )
    }
  }

  /// A version. Its id is computed from its content.
  package struct Version: Sendable {
    package var edit: EditID
    let message: String
    let author: String
    let timeMs: Int64
  }

  /// An imported git commit.
  struct GitCommit: Sendable {
    /// Git's hash in hexadecimal digits.
    let id: String
    /// The imported paths, each followed by a newline.
    let paths: String
    /// The edit with the state of the commit; nil if there was no edit.
    let edit: EditID?
    /// True if the commit became a version of the edit.
    let isVersion: Bool
  }

  /// A branch or a tag.
  package struct Name: Sendable {
    let name: String
    package var edit: EditID
  }

  /// The edits. An edit comes after those that it refers to.
  package var edits: [Edit] = []
  package var versions: [Version] = []
  /// The imported git commits, in order.
  var gitCommits: [GitCommit] = []
  package var branches: [Name] = []
  package var tags: [Name] = []
  /// The current branch of the sender.
  var current = "main"

  /// Creates an empty bundle.
  public init() {}

  /// Appends another bundle, whose edits can refer to those of this one. Its names replace equal ones.
  public mutating func append(_ other: ProjectBundle) {
    edits += other.edits
    versions += other.versions
    gitCommits += other.gitCommits
    let (newBranches, newTags) = (Set(other.branches.map(\.name)), Set(other.tags.map(\.name)))
    branches = branches.filter { !newBranches.contains($0.name) } + other.branches
    tags = tags.filter { !newTags.contains($0.name) } + other.tags
    current = other.current
  }

  /// True if there is nothing to transfer.
  public var isEmpty: Bool {
    edits.isEmpty && versions.isEmpty && gitCommits.isEmpty && branches.isEmpty && tags.isEmpty
  }

  /// The time of the last edit or version in milliseconds since 1970; 0 if there is none.
  public var timeMs: Int64 { (edits.map(\.timeMs) + versions.map(\.timeMs)).max() ?? 0 }

  /// The names of the branches, then those of the tags.
  public var names: [String] { (branches + tags).map(\.name) }
  /// The number of edits.
  public var editCount: Int { edits.count }
  /// The number of versions.
  public var versionCount: Int { versions.count }
}
