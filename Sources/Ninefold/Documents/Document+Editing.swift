internal import LayoutEditing
internal import LayoutEngine
public import LayoutModel

extension Document {
  /// Edits the document as Interface Builder does.
  ///
  /// - Parameters:
  ///   - edits: The edits, applied in order.
  ///   - sizeClass: The size class to edit, in which new views and constraints are installed.
  ///   - environment: The source of new ids.
  /// - Returns: The result of each edit; ``LayoutEditResult/isEmpty`` is true for an edit without
  ///   effect.
  /// - Throws: ``EditError`` if an edit isn't valid for the document, which is then unchanged.
  @discardableResult
  public mutating func apply(
    _ edits: [LayoutEdit],
    in sizeClass: SizeClass = .anyAny,
    environment: EditEnvironment = .anonymous
  ) throws -> [LayoutEditResult] {
    try apply(edits, in: sizeClass, idSeed: environment.idSeed())
  }

  /// Applies edits; equal seeds give new objects equal ids.
  @discardableResult
  mutating func apply(
    _ edits: [LayoutEdit],
    in sizeClass: SizeClass = .anyAny,
    idSeed: UInt64
  ) throws -> [LayoutEditResult] {
    var copy = self
    var slice = LayoutSlice(self)
    var context = EditingContext(editingClass: sizeClass, ids: IdentifierSource(seed: idSeed))
    var results: [LayoutEditResult] = []
    for edit in edits {
      if case .gesture = edit {
        copy.takeObjects(of: slice)
        context.frames = copy.canvasFrames()
      }
      results.append(try LayoutEditing.apply(edit, to: &slice, context: &context))
    }
    slice.removeUnused(results.flatMap(\.released), context)
    takeObjects(of: slice)
    return results
  }

  /// Returns the frames that the constraints give on the document's canvas.
  func canvasFrames(scene: ObjectID? = nil) -> Frames {
    LayoutEngine(self).frames(in: .canvas(of: self), scene: scene)
  }

  /// Edits the document in steps. The editor resolves names of objects, and each step sees the
  /// result of the steps before it.
  ///
  /// ```swift
  /// var document = try Document(contentsOf: "Main.storyboard")
  /// try document.edit { editor, name in
  ///   let title = try editor.resolve("Title")
  ///   try editor.apply(.set(title.id, "text", "Hello"), to: name)
  /// }
  /// try document.write(to: "Main.storyboard")
  /// ```
  ///
  /// - Parameters:
  ///   - sizeClass: The size class to edit, in which new views and constraints are installed.
  ///   - environment: The source of new ids.
  ///   - body: The steps. Its arguments are the editor and the name of the document in it.
  /// - Returns: The value that `body` returned, and the result of each step. The numbers of the edits
  ///   have no meaning, because a document has no journal.
  /// - Throws: What `body` throws; ``NinefoldError/refusedEdit(document:reason:suggestions:)`` if the
  ///   steps make another document, which only a project or ``OpenFiles`` can have. The document is
  ///   then unchanged.
  @discardableResult
  public mutating func edit<Value>(
    in sizeClass: SizeClass = .anyAny,
    environment: EditEnvironment = .anonymous,
    _ body: (LayoutEditor, String) throws -> Value
  ) throws -> Edited<Value> {
    let name = "document"
    let project = try Project.inMemory([(name, self)], environment: environment)
    let result = try project.edit(in: sizeClass) { try body($0, name) }
    guard try project.documentNames() == [name] else {
      throw NinefoldError.refusedEdit(
        document: name,
        reason: .badSelection("the edit makes another document; edit a project or open files"),
        suggestions: []
      )
    }
    self = try project.document(named: name).keepingOrder(of: self)
    return result
  }

  /// Returns this document with the objects that both documents have in the order of the other one,
  /// by which findings are sorted.
  private func keepingOrder(of other: Document) -> Document {
    var copy = other
    copy.takeObjects(of: LayoutSlice(self))
    copy.prolog = prolog
    copy.epilog = epilog
    return copy
  }

  /// Replaces the objects by those of a slice of the whole document. Existing objects keep their
  /// positions, by which findings are sorted.
  mutating func takeObjects(of slice: LayoutSlice) {
    var known = Set<ObjectID>(minimumCapacity: objects.count)
    objects = objects.compactMap { known.insert($0.id).inserted ? slice[$0.id] : nil }
    // Sorting the slice costs more than everything else, and most edits add nothing.
    guard objects.count < slice.count else { return }
    objects += slice.objects.filter { !known.contains($0.id) }
    // A new container must come before the views that moved into it.
    if !hasParentsFirst { objects = slice.objects }
  }
}

extension Document {
  /// True if every object comes after its parent.
  private var hasParentsFirst: Bool {
    var seen = Set<ObjectID>(minimumCapacity: objects.count)
    return objects.allSatisfy { object in
      seen.insert(object.id)
      return object.parent.map(seen.contains) ?? true
    }
  }
}

extension LayoutSlice {
  /// Removes the resources that nothing refers to any more, as Interface Builder does when it
  /// saves. The slice holds a whole document.
  ///
  /// - Parameter released: The resources that edits no longer refer to.
  mutating func removeUnused(_ released: [ResourceReference], _ context: EditingContext) {
    guard !released.isEmpty else { return }
    let used = objects.reduce(into: Set<ResourceReference>()) {
      $0.formUnion($1.resourceReferences)
    }
    let unused = released.filter { !used.contains($0) }
    _ = LayoutEditing.removeUnused(unused, from: &self, context: context)
  }
}
