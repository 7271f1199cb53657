internal import LayoutEditing
public import LayoutModel
internal import LayoutStore

/// Names, objects and documents, as the steps so far left them.
extension LayoutEditor {
  /// Finds an object by name, as ``Project/resolve(_:in:)`` does.
  /// - Throws: ``NinefoldError/unknownObject(_:suggestions:)`` or
  ///   ``NinefoldError/ambiguousObject(_:candidates:)``.
  public func resolve(_ name: String, in document: String? = nil) throws -> ObjectReference {
    try NameResolver(transaction, document: document).resolve(name)
  }

  /// Replaces the names in a constraint with ids.
  ///
  /// - Returns: The constraint and the document that contains its items.
  /// - Throws: ``NinefoldError/unknownObject(_:suggestions:)`` or
  ///   ``NinefoldError/ambiguousObject(_:candidates:)`` if the document of the first item doesn't
  ///   have exactly one object with the name of an item.
  ///   ``NinefoldError/refusedEdit(document:reason:suggestions:)`` if neither side names an object.
  public func resolve(_ constraint: ConstraintNotation, in document: String? = nil) throws
    -> ResolvedConstraint
  {
    var document = document
    var result = constraint
    if case .named(let name) = constraint.first.item {
      let object = try resolve(name, in: document)
      document = object.document
      result.first.item = .named(object.id.rawValue)
    }
    if case .named(let name)? = constraint.second?.item {
      let object = try resolve(name, in: document)
      document = object.document
      result.second?.item = .named(object.id.rawValue)
    }
    guard let document else {
      throw NinefoldError.refusedEdit(
        document: "\(constraint)",
        reason: .badConstraint("a constraint must name an object on one side"),
        suggestions: []
      )
    }
    return ResolvedConstraint(constraint: result, document: document)
  }

  /// Finds objects that must be in the same document, such as those of one step.
  ///
  /// - Returns: The document, and the ids in the order of the names.
  /// - Throws: ``NinefoldError/unknownObject(_:suggestions:)``,
  ///   ``NinefoldError/ambiguousObject(_:candidates:)`` or
  ///   ``NinefoldError/differentDocuments(_:)``.
  public func resolveTogether(_ names: [String], in document: String? = nil) throws
    -> ResolvedObjects
  {
    var objects: [ObjectReference] = []
    for name in names {
      do {
        objects.append(try resolve(name, in: document))
      } catch NinefoldError.ambiguousObject(_, let candidates) where !objects.isEmpty {
        // If several objects have the name, prefer the one in the first object's document.
        let near = candidates.filter { $0.document == objects[0].document }
        guard near.count == 1 else {
          throw NinefoldError.ambiguousObject(name, candidates: candidates)
        }
        objects += near
      }
    }
    guard let first = objects.first, objects.allSatisfy({ $0.document == first.document }) else {
      throw NinefoldError.differentDocuments(objects)
    }
    return ResolvedObjects(document: first.document, ids: objects.map(\.id))
  }

  /// Reads a whole document in its current state.
  func document(named name: String) throws -> Document {
    try transaction.document(named: name)
  }

  /// Returns the names of all documents, in byte order.
  func allDocumentNames() throws -> [String] {
    try transaction.documents(withObject: Document.rootID)
  }

  /// Returns the current state of an object.
  /// - Throws: ``NinefoldError/unknownObject(_:suggestions:)``.
  public func object(_ reference: ObjectReference) throws -> LayoutObject {
    guard let object = try transaction.object(reference.id, in: reference.document) else {
      throw NinefoldError.unknownObject(reference.description, suggestions: [])
    }
    return object
  }

  /// Returns true if a document has an object with this id.
  func has(_ id: ObjectID, in document: String) throws -> Bool {
    try transaction.has(id, in: document)
  }

  /// Returns the platform of a document.
  /// - Throws: ``NinefoldError/unknownObject(_:suggestions:)`` if there is no such document.
  public func platform(of document: String) throws -> Platform {
    Platform(ofDocument: try object(ObjectReference(document: document, id: Document.rootID)))
  }

  /// Returns the children of an object, sorted by list and position.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func children(of reference: ObjectReference) throws -> [LayoutObject] {
    let extent = EditExtent(.children, [reference.id])
    return try slice(extent, of: reference.document).children(of: reference.id)
  }

  /// Verifies that an object can have a value at a path, to catch misspelled names and values that a
  /// part of the object has, such as its cell.
  /// - Throws: ``NinefoldError/unknownValue(_:object:suggestions:)``,
  ///   ``NinefoldError/valueOfPart(_:object:part:)``.
  public func requireKnown(_ path: PropertyPath, of reference: ObjectReference) throws {
    let object = try object(reference)
    let platform = try platform(of: reference.document)
    let name = "\(object.kind) \(reference.id)"
    guard let key = ValueNames.part(with: path, of: object, on: platform) else {
      return try requireKnown(path, of: object, named: name, on: platform)
    }
    let part = try children(of: reference).first { $0.key == key }
    throw NinefoldError.valueOfPart(
      path.rawValue,
      object: name,
      part: part.map { "in its \(key) \($0.id)" } ?? "at \(key)/\(path)"
    )
  }

  /// Verifies that a new object of a kind can have a value, to catch misspelled names.
  ///
  /// - Returns: The path of the value: as given, or in the part of the object that has it, such as
  ///   `cell/title` for the title of a button of macOS.
  /// - Throws: ``NinefoldError/unknownValue(_:object:suggestions:)``.
  public func knownPath(
    _ path: PropertyPath,
    ofNew kind: String,
    in document: String
  ) throws -> PropertyPath {
    let platform = try platform(of: document)
    let object = LayoutObject(id: ObjectID("new"), kind: kind, role: .view, parent: nil)
    if let key = ValueNames.part(with: path, of: object, on: platform) {
      return PropertyPath("\(key)/\(path)")
    }
    try requireKnown(path, of: object, named: "a new \(kind)", on: platform)
    return path
  }

  private func requireKnown(
    _ path: PropertyPath,
    of object: LayoutObject,
    named name: String,
    on platform: Platform
  ) throws {
    guard !ValueNames.isKnown(path, of: object, on: platform) else { return }
    let equivalents = ValueNames.equivalents(of: path, in: object, on: platform)
    let candidates = ValueNames.candidates(for: path, of: object, on: platform)
    throw NinefoldError.unknownValue(
      path.rawValue,
      object: name,
      suggestions: equivalents.isEmpty
        ? Suggestions.nearest(to: path.rawValue, among: candidates) : equivalents
    )
  }

  /// Verifies that the system has the color that a value in the readable notation names, or that the
  /// document already uses it, to catch misspelled names. Other values pass.
  /// - Throws: ``NinefoldError/unknownValue(_:object:suggestions:)``.
  public func requireKnownColor(
    _ value: String,
    at path: PropertyPath,
    of document: String
  ) throws {
    let isColor = path.runtimeKeyPath != nil || path.name.lowercased().hasSuffix("color")
    let marker = value.firstRange(of: "systemColor:")
    guard isColor, let marker, ["", "color:"].contains(value[..<marker.lowerBound]) else { return }
    let typed = String(value[marker.upperBound...])
    let name = typed.hasSuffix("Color") ? typed : typed + "Color"
    let known = SystemColor.names(on: try platform(of: document))
    guard !known.contains(name), try !uses(systemColor: name, in: document) else { return }
    throw NinefoldError.unknownValue(
      value,
      object: path.rawValue,
      suggestions: Suggestions.nearest(to: name, among: known)
        .map { value[..<marker.upperBound] + (typed == name ? $0 : String($0.dropLast(5))) }
    )
  }

  private func uses(systemColor name: String, in document: String) throws -> Bool {
    try self.document(named: document).objects.contains { object in
      object.properties.contains { property in
        guard case .record(let record) = property.value, record.kind == .color else { return false }
        return record["systemColor"] == name
          || (record["catalog"] == "System" && record["name"] == name)
      }
    }
  }

  /// Returns the given name alone, or the names of all documents if there is none.
  /// - Throws: `StoreError` if the project can't be read.
  public func documentNames(orOnly name: String?) throws -> [String] {
    try name.map { [$0] } ?? allDocumentNames()
  }

  /// Returns the views of a document, or of one of its scenes, in document order.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func views(of document: String, scene: ObjectID? = nil) throws -> [ObjectID] {
    try self.document(named: document).objects.filter { object in
      object.role == .view && (scene == nil || object.scene == scene)
    }.map(\.id)
  }
}
