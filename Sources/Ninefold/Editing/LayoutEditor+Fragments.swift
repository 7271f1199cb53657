internal import InterfaceBuilderFormat
internal import LayoutEditing
public import LayoutModel

extension Document {
  /// Copies objects with their contents, constraints, connections and resources.
  ///
  /// A controller stands for its scene. The copy includes the gesture recognizers of copied views
  /// and the constraints between copied objects.
  ///
  /// - Parameter name: The document's name in errors.
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
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``, or
  ///   ``NinefoldError/refusedEdit(document:reason:suggestions:)`` if an object can't be copied by
  ///   itself.
  public func fragment(of ids: [ObjectID], in document: String) throws -> LayoutFragment {
    try self.document(named: document).fragment(of: ids, named: document)
  }

  /// Reads a fragment from XML: a whole document, or elements as they are in a document.
  ///
  /// - Parameters:
  ///   - xml: The text in UTF-8.
  ///   - name: The name of the XML in errors.
  ///   - document: The document to paste into. Elements without a document element around them are
  ///     read as parts of a document of its kind and version.
  /// - Throws: ``NinefoldError/refused(_:)`` if the text is not such XML, or
  ///   ``NinefoldError/unknownObject(_:suggestions:)`` if there is no such document.
  public func fragment(xml: [UInt8], named name: String, for document: String) throws
    -> LayoutFragment
  {
    let root = try object(ObjectReference(document: document, id: Document.rootID))
    return LayoutFragment(
      try Document(bytes: FragmentText(xml, like: root).bytes, named: name)
    )
  }

  /// Finds the object that a fragment goes into, by the name of a document or of an object.
  ///
  /// - Parameter fragment: The fragment to insert. A document's name stands for its only topmost
  ///   view or, if the fragment has scenes, for the document itself.
  /// - Throws: ``NinefoldError/unknownObject(_:suggestions:)``,
  ///   ``NinefoldError/ambiguousObject(_:candidates:)``, or
  ///   ``NinefoldError/refusedEdit(document:reason:suggestions:)`` if the document has no or
  ///   several topmost views.
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
        reason: .badSelection(
          "it has \(topmost.count) topmost views; name the view that gets the objects, as \(document):ID"
        ),
        suggestions: []
      )
    }
    return ObjectReference(document: document, id: only.id)
  }

  /// Inserts a fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment to insert.
  ///   - target: The new parent; the document itself for scenes.
  ///   - container: The list of the parent, such as `:subviews`; nil for the usual one.
  ///   - placement: The position among the siblings.
  /// - Returns: The result. ``LayoutEditResult/notes`` says what was left out.
  /// - Throws: What ``apply(_:to:)`` throws.
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
  /// - Parameter parent: The new parent; nil for the object that ``destination(_:for:)`` finds.
  /// - Throws: What ``destination(_:for:)`` and ``apply(_:to:)`` throw.
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

  /// Deletes objects as Interface Builder's Delete key does in a place. Objects that were deleted
  /// together with an earlier one are skipped.
  ///
  /// - Parameters:
  ///   - objects: The objects, of any documents.
  ///   - place: The place in Interface Builder with the focus.
  ///   - command: True if the Command key is held.
  /// - Throws: What ``apply(_:to:)`` throws.
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

  /// Copies an object to a place in its own or in another document.
  ///
  /// - Parameters:
  ///   - object: The object to copy.
  ///   - place: The name of the new parent, as for ``destination(_:for:)``.
  ///   - placement: The position among the new siblings.
  /// - Returns: The result. ``LayoutEditResult/notes`` says what was left out.
  /// - Throws: What ``fragment(of:in:)``, ``destination(_:for:)`` and ``apply(_:to:)`` throw.
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

  /// Moves an object to a place in its own or in another document. The object and its contents keep
  /// the ids that are free there.
  ///
  /// - Parameters:
  ///   - object: The object to move.
  ///   - place: The name of the new parent, as for ``destination(_:for:)``.
  ///   - placement: The position among the new siblings.
  /// - Returns: The result of the insertion. ``LayoutEditResult/notes`` says what was left out.
  /// - Throws: What ``fragment(of:in:)``, ``destination(_:for:)`` and ``apply(_:to:)`` throw.
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
