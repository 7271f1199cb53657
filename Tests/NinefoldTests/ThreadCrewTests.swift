import Foundation
import InterfaceBuilderFormat
import LayoutEngine
import LayoutModel
import Testing
import TestSupport

@testable import Ninefold

struct ThreadCrewTests {
  @Test(arguments: [1, 2, 5, 40])
  func `results come in the order of the items`(size: Int) {
    let items = Array(0..<300)

    #expect(ThreadCrew(size: size).map(items) { $0 * $0 } == items.map { $0 * $0 })
    #expect(ThreadCrew(size: size).map([Int]()) { $0 }.isEmpty)
  }

  @Test func `progress is told on the thread that asks, forwards`() {
    let asking = Thread.current
    var told: [Int] = []

    _ = ThreadCrew(size: 3).map(
      Array(0..<100),
      progress: { place in
        #expect(Thread.current == asking)
        told.append(place)
      },
      { $0 }
    )

    #expect(told == told.sorted())
  }

  @Test func `a crew is shared by what it works on`() {
    #expect(ThreadCrew(size: 8).shared(by: 1).size == 8)
    #expect(ThreadCrew(size: 8).shared(by: 3).size == 2)
    #expect(ThreadCrew(size: 8).shared(by: 100).size == 1)
    #expect(ThreadCrew(size: 8).shared(by: 0).size == 8)
  }

  @Test(arguments: Fixture.allCases)
  func `several find what one finds`(fixture: Fixture) throws {
    let engine = LayoutEngine(try DocumentReader.read(fixture.bytes()))

    let alone = engine.findings()

    for size in 2...4 {
      #expect(engine.findings(by: ThreadCrew(size: size)) == alone)
      #expect(
        engine.findings(onDevices: false, by: ThreadCrew(size: size))
          == engine.findings(onDevices: false)
      )
    }
  }
}
