import LayoutModel
import Ninefold

/// Times edits of one attribute after the other in an open project, and queries of the growing
/// history.
struct EditBenchmark {
  private let project: Project
  private let constraints: [ObjectReference]
  private var turn = 0

  /// Opens a project with constraints.
  init(_ path: String) throws {
    project = try Project.open(at: path)
    constraints = try EditBenchmark.constraints(of: project)
  }

  /// The constraints with a constant, in an order that is spread over the project.
  static func constraints(of project: Project) throws -> [ObjectReference] {
    let rows = try project.query(
      """
      SELECT document.name, layoutConstraint.id
      FROM layoutConstraint JOIN document ON document.id = layoutConstraint.document
      WHERE constant IS NOT NULL ORDER BY substr(layoutConstraint.id, -3), 2, 1
      """
    ).rows
    let constraints: [ObjectReference] = rows.compactMap { row in
      guard case .text(let document) = row[0], case .text(let id) = row[1] else { return nil }
      return ObjectReference(document: document, id: ObjectID(id))
    }
    guard !constraints.isEmpty else { throw BenchmarkError.noScenes }
    return constraints
  }

  /// Times a history of the given number of edits: the first thousand, and the last thousand, which
  /// alternate with the second thousand in another copy of the project.
  mutating func run(history: Int, beside short: inout EditBenchmark) throws -> Report {
    let first = try edit(1_000)
    let undo = try time(200) { _ in _ = try project.undo() }
    _ = try time(200) { _ in _ = try project.redo() }
    let middle = try project.log(EditFilter(limit: 1)).first?.number.description ?? "@"
    _ = try edit(max(0, history - 3_000))
    _ = try short.edit(1_000)
    var (last, lastUndo) = (Timings(), Timings())
    var (early, earlyUndo) = (Timings(), Timings())
    for _ in 0..<1_000 {
      try edit(&last)
      try short.edit(&early)
    }
    for _ in 0..<200 {
      _ = try lastUndo.time { try project.undo() }
      _ = try earlyUndo.time { try short.project.undo() }
    }
    let log = try time(500) { turn in
      _ = try project.log(EditFilter(object: constraints[turn % constraints.count]))
    }
    let blame = try time(500) { turn in
      _ = try project.blame(constraints[turn % constraints.count])
    }
    let documents = try project.documentNames()
    let past = try project.at(middle)
    var (present, then) = (Timings(), Timings())
    for turn in 0..<100 {
      let document = documents[turn % documents.count]
      _ = try present.time { try project.exportedBytes(of: document) }
      _ = try then.time { try past.exportedBytes(of: document) }
    }
    _ = try project.createBranch("bench", at: "@~0")
    var switches = Timings()
    for turn in 0..<200 {
      let name = turn.isMultiple(of: 2) ? "bench" : "main"
      _ = try switches.time { try project.switchBranch(to: name) }
    }
    return Report(
      history: history,
      firstEdits: first,
      earlyEdits: early,
      lastEdits: last,
      undo: undo,
      earlyUndo: earlyUndo,
      lastUndo: lastUndo,
      log: log,
      blame: blame,
      presentState: present,
      pastState: then,
      switches: switches
    )
  }

  private mutating func edit(_ count: Int) throws -> Timings {
    var timings = Timings()
    for _ in 0..<count { try edit(&timings) }
    return timings
  }

  private mutating func edit(_ timings: inout Timings) throws {
    let object = constraints[turn % constraints.count]
    turn += 1
    let edit = LayoutEdit.set(object.id, PropertyPath("constant"), .text(String(1_000 + turn)))
    _ = try timings.time {
      try project.edit { try $0.apply(edit, to: object.document) }
    }
  }

  private func time(_ count: Int, _ body: (Int) throws -> Void) rethrows -> Timings {
    var timings = Timings()
    for turn in 0..<count { try timings.time { try body(turn) } }
    return timings
  }

  /// The measured times.
  struct Report: Encodable {
    /// The number of edits.
    let history: Int
    let firstEdits: Timings
    /// The second thousand edits of the other copy, and their undo.
    let earlyEdits: Timings
    let lastEdits: Timings
    let undo: Timings
    let earlyUndo: Timings
    let lastUndo: Timings
    /// The history of one object.
    let log: Timings
    /// The blame of one object.
    let blame: Timings
    /// The export of a document's present state.
    let presentState: Timings
    /// The export of its state before most of the history.
    let pastState: Timings
    /// A switch to a branch at the same state, and back.
    let switches: Timings
  }
}
