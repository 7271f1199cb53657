internal import Foundation
public import LayoutModel

/// What git's merge driver does: three temporary files without name endings, the result in ours.
public enum GitMergeDriver {
  /// How a file was merged.
  public enum Outcome: Sendable {
    /// By what it means.
    case byMeaning(MergeResult)
    /// By lines, because a version is no document that can be read; clean, and written.
    case byLines(reason: String)
    /// Not at all: no version could be read, and the lines conflict; the file is still ours.
    case keptOurs(reason: String)
  }

  /// Merges into the file of our side.
  ///
  /// A version that can't be read, such as an archive of Xcode 3, is no reason to do worse than git:
  /// then the lines are merged, and the result is taken if they don't conflict.
  ///
  /// - Parameters:
  ///   - base: The file that both sides come from; empty if both added it.
  ///   - ours: The file of our side, which gets the result.
  ///   - theirs: The file of their side.
  /// - Throws: ``NinefoldError/file(path:reason:)`` if a file can't be read or written.
  public static func merge(base: String, ours: String, theirs: String) throws -> Outcome {
    do {
      let versions = try DocumentVersions(contentsOf: base, ours: ours, theirs: theirs)
      let result = versions.merged()
      try result.document.write(to: ours)
      return .byMeaning(result)
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
  ) throws -> Outcome {
    let git = GitTool(folder: FileManager.default.currentDirectoryPath)
    let merged = try git.run(["merge-file", "-p", "-q", ours, base, theirs])
    guard merged.isSuccess else { return .keptOurs(reason: reason) }
    try RegularFile.replace(ours, with: merged.bytes)
    return .byLines(reason: reason)
  }

  /// The lines in which two files differ, as git shows them.
  /// - Throws: ``NinefoldError/git(_:)``.
  public static func lineDifferences(from old: String, to new: String) throws -> [UInt8] {
    let git = GitTool(folder: FileManager.default.currentDirectoryPath)
    return try git.run([
      "diff", "--no-index", "--no-ext-diff", "--no-textconv", "--no-color", "--", old, new,
    ]).bytes
  }
}
