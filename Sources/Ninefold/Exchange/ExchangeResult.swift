public import LayoutModel
internal import LayoutStore

/// The result of an exchange of edits.
public struct ExchangeResult: Sendable, Equatable {
  /// The number of new edits.
  public let edits: Int
  /// The number of versions that the receiver lacked.
  public let versions: Int
  /// The names of the branches and tags that are new or moved.
  public let names: [String]
  /// True if the remote lost edits that it had at the last exchange. This project still has them,
  /// and a push sends them again.
  public internal(set) var isRewritten = false

  init(edits: Int, versions: Int, names: [String], isRewritten: Bool = false) {
    (self.edits, self.versions, self.names) = (edits, versions, names)
    self.isRewritten = isRewritten
  }

  init(_ bundle: ProjectBundle) {
    self.init(edits: bundle.editCount, versions: bundle.versionCount, names: bundle.names)
  }
}

/// The result of a pull.
public struct PullResult: Sendable, Equatable {
  /// What was fetched.
  public let fetched: ExchangeResult
  /// What happened to the current branch.
  public let effect: PullEffect
}

/// The effect of a pull on the current branch.
public enum PullEffect: Sendable, Equatable {
  /// There was nothing new.
  case upToDate
  /// The branch moved forward to this edit, the last one of the remote's branch.
  case advanced(EditNumber)
  /// Both sides had edits, and they were merged.
  case merged(ProjectMergeResult)
}

/// The result of a push.
public struct PushResult: Sendable, Equatable {
  /// What was sent.
  public let sent: ExchangeResult
  /// The merges with edits that others pushed before.
  public let merges: [ProjectMergeResult]
}

/// A remote whose address the project stores.
public struct StoredRemote: Sendable, Equatable {
  /// The name. The names of the remote's branches begin with it, as in `origin/main`.
  public let name: String
  /// The address: the path of a project file or a bundle, or the address of a git repository.
  public let address: String
}
