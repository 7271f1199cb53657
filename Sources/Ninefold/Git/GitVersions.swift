internal import Foundation
internal import LayoutModel

/// Both versions of the documents that `git diff` compares.
package struct GitVersions {
  /// The documents that differ.
  package private(set) var pairs: [VisibleDifference.Pair] = []
  /// The versions that can't be read.
  package private(set) var refusals: [NinefoldError.Refusal] = []

  /// Runs git and reads the versions.
  ///
  /// - Parameters:
  ///   - arguments: Arguments of `git diff` that select the compared versions.
  ///   - folder: The working folder of git.
  /// - Throws: ``NinefoldError/git(_:)`` if git refuses the arguments or isn't installed.
  package init(comparedBy arguments: [String], in folder: String) throws {
    let git = GitTool(folder: folder)
    let listed = try git.success(
      of: ["diff", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-color", "--no-relative"]
        + arguments
    )
    let top = try git.workTree() ?? folder
    let blobs = try GitBlobs(git)
    for change in GitVersions.changes(listed.bytes) {
      do {
        let old = try GitVersions.document(change.old, change.path, blobs, isInTree: false, top)
        let new = try GitVersions.document(change.new, change.path, blobs, isInTree: true, top)
        pairs.append(VisibleDifference.Pair(document: change.path, old: old, new: new))
      } catch NinefoldError.refused(let reasons) {
        refusals += reasons
      } catch {
        refusals.append(.init(path: change.path, line: nil, reason: "\(error)"))
      }
    }
  }

  /// A file that differs, with the blobs of its versions.
  struct Change: Equatable {
    let path: String
    /// The old blob; nil if the file is new.
    let old: String?
    /// The new blob; nil if the file is deleted; zeros for the file in the work tree.
    let new: String?
  }

  /// Reads the output of `git diff --raw -z`: `:MODE MODE BLOB BLOB STATUS`, a null byte, the path,
  /// and a null byte. Entries of merges, which begin with two colons, are left out.
  static func changes(_ bytes: [UInt8]) -> [Change] {
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    var changes: [Change] = []
    var rest = fields[...]
    while let head = rest.popFirst(), let path = rest.popFirst() {
      let words = head.split(separator: " ")
      guard words.count == 5, head.hasPrefix(":"), !head.hasPrefix("::"),
        DocumentFiles.isDocument(path)
      else { continue }
      changes.append(
        Change(
          path: path,
          old: words[4] == "A" ? nil : String(words[2]),
          new: words[4] == "D" ? nil : String(words[3])
        )
      )
    }
    return changes
  }

  /// Returns a version; one without objects if there is none.
  private static func document(
    _ blob: String?,
    _ path: String,
    _ blobs: GitBlobs,
    isInTree: Bool,
    _ top: String
  ) throws -> Document {
    guard let blob else { return Document(objects: []) }
    if isInTree, blob.allSatisfy({ $0 == "0" }) {
      return try Document(bytes: try RegularFile.bytes(of: "\(top)/\(path)"), named: path)
    }
    guard let bytes = try blobs.bytes(of: blob) else {
      throw NinefoldError.file(path: path, reason: "the version is too large")
    }
    return try Document(bytes: bytes, named: path)
  }
}
