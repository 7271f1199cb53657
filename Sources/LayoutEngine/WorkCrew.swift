/// Does several pieces of work that do not depend on each other, one after the other or at the same
/// time.
///
/// The engine starts no threads by itself: whoever calls it knows how many there should be.
public protocol WorkCrew: Sendable {
  /// How many pieces are worked on at the same time, at least 1.
  var size: Int { get }

  /// The results of `body` for each item, in order.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result]
}

/// Does one piece after the other on the thread that asks.
public struct LoneWorker: WorkCrew {
  /// Creates the worker.
  public init() {}

  /// One.
  public var size: Int { 1 }

  /// The results of `body` for each item, in order.
  public func map<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    items.map(body)
  }
}
