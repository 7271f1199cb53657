import LayoutModel
import TestSupport
import Testing

@testable import LayoutEngine

struct ColumnsTests {
  /// Returns the pairs of rectangles that meet, by comparing each with each.
  private func pairs(_ frames: [Frame]) -> Set<[Int]> {
    var result: Set<[Int]> = []
    for second in frames.indices {
      for first in 0..<second {
        let (a, b) = (frames[first], frames[second])
        if a.x < b.x + b.width, b.x < a.x + a.width, a.y < b.y + b.height, b.y < a.y + a.height {
          result.insert([first, second])
        }
      }
    }
    return result
  }

  @Test func `columns find each pair that meets once`() {
    var chance = SeededGenerator(seed: 26)
    for _ in 0..<50 {
      let frames = (0..<60).map { _ in
        Frame(
          x: Double(Int.random(in: -300...300, using: &chance)),
          y: Double(Int.random(in: -300...300, using: &chance)),
          width: Double(Int.random(in: 1...200, using: &chance)),
          height: Double(Int.random(in: 1...200, using: &chance))
        )
      }.sorted { $0.y < $1.y }
      var columns = Columns(frames)
      var found: [[Int]] = []
      for place in frames.indices { columns.add(place) { found.append([$0, place]) } }
      #expect(Set(found).isSuperset(of: pairs(frames)))
      #expect(Set(found).count == found.count)
    }
  }

  @Test func `views at one height are compared with their neighbours only`() {
    let frames = (0..<6_400).map { Frame(x: Double($0) * 10, y: 0, width: 12, height: 20) }
    var columns = Columns(frames)
    var count = 0
    for place in frames.indices { columns.add(place) { _ in count += 1 } }
    #expect(count < 6_400 * 120)
  }

  @Test func `frames without a finite place never trap`() {
    let frames = [
      Frame(x: .infinity, y: 0, width: 1, height: 1),
      Frame(x: 0, y: 0, width: .infinity, height: 1), Frame(x: .nan, y: 0, width: 1, height: 1),
    ]
    var columns = Columns(frames)
    for place in frames.indices { columns.add(place) { _ in } }
  }
}
