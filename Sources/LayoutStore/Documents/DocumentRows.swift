import LayoutModel

/// The rows of a document or of objects, prepared in memory.
///
/// A value type, so that a thread that reads files can prepare rows for the thread that writes.
struct DocumentRows {
  private var document = RowSheet("document")
  private var object = RowSheet("object")
  private var constraint = RowSheet("layoutConstraint")
  private var connection = RowSheet("connection")
  private var install = RowSheet("install")
  private var attribute = RowSheet("attribute")
  private var element = RowSheet("element")
  private var formatting = RowSheet("formatting")
  private var geometry = RowSheet("geometry")
  private var color = RowSheet("color")
  private var font = RowSheet("font")
  private var mask = RowSheet("autoresizingMask")

  /// Creates the rows of objects of a document.
  init(_ objects: [LayoutObject], document: Int64) {
    for object in objects { add(object, document: document) }
  }

  /// Creates the rows of a complete document with an id and a name.
  init(_ content: Document, id: Int64, name: String) {
    document.add(id)
    document.add(name)
    document.add(content.prolog)
    document.add(content.epilog)
    // In the order of the keys, so that rows are appended to the tables.
    let order = content.objects.indices.sorted { content.objects[$0].id < content.objects[$1].id }
    for index in order { add(content.objects[index], document: id) }
  }

  /// The rows by table, in the order of ``RowTable/journaled``.
  var sheets: [RowSheet] {
    [
      document, object, constraint, connection, install, attribute, geometry, color, font, mask,
      element, formatting,
    ]
  }

  private mutating func add(_ content: LayoutObject, document: Int64) {
    let typed = TypedRow(content)
    addObjectRow(
      content,
      document: document,
      idPosition: typed.map(\.idPosition) ?? content.idPosition
    )
    if let typed {
      if content.role == .constraint {
        typed.add(to: &constraint, content.id, document: document)
      } else {
        typed.add(to: &connection, content.id, document: document)
      }
    }
    for entry in content.installations {
      install.add(document)
      install.add(content.id.rawValue)
      install.add(entry.variation.rawValue)
      install.add(entry.isInstalled ? 1 as Int64 : 0)
      install.add(entry.position)
    }
    for property in content.properties {
      if let typed, typed.holds(property) { continue }
      var property = property
      if let position = typed?.position(of: property) { property.position = position }
      add(property, of: content.id.rawValue, document: document)
    }
    for item in content.formatting {
      formatting.addKey(document, content.id.rawValue, item.variation, item.path)
      formatting.add(item.site.rawValue)
      formatting.add(item.text)
    }
  }

  private mutating func addObjectRow(
    _ content: LayoutObject,
    document: Int64,
    idPosition: Double?
  ) {
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
  }

  private mutating func add(_ property: Property, of object: String, document: Int64) {
    switch property.value {
    case .attribute(let literal):
      attribute.addKey(document, object, property.variation, property.path)
      attribute.add(literal)
      attribute.add(property.position)
    case .element(let tag, let text):
      element.addKey(document, object, property.variation, property.path)
      element.add(tag)
      element.add(text)
      element.add(property.position)
    case .record(let record):
      switch record.kind {
      case .rect, .point, .size:
        record.add(to: &geometry, property, of: object, document: document)
      case .color:
        record.add(to: &color, property, of: object, document: document)
      case .fontDescription, .font:
        record.add(to: &font, property, of: object, document: document)
      case .autoresizingMask:
        record.add(to: &mask, property, of: object, document: document)
      }
    }
  }
}

extension RowSheet {
  /// Adds the key columns of a fact.
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
    to sheet: inout RowSheet,
    _ property: Property,
    of object: String,
    document: Int64
  ) {
    sheet.addKey(document, object, property.variation, property.path)
    if kind.sharesTable { sheet.add(kind.rawValue) }
    sheet.add(property.position)
    for field in kind.tableColumns { sheet.add(field.flatMap { fields[$0] }) }
  }
}

extension TypedRow {
  fileprivate func add(to sheet: inout RowSheet, _ id: ObjectID, document: Int64) {
    sheet.add(document)
    sheet.add(id.rawValue)
    for value in values { sheet.add(value) }
    sheet.add(attributeOrder)
  }
}
