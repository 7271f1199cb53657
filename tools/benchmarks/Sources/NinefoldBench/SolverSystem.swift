import ConstraintSolver
import Foundation

/// A system of constraints in the form that `solver_systems.py` writes.
struct SolverSystem {
  /// A row whose constant alternates between two values.
  struct Change {
    let name: String
    let row: ConstraintID
    let values: [Double]
  }

  private(set) var constraints: [LinearConstraint] = []
  private(set) var changes: [Change] = []
  private(set) var variableCount = 0

  /// Reads a file.
  init(contentsOf path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.first == "change" {
        try readChange(words.dropFirst())
      } else {
        try readRow(words)
      }
    }
  }

  private mutating func readChange(_ words: ArraySlice<Substring>) throws {
    guard words.count > 3, let row = Int(words[words.endIndex - 3]) else {
      throw BenchmarkError.system
    }
    changes.append(
      Change(
        name: words.dropLast(3).joined(separator: " "),
        row: ConstraintID(row),
        values: try words.suffix(2).map(number)
      )
    )
  }

  private mutating func readRow(_ words: [Substring]) throws {
    let relations: [Substring: Relation] = [
      "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard words.count > 2, let relation = relations[words[1]] else { throw BenchmarkError.system }
    var terms: [Term] = []
    for place in stride(from: 3, to: words.count - 1, by: 2) {
      guard let variable = Int(words[place]) else { throw BenchmarkError.system }
      terms.append(Term(Variable(variable), try number(words[place + 1])))
      variableCount = max(variableCount, variable + 1)
    }
    constraints.append(
      LinearConstraint(
        id: ConstraintID(constraints.count),
        Expression(terms, constant: try number(words[2])),
        relation,
        priority: Priority(clamping: try number(words[0]))
      )
    )
  }

  private func number(_ word: Substring) throws -> Double {
    guard let value = Double(word) else { throw BenchmarkError.system }
    return value
  }
}
