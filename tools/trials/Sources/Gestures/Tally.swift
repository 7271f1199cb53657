import Foundation

/// The results of a gesture.
struct Tally {
  static let isVerbose = ProcessInfo.processInfo.environment["VERBOSE"] != nil

  var selections = 0
  var right = 0
  var wrong = 0
  /// Selections in which there was nothing to do.
  var idle = 0
  /// Selections in which another view would move, or a conflict would be new, which needs `--force`.
  var forced = 0
  /// The reasons of refusals, without names.
  var refusals: [String: Int] = [:]
  var faults: [String] = []
  private var notes: [String: Int] = [:]

  /// Counts something that is no fault by itself.
  mutating func note(_ what: String) { notes[what, default: 0] += 1 }

  /// A line of the table, and lines with the reasons below it.
  func line(_ kind: GestureKind) -> String {
    func list(_ counts: [String: Int]) -> String {
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.value) \($0.key)" }.joined(separator: "; ")
    }
    let refused = refusals.values.reduce(0, +)
    let numbers = [selections, right + wrong, idle, refused, forced, wrong]
    var lines = [
      ([kind.rawValue] + numbers.map { "\($0)" }).joined(separator: " | ")
    ]
    if !refusals.isEmpty { lines.append("  refused: " + list(refusals)) }
    if !notes.isEmpty { lines.append("  findings: " + list(notes)) }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// A reason without the names of objects, so that equal reasons count together.
  var withoutNames: String {
    replacing(#/"[^"]*"/#, with: "…")
      .replacing(#/[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/#, with: "…")
      .replacing(#/\d+/#, with: "N")
  }
}
