internal import Foundation
internal import LayoutEngine

/// Works on several pieces at the same time, on one thread for each processor.
///
/// A piece may ask its own crew for smaller ones: threads that are free take those, and there are
/// never more threads than the crew has.
final class ThreadCrew: WorkCrew, @unchecked Sendable {
  /// How many threads work, the one that asks among them.
  let size: Int

  private let condition = NSCondition()
  // Guarded by the condition.
  private var lists: [any OpenWork] = []
  private var helperCount = 0
  private var idleCount = 0

  /// Asked for once: the answer stands in files.
  private static let processorCount = ProcessInfo.processInfo.activeProcessorCount

  /// A crew of so many threads, the one that asks among them.
  init(size: Int = ThreadCrew.processorCount) {
    self.size = max(1, size)
  }

  /// The results of `body` for each item, in order.
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

  /// The results of `body` for each item, in order.
  ///
  /// - Parameter progress: Told, on the thread that asks, how many items were begun by then.
  private func map<Item: Sendable, State: Sendable, Result: Sendable>(
    _ items: [Item],
    from state: State,
    progress: (Int) -> Void,
    _ body: @escaping @Sendable (inout State, Item) -> Result
  ) -> [Result] {
    let list = WorkList(items, from: state, body)
    let needsHelp = size > 1 && items.count > 1
    if needsHelp { open(list) }
    list.work(progress)
    let results = list.results()
    if needsHelp { close(list) }
    return results
  }

  // MARK: - Helpers

  /// Offers a list to the helpers that are free, and to new ones while the crew is not complete.
  private func open(_ list: any OpenWork) {
    condition.withLock {
      lists.append(list)
      let missing = min(list.count - 1 - idleCount, size - 1 - helperCount)
      for _ in 0..<max(0, missing) { startHelper() }
      condition.broadcast()
    }
  }

  /// Takes a list back that is done; helpers leave with the last one.
  private func close(_ list: any OpenWork) {
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
    // Reading recurses as deep as the document; threads have small stacks.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// The list opened first of those that have something left; waits while there are others, and is
  /// nil after the last.
  private func nextList() -> (any OpenWork)? {
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
