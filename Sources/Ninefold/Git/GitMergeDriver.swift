internal import Foundation
public import LayoutModel

/// Git's merge driver. Git passes three temporary files without extensions, and reads the result
/// from ours.
public enum GitMergeDriver {
  /// The result of a merge.
  public enum Result: Sendable {
    /// The layouts were merged, possibly with conflicts.
    case byMeaning(MergeResult, DocumentVersions)
    /// The lines were merged without conflicts, because a version can't be read as a document.
    case byLines(reason: String)
    /// A version can't be read, and the lines conflict. The file is unchanged.
    case keptOurs(reason: String)
  }

  /// Merges three versions and writes the result to the file of our side.
  ///
  /// If a version can't be read, such as an archive of Xcode 3, the lines are merged instead. The
  /// result is used if they don't conflict.
  ///
  /// - Parameters:
  ///   - base: The file of the common base; empty if both sides added the document.
  ///   - ours: The file of our side, which is replaced by the result.
  ///   - theirs: The file of their side.
  /// - Throws: ``NinefoldError/file(path:reason:)`` if a file can't be read or written.
  public static func merge(base: String, ours: String, theirs: String) throws -> Result {
    do {
      let versions = try DocumentVersions(contentsOf: base, ours: ours, theirs: theirs)
      let result = versions.merged()
      try result.document.write(to: ours)
      return .byMeaning(result, versions)
    } catch NinefoldError.refused(let refusals) {
      let reason = refusals.map(\.description).joined(separator: "\n")
      return try mergeLines(base: base, ours: ours, theirs: theirs, because: reason)
    }
  }

  private static func mergeLines(
    base: String,
    ours: String,
    theirs: String,
    because reason: String
  ) throws -> Result {
    let git = GitTool(folder: FileManager.default.currentDirectoryPath)
    let merged = try git.run(["merge-file", "-p", "-q", ours, base, theirs])
    guard merged.isSuccess else { return .keptOurs(reason: reason) }
    try RegularFile.replace(ours, with: merged.bytes)
    return .byLines(reason: reason)
  }

  /// Returns the differences of two files by lines, in git's format.
  /// - Throws: ``NinefoldError/git(_:)``.
  public static func lineDifferences(from old: String, to new: String) throws -> [UInt8] {
    let git = GitTool(folder: FileManager.default.currentDirectoryPath)
    return try git.run([
      "diff", "--no-index", "--no-ext-diff", "--no-textconv", "--no-color", "--", old, new,
    ]).bytes
  }
}
