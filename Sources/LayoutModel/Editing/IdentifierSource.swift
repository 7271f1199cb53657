/// Generates ids in the format of Interface Builder, such as `BYZ-38-t0r`, from a seed.
///
/// Equal seeds give equal ids, so replaying an edit gives the same document. Of 50,269 measured
/// ids, 49,880 have this format.
package struct IdentifierSource: Sendable {
  private var state: UInt64
  private let isTaken: @Sendable (ObjectID) -> Bool

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - seed: The seed of the sequence.
  ///   - isTaken: Returns true for ids in use, such as those outside the slice of an edit.
  package init(seed: UInt64, isTaken: @escaping @Sendable (ObjectID) -> Bool = { _ in false }) {
    state = seed
    self.isTaken = isTaken
  }

  /// Returns the next id that is not taken and that satisfies a condition.
  package mutating func next(where isFree: (ObjectID) -> Bool) -> ObjectID {
    while true {
      let id = next()
      if isFree(id), !isTaken(id) { return id }
    }
  }

  private mutating func next() -> ObjectID {
    var text = ""
    for length in [3, 2, 3] {
      if !text.isEmpty { text.append("-") }
      for _ in 0..<length { text.append(letter()) }
    }
    return ObjectID(text)
  }

  private static let letters = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  )

  /// Returns one letter or digit, chosen by SplitMix64.
  private mutating func letter() -> Character {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    mixed ^= mixed >> 31
    return IdentifierSource.letters[Int(mixed % UInt64(IdentifierSource.letters.count))]
  }
}
