import TestSupport

/// Mutates bytes without regard to structure.
struct ByteMutator {
  /// A change of a few bytes; pieces may come from another input.
  static func change(
    _ input: inout [UInt8],
    donor: [UInt8],
    random: inout SeededGenerator
  ) {
    guard !input.isEmpty else { return input.append(UInt8(random.number(below: 256))) }
    let place = random.number(below: input.count)
    let end = min(input.count, place + 1 + random.number(below: 24))
    switch random.number(below: 7) {
    case 0: input[place] ^= 1 << UInt8(random.number(below: 8))
    case 1: input[place] = UInt8(random.number(below: 256))
    case 2: input.removeSubrange(place..<end)
    case 3: input.insert(contentsOf: input[place..<end], at: random.number(below: input.count))
    case 4:
      // Inserts a piece of another input.
      let start = random.number(below: max(1, donor.count))
      input.insert(contentsOf: donor[start..<min(donor.count, start + 24)], at: place)
    case 5:
      // Swaps pieces of the same kind.
      let from = random.number(below: input.count)
      let piece = Array(input[from..<min(input.count, from + end - place)])
      input.replaceSubrange(place..<end, with: piece)
    default: input.insert(UInt8(random.number(below: 256)), at: place)
    }
  }
}
