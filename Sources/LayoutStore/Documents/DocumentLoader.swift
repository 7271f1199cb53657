import SQLite
import LayoutModel

/// Reads the objects of a document or of one of its scenes from their rows.
///
/// All tables are read in the order of the objects' ids and merged with the objects, without a
/// lookup per row. For a scene, the loader scans the rows of the whole document while few of them
/// belong to other scenes. Then it searches for the first row of each remaining object.
struct DocumentLoader {
  /// The objects whose rows are read.
  enum Extent {
    /// The whole document.
    case document
    /// The objects of one scene.
    case scene(String)
    /// The objects outside scenes: the document element, resources, and all of a xib.
    case outsideScenes
    /// One object.
    case object(String)

    var isOneObject: Bool { if case .object = self { true } else { false } }
  }

  /// The parts of an object to read.
  struct Parts: OptionSet {
    let rawValue: Int
    /// Only values that affect the layout, of objects other than connections.
    static let layout = Parts([])
    /// The positions of values among their siblings, comments, and connections as objects.
    static let order = Parts(rawValue: 1)
    /// The properties of connections: outlets, actions, segues and bindings.
    static let connections = Parts(rawValue: 2)
    /// The formatting of the file.
    static let formatting = Parts(rawValue: 4)
    /// Everything.
    static let all: Parts = [.order, .connections, .formatting]
  }

  private let document: StoredDocument
  private let extent: Extent
  private let parts: Parts
  private var objects: [LayoutObject] = []
  private var names = StringTable()

  /// Creates a loader.
  init(
    _ document: StoredDocument,
    extent: Extent = .document,
    parts: Parts = .all
  ) {
    self.document = document
    self.extent = extent
    self.parts = parts
  }

  /// The maximum nesting of objects. No file can exceed it, and it bounds the recursion of code
  /// that visits a document.
  private static let greatestDepth = 1000

  /// Returns the objects, parents before their children.
  /// - Throws: ``StoreError/tooDeep(_:)``, and errors of SQLite.
  mutating func load() throws -> [LayoutObject] {
    try loadObjects()
    guard !objects.isEmpty else { return [] }
    if canContain(.constraint) { try loadTyped(.layoutConstraint, .constraint) }
    if canContain(.connection) { try loadTyped(.connection, .connection) }
    try loadAttributes()
    try loadElements()
    for table in LoadedTable.records { try loadRecords(table) }
    try loadInstallations()
    if parts.contains(.formatting) { try loadFormatting() }
    guard objects.putParentsFirst() <= DocumentLoader.greatestDepth else {
      throw StoreError.tooDeep(DocumentLoader.greatestDepth)
    }
    return objects
  }

  /// Returns false if no object to read has this role.
  private func canContain(_ role: ObjectRole) -> Bool {
    if role == .connection, !parts.contains(.connections) { return false }
    return !extent.isOneObject || objects.first?.role == role
  }

  // MARK: - Tables

  private mutating func loadObjects() throws {
    let hasOrder = parts.contains(.order)
    let knownScene: ObjectID? = if case .scene(let id) = extent { ObjectID(id) } else { nil }
    let statement = try allRows(of: .object)
    if !extent.isOneObject { objects.reserveCapacity(DocumentLoader.usualObjects) }
    while try statement.step() {
      let object = LayoutObject(statement, &names, hasOrder: hasOrder, scene: knownScene)
      if hasOrder || object.role != .connection { objects.append(object) }
    }
  }

  private mutating func loadTyped(_ table: LoadedTable, _ role: ObjectRole) throws {
    guard let layout = TypedRow.layout(of: role) else { return }
    let orderColumn = Int32(layout.columns.count) + 1
    let hasOrder = parts.contains(.order)
    try forEachRow(of: table) { loader, statement, found in
      loader.objects[found].properties.reserveCapacity(DocumentLoader.usualProperties)
      for (place, name) in layout.columns.enumerated() {
        guard let text = loader.names.optionalText(statement, Int32(place) + 1) else { continue }
        loader.objects[found].properties.append(
          Property(
            path: PropertyPath(name),
            position: !hasOrder ? 0 : Double(place < layout.idPlace ? place : place + 1),
            value: .attribute(text)
          )
        )
      }
      if hasOrder, let order = statement.optionalText(orderColumn) {
        loader.objects[found].setOrder(order.split(separator: " ").map(String.init))
      }
    }
  }

  private mutating func loadAttributes() throws {
    try forEachRow(of: .attribute) { loader, statement, found in
      let variation = loader.variation(statement)
      let property = Property(
        variation: variation,
        path: PropertyPath(loader.names.text(statement, 2)),
        position: loader.position(statement, 4),
        value: .attribute(loader.names.text(statement, 3))
      )
      if loader.objects[found].role.hasTypedRow, variation.isBase,
        let typed = loader.objects[found].properties.firstIndex(where: {
          $0.variation.isBase && $0.path == property.path
        })
      {
        loader.objects[found].properties[typed].value = property.value
      } else {
        if loader.objects[found].properties.isEmpty {
          loader.objects[found].properties.reserveCapacity(DocumentLoader.usualProperties)
        }
        loader.objects[found].properties.append(property)
      }
    }
  }

  private mutating func loadElements() throws {
    try forEachRow(of: .element) { loader, statement, found in
      loader.objects[found].properties.append(
        Property(
          variation: loader.variation(statement),
          path: PropertyPath(loader.names.text(statement, 2)),
          position: loader.position(statement, 5),
          value: .element(tag: loader.names.text(statement, 3), text: statement.optionalText(4))
        )
      )
    }
  }

  private mutating func loadRecords(_ table: LoadedTable) throws {
    let hasTag = RowTable.hasTag(table.name)
    let orderColumn = Int32(4 + RowTable.columns(of: table.name).count)
    let only = RecordKind(rawValue: table.name)
    try forEachRow(of: table) { loader, statement, found in
      guard let kind = hasTag ? RecordKind(rawValue: loader.names.text(statement, 3)) : only
      else { return }
      var fields = [String?](repeating: nil, count: kind.fieldNames.count)
      for (offset, field) in kind.tableColumns.enumerated() {
        guard let field else { continue }
        fields[field] = loader.names.optionalText(statement, Int32(4 + offset))
      }
      loader.objects[found].properties.append(
        Property(
          variation: loader.variation(statement),
          path: PropertyPath(loader.names.text(statement, 2)),
          position: loader.position(statement, orderColumn),
          value: .record(Record(kind: kind, fields: fields))
        )
      )
    }
  }

  private mutating func loadInstallations() throws {
    try forEachRow(of: .install) { loader, statement, found in
      loader.objects[found].installations.append(
        Installation(
          variation: VariationKey(rawValue: statement.text(1)),
          isInstalled: statement.integer(2) != 0,
          position: loader.position(statement, 3)
        )
      )
    }
  }

  private mutating func loadFormatting() throws {
    try forEachRow(of: .formatting) { loader, statement, found in
      guard let site = Formatting.Site(rawValue: statement.text(3)) else { return }
      loader.objects[found].formatting.append(
        Formatting(
          variation: VariationKey(rawValue: statement.text(1)),
          path: PropertyPath(statement.text(2)),
          site: site,
          text: statement.text(4)
        )
      )
    }
  }

  /// Returns the variation in the second column, which is nearly always any-any.
  private mutating func variation(_ statement: Statement) -> VariationKey {
    let name: StaticString = "any-any"
    let isBase = statement.withBytes(1) { bytes in
      compareBytes(bytes, .init(start: name.utf8Start, count: name.utf8CodeUnitCount)) == 0
    }
    return isBase ? .base : VariationKey(rawValue: names.text(statement, 1))
  }

  /// Returns the position in the file; 0 unless ``Parts/order`` is read.
  private func position(_ statement: Statement, _ column: Int32) -> Double {
    parts.contains(.order) ? statement.double(column) : 0
  }

  // MARK: - Iteration

  /// Calls `body` for each row of a table that belongs to an object, with the index of the object,
  /// in the order of the objects' ids.
  private mutating func forEachRow(
    of table: LoadedTable,
    _ body: (inout DocumentLoader, Statement, Int) throws -> Void
  ) throws {
    var index = 0
    switch extent {
    case .document, .object:
      try walk(allRows(of: table), from: &index, body)
    case .scene, .outsideScenes:
      if try scan(table, from: &index, body) { return }
      try walk(rows(of: table, from: objects[index].id), from: &index, body)
    }
  }

  private mutating func walk(
    _ statement: Statement,
    from index: inout Int,
    _ body: (inout DocumentLoader, Statement, Int) throws -> Void
  ) throws {
    while try statement.step() {
      if let found = find(statement, from: &index) { try body(&self, statement, found) }
    }
  }

  /// Scans the rows of the whole document while that is faster than searching for the rows of each
  /// object. Returns false if it stopped before the object at `index`.
  private mutating func scan(
    _ table: LoadedTable,
    from index: inout Int,
    _ body: (inout DocumentLoader, Statement, Int) throws -> Void
  ) throws -> Bool {
    let statement = try document.statement(queries(of: table).ofDocument)
    var passed = 0
    while try statement.step() {
      if let found = find(statement, from: &index) {
        try body(&self, statement, found)
        continue
      }
      passed += 1
      let isAtEnd = index == objects.count
      if isAtEnd || passed > DocumentLoader.tried + index * DocumentLoader.rowsPerSearch {
        try statement.finish()
        return isAtEnd
      }
    }
    return true
  }

  /// The number of rows that can be skipped in the time of one search for an object (measured).
  private static let rowsPerSearch = 3
  /// The initial capacity for objects, which is enough for most scenes.
  private static let usualObjects = 128
  /// The initial capacity for properties, which is enough for most objects.
  private static let usualProperties = 8
  /// The number of rows to skip before the share of the scene's rows decides.
  private static let tried = 32

  private func queries(of table: LoadedTable) -> LoadedTable.Queries {
    parts.contains(.order) ? table.whole : table.layout
  }

  /// Returns the rows of a table in the extent, in the order of the objects' ids. The first column
  /// is the id.
  private func allRows(of table: LoadedTable) throws -> Statement {
    switch extent {
    case .document: return try document.statement(queries(of: table).ofDocument)
    case .object(let id):
      let statement = try document.statement(queries(of: table).ofObject)
      statement.bind(2, id)
      return statement
    case .scene, .outsideScenes: return try rows(of: table, from: ObjectID(""))
    }
  }

  /// Returns the rows of a scene's objects, beginning with an id, by searching for each object.
  private func rows(of table: LoadedTable, from first: ObjectID) throws -> Statement {
    let statement = try document.statement(queries(of: table).ofScene)
    if case .scene(let id) = extent { statement.bind(2, id) } else { statement.bindNull(2) }
    statement.bind(3, first.rawValue)
    return statement
  }

  /// Returns the index of the object whose id is in the first column; nil if it is not read. The
  /// search begins at `index` and advances it.
  private func find(_ statement: Statement, from index: inout Int) -> Int? {
    statement.withBytes(0) { bytes in
      while index < objects.count {
        var id = objects[index].id.rawValue
        let order = id.withUTF8 { compareBytes($0, bytes) }
        if order == 0 { return index }
        if order > 0 { return nil }
        index += 1
      }
      return nil
    }
  }
}

extension ObjectRole {
  /// True if a table has columns for the attributes of objects with this role.
  fileprivate var hasTypedRow: Bool { self == .constraint || self == .connection }
}

extension LayoutObject {
  /// Creates an object without properties from a row of `object` with the columns of
  /// ``LoadedTable/object``.
  ///
  /// - Parameters:
  ///   - hasOrder: True if the row has the columns for positions in the file.
  ///   - known: The object's scene if it is known; nil to read it.
  init(
    _ row: Statement,
    _ names: inout StringTable,
    hasOrder: Bool,
    scene known: ObjectID? = nil
  ) {
    self.init(
      id: ObjectID(row.text(0)),
      kind: names.text(row, 1),
      role: ObjectRole(rawValue: names.text(row, 2)) ?? .object,
      parent: row.optionalText(3).map { ObjectID($0) },
      container: PropertyPath(names.text(row, 4)),
      position: row.double(5),
      scene: known ?? names.optionalText(row, 6).map { ObjectID($0) },
      key: names.optionalText(row, 7),
      idPosition: !hasOrder || row.isNull(8) ? nil : row.double(8),
      comment: hasOrder ? row.optionalText(9) : nil
    )
  }

  /// Sets the positions of the attributes, including the id, from the names in `order`.
  fileprivate mutating func setOrder(_ order: [String]) {
    for (position, name) in order.enumerated() {
      if name == "id", idPosition != nil { continue }
      if let index = properties.firstIndex(where: { $0.path.rawValue == name }) {
        properties[index].position = Double(position)
      } else {
        // The rows of `attribute`, which are read later, have the literal.
        properties.append(
          Property(path: PropertyPath(name), position: Double(position), value: .attribute(""))
        )
      }
    }
  }
}
