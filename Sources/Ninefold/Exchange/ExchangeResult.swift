public import LayoutModel
internal import LayoutStore

/// The result of fetching or sending edits.
public struct ExchangeResult: Sendable, Equatable {
  /// The number of edits that the receiver lacked.
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
  /// The result of the fetch.
  public let fetched: ExchangeResult
  /// The effect on the current branch.
  public let effect: PullEffect
}

/// The effect of a pull on the current branch.
public enum PullEffect: Sendable, Equatable {
  /// The remote's branch has nothing new.
  case upToDate
  /// The branch moved forward to this edit, the last one of the remote's branch.
  case advanced(EditNumber)
  /// Both sides had new edits, which were merged.
  case merged(ProjectMergeResult)
}

/// The result of a push.
public struct PushResult: Sendable, Equatable {
  /// The edits, versions and names that were sent.
  public let sent: ExchangeResult
  /// The merges with edits that others had pushed first.
  public let merges: [ProjectMergeResult]
}

/// A remote whose address the project stores.
public struct StoredRemote: Sendable, Equatable {
  /// The name. The names of the remote's branches begin with it, as in `origin/main`.
  public let name: String
  /// The address: the path of a project file or a bundle, or the address of a git repository.
  public let address: String
}
