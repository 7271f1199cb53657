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

  /// The names of the branches, then those of the tags.
  public var names: [String] { (branches + tags).map(\.name) }
  /// The number of edits.
  public var editCount: Int { edits.count }
  /// The number of versions.
  public var versionCount: Int { versions.count }
}
