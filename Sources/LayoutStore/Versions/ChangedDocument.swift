internal import SQLite
public import LayoutModel

/// A document that differs between two states.
public struct ChangedDocument: Sendable {
  /// The document's name.
  public let name: String
  /// The objects with values that differ, in byte order of their ids; nil if objects were added,
  /// deleted or moved, or if the text around the document element differs.
  public let objects: [ObjectID]?
  /// The texts of all changed rows, before and after the changes, including ids of objects.
  public let texts: Set<String>

  fileprivate init(_ name: String, _ changes: [RowChange]) {
    self.name = name
    let tree: Set = ["document", "object"]
    objects =
      changes.contains { tree.contains($0.table.name) }
      ? nil
      : Set(changes.map(\.object)).sorted { $0.precedesAsBytes($1) }.map { ObjectID($0) }
    texts = Set(
      changes.lazy.flatMap { $0.old + $0.new }.compactMap {
        if case .text(let text)? = $0 { text } else { nil }
      }
    )
  }
}

extension ProjectStore {
  /// Returns the documents that differ between two states, in byte order of their names. The cost
  /// is proportional to the changes in between.
  /// - Throws: ``StoreError/unknownEdit(_:)``.
  public func changedDocuments(from old: EditNumber?, to new: EditNumber?) throws
    -> [ChangedDocument]
  {
    try journalRead { names in
      let changes = try names.journal.changes(from: old, to: new)
      let documents = try names.journal.documentNames(of: changes)
      return Dictionary(grouping: changes, by: \.document)
        .map { ChangedDocument(documents[$0.key] ?? String($0.key), $0.value) }
        .sorted { $0.name.precedesAsBytes($1.name) }
    }
  }
}
