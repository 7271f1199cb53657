import Foundation
import LayoutModel
import Ninefold

/// Times single queries and edits in one project while its history grows.
struct GrowthBenchmark {
  private let path: String
  private let project: Project
  private let constraints: [ObjectReference]
  private let documents: [String]
  private let scenes: [(document: String, id: ObjectID)]
  private var turn = 0
  private var edits = 0

  private static let runs = 100
  /// A few scenes of a few documents, the same number for large and small projects.
  private static let documentsAsked = 20

  init(_ path: String) throws {
    self.path = path
    let project = try Project.open(at: path)
    self.project = project
    constraints = try EditBenchmark.constraints(of: project)
    let names = try project.documentNames()
    let step = max(1, names.count / GrowthBenchmark.documentsAsked)
    let asked = stride(from: 0, to: names.count, by: step).map { names[$0] }
    documents = asked
    scenes = try asked.flatMap { name in
      try project.scenes(of: name).prefix(2).map { (name, $0.id) }
    }
  }

  /// Measures after each number of edits.
  mutating func run(marks: [Int]) throws -> [Point] {
    try marks.map { mark in
      try edit(mark - edits)
      return try point(at: mark)
    }
  }

  private mutating func point(at mark: Int) throws -> Point {
    let sizeClass = SizeClass(width: .compact, height: .regular)
    let middle = try project.log(EditFilter(limit: 1)).first.map { max(1, $0.number.rawValue / 2) }
    let past = try project.at(String(middle ?? 1))
    // A large import consists of several edits, so the past state can lack documents.
    let there = Set(try past.documentNames())
    let pastDocuments = documents.filter(there.contains)
    let object = constraints[0]
    var times: [String: Timings] = [:]
    func time(_ name: String, _ body: (Int) throws -> Void) rethrows {
      var timings = Timings()
      try body(0)
      for turn in 0..<GrowthBenchmark.runs { try timings.time { try body(turn) } }
      times[name] = timings
    }
    try time("layout of a scene") { turn in
      let scene = scenes[turn % scenes.count]
      _ = try project.layout(of: scene.document, scene: scene.id, in: sizeClass)
    }
    try time("export of a document") { turn in
      _ = try project.exportedBytes(of: documents[turn % documents.count])
    }
    try time("export of a past state") { turn in
      _ = try past.exportedBytes(of: pastDocuments[turn % pastDocuments.count])
    }
    try time("history of an object") { _ in
      _ = try project.log(EditFilter(object: object, limit: 20))
    }
    try time("blame of an object") { _ in _ = try project.blame(object) }
    var editing = Timings()
    // One more than are undone, including the warm-up; otherwise the import would be undone too.
    for _ in 0...GrowthBenchmark.runs { try editing.time { try edit(1) } }
    times["edit"] = editing
    try time("undo") { _ in _ = try project.undo() }
    try time("redo") { _ in _ = try project.redo() }
    return Point(
      edits: mark,
      documents: try project.documentNames().count,
      fileBytes: size(path) + size(path + "-wal"),
      times: times
    )
  }

  private mutating func edit(_ count: Int) throws {
    for _ in 0..<max(0, count) {
      // The first object gets only a part of the edits, as in a real project.
      let object = constraints[turn % min(constraints.count, 1_000)]
      turn += 1
      edits += 1
      let edit = LayoutEdit.set(object.id, PropertyPath("constant"), .text(String(1_000 + turn)))
      _ = try project.edit { try $0.apply(edit, to: object.document) }
    }
  }

  private func size(_ path: String) -> Int {
    ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int) ?? 0
  }

  /// The times for one number of edits.
  struct Point: Encodable {
    /// The number of edits.
    let edits: Int
    let documents: Int
    let fileBytes: Int
    let times: [String: Timings]
  }
}
