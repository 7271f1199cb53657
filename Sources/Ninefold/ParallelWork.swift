internal import Foundation

/// Work on several items at the same time, one thread for each but the last.
enum ParallelWork {
  /// The results of `body` for each item, in order.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let slots = items.map { _ in Slot<Result>() }
    for (item, slot) in zip(items, slots).dropLast() {
      let thread = Thread { slot.fill(with: body(item)) }
      // Reading recurses as deep as the document; threads have small stacks.
      thread.stackSize = 8 << 20
      thread.start()
    }
    if let item = items.last { slots.last?.fill(with: body(item)) }
    return slots.compactMap { $0.content() }
  }

  /// A place that one thread fills and another waits for.
  private final class Slot<Content: Sendable>: @unchecked Sendable {
    private let isFull = DispatchSemaphore(value: 0)
    // Written before the signal, read after it.
    private var value: Content?

    func fill(with content: Content) {
      value = content
      isFull.signal()
    }

    func content() -> Content? {
      isFull.wait()
      return value
    }
  }
}
