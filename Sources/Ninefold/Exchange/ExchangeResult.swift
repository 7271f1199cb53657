public import LayoutModel
internal import LayoutStore

/// The result of an exchange of edits.
public struct ExchangeResult: Sendable, Equatable {
  /// The number of new edits.
  public let edits: Int
  /// The number of new versions.
  public let versions: Int
  /// The branches and tags that are new or moved.
  public let names: [String]
  /// True if the remote lost content that it had at the last exchange. Nothing is lost here; a push
  /// sends what it lacks.
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
  /// The branch moved forward to the remote's edit.
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

/// A stored remote.
public struct StoredRemote: Sendable, Equatable {
  /// The name, which begins the names of its branches.
  public let name: String
  /// The address.
  public let address: String
}
