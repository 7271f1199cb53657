internal import Foundation

/// The record of files that a merge in git left with conflicts. It is in git's folder until the
/// conflicts are resolved.
///
/// Git forgets the conflicts of a file as soon as the file is staged. The file still opens in
/// Xcode, so only this record shows that edits of one side are missing.
public struct OpenConflictRecord: Sendable {
  private let git: GitTool

  /// Creates the record of a work tree.
  public init(folder: String) {
    git = GitTool(folder: folder)
  }

  /// A staged file that is as its merge left it.
  public struct Entry: Sendable, Equatable {
    /// The path from the top of the work tree.
    public let path: String
    /// The number of conflicts and problems.
    public let count: Int
  }

  /// Records the result of a merge. If it has no conflicts, removes the record of an older merge.
  ///
  /// - Parameters:
  ///   - file: The path of the file with the result.
  ///   - path: The path from the top of the work tree.
  ///   - count: The number of conflicts and problems.
  /// - Throws: ``NinefoldError/git(_:)``, or ``NinefoldError/file(path:reason:)`` if the record
  ///   can't be written.
  public func add(_ file: String, at path: String, count: Int) throws {
    guard let folder = try place() else { return }
    let record = folder + "/" + OpenConflictRecord.name(of: path)
    guard count > 0 else {
      if FileManager.default.fileExists(atPath: record) {
        try FileManager.default.removeItem(atPath: record)
      }
      return
    }
    let words = [
      try git.text(["hash-object", "--no-filters", "--", file]), "\(count)",
      try git.run(["rev-parse", "--verify", "-q", "HEAD"]).text,
      OpenConflictRecord.mergedCommit ?? "-", path,
    ]
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try RegularFile.replace(record, with: Array((words.joined(separator: " ") + "\n").utf8))
  }

  /// The commit that git merges. Git passes it to its child processes in the name of a variable.
  private static var mergedCommit: String? {
    let name = ProcessInfo.processInfo.environment.keys.sorted().first { $0.hasPrefix("GITHEAD_") }
    return name.map { String($0.dropFirst("GITHEAD_".count)) }
  }

  /// Removes the record of a file.
  ///
  /// - Parameter path: The file's path, relative to the folder of ``init(folder:)``.
  /// - Throws: ``NinefoldError/git(_:)``.
  public func remove(_ path: String) throws {
    let full = try git.text(["ls-files", "--full-name", "--", path])
    guard let name = full.split(separator: "\n").first else { return }
    try add("", at: String(name), count: 0)
  }

  /// Returns the staged files that are as a merge left them, with open conflicts.
  /// - Throws: ``NinefoldError/git(_:)``.
  public func staged() throws -> [Entry] {
    guard let folder = try place(),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return [] }
    // A record of a merge that was aborted says nothing about the next commit.
    let head = try git.run(["rev-parse", "--verify", "-q", "HEAD"]).text
    guard let operation = try GitOperation.current(git) else { return [] }
    // Other operations can apply several commits, so that the record may be of an earlier one.
    let merged =
      operation == .merge ? try git.text(["rev-parse", "--verify", operation.rawValue]) : nil
    var open: [Entry] = []
    for name in names.sorted() {
      let text = String(decoding: try RegularFile.bytes(of: folder + "/" + name), as: UTF8.self)
      let words = text.split(separator: "\n").first?.split(separator: " ", maxSplits: 4) ?? []
      guard words.count == 5, let count = Int(words[1]), words[2] == head else { continue }
      if let merged, words[3] != "-", words[3] != merged { continue }
      let staged = try git.run(["rev-parse", "--verify", "-q", ":0:\(words[4])"])
      if staged.text == words[0] { open.append(Entry(path: String(words[4]), count: count)) }
    }
    return open
  }

  private func place() throws -> String? {
    try git.ownFolder().map { $0 + "/ninefold/conflicts" }
  }

  private static func name(of path: String) -> String {
    String(UInt64(bitPattern: FileDigest.of(Array(path.utf8))), radix: 16)
  }
}
