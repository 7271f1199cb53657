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

  /// Returns a random UUID in the form of Interface Builder, such as the identifiers of toolbars.
  package mutating func nextUUID() -> String {
    let digits = (0..<30).map { _ in IdentifierSource.hexDigits[Int(number() % 16)] }
    func part(_ range: Range<Int>) -> String { String(digits[range]) }
    let variant = IdentifierSource.hexDigits[Int(8 + number() % 4)]
    return [
      part(0..<8), part(8..<12), "4" + part(12..<15), String(variant) + part(15..<18),
      part(18..<30),
    ].joined(separator: "-")
  }

  private static let hexDigits = Array("0123456789ABCDEF")
  private static let letters = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  )

  /// Returns one letter or digit.
  private mutating func letter() -> Character {
    IdentifierSource.letters[Int(number() % UInt64(IdentifierSource.letters.count))]
  }

  /// Returns the next number of SplitMix64.
  private mutating func number() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
