internal import Foundation
internal import LayoutMerge
public import LayoutModel

/// Reverts cosmetic changes that Xcode made to storyboards and xibs, compared with an older version
/// in git.
public struct GitTidy: Sendable {
  /// The place that has the files to tidy.
  public enum Place: Sendable {
    /// The files of the work tree.
    case workTree
    /// The staged files. A file of the work tree is tidied too if it equals the staged one.
    case index
  }

  /// A file that differs from its older version.
  public struct File: Sendable, Equatable {
    /// The path from the top of the work tree.
    public let path: String
    fileprivate let mode: String
    fileprivate let oldBlob: String
    fileprivate let newBlob: String
  }

  /// The result of tidying a file.
  public struct Result: Sendable {
    /// The tidied content.
    public let bytes: [UInt8]
    /// The changes since the older version that are reverted.
    public let reverted: [LayoutChange]
    /// The cosmetic changes that stay, because an edit in the same place may depend on them.
    public let kept: [LayoutChange]
    /// The reason why the file stays as it is; nil if it was tidied.
    public let reason: String?
    /// The parts of the file that could be reverted. Without a choice, all of them are.
    public let hunks: [TextHunk]
  }

  /// A function that returns true if a hunk of a file is to be reverted.
  public typealias Choice = (File, TextHunk) throws -> Bool

  private let git: GitTool
  private let revision: String
  private let kinds: Set<Cosmetic>

  /// The kinds of cosmetic changes that are reverted by default: all but ``Cosmetic/canvas``,
  /// because people move scenes.
  public static let kinds: Set<Cosmetic> = NoiseRemoval.kinds

  /// Creates a value that tidies files of a work tree.
  ///
  /// - Parameters:
  ///   - folder: A folder of the work tree.
  ///   - revision: The git revision that has the older versions.
  ///   - kinds: The kinds of cosmetic changes to revert.
  public init(folder: String, against revision: String = "HEAD", kinds: Set<Cosmetic> = kinds) {
    git = GitTool(folder: folder)
    self.revision = revision
    self.kinds = kinds
  }

  /// Returns true while a merge, a cherry-pick or a revert is in progress in git. The changes of the
  /// other commit then look like edits. In a rebase, `HEAD` already has the other side.
  /// - Throws: ``NinefoldError/git(_:)`` if git isn't installed.
  public func isMerging() throws -> Bool {
    try GitOperation.current(git).map(GitOperation.ofCommits.contains) ?? false
  }

  /// Returns the storyboards and xibs that differ from the revision.
  ///
  /// - Parameters:
  ///   - place: The place that has the files to tidy.
  ///   - paths: Paths relative to the folder that the initializer got; nil for all files.
  /// - Throws: ``NinefoldError/git(_:)``.
  public func files(in place: Place, _ paths: [String]? = nil) throws -> [File] {
    if let paths, paths.isEmpty { return [] }
    let flags = place == .index ? ["--cached"] : []
    let patterns = paths ?? GitAttributes.patterns.map { ":(top)\($0)" }
    let raw = try git.text(
      ["diff", "--raw", "-z", "--no-renames", "--no-abbrev", "--diff-filter=M"] + flags
        + [revision, "--"] + patterns
    )
    // The facts of a file, then its path.
    var words = raw.split(separator: "\0").map(String.init).makeIterator()
    var files: [File] = []
    while let facts = words.next()?.split(separator: " ").map(String.init),
      let path = words.next()
    {
      guard facts.count == 5, facts[1].hasPrefix("100") else { continue }
      files.append(File(path: path, mode: facts[1], oldBlob: facts[2], newBlob: facts[3]))
    }
    return files
  }

  /// Tidies a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - place: The place that has the file to tidy.
  ///   - isDryRun: True to change nothing.
  ///   - choice: Decides about each hunk; nil to revert all.
  /// - Throws: ``NinefoldError/git(_:)``, or ``NinefoldError/file(path:reason:)``.
  public func tidy(
    _ file: File,
    in place: Place,
    isDryRun: Bool,
    choosing choice: Choice? = nil
  ) throws -> Result {
    let path = try top() + "/" + file.path
    let present = place == .workTree || FileManager.default.fileExists(atPath: path)
    let work = present ? try RegularFile.bytes(of: path) : []
    let new = place == .workTree ? work : try blob(file.newBlob)
    let old = try blob(file.oldBlob)
    var result = GitTidy.result(new, since: old, named: file.path, kinds: kinds)
    if let choice, !result.hunks.isEmpty {
      let (whole, hunks) = (result.bytes, result.hunks)
      let bytes = try TextHunk.apply(from: new, to: whole) { try choice(file, hunks[$0]) }
      result = GitTidy.checked(bytes, of: new, since: old, named: file.path, hunks)
    }
    guard !isDryRun, result.bytes != new else { return result }
    if place == .index { try stage(result.bytes, file) }
    if work == new { try RegularFile.replace(path, with: result.bytes) }
    return result
  }

  /// Tidies the bytes of a file, for use as a filter of git.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The path of the file, relative to the folder that the initializer got.
  /// - Returns: The result. If there is no older version, its bytes are the given ones.
  /// - Throws: ``NinefoldError/git(_:)`` if git isn't installed.
  public func tidied(_ bytes: [UInt8], at path: String) throws -> Result {
    let old = try git.run(["cat-file", "blob", "\(revision):./\(path)"])
    guard old.isSuccess else {
      let reason = "\(revision) has no such file"
      return Result(bytes: bytes, reverted: [], kept: [], reason: reason, hunks: [])
    }
    return GitTidy.result(bytes, since: old.bytes, named: path, kinds: kinds)
  }

  // MARK: - One file

  private static func result(
    _ new: [UInt8],
    since old: [UInt8],
    named name: String,
    kinds: Set<Cosmetic>
  ) -> Result {
    do {
      let before = try Document(bytes: old, named: name)
      let after = try Document(bytes: new, named: name)
      let tidied = NoiseRemoval.removed(from: after, since: before, kinds: kinds)
      let bytes = tidied == before ? old : tidied == after ? new : tidied.bytes
      return checked(bytes, of: new, since: old, named: name, TextHunk.all(from: new, to: bytes))
    } catch {
      return Result(bytes: new, reverted: [], kept: [], reason: "\(error)", hunks: [])
    }
  }

  /// Returns tidied content as a result, or the new content if its meaning would change. The file
  /// that is written counts, so it is read again.
  private static func checked(
    _ bytes: [UInt8],
    of new: [UInt8],
    since old: [UInt8],
    named name: String,
    _ hunks: [TextHunk]
  ) -> Result {
    func left(_ reason: String?) -> Result {
      Result(bytes: new, reverted: [], kept: [], reason: reason, hunks: [])
    }
    if old == new { return left(nil) }
    do {
      let before = try Document(bytes: old, named: name)
      let after = try Document(bytes: new, named: name)
      let reread = try Document(bytes: bytes, named: name)
      let difference = DocumentDiff(from: reread, to: after)
      guard difference.meaningful.isEmpty else { return left("reverting would change its meaning") }
      return Result(
        bytes: bytes,
        reverted: difference.cosmetic,
        kept: DocumentDiff(from: before, to: reread).cosmetic,
        reason: nil,
        hunks: hunks
      )
    } catch {
      return left("\(error)")
    }
  }

  // MARK: - Git

  private func top() throws -> String {
    guard let top = try git.workTree() else {
      throw NinefoldError.git(.noWorkTree(folder: git.folder))
    }
    return top
  }

  private func blob(_ id: String) throws -> [UInt8] {
    try git.success(of: ["cat-file", "blob", id]).bytes
  }

  private func stage(_ bytes: [UInt8], _ file: File) throws {
    let id = try git.store(bytes)
    _ = try git.text(["update-index", "--cacheinfo", "\(file.mode),\(id),\(file.path)"])
  }
}
