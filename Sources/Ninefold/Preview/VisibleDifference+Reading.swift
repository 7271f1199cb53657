internal import Foundation
internal import LayoutModel

extension DocumentFiles {
  /// Returns both versions of the documents that differ between two files, or between two folders
  /// with the same relative path. An empty file stands for a document that doesn't exist in that
  /// version.
  ///
  /// - Returns: The documents that differ, and the versions in folders that can't be read.
  /// - Throws: ``NinefoldError/refused(_:)`` with each of the two files that isn't a document.
  public static func differingDocuments(
    from old: String,
    to new: String
  ) throws -> FileResults<VisibleDifference.Pair> {
    guard RegularFile.isFolder(old), RegularFile.isFolder(new) else {
      let documents = try DocumentFile.documents(at: [old, new], mayBeMissing: true)
      let pair = VisibleDifference.Pair(
        document: DocumentFiles.name(of: new),
        old: documents[0],
        new: documents[1]
      )
      return FileResults(results: pair.old == pair.new ? [] : [pair])
    }
    let compared = DocumentFiles.differences(fromFolder: old, to: new)
    let pairs = try compared.filter { $0.diff != nil }.map { document in
      VisibleDifference.Pair(
        document: document.document,
        old: try version("\(old)/\(document.document)"),
        new: try version("\(new)/\(document.document)")
      )
    }
    return FileResults(results: pairs, refused: compared.flatMap(\.refused))
  }

  private static func version(_ path: String) throws -> Document {
    guard FileManager.default.fileExists(atPath: path) else { return Document(objects: []) }
    return try Document(contentsOf: path)
  }
}

extension Project {
  /// Returns both versions of the documents that differ between two revisions.
  ///
  /// - Throws: `StoreError.unknownRevision`.
  public func differingDocuments(from old: String, to new: String) throws
    -> [VisibleDifference.Pair]
  {
    let (before, after) = (try at(old), try at(new))
    let names = (Set(try before.documentNames()), Set(try after.documentNames()))
    return try diff(from: old, to: new).filter { !$0.diff.changes.isEmpty }.map(\.document)
      .map { name in
        VisibleDifference.Pair(
          document: name,
          old: names.0.contains(name) ? try before.document(named: name) : Document(objects: []),
          new: names.1.contains(name) ? try after.document(named: name) : Document(objects: [])
        )
      }
  }
}
