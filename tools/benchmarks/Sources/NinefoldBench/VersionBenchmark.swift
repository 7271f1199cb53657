import LayoutModel
import Ninefold

/// Times branches, differences, merges, and past states in an open project.
struct VersionBenchmark {
  private let project: Project
  private let constraints: [ObjectReference]
  private var value = 1_000

  /// Opens a project with constraints.
  init(_ path: String) throws {
    project = try Project.open(at: path)
    constraints = try EditBenchmark.constraints(of: project)
  }

  /// Times every operation the given number of times.
  mutating func run(edits: Int, history: Int, rounds: Int) throws -> Report {
    guard constraints.count > 2 * edits else { throw BenchmarkError.noScenes }
    let start = try edit(0..<1)
    var branch = Timings()
    for turn in 0..<rounds {
      _ = try branch.time { try project.createBranch("b\(turn)") }
    }
    let (main, side) = ("main", "side")
    _ = try project.createBranch("start", at: start)
    let switched = try switches(between: main, and: "start", rounds)
    let base = try edit(1..<2)
    let switchedByOne = try switches(between: main, and: "start", rounds)

    // Adjacent constraints of the list are edited by different sides.
    _ = try project.createBranch(side, at: base)
    _ = try edit(stride(from: 0, to: 2 * edits, by: 2))
    let ours = try edit(0..<0)
    _ = try project.switchBranch(to: side)
    _ = try edit(stride(from: 1, to: 2 * edits, by: 2))
    _ = try project.switchBranch(to: main)
    var differences = Timings()
    var rowDifferences = Timings()
    for _ in 0..<rounds {
      let count = try differences.time {
        try project.diff(from: base, to: ours).reduce(0) { $0 + $1.diff.changes.count }
      }
      let rows = try rowDifferences.time { try project.propertyChanges(from: base, to: ours).count }
      guard count == edits, rows == edits else {
        throw BenchmarkError.wrong("\(count) differences")
      }
    }
    var merge = Timings()
    for turn in 0..<rounds {
      // Each merge is on its own branch, so that none is in the history of the next.
      _ = try project.createBranch("m\(turn)", at: ours)
      _ = try project.switchBranch(to: "m\(turn)")
      let report = try merge.time { try project.merge(side) }
      let count = report.recorded.affected.count
      guard report.conflicts.isEmpty, count == edits else {
        throw BenchmarkError.wrong("\(count) merged")
      }
      _ = try project.switchBranch(to: main)
    }
    let past = try pastStates(history: history, rounds: rounds)
    return Report(
      edits: edits,
      history: history,
      branch: branch,
      switches: switched,
      switchesByOneEdit: switchedByOne,
      diff: differences,
      rowDiff: rowDifferences,
      merge: merge,
      presentState: past.present,
      pastState: past.past,
      blame: past.blame
    )
  }

  /// Makes edits, and reads each document in its present state and in that at the middle.
  private mutating func pastStates(history: Int, rounds: Int) throws -> (
    present: Timings, past: Timings, blame: Timings
  ) {
    _ = try edit(0..<(history / 2))
    let middle = try edit(0..<0)
    _ = try edit(0..<(history - history / 2))
    let documents = try project.documentNames()
    let past = try project.at(middle)
    var (present, then, blame) = (Timings(), Timings(), Timings())
    for turn in 0..<max(rounds, documents.count) {
      let names = [documents[turn % documents.count]]
      _ = try present.time { try project.exportedBytes(of: names[0]) }
      _ = try then.time { try past.exportedBytes(of: names[0]) }
      _ = try blame.time { try project.blame(constraints[turn % constraints.count]) }
    }
    return (present, then, blame)
  }

  private func switches(between main: String, and side: String, _ rounds: Int) throws -> Timings {
    var timings = Timings()
    for turn in 0..<(2 * rounds) {
      let name = turn.isMultiple(of: 2) ? side : main
      _ = try timings.time { try project.switchBranch(to: name) }
    }
    return timings
  }

  /// Sets the constants of constraints, each by one edit; returns the name of the state.
  private mutating func edit(_ places: some Sequence<Int>) throws -> String {
    for place in places {
      value += 1
      let object = constraints[place % constraints.count]
      let edit = LayoutEdit.set(object.id, PropertyPath("constant"), .text(String(value)))
      _ = try project.apply(edit, to: object.document)
    }
    return try project.log(EditFilter(limit: 1)).first?.number.description ?? "@"
  }

  /// The measured times.
  struct Report: Encodable {
    let edits: Int
    let history: Int
    let branch: Timings
    /// A switch to a branch at the same state, and back.
    let switches: Timings
    /// A switch to a branch that lacks one edit, and back.
    let switchesByOneEdit: Timings
    /// The differences of the edits, with labels.
    let diff: Timings
    /// The differences of the edits, value by value.
    let rowDiff: Timings
    let merge: Timings
    let presentState: Timings
    /// The state at the middle of the history.
    let pastState: Timings
    let blame: Timings
  }
}
