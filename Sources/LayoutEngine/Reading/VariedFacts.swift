import LayoutModel

/// The facts of objects that differ by class, each combination of an object's rows read once.
///
/// Few objects of a scene differ by class, and those in few ways: the scene's nine classes share most
/// of what is read here.
struct VariedFacts {
  private var views: [ObjectRows: FactsStorage] = [:]
  private var constraints: [ObjectRows: ConstraintFacts] = [:]

  /// The facts of a view as they hold in a class; nil for what is no view.
  mutating func view(
    _ object: Int,
    in sizeClass: SizeClass,
    of document: DocumentFacts
  ) -> FactsStorage? {
    guard document.isVaried[object] else { return document.viewFacts[object] }
    let rows = ObjectRows(object, document.variedClasses[object].holding(in: sizeClass))
    if let known = views[rows] { return known }
    let facts = document.viewFacts(of: object, in: sizeClass)
    views[rows] = facts
    return facts
  }

  /// The facts of a constraint as they hold in a class; nil for what is no constraint.
  mutating func constraint(
    _ object: Int,
    in sizeClass: SizeClass,
    of document: DocumentFacts
  ) -> ConstraintFacts? {
    guard document.isVaried[object] else { return document.constraintFacts[object] }
    let rows = ObjectRows(object, document.variedClasses[object].holding(in: sizeClass))
    if let known = constraints[rows] { return known }
    let facts = document.constraintFacts(of: object, in: sizeClass)
    constraints[rows] = facts
    return facts
  }
}
