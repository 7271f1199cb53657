internal import LayoutEngine
internal import LayoutModel

/// The work that trials of suggestions for single causes may still do in a document.
struct TrialBudget {
  /// The maximum number of copies to check.
  private static let maximumTrials = 24
  /// The maximum number of objects in all copies. So a large document gets fewer copies.
  private static let maximumObjects = 50_000
  /// The maximum work in the layouts of all copies. So a layout with many ambiguous views, whose
  /// search for suggestions takes the most time, gets fewer copies.
  static let maximumWork = 60_000

  private var trials: Int
  private var work: Int
  /// The number of objects of the document.
  private let count: Int
  /// The number of objects in each subtree; empty if there is nothing to try.
  private let sizes: [ObjectID: Int]
  /// True if a trial was refused. The owner resets it.
  var isExceeded = false

  /// - Parameters:
  ///   - objects: The objects of the document, parents before their children.
  ///   - work: The maximum work in the layouts of all copies.
  init(_ objects: [LayoutObject], work: Int = maximumWork) {
    count = objects.count
    trials = min(TrialBudget.maximumTrials, TrialBudget.maximumObjects / max(1, objects.count))
    self.work = work
    sizes = objects.reversed().reduce(into: [:]) { sizes, object in
      let own = sizes[object.id, default: 0] + 1
      sizes[object.id] = own
      if let parent = object.parent { sizes[parent, default: 0] += own }
    }
  }

  /// Pays for one trial of edits for a cause. Returns false if the rest doesn't suffice for it.
  mutating func pay(for cause: Cause) -> Bool {
    let cost = cost(of: cause)
    guard trials > 0, cost <= work else {
      isExceeded = true
      return false
    }
    trials -= 1
    work -= cost
    return true
  }

  /// Returns the work of a trial: the objects in each layout of a cause, counted once for each time
  /// that the engine solves the layout to search for suggestions.
  private func cost(of cause: Cause) -> Int {
    var views: [ObjectID?: Set<ObjectID>] = [:]
    for finding in cause.findings {
      if let object = finding.object { views[finding.root, default: []].insert(object) }
    }
    return views.reduce(0) { sum, entry in
      let size = entry.key.flatMap { sizes[$0] } ?? count
      return sum + size * min(entry.value.count, LayoutEngine.maximumSuggestionRounds)
    }
  }
}
