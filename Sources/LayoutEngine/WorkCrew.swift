/// Does several pieces of work that do not depend on each other, one after the other or at the same
/// time.
///
/// The engine starts no threads by itself: whoever calls it knows how many there should be.
public protocol WorkCrew: Sendable {
  /// The results of `body` for each item, in order.
  ///
  /// - Parameters:
  ///   - state: What each worker begins with; it keeps there what its later items can use of the
  ///     earlier ones. Which items share a worker is not known, so results must not hang on it.
  func map<Item: Sendable, State: Sendable, Result: Sendable>(
    _ items: [Item],
    from state: State,
    _ body: @escaping @Sendable (inout State, Item) -> Result
  ) -> [Result]
}

/// Does one piece after the other on the thread that asks.
public struct LoneWorker: WorkCrew {
  /// Creates the worker.
  public init() {}

  /// The results of `body` for each item, in order.
  public func map<Item: Sendable, State: Sendable, Result: Sendable>(
    _ items: [Item],
    from state: State,
    _ body: @escaping @Sendable (inout State, Item) -> Result
  ) -> [Result] {
    var state = state
    return items.map { body(&state, $0) }
  }
}
