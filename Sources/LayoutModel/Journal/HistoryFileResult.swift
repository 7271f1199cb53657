/// The numbers of rows in an exported history.
public struct HistoryFileResult: Sendable, Equatable {
  /// The number of edits on all branches.
  public package(set) var edits = 0
  /// The number of versions.
  public package(set) var versions = 0
  /// The number of changes that the edits made.
  public package(set) var changes = 0

  package init() {}
}
