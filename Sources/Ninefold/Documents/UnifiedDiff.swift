/// The difference of two texts in the unified format.
package enum UnifiedDiff {
  typealias Line = ArraySlice<UInt8>

  /// The number of unchanged lines around a change.
  private static let context = 3
  /// The maximum number of changed lines to compare line by line, because the time grows with the
  /// product of lines and changes. Longer ranges are replaced as a whole.
  private static let maximumCount = 100_000

  /// Returns the difference of two texts; empty if they are equal.
  ///
  /// - Parameter isNew: True if there was no file before.
  package static func text(
    from old: [UInt8],
    to new: [UInt8],
    path: String,
    isNew: Bool = false
  ) -> String {
    if old == new { return "" }
    let (left, right) = (lines(of: old), lines(of: new))
    let before = isNew ? "/dev/null" : "a/\(path)"
    var output = Array("--- \(before)\n+++ b/\(path)\n".utf8)
    for hunk in hunks(steps(left, right)) { append(hunk, left, right, to: &output) }
    return String(decoding: output, as: UTF8.self)
  }

  /// A range of lines that both texts have, or a range of one text that replaces a range of the
  /// other.
  struct Step {
    var old: Range<Int>
    var new: Range<Int>
    var isEqual: Bool
  }

  static func lines(of text: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// Returns the alternating equal and different ranges.
  static func steps(_ left: [Line], _ right: [Line]) -> [Step] {
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left[start...].reversed(), right[start...].reversed()).prefix { $0 == $1 }.count
    let (oldEnd, newEnd) = (left.count - end, right.count - end)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    if oldEnd - start + newEnd - start <= maximumCount {
      let difference = right[start..<newEnd].difference(from: left[start..<oldEnd])
      for change in difference {
        switch change {
        case .remove(let offset, _, _): removed.insert(start + offset)
        case .insert(let offset, _, _): inserted.insert(start + offset)
        }
      }
    } else {
      removed = Set(start..<oldEnd)
      inserted = Set(start..<newEnd)
    }
    var steps: [Step] = []
    var (old, new) = (0, 0)
    while old < left.count || new < right.count {
      let (oldStart, newStart) = (old, new)
      while old < left.count, new < right.count, !removed.contains(old), !inserted.contains(new) {
        old += 1
        new += 1
      }
      if old > oldStart {
        steps.append(Step(old: oldStart..<old, new: newStart..<new, isEqual: true))
      }
      let (oldChange, newChange) = (old, new)
      while removed.contains(old) { old += 1 }
      while inserted.contains(new) { new += 1 }
      if old > oldChange || new > newChange {
        steps.append(Step(old: oldChange..<old, new: newChange..<new, isEqual: false))
      }
    }
    return steps
  }

  /// Groups changes that are near each other, with their context.
  static func hunks(_ steps: [Step]) -> [[Step]] {
    var hunks: [[Step]] = []
    var current: [Step] = []
    for step in steps {
      guard step.isEqual else {
        current.append(step)
        continue
      }
      if current.isEmpty {
        current = [step.suffix(context)]
      } else if step.old.count > 2 * context {
        hunks.append(current + [step.prefix(context)])
        current = [step.suffix(context)]
      } else {
        current.append(step)
      }
    }
    if current.contains(where: { !$0.isEqual }) {
      if let last = current.last, last.isEqual {
        current[current.count - 1] = last.prefix(context)
      }
      hunks.append(current)
    }
    return hunks
  }

  static func append(
    _ hunk: [Step],
    _ left: [Line],
    _ right: [Line],
    to output: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let old = first.old.lowerBound..<last.old.upperBound
    let new = first.new.lowerBound..<last.new.upperBound
    output += Array("@@ -\(position(old)) +\(position(new)) @@\n".utf8)
    for step in hunk {
      if step.isEqual {
        for line in left[step.old] { append(" ", line, to: &output) }
      } else {
        for line in left[step.old] { append("-", line, to: &output) }
        for line in right[step.new] { append("+", line, to: &output) }
      }
    }
  }

  /// Returns the first line from 1 and the number of lines. An empty range names the line before it.
  private static func position(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private static func append(_ sign: Unicode.Scalar, _ line: Line, to output: inout [UInt8]) {
    output.append(UInt8(ascii: sign))
    output += line
    if line.last != UInt8(ascii: "\n") { output += Array("\n\\ No newline at end of file\n".utf8) }
  }
}

extension UnifiedDiff.Step {
  fileprivate func prefix(_ count: Int) -> Self {
    Self(old: old.prefix(count), new: new.prefix(count), isEqual: isEqual)
  }

  fileprivate func suffix(_ count: Int) -> Self {
    Self(old: old.suffix(count), new: new.suffix(count), isEqual: isEqual)
  }
}
