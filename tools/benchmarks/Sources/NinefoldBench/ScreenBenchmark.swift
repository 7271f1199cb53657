import Foundation
import InterfaceBuilderFormat
import LayoutEngine
import LayoutModel
import Ninefold

/// Times the queries of a live editor and a check on one document.
struct ScreenBenchmark {
  private let path: String
  private let document: Document

  /// Reads a storyboard.
  init(_ path: String) throws {
    self.path = path
    document = try DocumentReader.read([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
  }

  /// Lays out the nine classes, then checks them all, the given number of times.
  func run(rounds: Int) throws -> Report {
    let engine = LayoutEngine(document)
    let views = engine.frames(in: .canvas(of: document)).entries.count
    var frames = Timings()
    var check = Timings()
    var onDevices = Timings()
    var picture = Timings()
    var whole = Timings()
    var options = PreviewOptions()
    options.showsFindings = false
    let scene = try LiveScene(of: document, named: path)
    let canvas = scene.canvas(on: .canvas)
    for _ in 0..<rounds {
      for sizeClass in SizeClass.all {
        let found = frames.time {
          engine.frames(in: .sizeClass(sizeClass, of: document)).entries.count
        }
        guard found > 0 else { throw BenchmarkError.noScenes }
      }
      guard picture.time({ scene.drawing(of: canvas).utf8.count }) > 0 else {
        throw BenchmarkError.noScenes
      }
      let bytes = try whole.time {
        try document.preview(named: path, as: .svg, options: options).bytes.count
      }
      guard bytes > 0 else { throw BenchmarkError.noScenes }
    }
    // Includes reading the file and its rows.
    for _ in 0..<max(5, rounds / 5) {
      var options = CheckOptions()
      options.onDevices = false
      _ = try check.time { try DocumentFiles(at: [path]).check(options: options) }
      options.onDevices = true
      _ = try onDevices.time { try DocumentFiles(at: [path]).check(options: options) }
    }
    return Report(
      views: views,
      frames: frames,
      picture: picture,
      pictureWithFrames: whole,
      check: check,
      checkOnDevices: onDevices
    )
  }

  /// The measured times.
  struct Report: Encodable {
    /// The views that are active on the document's canvas.
    let views: Int
    /// The frames of a class that was not shown before.
    let frames: Timings
    /// The first scene as SVG, from frames that are known.
    let picture: Timings
    /// The same from a document that was read, with its layout.
    let pictureWithFrames: Timings
    /// The nine classes, each on its canvas.
    let check: Timings
    /// The nine classes, each also on every screen of its devices.
    let checkOnDevices: Timings
  }
}
