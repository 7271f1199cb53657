package import LayoutModel

/// Edits, versions, branches and tags on the way from one copy of a project to another.
///
/// Nothing in it is believed: who receives it makes every id anew from what it says.
public struct ProjectBundle: Sendable {
  /// An edit with all that its id is made of.
  package struct Edit: Sendable {
    package var id: EditID
    package var parent: EditID?
    package var undoes: EditID?
    package var redoes: EditID?
    package var merged: EditID?
    let intent: EditIntent
    let author: String
    let timeMs: Int64
    /// As the journal stores them; nil in an undo and a redo.
    let changes: [UInt8]?

    /// The id that what it says makes.
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

  /// A version; its id follows from what it says.
  package struct Version: Sendable {
    package var edit: EditID
    let message: String
    let author: String
    let timeMs: Int64
  }

  /// What is known of a commit of git.
  struct GitCommit: Sendable {
    /// Git's hash in hexadecimal digits.
    let id: String
    /// Which files were asked for: paths, each ended by a line end.
    let paths: String
    /// The edit whose state is that of the commit; nil: nothing was there.
    let edit: EditID?
    /// True if it became the version of the edit.
    let isVersion: Bool
  }

  /// A branch or a tag.
  package struct Name: Sendable {
    let name: String
    package var edit: EditID
  }

  /// The edits, each after those it follows.
  package var edits: [Edit] = []
  package var versions: [Version] = []
  /// The commits of git that were brought in, in their order.
  var gitCommits: [GitCommit] = []
  package var branches: [Name] = []
  package var tags: [Name] = []
  /// The branch that the sender is on.
  var current = "main"

  /// The names of the branches, then those of the tags.
  public var names: [String] { (branches + tags).map(\.name) }
  /// How many edits there are.
  public var editCount: Int { edits.count }
  /// How many versions there are.
  public var versionCount: Int { versions.count }
}
