/// A part of the difference between two texts, which can be applied without the other parts.
public struct TextHunk: Sendable, Equatable {
  /// An identifier that stays the same when other hunks are applied.
  public let id: String
  /// The lines in the unified format of `diff -u`, with line numbers and context.
  public let text: String

  /// Returns the hunks of the difference of two texts, in order.
  static func all(from old: [UInt8], to new: [UInt8]) -> [TextHunk] {
    let (left, right) = (UnifiedDiff.lines(of: old), UnifiedDiff.lines(of: new))
    var known: [Int64: Int] = [:]
    return UnifiedDiff.hunks(UnifiedDiff.steps(left, right)).map { hunk in
      var bytes: [UInt8] = []
      UnifiedDiff.append(hunk, left, right, to: &bytes)
      // The first line has the place, which other hunks move.
      let content = bytes.drop { $0 != UInt8(ascii: "\n") }
      let digest = FileDigest.of(Array(content))
      let count = known[digest, default: 0] + 1
      known[digest] = count
      let number = String(UInt64(bitPattern: digest) >> 32, radix: 16)
      let id = String(repeating: "0", count: 8 - number.count) + number
      return TextHunk(
        id: count == 1 ? id : "\(id)-\(count)",
        text: String(decoding: bytes, as: UTF8.self)
      )
    }
  }

  /// Returns the old text with some hunks of its difference to the new one.
  ///
  /// - Parameter chosen: Returns true if the hunk with an index in ``all(from:to:)`` is applied.
  static func apply(
    from old: [UInt8],
    to new: [UInt8],
    chosen: (Int) throws -> Bool
  ) rethrows -> [UInt8] {
    let (left, right) = (UnifiedDiff.lines(of: old), UnifiedDiff.lines(of: new))
    let steps = UnifiedDiff.steps(left, right)
    var taken: Set<Int> = []
    for (index, hunk) in UnifiedDiff.hunks(steps).enumerated() where try chosen(index) {
      taken.formUnion(hunk.filter { !$0.isEqual }.map(\.old.lowerBound))
    }
    var result: [UInt8] = []
    for step in steps {
      let isNew = !step.isEqual && taken.contains(step.old.lowerBound)
      for line in isNew ? right[step.new] : left[step.old] { result += line }
    }
    return result
  }
}
