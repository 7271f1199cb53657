import LayoutModel

/// The row of a constraint or connection, whose attributes are columns.
struct TypedRow {
  /// A value for each column of the table.
  let values: [String?]
  /// The names of all attributes, including the id, separated by spaces; nil if they are in the
  /// order of the columns.
  let attributeOrder: String?
  /// The position of the id among the attributes; nil if the file has no id.
  let idPosition: Double?
  private let columns: [String]
  /// The attributes without a column, with their positions among all attributes.
  private let others: [(name: String, position: Double)]

  /// Creates the row of an object; nil if the object is not a constraint or a connection.
  init?(_ object: LayoutObject) {
    guard let layout = TypedRow.layout(of: object.role) else { return nil }
    columns = layout.columns
    var values = [String?](repeating: nil, count: columns.count)
    var names: [(position: Double, name: String, place: Int?)] = []
    for property in object.properties where property.variation.isBase {
      guard let literal = property.value.literal, !property.path.isNested else { continue }
      let name = property.path.rawValue
      let place = columns.firstIndex(of: name)
      if let place { values[place] = literal }
      // The id has a position between the columns, so the columns after it are shifted by one.
      names.append((property.position, name, place.map { $0 < layout.idPlace ? $0 : $0 + 1 }))
    }
    if let idPosition = object.idPosition { names.append((idPosition, "id", layout.idPlace)) }
    self.values = values
    names.sort { $0.position < $1.position }
    attributeOrder = TypedRow.order(of: names)
    others = names.enumerated().compactMap { place, entry in
      entry.place == nil ? (entry.name, Double(place)) : nil
    }
    if object.idPosition == nil {
      idPosition = nil
    } else if attributeOrder == nil {
      idPosition = Double(layout.idPlace)
    } else {
      idPosition = names.firstIndex { $0.name == "id" }.map(Double.init)
    }
  }

  /// Returns true if the property is a column of the row.
  func holds(_ property: Property) -> Bool {
    property.variation.isBase && property.value.literal != nil
      && columns.contains(property.path.rawValue)
  }

  /// Returns the position to store for an attribute without a column: its index in
  /// ``attributeOrder``, which is the position that loading assigns. Nil for other properties.
  func position(of property: Property) -> Double? {
    guard property.variation.isBase, property.value.literal != nil else { return nil }
    return others.first { $0.name.hasSameBytes(as: property.path.rawValue) }?.position
  }

  private static func order(of names: [(position: Double, name: String, place: Int?)]) -> String? {
    var last = -1
    for entry in names {
      guard let place = entry.place, place > last else {
        return names.map(\.name).joined(separator: " ")
      }
      last = place
    }
    return nil
  }

  /// Returns the columns for a role and the position of the id among them; nil for other roles.
  static func layout(of role: ObjectRole) -> (columns: [String], idPlace: Int)? {
    switch role {
    case .constraint: (RowTable.constraintColumns, RowTable.constraintIDPlace)
    case .connection: (RowTable.connectionColumns, RowTable.connectionIDPlace)
    default: nil
    }
  }
}
