import LayoutModel
import Ninefold

/// Times one project's layouts and the C loop.
struct ProjectBenchmark {
  /// A scene to lay out.
  struct Scene {
    let document: String
    let id: ObjectID
  }

  private let path: String
  private let project: Project
  // One connection per reader, so that none finds pages that another has cached.
  private let nativeRows: SceneRows
  private let textRows: SceneRows
  private var layout = Timings()
  private var native = Timings()
  private var text = Timings()
  private var rowCounts: [Int] = []

  /// Opens a project.
  init(_ path: String) throws {
    self.path = path
    // First, because this configures SQLite for the whole process.
    project = try Project.open(at: path)
    nativeRows = try SceneRows(project: path)
    textRows = try SceneRows(project: path)
  }

  /// The scenes of some documents; of all if none are named.
  func scenes(of documents: [String]) throws -> [Scene] {
    let names = documents.isEmpty ? try project.documentNames() : documents
    return try names.flatMap { name in
      try project.scenes(of: name).map { Scene(document: name, id: $0.id) }
    }
  }

  /// Lays out a scene and runs the loop over its rows, without timing.
  func warm(_ scene: Scene, in sizeClass: SizeClass) throws {
    let layouts = try project.layout(of: scene.document, scene: scene.id, in: sizeClass)
    let items = layouts.reduce(0) { $0 + $1.layout.views.count + $1.layout.constraints.count }
    let id = scene.id.rawValue
    let count = try nativeRows.touch(document: scene.document, scene: id, .native)
    _ = try textRows.touch(document: scene.document, scene: id, .text)
    guard items > 0, count > items else { throw BenchmarkError.differentRows(id) }
  }

  /// Times one layout of a scene and one run of each loop over its rows.
  mutating func measure(_ scene: Scene, in sizeClass: SizeClass) throws {
    _ = try layout.time {
      try project.layout(of: scene.document, scene: scene.id, in: sizeClass)
    }
    let (document, id) = (scene.document, scene.id.rawValue)
    rowCounts.append(
      try native.time { try nativeRows.touch(document: document, scene: id, .native) }
    )
    _ = try text.time { try textRows.touch(document: document, scene: id, .text) }
  }

  /// The results.
  var report: Report {
    Report(
      project: path,
      rowsPerScene: rowCounts.isEmpty ? 0 : rowCounts.reduce(0, +) / rowCounts.count,
      layout: layout,
      rawLoop: native,
      rawTextLoop: text,
      ratio: layout.medianMicroseconds / native.medianMicroseconds,
      ratioToTextLoop: layout.medianMicroseconds / text.medianMicroseconds
    )
  }

  /// The measured times.
  struct Report: Encodable {
    let project: String
    let rowsPerScene: Int
    let layout: Timings
    /// The loop that reads every column in its stored type.
    let rawLoop: Timings
    /// The loop that reads every column as text.
    let rawTextLoop: Timings
    let ratio: Double
    let ratioToTextLoop: Double
  }
}
