import Testing

@testable import LayoutEngine

/// What is found along segues, beside a plain search from each controller.
struct SegueSearchTests {
  private typealias Lead = SegueSearch<Int>.Lead

  /// The first that a search finds that meets no controller twice.
  private func plain(_ start: Int, _ leads: [[Lead]]) -> Int? {
    var met: Set<Int> = []
    func search(_ controller: Int) -> Int? {
      guard met.insert(controller).inserted else { return nil }
      for lead in leads[controller] {
        switch lead {
        case .found(let found): return found
        case .controller(let source): if let found = search(source) { return found }
        }
      }
      return nil
    }
    return search(start)
  }

  @Test(arguments: 0..<300)
  func `every controller has what a search of its own finds`(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let count = 2 + random(9)
    let leads = (0..<count).map { _ in
      (0..<random(4)).map { _ in
        random(7) == 0 ? Lead.found(random(100)) : .controller(random(count))
      }
    }

    let search = SegueSearch(count: count) { leads[$0] }

    #expect(search.results == (0..<count).map { plain($0, leads) })
  }

  @Test func `a chain is walked once, however long it is`() {
    func steps(_ count: Int) -> Int {
      let search = SegueSearch(count: count) { $0 == 0 ? [.found(7)] : [.controller($0 - 1)] }
      #expect(search.results.allSatisfy { $0 == 7 })
      return search.stepCount
    }

    #expect(steps(100_000) <= 10 * steps(10_000))
  }

  @Test func `a long chain is walked from its end without running out of stack`() {
    let last = 199_999
    let search = SegueSearch(count: last + 1) { $0 == last ? [.found(7)] : [.controller($0 + 1)] }

    #expect(search.results.allSatisfy { $0 == 7 })
    #expect(search.stepCount <= last + 1)
  }

  @Test func `a circle without anything to find is walked once`() {
    let search = SegueSearch<Int>(count: 10_000) { [.controller(($0 + 1) % 10_000)] }

    #expect(search.results.allSatisfy { $0 == nil })
    #expect(search.stepCount == 10_000)
  }
}
