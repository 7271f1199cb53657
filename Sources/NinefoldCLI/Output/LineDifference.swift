/// The difference of two texts as lines with `-` and `+`.
enum LineDifference {
  /// Returns removed and added lines with the numbers of their lines, in the order of the texts.
  static func lines(from old: String, to new: String) -> [String] {
    var (left, right) = (split(old)[...], split(new)[...])
    let start = zip(left, right).prefix { $0 == $1 }.count
    (left, right) = (left.dropFirst(start), right.dropFirst(start))
    let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    (left, right) = (left.dropLast(end), right.dropLast(end))
    guard left.count + right.count < maximumCount else {
      return numbered(left, "-", from: start) + numbered(right, "+", from: start)
    }
    let difference = right.difference(from: left)
    let removed = difference.removals.map { change -> (Int, Int, String) in
      guard case .remove(let offset, let line, _) = change else { return (0, 0, "") }
      return (offset, 0, "-\(start + offset + 1): \(line)")
    }
    let added = difference.insertions.map { change -> (Int, Int, String) in
      guard case .insert(let offset, let line, _) = change else { return (0, 0, "") }
      return (offset, 1, "+\(start + offset + 1): \(line)")
    }
    return (removed + added).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// The number of lines that are compared with each other. The time grows with its square.
  private static let maximumCount = 4_000

  private static func numbered(
    _ lines: ArraySlice<Substring>,
    _ sign: String,
    from start: Int
  ) -> [String] {
    lines.enumerated().map { "\(sign)\(start + $0 + 1): \($1)" }
  }

  private static func split(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
