internal import InterfaceBuilderFormat
internal import LayoutMerge
public import LayoutModel

/// A document that differs between two folders.
public struct ComparedDocument: Sendable {
  /// Its path from either folder on.
  public let document: String
  /// What changed; nil if a version can't be read.
  public let diff: DocumentDiff?
  /// Why versions can't be read.
  public let refusals: [ProjectError.Refusal]
}

extension PlainFiles {
  /// True if a path leads to a folder.
  public static func isFolder(_ path: String) -> Bool { DocumentFiles.isFolder(path) }

  /// What changed in the storyboards and xibs below a folder, matched by their paths; one that only one
  /// of the folders has was added or deleted.
  ///
  /// - Parameter sizeClass: Leaves only what changes the effective layout of this class, if given.
  /// - Returns: The documents with changes, and those with a version that can't be read, by path.
  public static func diffFolders(
    from old: String,
    to new: String,
    in sizeClass: SizeClass? = nil
  ) -> [ComparedDocument] {
    let before = Set(DocumentFiles.names(below: old))
    let after = Set(DocumentFiles.names(below: new))
    let names = before.union(after).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return ThreadCrew().map(names) { name -> ComparedDocument? in
      compare(
        name,
        from: before.contains(name) ? "\(old)/\(name)" : nil,
        to: after.contains(name) ? "\(new)/\(name)" : nil,
        in: sizeClass
      )
    }.compactMap { $0 }
  }

  /// Compares two versions, nil for none; nil if they are the same.
  private static func compare(
    _ name: String,
    from old: String?,
    to new: String?,
    in sizeClass: SizeClass?
  ) -> ComparedDocument? {
    if let old, let new, let bytes = try? self.bytes(of: old), bytes == (try? self.bytes(of: new)) {
      return nil
    }
    var documents: [Document] = []
    var refusals: [ProjectError.Refusal] = []
    for version in [old, new] {
      switch version.map(FileReading.init) {
      case .read(let document, _): documents.append(document)
      case .refused(let refusal): refusals.append(refusal)
      case nil: documents.append(Document(objects: []))
      }
    }
    guard refusals.isEmpty else {
      return ComparedDocument(document: name, diff: nil, refusals: refusals)
    }
    let diff = DocumentDiff(from: documents[0], to: documents[1], in: sizeClass)
    guard !diff.changes.isEmpty else { return nil }
    return ComparedDocument(document: name, diff: diff, refusals: [])
  }
}
