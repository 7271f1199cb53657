import SQLite
import LayoutModel

/// An object that an edit touched, as in `editFact`.
struct TouchedObject: Hashable, Comparable {
  let document: Int64
  /// The object's id; empty if the complete document was added or deleted.
  let object: String

  static func < (left: TouchedObject, right: TouchedObject) -> Bool {
    left.document != right.document
      ? left.document < right.document : left.object.precedesAsBytes(right.object)
  }
}

/// A fact that an edit touched: a row of `editFact` without the edit.
struct TouchedFact: Hashable {
  let object: TouchedObject
  /// The size class of the fact's row; empty for the object itself.
  let sizeClass: String
  let path: String
  let part: Part

  /// The table, the operation and the changed columns, encoded in one number.
  struct Part: RawRepresentable, Hashable {
    let rawValue: Int64

    init(rawValue: Int64) {
      self.rawValue = rawValue
    }

    /// Encodes a row change.
    /// - Parameter column: The only column of an update to encode; nil for all changed columns.
    init(_ change: RowChange, column: Int? = nil) {
      var value = Int64(change.table.number) << 2
      switch change.operation {
      case .insert: value |= 1
      case .delete: value |= 2
      case .update:
        for place in change.new.indices where change.new[place] != nil {
          if column ?? place == place { value |= 64 << Int64(place - change.table.keyWidth) }
        }
      }
      rawValue = value
    }

    /// True if a row was inserted or deleted.
    var isWhole: Bool { rawValue & 3 != 0 }
    /// The table's number in ``RowTable/journaled``.
    var table: Int { Int(rawValue >> 2 & 15) }
    /// A bit for each changed column; all bits if the row was inserted or deleted.
    var columns: Int64 { isWhole ? .max : rawValue >> 6 }
  }

  /// Creates the fact of an added or deleted document.
  init(document id: Int64, isDeleted: Bool = false) {
    object = TouchedObject(document: id, object: "")
    (sizeClass, path, part) = ("", "", Part(rawValue: isDeleted ? 2 : 1))
  }

  private init(_ change: RowChange, of object: String, column: Int? = nil) {
    self.object = TouchedObject(document: change.document, object: object)
    let table = change.table
    if let column {
      (sizeClass, path) = (SizeClass.anyAny.description, table.columns[column])
    } else if table.name == "install" {
      (sizeClass, path) = (change.value(2)?.text ?? "", "installed")
    } else if table.name == RowTable.conflict {
      (sizeClass, path) = ("", "conflict " + (change.value(1)?.text ?? ""))
    } else if table.keyWidth > 3 {
      (sizeClass, path) = (change.value(2)?.text ?? "", change.value(3)?.text ?? "")
    } else {
      (sizeClass, path) = ("", "")
    }
    part = Part(change, column: column)
  }

  /// Returns the facts that changes touch, sorted. A document or an object that is added or deleted
  /// is one fact, which includes its content.
  static func all(in changes: [RowChange]) -> [TouchedFact] {
    let whole = changes.wholeObjects
    var facts: [TouchedFact] = []
    for change in changes {
      let document = TouchedObject(document: change.document, object: "")
      if whole.contains(document) {
        if change.table.name == "document" { facts.append(TouchedFact(change, of: "")) }
        continue
      }
      let object = TouchedObject(document: change.document, object: change.object)
      if whole.contains(object), change.table.name != "object" { continue }
      facts += of(change)
    }
    guard facts.count > 1 else { return facts }
    return Set(facts).sorted { left, right in
      if left.object != right.object { return left.object < right.object }
      if left.sizeClass != right.sizeClass {
        return left.sizeClass.precedesAsBytes(right.sizeClass)
      }
      if !left.path.hasSameBytes(as: right.path) { return left.path.precedesAsBytes(right.path) }
      return left.part.rawValue < right.part.rawValue
    }
  }

  private static func of(_ change: RowChange) -> [TouchedFact] {
    let table = change.table
    guard change.operation == .update, RowTable.isKeyedByID(table.name), table.name != "object"
    else { return [TouchedFact(change, of: change.object)] }
    // Each column of a constraint or a connection is a fact, except the order of attributes.
    return change.new.indices.filter { change.new[$0] != nil }.map { column in
      TouchedFact(
        change,
        of: change.object,
        column: table.columns[column] == "attributeOrder" ? nil : column
      )
    }
  }
}

extension [TouchedFact] {
  /// The distinct objects of the facts, in order.
  var objects: [TouchedObject] {
    var known: Set<TouchedObject> = []
    return compactMap { known.insert($0.object).inserted ? $0.object : nil }
  }
}

extension [RowChange] {
  /// The objects that are added or deleted completely. The id of a complete document is empty.
  var wholeObjects: Set<TouchedObject> {
    var whole: Set<TouchedObject> = []
    for change in self where change.operation != .update {
      if change.table.name == "document" {
        whole.insert(TouchedObject(document: change.document, object: ""))
      } else if change.table.name == "object" {
        whole.insert(TouchedObject(document: change.document, object: change.object))
      }
    }
    return whole
  }
}
