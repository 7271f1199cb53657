import GRDB
import LayoutModel

/// Writes the rows of documents, or of objects, that the project does not have yet.
struct DocumentInserter {
  private var document: RowBatch
  private var object: RowBatch
  private var constraint: RowBatch
  private var connection: RowBatch
  private var install: RowBatch
  private var attribute: RowBatch
  private var element: RowBatch
  private var formatting: RowBatch
  private var geometry: RowBatch
  private var color: RowBatch
  private var font: RowBatch
  private var mask: RowBatch

  /// Prepares to write.
  init(_ destination: RowBatch.Destination) throws {
    func batch(_ table: String) throws -> RowBatch { try RowBatch(destination, table: table) }
    document = try batch("document")
    object = try batch("object")
    constraint = try batch("layoutConstraint")
    connection = try batch("connection")
    install = try batch("install")
    attribute = try batch("attribute")
    element = try batch("element")
    formatting = try batch("formatting")
    geometry = try batch("geometry")
    color = try batch("color")
    font = try batch("font")
    mask = try batch("autoresizingMask")
  }

  /// Writes one document under a free id and name; rows may wait until ``flush()``.
  mutating func insert(_ content: Document, id: Int64, name: String) throws {
    document.add(id)
    document.add(name)
    document.add(content.prolog)
    document.add(content.epilog)
    try document.flush()
    // In the order of the keys, so that the tables grow at their ends.
    let order = content.objects.indices.sorted { content.objects[$0].id < content.objects[$1].id }
    for index in order { try insert(content.objects[index], document: id) }
  }

  /// Writes all rows that still wait.
  mutating func flush() throws {
    try document.flush()
    try object.flush()
    try constraint.flush()
    try connection.flush()
    try install.flush()
    try attribute.flush()
    try element.flush()
    try formatting.flush()
    try geometry.flush()
    try color.flush()
    try font.flush()
    try mask.flush()
  }

  /// Writes one object with all its rows; they may wait until ``flush()``.
  mutating func insert(_ content: LayoutObject, document: Int64) throws {
    let typed = TypedRow(content)
    try insertObjectRow(
      content,
      document: document,
      idPosition: typed.map(\.idPosition) ?? content.idPosition
    )
    if let typed {
      if content.role == .constraint {
        try typed.add(to: &constraint, content.id, document: document)
      } else {
        try typed.add(to: &connection, content.id, document: document)
      }
    }
    for entry in content.installations {
      install.add(document)
      install.add(content.id.rawValue)
      install.add(entry.variation.rawValue)
      install.add(entry.isInstalled ? 1 as Int64 : 0)
      install.add(entry.position)
      try install.endRow()
    }
    for property in content.properties {
      if let typed, typed.holds(property) { continue }
      try insert(property, of: content.id.rawValue, document: document)
    }
    for item in content.formatting {
      formatting.addKey(document, content.id.rawValue, item.variation, item.path)
      formatting.add(item.site.rawValue)
      formatting.add(item.text)
      try formatting.endRow()
    }
  }

  private mutating func insertObjectRow(
    _ content: LayoutObject,
    document: Int64,
    idPosition: Double?
  ) throws {
    object.add(document)
    object.add(content.id.rawValue)
    object.add(content.kind)
    object.add(content.role.rawValue)
    object.add(content.parent?.rawValue)
    object.add(content.container.rawValue)
    object.add(content.position)
    object.add(content.scene?.rawValue)
    object.add(content.key)
    object.add(idPosition)
    object.add(content.comment)
    try object.endRow()
  }

  private mutating func insert(_ property: Property, of object: String, document: Int64) throws {
    switch property.value {
    case .attribute(let literal):
      attribute.addKey(document, object, property.variation, property.path)
      attribute.add(literal)
      attribute.add(property.position)
      try attribute.endRow()
    case .element(let tag, let text):
      element.addKey(document, object, property.variation, property.path)
      element.add(tag)
      element.add(text)
      element.add(property.position)
      try element.endRow()
    case .record(let record):
      switch record.kind {
      case .rect, .point, .size:
        try record.add(to: &geometry, property, of: object, document: document)
      case .color:
        try record.add(to: &color, property, of: object, document: document)
      case .fontDescription, .font:
        try record.add(to: &font, property, of: object, document: document)
      case .autoresizingMask:
        try record.add(to: &mask, property, of: object, document: document)
      }
    }
  }
}

extension RowBatch {
  /// Adds the columns that every row of a fact begins with.
  fileprivate mutating func addKey(
    _ document: Int64,
    _ object: String,
    _ variation: VariationKey,
    _ path: PropertyPath
  ) {
    add(document)
    add(object)
    add(variation.rawValue)
    add(path.rawValue)
  }
}

extension LayoutModel.Record {
  fileprivate func add(
    to batch: inout RowBatch,
    _ property: Property,
    of object: String,
    document: Int64
  ) throws {
    batch.addKey(document, object, property.variation, property.path)
    if kind.sharesTable { batch.add(kind.rawValue) }
    batch.add(property.position)
    for field in kind.tableColumns { batch.add(field.flatMap { fields[$0] }) }
    try batch.endRow()
  }
}

extension TypedRow {
  fileprivate func add(to batch: inout RowBatch, _ id: ObjectID, document: Int64) throws {
    batch.add(document)
    batch.add(id.rawValue)
    for value in values { batch.add(value) }
    batch.add(attributeOrder)
    try batch.endRow()
  }
}
