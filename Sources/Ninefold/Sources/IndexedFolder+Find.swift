public import LayoutModel
internal import SourceChecks
internal import SourceFacts

/// A name that a search found in a file of an indexed folder.
public struct FoundName: Sendable, Equatable {
  /// The file's path.
  public let path: String
  /// The line in a source, from 1; nil in a document and for an asset.
  public let line: Int?
  /// The object that has the name; nil for a file that isn't a document.
  public let object: ObjectID?
  /// The kind of fact that the file states with the name, such as `outlet`, `segue` or `image-use`.
  public let kind: String
  /// The name.
  public let name: String
  /// The class to which the name belongs; empty without one.
  public let owner: String
}

extension IndexedFolder {
  /// Finds the names that contain a text, in sources, documents, catalogs and localized texts.
  ///
  /// - Parameters:
  ///   - text: A part of the name, in upper or lower case; nil for all names.
  ///   - customClass: A class, to find only its declarations, its members and the objects that have
  ///     it; nil for all names.
  /// - Returns: The names, sorted by file and in the order of each file.
  public func find(_ text: String?, customClass: String? = nil) -> [FoundName] {
    let part = text?.lowercased()
    return index.files.flatMap { file in
      file.facts.compactMap { fact -> FoundName? in
        guard ![.unread, .module, .dependency, .swiftVersion].contains(fact.kind) else {
          return nil
        }
        if let part, !fact.name.lowercased().contains(part) { return nil }
        if let customClass, !fact.concerns(customClass) { return nil }
        return FoundName(
          path: DocumentFiles.name(of: file.path),
          line: fact.line > 0 ? fact.line : nil,
          object: file.isDocument ? fact.details.last.map { ObjectID($0) } : nil,
          kind: fact.kind.rawValue,
          name: fact.name,
          owner: fact.isType ? "" : fact.owner
        )
      }
    }
  }
}

extension Fact {
  /// True for the declaration of a type, whose owner is its name in Objective-C.
  fileprivate var isType: Bool {
    [.classType, .valueType, .protocolType, .extensionType].contains(kind)
  }

  /// Returns true for a declaration or a member of a class, and for objects that have it.
  fileprivate func concerns(_ name: String) -> Bool {
    switch kind {
    case .classType, .extensionType, .customClass: self.name == name
    default: owner == name
    }
  }
}

extension FileFacts {
  fileprivate var isDocument: Bool { DocumentFiles.isDocument(path) }
}
