import LayoutModel

/// The tables of a project's content, and their columns.
enum RowTable {
  /// A constraint's attributes in the order in which Interface Builder writes them (measured).
  static let constraintColumns = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "priority", "constant", "symbolic", "placeholder", "identifier", "userLabel",
  ]
  /// The position of a constraint's id among its attributes.
  static let constraintIDPlace = 11

  /// A connection's attributes in an order that fits all kinds of connections.
  static let connectionColumns = [
    "property", "selector", "destination", "target", "eventType", "kind", "name", "keyPath",
    "identifier", "relationship",
  ]
  /// The position of a connection's id among its attributes: the end.
  static let connectionIDPlace = 10

  /// Returns the table for a kind of structured value.
  static func name(of kind: RecordKind) -> String {
    switch kind {
    case .rect, .point, .size: "geometry"
    case .color: "color"
    case .fontDescription, .font: "font"
    case .autoresizingMask: "autoresizingMask"
    }
  }

  /// Returns the value columns of a table of structured values.
  static func columns(of table: String) -> [String] {
    switch table {
    case "geometry": ["x", "y", "width", "height"]
    case "font":
      ["type", "metaFont", "size", "name", "family", "weight", "pointSize", "style"]
    case "color": RecordKind.color.fieldNames
    default: RecordKind.autoresizingMask.fieldNames
    }
  }

  /// Returns true if a table has several kinds of values, which the column `tag` distinguishes.
  static func hasTag(_ table: String) -> Bool { table == "geometry" || table == "font" }

  /// The tables of structured values, in a fixed order.
  static let recordTables = ["geometry", "color", "font", "autoresizingMask"]

  /// All tables of content except `document`, in the order in which rows are inserted.
  static let content = [
    "object", "layoutConstraint", "connection", "install", "attribute", "geometry", "color",
    "font", "autoresizingMask", "element", "formatting",
  ]

  /// A table whose changes are journaled. A class, because each row change refers to one.
  final class Journaled: Sendable {
    let name: String
    /// The index in ``RowTable/journaled``.
    let number: Int
    /// The number of columns.
    let width: Int
    /// The number of columns in the primary key, which come first.
    let keyWidth: Int
    /// The names of the columns.
    let columns: [String]
    /// The statement that inserts a row.
    let insertion: String
    /// The statement that deletes a row if all its values match.
    let deletion: String

    init(name: String, number: Int, keyWidth: Int, columns: [String]) {
      self.name = name
      self.number = number
      self.keyWidth = keyWidth
      self.columns = columns
      width = columns.count
      let marks = repeatElement("?", count: columns.count).joined(separator: ", ")
      insertion = "INSERT INTO \(name) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
      // The key uses =, because SQLite does not use an index for IS.
      let terms = columns.enumerated().map { $1 + ($0 < keyWidth ? " = ?" : " IS ?") }
      deletion = "DELETE FROM \(name) WHERE \(terms.joined(separator: " AND "))"
    }

    /// Returns the statement that updates columns of a row if its key and their old values match.
    func update(of changed: [Int]) -> String {
      let values = changed.map { columns[$0] + " = ?" }
      let conditions =
        columns.prefix(keyWidth).map { $0 + " = ?" } + changed.map { columns[$0] + " IS ?" }
      return "UPDATE \(name) SET \(values.joined(separator: ", "))"
        + " WHERE \(conditions.joined(separator: " AND "))"
    }

  }

  /// All tables of content, and the table of open conflicts. The order is frozen, because packed
  /// rows refer to tables by index.
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

  /// The tables of documents.
  static let composed = Array(journaled.dropLast())

  /// The table of unresolved merge conflicts.
  static let conflict = "mergeConflict"

  /// Returns the table with a name; nil if its changes are not journaled.
  static func journaled(_ name: String) -> Journaled? {
    journaled.first { $0.name == name }
  }

  /// Returns true if the table's rows are objects instead of facts of objects.
  static func isKeyedByID(_ table: String) -> Bool {
    table == "object" || table == "layoutConstraint" || table == "connection"
  }

  /// Returns all columns of a table, in the order of the schema.
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
