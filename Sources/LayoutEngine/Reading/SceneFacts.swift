import LayoutModel

/// The objects of one scene that affect its layout, as indices among the document's objects.
struct SceneFacts: Sendable {
  /// The scene; nil for objects outside scenes, as in a xib.
  let id: ObjectID?
  var views: [Int] = []
  /// The constraints in ``ConstraintOrder``, which makes the solver's choice among several
  /// solutions independent of their order in the file.
  var constraints: [Int] = []
  var guides: [Int] = []
  /// The classes for which any object has a row.
  var variedClasses = SizeClassSet()
}
