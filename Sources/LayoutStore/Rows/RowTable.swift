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

  /// True if the table's rows are objects rather than facts of objects.
  static func isKeyedByID(_ table: String) -> Bool {
    table == "object" || table == "layoutConstraint" || table == "connection"
  }

  /// The columns of a table of structured values.
  static func allColumns(of table: String) -> [String] {
    ["document", "object", "class", "path"] + (hasTag(table) ? ["tag"] : []) + ["position"]
      + columns(of: table)
  }
}
