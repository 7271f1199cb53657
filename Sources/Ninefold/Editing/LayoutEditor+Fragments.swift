internal import InterfaceBuilderFormat
internal import LayoutEditing
public import LayoutModel

extension Document {
  /// Copies objects with everything in them, their constraints, connections and resources.
  ///
  /// A controller stands for its scene. Gesture recognizers of copied views and the constraints
  /// between copied objects come along.
  ///
  /// - Throws: ``NinefoldError/refusedEdit(document:reason:suggestions:)`` if an object can't be
  ///   copied by itself.
  public func fragment(of ids: [ObjectID], named name: String = "document") throws
    -> LayoutFragment
  {
    do throws(EditError) {
      return try FragmentMaker(self).fragment(of: ids)
    } catch {
      throw NinefoldError.refusedEdit(document: name, reason: error, suggestions: [])
    }
  }
}

extension LayoutEditor {
  /// Copies objects of a document, as ``LayoutModel/Document/fragment(of:named:)`` does.
  public func fragment(of ids: [ObjectID], in document: String) throws -> LayoutFragment {
    try self.document(named: document).fragment(of: ids, named: document)
  }

  /// Reads a fragment: a document, or elements as they are in the document that it is for.
  ///
  /// - Parameters:
  ///   - xml: The text in UTF-8.
  ///   - name: The name of the text in errors.
  ///   - document: The document that it is for. Elements without a document element around them are
  ///     read as parts of such a document.
  /// - Throws: ``NinefoldError/refused(_:)`` if the text is not such XML.
  public func fragment(xml: [UInt8], named name: String, for document: String) throws
    -> LayoutFragment
  {
    let root = try object(ObjectReference(document: document, id: Document.rootID))
    return LayoutFragment(
      try Document(bytes: FragmentText(xml, like: root).bytes, named: name)
    )
  }

  /// Finds the place that a name stands for in another document: `DOCUMENT`, or `DOCUMENT:ID`.
  ///
  /// - Parameter fragment: What will be inserted. A document alone stands for its only topmost view,
  ///   or for the list of its scenes.
  public func destination(_ name: String, for fragment: LayoutFragment) throws -> ObjectReference {
    let isScene = fragment.roots.first?.role == .scene
    let names = try allDocumentNames()
    let document = names.first { $0 == name } ?? names.first { $0 == DocumentFiles.name(of: name) }
    guard let document else {
      let found = try resolve(name)
      return isScene ? ObjectReference(document: found.document, id: Document.rootID) : found
    }
    if isScene { return ObjectReference(document: document, id: Document.rootID) }
    let objects = try self.document(named: document).objects
    let isView = Set(objects.filter { $0.role == .view }.map(\.id))
    let topmost = objects.filter { object in
      object.role == .view && !(object.parent.map(isView.contains) ?? false)
    }
    guard let only = topmost.first, topmost.count == 1 else {
      throw NinefoldError.refusedEdit(
        document: document,
        reason: .badSelection("it has \(topmost.count) topmost views; name one: \(document):ID"),
        suggestions: []
      )
    }
    return ObjectReference(document: document, id: only.id)
  }

  /// Inserts a fragment.
  ///
  /// - Parameters:
  ///   - fragment: What to insert.
  ///   - target: The new parent; the document itself for scenes.
  ///   - container: The list of the parent; nil for the usual one.
  ///   - placement: The place among the siblings.
  /// - Returns: What the step did, with notes on what was left out.
  @discardableResult
  public func paste(
    _ fragment: LayoutFragment,
    into target: ObjectReference,
    container: PropertyPath? = nil,
    _ placement: Placement = .last
  ) throws -> LayoutEditResult {
    try apply(
      .paste(fragment, into: target.id, container: container, placement),
      to: target.document
    )
  }

  /// Inserts a fragment into an object of a document. Scenes go into the list of scenes.
  ///
  /// - Parameter parent: The new parent; nil for the place that ``destination(_:for:)`` finds.
  @discardableResult
  public func paste(
    _ fragment: LayoutFragment,
    into parent: ObjectID?,
    of document: String,
    container: PropertyPath? = nil,
    _ placement: Placement = .last
  ) throws -> LayoutEditResult {
    let isScene = fragment.roots.first?.role == .scene
    let target =
      if let parent, !isScene { ObjectReference(document: document, id: parent) } else {
        try destination(document, for: fragment)
      }
    return try paste(fragment, into: target, container: container, placement)
  }

  /// Deletes objects as Interface Builder does from a place. Objects that went with an earlier one
  /// are skipped.
  public func delete(
    _ objects: [ObjectReference],
    from place: EditPlace,
    command: Bool = false
  ) throws {
    var gone: Set<ObjectReference> = []
    for object in objects where !gone.contains(object) {
      let result = try apply(
        .delete(object.id, from: place, command: command),
        to: object.document
      )
      gone.formUnion(result.deleted.map { ObjectReference(document: object.document, id: $0) })
    }
  }

  /// Copies an object into another place, of this document or another one.
  @discardableResult
  public func duplicate(
    _ object: ObjectReference,
    to place: String,
    _ placement: Placement = .last
  ) throws -> LayoutEditResult {
    var fragment = try fragment(of: [object.id], in: object.document)
    let target = try destination(place, for: fragment)
    fragment.keepsOutsideReferences = target.document == object.document
    return try paste(fragment, into: target, placement)
  }

  /// Moves an object into another place, of this document or another one, where it keeps its ids if
  /// they are free.
  ///
  /// - Returns: What the step of the new place did, with notes on what was left out.
  @discardableResult
  public func move(
    _ object: ObjectReference,
    to place: String,
    _ placement: Placement = .last
  ) throws -> LayoutEditResult {
    var fragment = try fragment(of: [object.id], in: object.document)
    let target = try destination(place, for: fragment)
    guard target.document != object.document else {
      return try apply(
        .reparent(object.id, into: target.id, container: nil, placement),
        to: object.document
      )
    }
    fragment.keepsIDs = true
    let result = try paste(fragment, into: target, placement)
    for root in fragment.roots {
      if root.role == .scene {
        try apply(.removeScene(root.id), to: object.document)
      } else if try has(root.id, in: object.document) {
        try apply(.delete(root.id, from: .outline), to: object.document)
      }
    }
    return result
  }
}

/// The text of a fragment as a document.
private struct FragmentText {
  /// The attributes that decide how a document's elements are read.
  private static let attributes = [
    "type", "version", "toolsVersion", "targetRuntime", "useAutolayout", "useTraitCollections",
    "useSafeAreas",
  ]
  let bytes: [UInt8]

  /// - Parameter document: The document element of the document that the fragment is for.
  init(_ xml: [UInt8], like document: LayoutObject) {
    let text = String(decoding: xml, as: UTF8.self)
    let start = text.firstRange(of: #/<[A-Za-z]/#)
    guard let start, !text[start.lowerBound...].hasPrefix("<document") else {
      bytes = xml
      return
    }
    let header = FragmentText.attributes.compactMap { name in
      document.attribute(name).map { " \(name)=\"\(Escaping.attribute($0))\"" }
    }.joined()
    let list = text[start.lowerBound...].hasPrefix("<scene ") ? "scenes" : "objects"
    // In one line, so that the lines of errors are those of the text.
    bytes = Array(
      "<document\(header)><\(list)>\(text[start.lowerBound...])</\(list)></document>".utf8
    )
  }
}
