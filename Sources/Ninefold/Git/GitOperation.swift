internal import Foundation

/// An operation that git has begun and not finished, such as a merge with conflicts.
///
/// The raw values are the names of the files and folders in which git keeps the state of an
/// operation. Several can exist: a rebase that stops at a squashed commit has two. The first case
/// then tells the operation. The message of a squashed merge is last, because git also keeps it if
/// the merged changes are discarded.
enum GitOperation: String, CaseIterable {
  case merge = "MERGE_HEAD"
  case cherryPick = "CHERRY_PICK_HEAD"
  case revert = "REVERT_HEAD"
  case rebase = "rebase-merge"
  case patches = "rebase-apply"
  case squash = "SQUASH_MSG"

  /// The operations that bring one commit into the work tree. The file has the commit's id.
  static let ofCommits: [GitOperation] = [.merge, .cherryPick, .revert]

  /// The operations that apply several commits. In a rebase, the folder has the name of the branch.
  static let ofBranches: [GitOperation] = [.rebase, .patches]

  /// Returns the operation in progress; nil if there is none, or if the folder is in no repository.
  static func current(_ git: GitTool) throws -> GitOperation? {
    guard let folder = try git.ownFolder() else { return nil }
    return allCases.first { FileManager.default.fileExists(atPath: folder + "/" + $0.rawValue) }
  }
}
