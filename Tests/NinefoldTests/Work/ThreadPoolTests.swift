import Foundation
import InterfaceBuilderFormat
import LayoutEngine
import LayoutModel
import Testing
import TestSupport

@testable import Ninefold

struct ThreadPoolTests {
  @Test(arguments: [1, 2, 5, 40])
  func `results come in the order of the items`(size: Int) {
    let items = Array(0..<300)

    #expect(ThreadPool(size: size).map(items) { $0 * $0 } == items.map { $0 * $0 })
    #expect(ThreadPool(size: size).map([Int]()) { $0 }.isEmpty)
  }

  @Test func `progress is reported in order, on the calling thread`() {
    let asking = Thread.current
    var told: [Int] = []

    _ = ThreadPool(size: 3).map(
      Array(0..<100),
      progress: { finished in
        #expect(Thread.current == asking)
        told.append(finished)
      },
      { $0 }
    )

    #expect(told == Set(told).sorted())
    #expect(told.first != 0 && told.last == 100)
    _ = ThreadPool().map([Int](), progress: { _ in Issue.record("no item is finished") }, { $0 })
  }

  @Test(arguments: [1, 2, 3, 8])
  func `nested work shares the threads of one pool`(size: Int) {
    let executor = ThreadPool(size: size)
    let busy = BusyThreads()

    let sums = executor.map(Array(0..<12)) { item in
      executor.map(Array(0..<item)) { part in
        busy.during { part * part }
      }.reduce(0, +)
    }

    #expect(sums == (0..<12).map { item in (0..<item).map { $0 * $0 }.reduce(0, +) })
    #expect(busy.most <= size)
  }

  @Test(arguments: [1, 4])
  func `a worker reuses its state for later items`(size: Int) {
    let results = ThreadPool(size: size).map(Array(1...200), from: [Int]()) { earlier, item in
      defer { earlier.append(item) }
      return earlier.allSatisfy { $0 < item } ? (item, earlier.count) : (-1, 0)
    }

    #expect(results.map(\.0) == Array(1...200))
    #expect(results.count { $0.1 == 0 } <= size)
  }

  @Test(arguments: Fixture.allCases)
  func `parallel checks find what one thread finds`(fixture: Fixture) throws {
    let engine = LayoutEngine(try DocumentReader.read(fixture.bytes()))

    let alone = engine.findings()

    for size in 2...4 {
      #expect(engine.findings(by: ThreadPool(size: size)) == alone)
      #expect(
        engine.findings(onDevices: false, by: ThreadPool(size: size))
          == engine.findings(onDevices: false)
      )
    }
  }
}

/// Counts how many threads are inside some work at the same time.
private final class BusyThreads: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  private(set) var most = 0

  func during<Result>(_ body: () -> Result) -> Result {
    lock.withLock {
      count += 1
      most = max(most, count)
    }
    defer { lock.withLock { count -= 1 } }
    return body()
  }
}
