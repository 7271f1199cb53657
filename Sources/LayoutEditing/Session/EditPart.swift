internal import LayoutModel

/// A part of the work on an edit. All parts of an edit share one state.
protocol EditPart {
  var state: EditState { get }
}

extension EditPart {
  var slice: LayoutSlice { state.slice }
  var order: ElementOrder { state.order }
  var isStoryboard: Bool { state.header.isStoryboard }
  var usesAutoLayout: Bool { state.header.usesAutoLayout }
  var usesTraits: Bool { state.header.usesTraits }
  var editingClass: SizeClass { state.context.editingClass }

  var rowWriter: RowWriter { RowWriter(state: state) }
  var arrangedViewWriter: ArrangedViewWriter { ArrangedViewWriter(state: state) }
  var gridCellWriter: GridCellWriter { GridCellWriter(state: state) }
  var elementPlacer: ElementPlacer { ElementPlacer(state: state) }
  var installationWriter: InstallationWriter { InstallationWriter(state: state) }
  var elementMaker: ElementMaker { ElementMaker(state: state) }
  var elementAdder: ElementAdder { ElementAdder(state: state) }
  var runtimeAttributeEditor: RuntimeAttributeEditor { RuntimeAttributeEditor(state: state) }
  var valueWriter: ValueWriter { ValueWriter(state: state) }
  var imageWriter: ImageWriter { ImageWriter(state: state) }
  var companionWriter: CompanionWriter { CompanionWriter(state: state) }
  var resourceWriter: ResourceWriter { ResourceWriter(state: state) }
  var constraintAdder: ConstraintAdder { ConstraintAdder(state: state) }
  var propertyEditor: PropertyEditor { PropertyEditor(state: state) }
  var sceneEditor: SceneEditor { SceneEditor(state: state) }
  var objectAdder: ObjectAdder { ObjectAdder(state: state) }
  var objectMover: ObjectMover { ObjectMover(state: state) }
  var objectDeleter: ObjectDeleter { ObjectDeleter(state: state) }
  var objectDuplicator: ObjectDuplicator { ObjectDuplicator(state: state) }
  var gestureEditor: GestureEditor { GestureEditor(state: state) }
  var tieEditor: TieEditor { TieEditor(state: state) }
  var geometry: CanvasGeometry { CanvasGeometry(state: state) }
  var connectionEditor: ConnectionEditor { ConnectionEditor(state: state) }

  /// Returns the object with an id.
  func object(_ id: ObjectID) throws(EditError) -> LayoutObject {
    guard let object = slice[id] else { throw .unknownObject(id) }
    return object
  }

  /// - Throws: ``EditError/notAStoryboard`` for a xib, which has no scenes.
  func requireStoryboard() throws(EditError) {
    guard isStoryboard else { throw .notAStoryboard }
  }

  /// Returns an object to which a value can refer by id.
  func referenceTarget(_ id: ObjectID) throws(EditError) -> LayoutObject {
    let object = try object(id)
    // Resources have names instead, and some older parts of views have no id in the file.
    guard object.idPosition != nil else { throw .withoutID(id) }
    // The canvas is not part of the document; its id is the device's name.
    if object.isCanvas { throw .badConnection("\(name(id)) is the document's canvas") }
    return object
  }

  func newID() -> ObjectID { state.context.ids.next(unusedIn: slice) }

  /// The variation of the current editing class.
  var currentVariation: VariationKey { VariationKey(editingClass) }

  /// Returns the name of an object for use in messages.
  func name(_ id: ObjectID) -> String {
    guard let object = slice[id] else { return id.rawValue }
    let label = object.attribute("userLabel").map { " '\($0)'" } ?? ""
    return "\(object.kind) \(id)\(label)"
  }

  func value(
    _ path: PropertyPath,
    _ variation: VariationKey,
    of object: LayoutObject
  ) -> Value? {
    object.property(path, variation: variation)?.value
  }
}
