import TestSupport

/// Inputs changed at random, for a build without libFuzzer.
public struct Mutator {
  private var pool: [[UInt8]]
  private var random: SeededGenerator

  /// Begins with inputs; the same seed gives the same.
  public init(_ seeds: [[UInt8]], seed: UInt64) {
    pool = seeds
    random = SeededGenerator(seed: seed)
  }

  /// Another input.
  public mutating func next() -> [UInt8] {
    var input = pool[number(below: pool.count)]
    for _ in 0...number(below: 4) { change(&input) }
    return input
  }

  private mutating func change(_ input: inout [UInt8]) {
    guard !input.isEmpty else { return input.append(UInt8(number(below: 256))) }
    let place = number(below: input.count)
    let end = min(input.count, place + 1 + number(below: 24))
    switch number(below: 7) {
    case 0: input[place] ^= 1 << UInt8(number(below: 8))
    case 1: input[place] = UInt8(number(below: 256))
    case 2: input.removeSubrange(place..<end)
    case 3: input.insert(contentsOf: input[place..<end], at: number(below: input.count))
    case 4:
      // A piece of another input.
      let other = pool[number(below: pool.count)]
      let start = number(below: max(1, other.count))
      input.insert(contentsOf: other[start..<min(other.count, start + 24)], at: place)
    case 5:
      // Pieces of the same kind change places.
      let from = number(below: input.count)
      let piece = Array(input[from..<min(input.count, from + end - place)])
      input.replaceSubrange(place..<end, with: piece)
    default: input.insert(UInt8(number(below: 256)), at: place)
    }
  }

  private mutating func number(below limit: Int) -> Int {
    Int(random.next() % UInt64(limit))
  }
}
