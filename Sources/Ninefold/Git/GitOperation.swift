internal import Foundation

/// An operation that git has begun and not finished, such as a merge with conflicts.
///
/// The raw values are the names of the files and folders that git keeps while an operation is in
/// progress.
enum GitOperation: String, CaseIterable {
  case merge = "MERGE_HEAD"
  case cherryPick = "CHERRY_PICK_HEAD"
  case revert = "REVERT_HEAD"
  case squash = "SQUASH_MSG"
  case rebase = "rebase-merge"
  case patches = "rebase-apply"

  /// The operations that bring one commit into the work tree. Their files have its id.
  static let ofCommits: [GitOperation] = [.merge, .cherryPick, .revert]

  /// The operations that apply the commits of a branch. Their folders have its name.
  static let ofBranches: [GitOperation] = [.rebase, .patches]

  /// Returns the operation in progress; nil if there is none, or if the folder is in no repository.
  static func current(_ git: GitTool) throws -> GitOperation? {
    guard let folder = try git.ownFolder() else { return nil }
    return allCases.first { FileManager.default.fileExists(atPath: folder + "/" + $0.rawValue) }
  }
}
