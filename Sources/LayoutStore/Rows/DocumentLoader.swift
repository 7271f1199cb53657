import GRDB
import LayoutModel

/// Reads the rows of a document, or of one of its scenes, into objects.
///
/// Every table is walked in the order of the objects' ids, all in step: no look-up per row.
struct DocumentLoader {
  /// Which rows to read.
  enum Extent {
    /// The whole document.
    case document
    /// The objects of one scene.
    case scene(String)
    /// The objects outside scenes: the document element, resources, and all of a xib.
    case outsideScenes
    /// One object.
    case object(String)
  }

  /// What to read of each object.
  struct Parts: OptionSet {
    let rawValue: Int
    /// Facts that decide how the document looks.
    static let layout = Parts([])
    /// Outlets, actions, segues and bindings.
    static let connections = Parts(rawValue: 1)
    /// The file's own formatting.
    static let formatting = Parts(rawValue: 2)
    /// Everything.
    static let all: Parts = [.connections, .formatting]
  }

  private let database: Database
  private let cache: StatementCache
  private let document: Int64
  private let extent: Extent
  private var objects: [LayoutObject] = []
  private var names = StringTable()
  /// True to walk all rows of the document and pass over those of other scenes.
  private var isScan = false

  /// Prepares a read.
  init(
    _ database: Database,
    _ cache: StatementCache,
    document: Int64,
    extent: Extent = .document
  ) {
    self.database = database
    self.cache = cache
    self.document = document
    self.extent = extent
  }

  /// Returns the objects, parents before their children.
  mutating func load(_ parts: Parts = .all) throws -> [LayoutObject] {
    try loadObjects()
    isScan = try isScanFaster()
    try loadTyped(.layoutConstraint, .constraint)
    if parts.contains(.connections) { try loadTyped(.connection, .connection) }
    try loadAttributes()
    try loadElements()
    for table in LoadedTable.records { try loadRecords(table) }
    try loadInstallations()
    if parts.contains(.formatting) { try loadFormatting() }
    return objects.parentsFirst()
  }

  // MARK: - Tables

  private mutating func loadObjects() throws {
    let statement = try statement(.object)
    while try statement.step() {
      let role = ObjectRole(rawValue: names.text(statement, 2)) ?? .object
      objects.append(
        LayoutObject(
          id: ObjectID(statement.text(0)),
          kind: names.text(statement, 1),
          role: role,
          parent: statement.optionalText(3).map { ObjectID($0) },
          container: PropertyPath(names.text(statement, 4)),
          position: statement.double(5),
          scene: statement.isNull(6) ? nil : ObjectID(names.text(statement, 6)),
          key: statement.isNull(7) ? nil : names.text(statement, 7),
          idPosition: statement.isNull(8) ? nil : statement.double(8),
          comment: statement.optionalText(9)
        )
      )
    }
  }

  private mutating func loadTyped(_ table: LoadedTable, _ role: ObjectRole) throws {
    guard let layout = TypedRow.layout(of: role) else { return }
    let orderColumn = Int32(layout.columns.count) + 1
    let statement = try statement(table)
    var index = 0
    while try statement.step() {
      guard let found = find(statement, from: &index) else { continue }
      objects[found].properties.reserveCapacity(8)
      for (place, name) in layout.columns.enumerated() {
        let column = Int32(place) + 1
        guard !statement.isNull(column) else { continue }
        objects[found].properties.append(
          Property(
            path: PropertyPath(name),
            position: Double(place < layout.idPlace ? place : place + 1),
            value: .attribute(names.text(statement, column))
          )
        )
      }
      if let order = statement.optionalText(orderColumn) {
        objects[found].setOrder(order.split(separator: " ").map(String.init))
      }
    }
  }

  private mutating func loadAttributes() throws {
    let statement = try statement(.attribute)
    var index = 0
    while try statement.step() {
      guard let found = find(statement, from: &index) else { continue }
      let variation = variation(statement)
      let property = Property(
        variation: variation,
        path: PropertyPath(names.text(statement, 2)),
        position: statement.double(4),
        value: .attribute(names.text(statement, 3))
      )
      if objects[found].role.hasTypedRow, variation.isBase,
        let typed = objects[found].properties.firstIndex(where: {
          $0.variation.isBase && $0.path == property.path
        })
      {
        objects[found].properties[typed].value = property.value
      } else {
        objects[found].properties.append(property)
      }
    }
  }

  private mutating func loadElements() throws {
    let statement = try statement(.element)
    var index = 0
    while try statement.step() {
      guard let found = find(statement, from: &index) else { continue }
      objects[found].properties.append(
        Property(
          variation: variation(statement),
          path: PropertyPath(names.text(statement, 2)),
          position: statement.double(5),
          value: .element(tag: names.text(statement, 3), text: statement.optionalText(4))
        )
      )
    }
  }

  private mutating func loadRecords(_ table: LoadedTable) throws {
    let hasTag = RowTable.hasTag(table.name)
    let statement = try statement(table)
    let only = RecordKind(rawValue: table.name)
    var index = 0
    while try statement.step() {
      guard let found = find(statement, from: &index),
        let kind = hasTag ? RecordKind(rawValue: names.text(statement, 3)) : only
      else { continue }
      var fields = [String?](repeating: nil, count: kind.fieldNames.count)
      for (offset, field) in kind.tableColumns.enumerated() {
        let column = Int32(5 + offset)
        if let field, !statement.isNull(column) { fields[field] = names.text(statement, column) }
      }
      objects[found].properties.append(
        Property(
          variation: variation(statement),
          path: PropertyPath(names.text(statement, 2)),
          position: statement.double(4),
          value: .record(Record(kind: kind, fields: fields))
        )
      )
    }
  }

  private mutating func loadInstallations() throws {
    let statement = try statement(.install)
    var index = 0
    while try statement.step() {
      guard let found = find(statement, from: &index) else { continue }
      objects[found].installations.append(
        Installation(
          variation: VariationKey(rawValue: statement.text(1)),
          isInstalled: statement.integer(2) != 0,
          position: statement.double(3)
        )
      )
    }
  }

  private mutating func loadFormatting() throws {
    let statement = try statement(.formatting)
    var index = 0
    while try statement.step() {
      guard let found = find(statement, from: &index),
        let site = Formatting.Site(rawValue: statement.text(3))
      else { continue }
      objects[found].formatting.append(
        Formatting(
          variation: VariationKey(rawValue: statement.text(1)),
          path: PropertyPath(statement.text(2)),
          site: site,
          text: statement.text(4)
        )
      )
    }
  }

  /// The class in the second column; nearly always the object's own.
  private mutating func variation(_ statement: RowStatement) -> VariationKey {
    let name: StaticString = "any-any"
    let isBase = statement.withBytes(1) { bytes in
      compareBytes(bytes, .init(start: name.utf8Start, count: name.utf8CodeUnitCount)) == 0
    }
    return isBase ? .base : VariationKey(rawValue: names.text(statement, 1))
  }

  // MARK: - Walking

  /// A query for the rows of a table in the order of the objects' ids, the id as its first column.
  private func statement(_ table: LoadedTable) throws -> RowStatement {
    let isWhole = if case .document = extent { true } else { isScan && !table.isDense }
    let sql =
      switch extent {
      case .object: table.objectSQL
      default: isWhole ? table.documentSQL : table.sceneSQL
      }
    let statement = try cache.statement(database, sql)
    statement.bind(1, document)
    switch extent {
    case _ where isWhole: break
    case .document: break
    case .scene(let id), .object(let id): statement.bind(2, id)
    case .outsideScenes: statement.bindNull(2)
    }
    return statement
  }

  /// True if the document has few objects besides those read: stepping over a row takes a tenth of
  /// the time of finding the first row of an object.
  private func isScanFaster() throws -> Bool {
    switch extent {
    case .document, .object: return false
    case .scene, .outsideScenes: break
    }
    let statement = try cache.statement(
      database,
      "SELECT 1 FROM object WHERE document = ?1 LIMIT 1 OFFSET ?2"
    )
    statement.bind(1, document)
    statement.bind(2, Int64(objects.count * DocumentLoader.scannedShare))
    defer { statement.reset() }
    return try !statement.step()
  }

  /// A scene of less than this part of the document's objects is read object by object.
  private static let scannedShare = 10

  /// The index of the object whose id is in the first column, looked for from `index` on.
  private func find(_ statement: RowStatement, from index: inout Int) -> Int? {
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
  /// True if objects of the role have their attributes as columns of a table.
  fileprivate var hasTypedRow: Bool { self == .constraint || self == .connection }
}

extension LayoutObject {
  /// Places the attributes, the id among them, in the order of their names in `order`.
  fileprivate mutating func setOrder(_ order: [String]) {
    for (position, name) in order.enumerated() {
      if name == "id", idPosition != nil { continue }
      if let index = properties.firstIndex(where: { $0.path.rawValue == name }) {
        properties[index].position = Double(position)
      } else {
        // The literal follows with the rows of attribute.
        properties.append(
          Property(path: PropertyPath(name), position: Double(position), value: .attribute(""))
        )
      }
    }
  }
}

extension [LayoutObject] {
  /// The same objects, each after the one that holds it.
  fileprivate func parentsFirst() -> [LayoutObject] {
    var indexByID: [ObjectID: Int] = [:]
    indexByID.reserveCapacity(count)
    for index in indices { indexByID[self[index].id] = index }
    let parents = indices.map { index in
      self[index].parent.flatMap { indexByID[$0] } ?? -1
    }
    // Siblings stand together, the last first, so that the first comes off the stack first.
    let order = indices.sorted { left, right in
      if parents[left] != parents[right] { return parents[left] < parents[right] }
      if parents[left] < 0 { return left > right }
      let order = self[left].container.rawValue.comparedAsBytes(self[right].container.rawValue)
      if order != 0 { return order > 0 }
      return self[left].position > self[right].position
    }
    var children = [Range<Int>](repeating: 0..<0, count: count)
    var start = order.firstIndex { parents[$0] >= 0 } ?? count
    var stack = Array<Int>(order[..<start])
    while start < count {
      let parent = parents[order[start]]
      var end = start + 1
      while end < count, parents[order[end]] == parent { end += 1 }
      children[parent] = start..<end
      start = end
    }
    var result: [LayoutObject] = []
    result.reserveCapacity(count)
    while let index = stack.popLast() {
      result.append(self[index])
      stack.append(contentsOf: order[children[index]])
    }
    return result
  }
}
