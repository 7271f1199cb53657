/// What an edit needs to know beside the document.
package struct EditingContext: Sendable {
  /// The class that the size class tool shows.
  package var editingClass: SizeClass
  /// Where fresh ids come from.
  package var ids: IdentifierSource

  /// Creates a context.
  package init(editingClass: SizeClass = .anyAny, ids: IdentifierSource) {
    self.editingClass = editingClass
    self.ids = ids
  }
}

/// Fresh ids in the shape that Interface Builder gives them, `BYZ-38-t0r`, from a seed.
///
/// The same seed gives the same ids, so an edit replayed gives the same document (the shape is
/// that of 49,880 of 50,269 measured ids).
package struct IdentifierSource: Sendable {
  private var state: UInt64
  private let isTaken: @Sendable (ObjectID) -> Bool

  /// Creates a source.
  ///
  /// - Parameter isTaken: True for ids in use outside the slice that an edit is given.
  package init(seed: UInt64, isTaken: @escaping @Sendable (ObjectID) -> Bool = { _ in false }) {
    state = seed
    self.isTaken = isTaken
  }

  /// The next id that is in use neither in the slice nor elsewhere in the document.
  mutating func next(unusedIn slice: LayoutSlice) -> ObjectID {
    while true {
      let id = next()
      if slice[id] == nil, !isTaken(id) { return id }
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

  /// One letter by SplitMix64.
  private mutating func letter() -> Character {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    mixed ^= mixed >> 31
    return IdentifierSource.letters[Int(mixed % UInt64(IdentifierSource.letters.count))]
  }
}
