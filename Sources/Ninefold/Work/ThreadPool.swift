internal import Foundation
internal import LayoutEngine

/// A thread pool that processes items in parallel, with one thread for each processor.
///
/// Work in the pool may submit nested work to the same pool. Idle threads take it, and the number
/// of threads never exceeds the size of the pool.
final class ThreadPool: WorkExecutor, @unchecked Sendable {
  /// The number of threads, including the calling thread.
  let size: Int

  private let condition = NSCondition()
  // Guarded by the condition.
  private var lists: [any WorkQueue] = []
  private var helperCount = 0
  private var idleCount = 0

  /// Cached, because the system reads files to answer.
  private static let processorCount = ProcessInfo.processInfo.activeProcessorCount

  /// Creates a pool with a number of threads, including the calling thread.
  init(size: Int = ThreadPool.processorCount) {
    self.size = max(1, size)
  }

  /// Returns the results of `body` for each item, in order.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    progress: (Int) -> Void = { _ in },
    _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    map(items, from: (), progress: progress) { _, item in body(item) }
  }

  func map<Item: Sendable, State: Sendable, Result: Sendable>(
    _ items: [Item],
    from state: State,
    _ body: @escaping @Sendable (inout State, Item) -> Result
  ) -> [Result] {
    map(items, from: state, progress: { _ in }, body)
  }

  /// Returns the results of `body` for each item, in order.
  ///
  /// - Parameter progress: Called on the calling thread with the number of finished items, at last with all.
  private func map<Item: Sendable, State: Sendable, Result: Sendable>(
    _ items: [Item],
    from state: State,
    progress: (Int) -> Void,
    _ body: @escaping @Sendable (inout State, Item) -> Result
  ) -> [Result] {
    let list = WorkList(items, from: state, body)
    let needsHelp = size > 1 && items.count > 1
    if needsHelp { open(list) }
    var known = 0
    list.work { finished in
      known = finished
      progress(finished)
    }
    let results = list.results()
    if known < results.count { progress(results.count) }
    if needsHelp { close(list) }
    return results
  }

  // MARK: - Helpers

  /// Offers a list to idle helpers, and starts new ones while the pool is not at its full size.
  private func open(_ list: any WorkQueue) {
    condition.withLock {
      lists.append(list)
      let missing = min(list.count - 1 - idleCount, size - 1 - helperCount)
      for _ in 0..<max(0, missing) { startHelper() }
      condition.broadcast()
    }
  }

  /// Removes a finished list. The helpers exit when no list remains.
  private func close(_ list: any WorkQueue) {
    condition.withLock {
      lists.removeAll { $0 === list }
      if lists.isEmpty { condition.broadcast() }
    }
  }

  private func startHelper() {
    helperCount += 1
    let thread = Thread { [self] in
      while let list = nextList() { list.work { _ in } }
    }
    // Reading recurses to the depth of the document, and the default stacks of threads are small.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Returns the oldest list that has items left. Waits while other lists are open; nil after the
  /// last.
  private func nextList() -> (any WorkQueue)? {
    condition.withLock {
      while !lists.isEmpty {
        if let list = lists.first(where: \.hasMore) { return list }
        idleCount += 1
        condition.wait()
        idleCount -= 1
      }
      helperCount -= 1
      return nil
    }
  }
}
