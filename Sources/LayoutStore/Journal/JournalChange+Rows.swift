public import LayoutModel
internal import SQLite

extension JournalChange {
  /// The path that distinguishes the value from the object's others, as in ``Blame/path``.
  public var valuePath: String { kind == .installed ? "installed" : path.rawValue }

  /// Describes row changes in terms of layout.
  ///
  /// If a complete document or object is added or deleted, its facts are not listed separately,
  /// unless `listsAll` is true. Each field of a structured value is then a fact of its own. The
  /// formatting of what is added or deleted is never listed.
  static func all(
    of changes: [RowChange],
    documents: [Int64: String],
    listsAll: Bool = false
  ) -> [JournalChange] {
    let whole = changes.wholeObjects
    var result: [JournalChange] = []
    for change in changes {
      let isOfWholeDocument = whole.contains(
        TouchedObject(document: change.document, object: "")
      )
      let isListed = listsAll && change.table.name != "formatting"
      if isOfWholeDocument, change.table.name != "document", !isListed { continue }
      let isOfWholeObject = whole.contains(
        TouchedObject(document: change.document, object: change.object)
      )
      let isOfWhole = isOfWholeObject && change.table.name != "object"
      if isOfWhole, change.table.name != "document", !isListed { continue }
      let object = ObjectReference(
        document: documents[change.document] ?? String(change.document),
        id: ObjectID(change.object)
      )
      result += listsAll ? fields(of: change, object) : facts(of: change, object)
    }
    return result.sorted { left, right in
      let (a, b) = (left.object, right.object)
      if a.document != b.document { return a.document.precedesAsBytes(b.document) }
      if a.id != b.id { return a.id < b.id }
      if left.variation != right.variation {
        return left.variation.rawValue.precedesAsBytes(right.variation.rawValue)
      }
      return left.path < right.path
    }
  }

  private static func facts(of change: RowChange, _ object: ObjectReference) -> [JournalChange] {
    switch change.table.name {
    case "document": documentFacts(change, object)
    case "object": objectFacts(change, object)
    case "layoutConstraint", "connection": typedFacts(change, object)
    case "install": installFacts(change, object)
    case RowTable.conflict: conflictFacts(change, object)
    default: valueFacts(change, object)
    }
  }

  /// Returns the facts of a change; for a structured value, one for each field.
  private static func fields(of change: RowChange, _ object: ObjectReference) -> [JournalChange] {
    guard RowTable.recordTables.contains(change.table.name) else {
      return facts(of: change, object)
    }
    let variation = VariationKey(rawValue: change.value(2)?.text ?? "")
    let path = change.value(3)?.text ?? ""
    return columns(change).filter { $0.name != "position" && $0.name != "tag" }.map { field in
      JournalChange(
        .value,
        object,
        variation: variation,
        path: PropertyPath("\(path)/\(field.name)"),
        old: field.old,
        new: field.new
      )
    }
  }

  private static func documentFacts(_ change: RowChange, _ object: ObjectReference)
    -> [JournalChange]
  {
    switch change.operation {
    case .insert: [JournalChange(.addedDocument, object)]
    case .delete: [JournalChange(.deletedDocument, object)]
    case .update: [JournalChange(.formatting, object)]
    }
  }

  private static func objectFacts(_ change: RowChange, _ object: ObjectReference) -> [JournalChange]
  {
    let kind = change.value(2)?.text
    switch change.operation {
    case .insert:
      return [
        JournalChange(.added, object, element: kind, new: change.new[4]?.text)
      ]
    case .delete:
      return [
        JournalChange(.deleted, object, element: kind, old: change.old[4]?.text)
      ]
    case .update:
      return columns(change).compactMap { name, old, new in
        switch name {
        case "parent": JournalChange(.moved, object, old: old, new: new)
        case "container", "position", "scene", "idPosition":
          JournalChange(.moved, object, path: PropertyPath(name), old: old, new: new)
        default: JournalChange(.value, object, path: PropertyPath(name), old: old, new: new)
        }
      }
    }
  }

  private static func typedFacts(_ change: RowChange, _ object: ObjectReference) -> [JournalChange]
  {
    columns(change).map { name, old, new in
      let kind: Kind = name == "attributeOrder" ? .formatting : .value
      return JournalChange(kind, object, path: PropertyPath(name), old: old, new: new)
    }
  }

  private static func installFacts(_ change: RowChange, _ object: ObjectReference)
    -> [JournalChange]
  {
    let variation = VariationKey(rawValue: change.value(2)?.text ?? "")
    func state(_ row: [RowValue?]) -> String? {
      guard row.count > 3, let value = row[3]?.integer else { return nil }
      return value == 0 ? "no" : "yes"
    }
    let (old, new) = (state(change.old), state(change.new))
    guard old != nil || new != nil else { return [] }
    return [JournalChange(.installed, object, variation: variation, old: old, new: new)]
  }

  private static func conflictFacts(_ change: RowChange, _ object: ObjectReference)
    -> [JournalChange]
  {
    func text(_ row: [RowValue?]) -> String? {
      guard row.count > 9, let id = row[4]?.text, let path = row[9]?.text else { return nil }
      return path.isEmpty ? id : "\(id) \(path)"
    }
    return [JournalChange(.conflict, object, old: text(change.old), new: text(change.new))]
  }

  private static func valueFacts(_ change: RowChange, _ object: ObjectReference) -> [JournalChange]
  {
    let variation = VariationKey(rawValue: change.value(2)?.text ?? "")
    let path = PropertyPath(change.value(3)?.text ?? "")
    if change.table.name == "formatting" {
      return [JournalChange(.formatting, object, variation: variation, path: path)]
    }
    let values = columns(change).filter { $0.name != "position" && $0.name != "tag" }
    let isPlain = change.table.name == "attribute" || change.table.name == "element"
    func text(_ pick: (String, String?, String?) -> String?) -> String? {
      let parts = values.compactMap { entry in
        pick(entry.name, entry.old, entry.new).map {
          isPlain ? $0 : "\(entry.name)=\($0)"
        }
      }
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
    let (old, new) = (text { _, old, _ in old }, text { _, _, new in new })
    guard !values.isEmpty else {
      return change.operation == .update
        ? [JournalChange(.moved, object, variation: variation, path: path)]
        : [
          JournalChange(
            .value,
            object,
            variation: variation,
            path: path,
            old: change.operation == .delete ? "present" : nil,
            new: change.operation == .insert ? "present" : nil
          )
        ]
    }
    return [JournalChange(.value, object, variation: variation, path: path, old: old, new: new)]
  }

  /// Returns the columns that differ, except those of the key, with their old and new values.
  private static func columns(_ change: RowChange) -> [(name: String, old: String?, new: String?)] {
    let table = change.table
    return (table.keyWidth..<table.width).compactMap { column in
      let old = column < change.old.count ? change.old[column] : nil
      let new = column < change.new.count ? change.new[column] : nil
      guard old?.text != nil || new?.text != nil else { return nil }
      return (table.columns[column], old?.text, new?.text)
    }
  }
}
