/// What controllers inherit along the segues that lead to them: for each the first found that way.
///
/// A search goes from a controller to the sources of its segues, each before the next, and to no
/// controller twice. What it finds on the way for others counts for them too, unless it met a
/// controller again: from there the others could have gone on. So a chain of any length is walked once,
/// and a circle too if nothing is found from it.
struct SegueSearch<Found> {
  /// Where a search goes on from a controller.
  enum Lead {
    /// The search is over.
    case found(Found)
    /// A controller that the search asks next.
    case controller(Int)
  }

  /// What was found for each controller; nil for nothing.
  private(set) var results: [Found?]
  /// How many leads were followed.
  private(set) var stepCount = 0
  private var isKnown: [Bool]
  /// The search that met each controller last.
  private var searches: [Int]

  /// A controller on the way, with its leads.
  private struct Step {
    let controller: Int
    let leads: [Lead]
    var next = 0
    /// True if the search met a controller again.
    var meetsAgain = false
  }

  /// Searches for all controllers.
  ///
  /// - Parameter leads: Where a search goes on from a controller, in order.
  init(count: Int, leads: (Int) -> [Lead]) {
    results = Array(repeating: nil, count: count)
    isKnown = Array(repeating: false, count: count)
    searches = Array(repeating: -1, count: count)
    for controller in 0..<count where !isKnown[controller] { search(from: controller, leads) }
  }

  private mutating func search(from start: Int, _ leads: (Int) -> [Lead]) {
    var met = [start]
    var steps = [Step(controller: start, leads: leads(start))]
    searches[start] = start
    while let step = steps.last {
      let last = steps.count - 1
      guard step.next < step.leads.count else {
        _ = steps.popLast()
        if !step.meetsAgain {
          isKnown[step.controller] = true
        } else if let above = steps.indices.last {
          steps[above].meetsAgain = true
        }
        continue
      }
      steps[last].next += 1
      stepCount += 1
      switch step.leads[step.next] {
      case .found(let found): return take(found, steps)
      case .controller(let source):
        if isKnown[source] {
          if let found = results[source] { return take(found, steps) }
        } else if searches[source] == start {
          steps[last].meetsAgain = true
        } else {
          searches[source] = start
          met.append(source)
          steps.append(Step(controller: source, leads: leads(source)))
        }
      }
    }
    // Nothing is found from wherever the search has been.
    for controller in met { isKnown[controller] = true }
  }

  private mutating func take(_ found: Found, _ steps: [Step]) {
    for step in steps.reversed() {
      if step.meetsAgain { break }
      results[step.controller] = found
      isKnown[step.controller] = true
    }
    // Of a start that met a controller again others learn nothing: they may find another way.
    if let start = steps.first?.controller { results[start] = found }
  }
}
