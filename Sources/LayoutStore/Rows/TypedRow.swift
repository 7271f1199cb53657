import LayoutModel

/// The row of a constraint or connection: its own attributes as columns.
struct TypedRow {
  /// A value for each column of the table.
  let values: [String?]
  /// The names of all attributes, the id's included, where their order is not the columns'.
  let attributeOrder: String?
  /// The place of the id in that order; nil if the file gives none.
  let idPosition: Double?
  private let columns: [String]
  /// The attributes without a column, in their order among all.
  private let others: [(name: String, position: Double)]

  /// The row of an object; nil if its attributes have no table of their own.
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
      // The id stands between the columns, so those after its place count one more.
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

  /// True if the property is one of the row's columns.
  func holds(_ property: Property) -> Bool {
    property.variation.isBase && property.value.literal != nil
      && columns.contains(property.path.rawValue)
  }

  /// The position that the row of an attribute without a column gets: its place in
  /// ``attributeOrder``, which is what a load makes of it. Nil for any other property.
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

  /// The columns for a role and the place of the id among them.
  static func layout(of role: ObjectRole) -> (columns: [String], idPlace: Int)? {
    switch role {
    case .constraint: (RowTable.constraintColumns, RowTable.constraintIDPlace)
    case .connection: (RowTable.connectionColumns, RowTable.connectionIDPlace)
    default: nil
    }
  }
}
