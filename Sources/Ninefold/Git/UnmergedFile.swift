internal import Foundation
internal import InterfaceBuilderFormat
internal import LayoutMerge
public import LayoutModel

/// A merge of three files, whose conflicts can be settled one by one before anything is written.
public struct FileMerge: Sendable {
  private let base: Document
  private let ours: Document
  private let theirs: Document

  /// Reads three files; an empty base stands for a document that both sides added.
  /// - Throws: ``ProjectError`` if a file is refused.
  public init(base: String, ours: String, theirs: String) throws {
    let documents = try PlainFiles.read([base, ours, theirs], mayBeMissing: true)
    self.base = documents[0]
    self.ours = documents[1]
    self.theirs = documents[2]
  }

  /// Takes the versions of a file at which git's merge stopped.
  ///
  /// - Parameters:
  ///   - path: The file, from `folder` on.
  ///   - folder: A folder of the work tree.
  /// - Throws: ``GitError`` if git has no unmerged versions of the file; ``ProjectError`` if one is
  ///   no document.
  public init(unmerged path: String, in folder: String) throws {
    let git = GitTool(folder: folder)
    let stages = try git.unmergedBlobs(of: path)
    guard let ours = stages[2], let theirs = stages[3] else {
      throw GitError.notUnmerged(path: path, isDeleted: !stages.isEmpty)
    }
    func document(_ blob: String, _ name: String) throws -> Document {
      let bytes = try git.blob(blob)
      do {
        return try DocumentReader.read(bytes)
      } catch let error as FormatError {
        let refusal = ProjectError.Refusal(
          path: "\(path) (\(name))",
          line: error.line,
          reason: error.description
        )
        throw ProjectError.refused([refusal])
      }
    }
    base = try stages[1].map { try document($0, "base") } ?? Document(objects: [])
    self.ours = try document(ours, "ours")
    self.theirs = try document(theirs, "theirs")
  }

  /// Merges, with conflicts settled by choice.
  ///
  /// - Parameter choice: The choice for the cluster of a root; nil to leave it a conflict, of which
  ///   the result has our side.
  public func result(choosing choice: (ObjectID) -> ConflictChoice? = { _ in nil }) -> MergeResult {
    ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs, choosing: choice)
  }

  /// True if a file is what the merge left: our version, or the merge without any choice.
  public func isUntouched(_ path: String) throws -> Bool {
    let bytes = try DocumentFiles.bytes(of: path)
    return bytes == DocumentWriter.write(ours) || bytes == DocumentWriter.write(result().document)
  }

  /// Writes a result whole in the place of a file.
  /// - Throws: ``ProjectError/file(path:reason:)``; the file is as it was.
  public static func write(_ result: MergeResult, to path: String) throws {
    try PlainFiles.replace(path, with: DocumentWriter.write(result.document))
  }

  /// Tells git that a file is merged, as `git add` does.
  /// - Throws: ``GitError``.
  public static func markMerged(_ path: String, in folder: String) throws {
    _ = try GitTool(folder: folder).text(["add", "--", path])
  }
}

extension GitTool {
  /// The ids of the versions of an unmerged file: 1 is the base, 2 ours, 3 theirs.
  fileprivate func unmergedBlobs(of path: String) throws -> [Int: String] {
    let list = try text(["ls-files", "-u", "-z", "--", path])
    var blobs: [Int: String] = [:]
    for entry in list.split(separator: "\0") {
      // MODE ID STAGE, a tab, the path.
      let words = entry.prefix { $0 != "\t" }.split(separator: " ")
      guard words.count == 3, let stage = Int(words[2]) else { continue }
      blobs[stage] = String(words[1])
    }
    return blobs
  }

  fileprivate func blob(_ id: String) throws -> [UInt8] {
    let answer = try run(["cat-file", "blob", id])
    guard answer.isSuccess else {
      throw GitError.failed(command: "cat-file", reason: answer.errors)
    }
    return answer.bytes
  }
}
