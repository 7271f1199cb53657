import LayoutModel

/// The steps that determine a value in the rows of a document.
struct DecidingSteps {
  private var steps: Set<TravelStep> = []
  /// The first step that adds or deletes each object. Later steps have no effect on the object.
  private var whole: [String: TravelStep] = [:]
  /// The objects with such a step and later ones. Their present rows can have keys that the step
  /// does not set.
  private(set) var replaced: [String] = []

  init() {}

  /// Creates the steps of all rows.
  init(all steps: [TravelStep]) {
    self.steps = Set(steps)
  }

  var sorted: [TravelStep] { steps.sorted() }

  /// Adds the steps that determine a value of an object.
  mutating func add(_ touches: [TravelTouch], of object: String) {
    if touches.count == 1 {
      steps.insert(touches[0].step)
      return
    }
    var known: [String: Int64] = [:]
    for touch in touches.sorted(by: { $0.step < $1.step }) {
      // An edit that adds or deletes an object can also add or remove its conflicts.
      if whole[object] != nil, !touch.isWholeObject, !touch.isConflict { continue }
      let columns = known[touch.key] ?? 0
      if columns | touch.part.columns == columns, !touch.isWholeObject { continue }
      known[touch.key] = columns | touch.part.columns
      steps.insert(touch.step)
      if touch.isWholeObject, whole[object] == nil { whole[object] = touch.step }
    }
    guard let decided = whole[object] else { return }
    if touches.contains(where: { decided < $0.step }) { replaced.append(object) }
  }

  /// Returns true if a change of a step is one of the document's, and determines a value.
  func includes(_ change: RowChange, at step: TravelStep, of document: Int64?) -> Bool {
    guard change.document == document else { return false }
    guard let decided = whole[change.object], decided < step else { return true }
    return change.table.name == RowTable.conflict
  }
}

/// An edit to revert or to apply, ordered by precedence. The first step that sets a value wins:
/// first the latest applied edit, then the earliest reverted edit.
struct TravelStep: Comparable, Hashable {
  let edit: EditNumber
  let isBack: Bool

  private var place: Int64 { isBack ? edit.rawValue : -edit.rawValue }

  static func < (left: TravelStep, right: TravelStep) -> Bool { left.place < right.place }
}

/// The effect of a step on a fact of one object.
struct TravelTouch {
  let step: TravelStep
  let key: String
  let part: TouchedFact.Part

  /// True if the step adds or deletes the object.
  var isWholeObject: Bool { part.isWhole && RowTable.journaled[part.table].name == "object" }
  /// True if the step adds or removes a conflict of the object.
  var isConflict: Bool { RowTable.journaled[part.table].name == RowTable.conflict }
}
