internal import Foundation

/// Items that several threads take one by one.
protocol WorkQueue: AnyObject, Sendable {
  var count: Int { get }
  /// True while items are left to take.
  var hasMore: Bool { get }
  /// Processes items until none is left.
  ///
  /// - Parameter progress: Called after each item with the number of finished items.
  func work(_ progress: (Int) -> Void)
}

/// Items and the result for each.
final class WorkList<Item: Sendable, State: Sendable, Result: Sendable>: WorkQueue,
  @unchecked Sendable
{
  private let items: [Item]
  private let state: State
  private let body: @Sendable (inout State, Item) -> Result
  private let condition = NSCondition()
  // Guarded by the condition.
  private var taken = 0
  private var finished = 0
  private var found: [Result?]

  init(
    _ items: [Item],
    from state: State,
    _ body: @escaping @Sendable (inout State, Item) -> Result
  ) {
    self.items = items
    self.state = state
    self.body = body
    found = Array(repeating: nil, count: items.count)
  }

  var count: Int { items.count }
  var hasMore: Bool { condition.withLock { taken < items.count } }

  func work(_ progress: (Int) -> Void) {
    var state = state
    while let place = take() {
      progress(finish(place, body(&state, items[place])))
    }
  }

  /// Waits until all items are finished, and returns their results in order.
  func results() -> [Result] {
    condition.withLock {
      while finished < found.count { condition.wait() }
      return found.compactMap { $0 }
    }
  }

  private func take() -> Int? {
    condition.withLock {
      guard taken < items.count else { return nil }
      taken += 1
      return taken - 1
    }
  }

  /// Stores a result, and returns the number of finished items.
  private func finish(_ place: Int, _ result: Result) -> Int {
    condition.withLock {
      found[place] = result
      finished += 1
      if finished == found.count { condition.broadcast() }
      return finished
    }
  }
}
