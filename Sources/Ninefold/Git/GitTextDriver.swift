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
  ///   - base: The file both sides come from; an empty one if both sides added the document.
  ///   - ours: The file of our side.
  ///   - theirs: The file of their side.
  ///   - output: Where the result goes, replaced whole; nil to only find out.
  /// - Throws: ``ProjectError`` if a file is refused or can't be written; `output` is as it was.
  public static func merge(base: String, ours: String, theirs: String, output: String?) throws
    -> MergeResult
  {
    let result = try FileMerge(base: base, ours: ours, theirs: theirs).result()
    if let output { try FileMerge.write(result, to: output) }
    return result
  }

  /// What changed from one version of a document to another, in terms of layout; an empty file is
  /// the version before there was one.
  ///
  /// - Parameter sizeClass: Leaves only what changes the effective layout of this class, if given.
  /// - Throws: ``ProjectError/refused(_:)`` if a file is no document.
  public static func diff(from old: String, to new: String, in sizeClass: SizeClass? = nil) throws
    -> DocumentDiff
  {
    let documents = try read([old, new], mayBeMissing: true)
    return DocumentDiff(from: documents[0], to: documents[1], in: sizeClass)
  }

  /// A document as text for people, one fact a line: what `git diff` compares line by line.
  ///
  /// What Interface Builder derives, such as frames under Auto Layout, is left out. The first line has a
  /// hash of the file's bytes, so that no two files have the same text: what git finds equal it would
  /// leave out of a patch in silence.
  /// - Throws: ``ProjectError/refused(_:)`` if the file is no document.
  public static func text(of path: String) throws -> String {
    switch DocumentQueue.read(path) {
    case .document(let file):
      let hash = String(UInt64(bitPattern: file.digest), radix: 16)
      return "\(textMark) \(hash); a patch of the file takes 'git diff --no-textconv'\n"
        + DocumentText.text(of: file.document)
    case .refused(let refusal): throw ProjectError.refused([refusal])
    }
  }

  /// The form of ``text(of:)``, one more with every change of it: git keeps texts and must not compare
  /// two forms.
  public static let textForm = 1

  /// What a text begins with, which no document does.
  static let textMark = "# a text for people, not the file"

  /// Writes a file beside its place and moves it there.
  /// - Throws: ``ProjectError/file(path:reason:)`` if it can't be written.
  public static func replace(_ path: String, with bytes: [UInt8]) throws {
    try requireReplaceable(path)
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ProjectError.file(path: path, reason: "the file can't be written")
    }
  }

  /// Refuses a place that has something else than a file: a file that is moved there would take a device
  /// or a pipe away from all programs that use it.
  /// - Throws: ``ProjectError/file(path:reason:)``.
  public static func requireReplaceable(_ path: String) throws {
    try DocumentFiles.refuseSpecial(path, takesNull: false)
  }

  /// A file's bytes.
  /// - Throws: ``ProjectError/file(path:reason:)``.
  public static func bytes(of path: String) throws -> [UInt8] { try DocumentFiles.bytes(of: path) }

  /// Reads files as documents; reports all that are refused.
  ///
  /// - Parameter mayBeMissing: True if an empty file stands for a version without the document.
  static func read(_ paths: [String], mayBeMissing: Bool = false) throws -> [Document] {
    let readings = ThreadCrew().map(paths) { path -> FileReading? in
      guard mayBeMissing, let bytes = try? DocumentFiles.bytes(of: path) else {
        return FileReading(path)
      }
      return bytes.isEmpty ? nil : FileReading(bytes, of: path)
    }
    var documents: [Document] = []
    var refused: [ProjectError.Refusal] = []
    for reading in readings {
      switch reading {
      case .read(let document, _): documents.append(document)
      case .refused(let refusal): refused.append(refusal)
      case nil: documents.append(Document(objects: []))
      }
    }
    guard refused.isEmpty else { throw ProjectError.refused(refused) }
    return documents
  }
}
