internal import Foundation
public import LayoutModel

/// The merge driver, which git calls for a file that both sides changed. Git passes three temporary
/// files and reads the result from that of our side.
public enum GitMergeDriver {
  /// The result of a merge.
  public enum Result: Sendable {
    /// The driver merged the documents object by object, possibly with conflicts.
    case byMeaning(MergeResult, DocumentVersions)
    /// A version can't be read as a document, so git merged the lines, without conflicts.
    case byLines(reason: String)
    /// A version can't be read as a document, and the lines conflict. The file of our side is
    /// unchanged.
    case keptOurs(reason: String)
  }

  /// Merges three versions and writes the result to the file of our side.
  ///
  /// If a version can't be read as a document, such as a file of Xcode 3, the lines are merged
  /// instead. The merge of lines is used only if it has no conflicts.
  ///
  /// - Parameters:
  ///   - base: The file of the common ancestor; empty if both sides added the document.
  ///   - ours: The file of our side, which the result replaces.
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

  /// Returns the difference of two files line by line, as `git diff` prints it.
  /// - Throws: ``NinefoldError/git(_:)``.
  public static func lineDifferences(from old: String, to new: String) throws -> [UInt8] {
    let git = GitTool(folder: FileManager.default.currentDirectoryPath)
    return try git.run([
      "diff", "--no-index", "--no-ext-diff", "--no-textconv", "--no-color", "--", old, new,
    ]).bytes
  }
}
