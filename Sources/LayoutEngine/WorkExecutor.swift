/// Runs independent work items, serially or concurrently.
///
/// The engine starts no threads itself. The caller decides how many threads there are.
public protocol WorkExecutor: Sendable {
  /// Returns the results of `body` for each item, in order.
  ///
  /// - Parameters:
  ///   - items: The work items.
  ///   - state: The initial state of each worker. A worker passes its state from item to item, to
  ///     reuse earlier work. The assignment of items to workers is unspecified, so results must not
  ///     depend on it.
  ///   - body: Computes the result of one item.
  func map<Item: Sendable, State: Sendable, Result: Sendable>(
    _ items: [Item],
    from state: State,
    _ body: @escaping @Sendable (inout State, Item) -> Result
  ) -> [Result]
}

/// Runs work items serially on the calling thread.
public struct SerialWorkExecutor: WorkExecutor {
  /// Creates the executor.
  public init() {}

  /// Returns the results of `body` for each item, in order.
  public func map<Item: Sendable, State: Sendable, Result: Sendable>(
    _ items: [Item],
    from state: State,
    _ body: @escaping @Sendable (inout State, Item) -> Result
  ) -> [Result] {
    var state = state
    return items.map { body(&state, $0) }
  }
}
