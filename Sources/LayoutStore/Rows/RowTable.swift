import LayoutModel

/// The tables whose columns are the attributes of one kind of element.
enum RowTable {
  /// A constraint's attributes in the order in which Interface Builder writes them (measured).
  static let constraintColumns = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "priority", "constant", "symbolic", "placeholder", "identifier", "userLabel",
  ]
  /// The place of a constraint's id among them.
  static let constraintIDPlace = 11

  /// The attributes of connections, in an order that all kinds share.
  static let connectionColumns = [
    "property", "selector", "destination", "target", "eventType", "kind", "name", "keyPath",
    "identifier", "relationship",
  ]
  /// The place of a connection's id among them: the end.
  static let connectionIDPlace = 10

  /// The tables of structured values.
  static func name(of kind: RecordKind) -> String {
    switch kind {
    case .rect, .point, .size: "geometry"
    case .color: "color"
    case .fontDescription, .font: "font"
    case .autoresizingMask: "autoresizingMask"
    }
  }

  /// The value columns of a table of structured values.
  static func columns(of table: String) -> [String] {
    switch table {
    case "geometry": ["x", "y", "width", "height"]
    case "font":
      ["type", "metaFont", "size", "name", "family", "weight", "pointSize", "style"]
    case "color": RecordKind.color.fieldNames
    default: RecordKind.autoresizingMask.fieldNames
    }
  }

  /// True if a table holds more than one kind of value and so has a column `tag`.
  static func hasTag(_ table: String) -> Bool { table == "geometry" || table == "font" }

  /// The tables of structured values, in a fixed order.
  static let recordTables = ["geometry", "color", "font", "autoresizingMask"]

  /// Every table of content but `document`, in the order in which rows are inserted.
  static let content = [
    "object", "layoutConstraint", "connection", "install", "attribute", "geometry", "color",
    "font", "autoresizingMask", "element", "formatting",
  ]

  /// A table whose changes are journaled. A class so that a change can name it at no cost.
  final class Journaled: Sendable {
    let name: String
    /// Its place in ``RowTable/journaled``.
    let number: Int
    /// How many columns it has.
    let width: Int
    /// How many of them, at its begin, name a row.
    let keyWidth: Int
    /// The columns' names.
    let columns: [String]
    /// The statement that inserts a row.
    let insertion: String
    /// The statement that deletes a row by all its values.
    let deletion: String

    init(name: String, number: Int, keyWidth: Int, columns: [String]) {
      self.name = name
      self.number = number
      self.keyWidth = keyWidth
      self.columns = columns
      width = columns.count
      let marks = repeatElement("?", count: columns.count).joined(separator: ", ")
      insertion = "INSERT INTO \(name) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
      // The key by =, since SQLite looks nothing up by IS.
      let terms = columns.enumerated().map { $1 + ($0 < keyWidth ? " = ?" : " IS ?") }
      deletion = "DELETE FROM \(name) WHERE \(terms.joined(separator: " AND "))"
    }

    /// The statement that updates some columns of a row, found by its key and their old values.
    func update(of changed: [Int]) -> String {
      let values = changed.map { columns[$0] + " = ?" }
      let conditions =
        columns.prefix(keyWidth).map { $0 + " = ?" } + changed.map { columns[$0] + " IS ?" }
      return "UPDATE \(name) SET \(values.joined(separator: ", "))"
        + " WHERE \(conditions.joined(separator: " AND "))"
    }

  }

  /// Every table of content, and that of open conflicts. A table's place is its number in packed rows,
  /// so the order is frozen.
  static let journaled: [Journaled] = names.enumerated().map { number, table in
    let columns = allColumns(of: table)
    let keyWidth =
      switch table {
      case "document": 1
      case "object", "layoutConstraint", "connection", conflict: 2
      case "install": 3
      case "formatting": 5
      default: 4
      }
    return Journaled(name: table, number: number, keyWidth: keyWidth, columns: columns)
  }

  private static let names = ["document"] + content + [conflict]

  /// The tables that a document is composed from.
  static let composed = Array(journaled.dropLast())

  /// The table of what a merge could not decide.
  static let conflict = "mergeConflict"

  /// The table of a name; nil if it is none of content.
  static func journaled(_ name: String) -> Journaled? {
    journaled.first { $0.name == name }
  }

  /// True if the table's rows are objects rather than facts of objects.
  static func isKeyedByID(_ table: String) -> Bool {
    table == "object" || table == "layoutConstraint" || table == "connection"
  }

  /// The columns of a table of content, in the order in which it was made.
  static func allColumns(of table: String) -> [String] {
    let key = ["document", "object", "class", "path"]
    return switch table {
    case "document": ["id", "name", "prolog", "epilog"]
    case "object":
      [
        "document", "id", "kind", "role", "parent", "container", "position", "scene", "key",
        "idPosition", "comment",
      ]
    case "layoutConstraint": ["document", "id"] + constraintColumns + ["attributeOrder"]
    case "connection": ["document", "id"] + connectionColumns + ["attributeOrder"]
    case "install": ["document", "object", "class", "installed", "position"]
    case "attribute": key + ["value", "position"]
    case "element": key + ["tag", "text", "position"]
    case "formatting": key + ["site", "text"]
    case conflict:
      [
        "document", "number", "root", "kind", "object", "objectKind", "scene", "other", "class",
        "path", "base", "ours", "theirs", "affected", "baseEdit", "oursEdit", "theirsEdit",
      ]
    default: key + (hasTag(table) ? ["tag"] : []) + ["position"] + columns(of: table)
    }
  }
}

extension RowTable.Journaled: Equatable, CustomStringConvertible {
  static func == (left: RowTable.Journaled, right: RowTable.Journaled) -> Bool { left === right }

  var description: String { name }
}
