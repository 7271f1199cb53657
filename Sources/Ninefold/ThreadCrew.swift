internal import Foundation
internal import LayoutEngine

/// Works on several pieces at the same time, on one thread for each processor.
struct ThreadCrew: WorkCrew {
  let size: Int

  /// A crew of so many threads, the one that asks among them.
  init(size: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.size = max(1, size)
  }

  /// The crew for what is to be done inside each of some pieces of work.
  func shared(by pieces: Int) -> ThreadCrew {
    ThreadCrew(size: size / max(1, pieces))
  }

  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    map(items, progress: { _ in }, body)
  }

  /// The results of `body` for each item, in order.
  ///
  /// - Parameter progress: Told, on the thread that asks, how many items were begun by then.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    progress: (Int) -> Void,
    _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let tasks = Tasks<Result>(count: items.count)
    for _ in 1..<max(1, min(size, items.count)) {
      let thread = Thread { tasks.work { body(items[$0]) } }
      // Reading recurses as deep as the document; threads have small stacks.
      thread.stackSize = 8 << 20
      thread.start()
    }
    tasks.work { place in
      progress(place)
      return body(items[place])
    }
    return tasks.results()
  }

  /// Places that threads take one after the other, each with a result in the end.
  private final class Tasks<Result: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    // Guarded by the condition.
    private var taken = 0
    private var finished = 0
    private var found: [Result?]

    init(count: Int) {
      found = Array(repeating: nil, count: count)
    }

    /// Takes place after place until none is left.
    func work(_ body: (Int) -> Result) {
      while let place = take() { finish(place, body(place)) }
    }

    private func take() -> Int? {
      condition.withLock {
        guard taken < found.count else { return nil }
        taken += 1
        return taken - 1
      }
    }

    private func finish(_ place: Int, _ result: Result) {
      condition.withLock {
        found[place] = result
        finished += 1
        if finished == found.count { condition.broadcast() }
      }
    }

    /// All results, once the last thread has its.
    func results() -> [Result] {
      condition.withLock {
        while finished < found.count { condition.wait() }
        return found.compactMap { $0 }
      }
    }
  }
}
