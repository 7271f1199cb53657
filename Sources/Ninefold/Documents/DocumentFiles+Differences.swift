internal import LayoutMerge
public import LayoutModel

/// A document that differs between two folders.
public struct ComparedDocument: Sendable {
  /// The path of the document, relative to the two folders.
  public let document: String
  /// The changes; nil if a version can't be read.
  public let diff: DocumentDiff?
  /// The versions that can't be read, with the reasons.
  public let refused: [NinefoldError.Refusal]
}

extension DocumentFiles {
  /// Returns the changes of layout between two files. An empty file stands for a document that
  /// doesn't exist in that version.
  ///
  /// - Parameter sizeClass: The size class whose effective layout is compared; nil to compare all
  ///   rows.
  /// - Throws: ``NinefoldError/refused(_:)`` with each file that isn't a document.
  public static func difference(
    from old: String,
    to new: String,
    in sizeClass: SizeClass? = nil
  ) throws -> DocumentDiff {
    let documents = try DocumentFile.documents(at: [old, new], mayBeMissing: true)
    return documents[1].difference(from: documents[0], in: sizeClass)
  }

  /// Returns the changes of the storyboards and xibs between two folders, matched by relative path.
  /// A document in only one of the folders counts as added or deleted.
  ///
  /// - Parameter sizeClass: The size class whose effective layout is compared; nil to compare all
  ///   rows.
  /// - Returns: The documents that changed or can't be read, by path.
  public static func differences(
    fromFolder old: String,
    to new: String,
    in sizeClass: SizeClass? = nil
  ) -> [ComparedDocument] {
    let before = Set(names(below: old))
    let after = Set(names(below: new))
    let names = before.union(after).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return ThreadPool().map(names) { name -> ComparedDocument? in
      compare(
        name,
        from: before.contains(name) ? "\(old)/\(name)" : nil,
        to: after.contains(name) ? "\(new)/\(name)" : nil,
        in: sizeClass
      )
    }.compactMap { $0 }
  }

  /// Compares two versions, of which one may be nil. Returns nil if they are equal.
  private static func compare(
    _ name: String,
    from old: String?,
    to new: String?,
    in sizeClass: SizeClass?
  ) -> ComparedDocument? {
    if let old, let new, let bytes = try? RegularFile.bytes(of: old),
      bytes == (try? RegularFile.bytes(of: new))
    {
      return nil
    }
    var documents: [Document] = []
    var refusals: [NinefoldError.Refusal] = []
    for version in [old, new] {
      do throws(NinefoldError.Refusal) {
        documents.append(try version.map(DocumentFile.init)?.document ?? Document(objects: []))
      } catch {
        refusals.append(error)
      }
    }
    guard refusals.isEmpty else {
      return ComparedDocument(document: name, diff: nil, refused: refusals)
    }
    let diff = documents[1].difference(from: documents[0], in: sizeClass)
    guard !diff.changes.isEmpty else { return nil }
    return ComparedDocument(document: name, diff: diff, refused: [])
  }
}
