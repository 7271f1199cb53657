internal import Foundation
internal import InterfaceBuilderFormat
internal import LayoutMerge
public import LayoutModel
internal import LayoutStore

/// Answers about files that need no project: what `git` calls in its merge and diff drivers.
public enum PlainFiles {
  /// Merges three versions of a document and writes the result, which opens even if it holds
  /// conflicts: where the sides can't be joined, it has ours.
  ///
  /// - Parameters:
  ///   - base: The file both sides come from.
  ///   - ours: The file of our side.
  ///   - theirs: The file of their side.
  ///   - output: Where the result goes, replaced whole; nil to only find out.
  /// - Throws: ``ProjectError`` if a file is refused or can't be written; `output` is as it was.
  public static func merge(base: String, ours: String, theirs: String, output: String?) throws
    -> MergeResult
  {
    let documents = try read([base, ours, theirs])
    let result = ThreeWayMerge.merge(
      base: documents[0],
      ours: documents[1],
      theirs: documents[2]
    )
    if let output {
      let bytes = DocumentWriter.write(result.document)
      do {
        try Data(bytes).write(to: URL(fileURLWithPath: output), options: .atomic)
      } catch {
        throw ProjectError.file(path: output, reason: "the file can't be written")
      }
    }
    return result
  }

  /// What changed from one version of a document to another, in terms of layout.
  /// - Throws: ``ProjectError/refused(_:)`` if a file is no document.
  public static func diff(from old: String, to new: String) throws -> DocumentDiff {
    let documents = try read([old, new])
    return DocumentDiff(from: documents[0], to: documents[1])
  }

  /// Reads files as documents; reports all that are refused.
  static func read(_ paths: [String]) throws -> [Document] {
    var documents: [Document] = []
    var refused: [ProjectError.Refusal] = []
    for path in paths {
      switch DocumentQueue.read(path) {
      case .document(let file): documents.append(file.document)
      case .refused(let refusal): refused.append(refusal)
      }
    }
    guard refused.isEmpty else { throw ProjectError.refused(refused) }
    return documents
  }
}
