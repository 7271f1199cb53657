import SQLite
import LayoutModel

/// An object that an edit touched, as `editFact` names it.
struct TouchedObject: Hashable, Comparable {
  let document: Int64
  /// The object's id; empty for a whole document that came or went.
  let object: String

  static func < (left: TouchedObject, right: TouchedObject) -> Bool {
    left.document != right.document
      ? left.document < right.document : left.object.precedesAsBytes(right.object)
  }
}

/// A fact that an edit touched: a row of `editFact` without the edit.
struct TouchedFact: Hashable {
  let object: TouchedObject
  /// The class of the fact's row; empty for the object itself.
  let sizeClass: String
  let path: String
  let part: Part

  /// What happened to which columns of which table, in one number.
  struct Part: RawRepresentable, Hashable {
    let rawValue: Int64

    init(rawValue: Int64) {
      self.rawValue = rawValue
    }

    /// What a change of a row did; an update to one column only if that is given.
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

    /// True if a row came or went.
    var isWhole: Bool { rawValue & 3 != 0 }
    /// The table's number in ``RowTable/journaled``.
    var table: Int { Int(rawValue >> 2 & 15) }
    /// A bit for each column that changed.
    var columns: Int64 { isWhole ? .max : rawValue >> 6 }
  }

  init(object: TouchedObject, sizeClass: String, path: String, part: Part) {
    self.object = object
    self.sizeClass = sizeClass
    self.path = path
    self.part = part
  }

  /// A document that came whole.
  init(newDocument id: Int64) {
    object = TouchedObject(document: id, object: "")
    (sizeClass, path, part) = ("", "", Part(rawValue: 1))
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

  /// The facts that changes touch, in order. A document or an object that comes or goes stands for
  /// all that is in it.
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
    // The columns of a constraint or a connection are facts of their own; their order is none.
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
  /// The objects of the facts, each once, in the facts' order.
  var objects: [TouchedObject] {
    var known: Set<TouchedObject> = []
    return compactMap { known.insert($0.object).inserted ? $0.object : nil }
  }
}

extension [RowChange] {
  /// The objects that come or go whole, with all that is in them; '' for a whole document.
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
