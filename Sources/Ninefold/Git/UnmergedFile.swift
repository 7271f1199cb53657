internal import Foundation
internal import LayoutModel

/// A file with conflicts in git's index, and its three versions.
public struct UnmergedFile: Sendable {
  /// The file's path, relative to the folder.
  public let path: String
  /// The versions. The base is empty if both sides added the file.
  public let versions: DocumentVersions
  private let folder: String

  /// Reads the versions of a file from git's index.
  ///
  /// - Parameters:
  ///   - path: The file's path, relative to `folder`.
  ///   - folder: A folder of the work tree.
  /// - Throws: ``NinefoldError/git(_:)`` if git has no unmerged versions of the file, or
  ///   ``NinefoldError/refused(_:)`` if a version isn't a document.
  public init(_ path: String, in folder: String) throws {
    self.path = path
    self.folder = folder
    let git = GitTool(folder: folder)
    let stages = try git.unmergedBlobs(of: path)
    guard let ours = stages[2], let theirs = stages[3] else {
      throw NinefoldError.git(.notUnmerged(path: path, isDeleted: !stages.isEmpty))
    }
    func document(_ blob: String, _ name: String) throws -> Document {
      try Document(bytes: try git.blob(blob), named: "\(path) (\(name))")
    }
    versions = DocumentVersions(
      base: try stages[1].map { try document($0, "base") } ?? Document(objects: []),
      ours: try document(ours, "ours"),
      theirs: try document(theirs, "theirs")
    )
  }

  /// Returns true if nobody edited the file since the merge: it has our version, or the result of
  /// the merge.
  /// - Throws: ``NinefoldError/file(path:reason:)`` if it can't be read.
  public func isUntouched() throws -> Bool {
    let bytes = try RegularFile.bytes(of: path)
    return bytes == versions.ours.bytes || bytes == versions.merged().document.bytes
  }

  /// Marks the file as merged, as `git add` does.
  /// - Throws: ``NinefoldError/git(_:)``.
  public func markMerged() throws {
    _ = try GitTool(folder: folder).text(["add", "--", path])
  }
}

extension GitTool {
  /// Returns the blobs of an unmerged file by stage: 1 is the base, 2 ours, 3 theirs.
  fileprivate func unmergedBlobs(of path: String) throws -> [Int: String] {
    let list = try text(["ls-files", "-u", "-z", "--", path])
    var blobs: [Int: String] = [:]
    for entry in list.split(separator: "\0") {
      // An entry is `MODE ID STAGE`, a tab and the path.
      let words = entry.prefix { $0 != "\t" }.split(separator: " ")
      guard words.count == 3, let stage = Int(words[2]) else { continue }
      blobs[stage] = String(words[1])
    }
    return blobs
  }

  fileprivate func blob(_ id: String) throws -> [UInt8] {
    let answer = try run(["cat-file", "blob", id])
    guard answer.isSuccess else {
      throw NinefoldError.git(.failed(command: "cat-file", reason: answer.errors))
    }
    return answer.bytes
  }
}
