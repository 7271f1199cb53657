import Foundation
import InterfaceBuilderFormat
import LayoutEngine
import LayoutModel
import Testing

/// Real documents against the frames that Interface Builder stored; skipped where they are absent.
@Suite(.enabled(if: Corpus.folder != nil, "no corpus (set NINEFOLD_SHARED)"))
struct CorpusTests {
  @Test func `iOS views lie within half a point of where they are stored`() throws {
    var count = 0
    var near = 0
    for document in try Corpus.documents() {
      let environment = LayoutEnvironment.canvas(of: document)
      guard environment.platform == .iOS else { continue }
      let frames = LayoutEngine(document).frames(in: environment)
      #expect(LayoutEngine(document.withRowsReversed).frames(in: environment) == frames)
      for (id, stored) in Corpus.storedFrames(document, environment.sizeClass) {
        count += 1
        if let computed = frames[id], computed.distance(to: stored) <= 0.5 { near += 1 }
      }
    }

    #expect(count > 3_000)
    #expect(Double(near) >= 0.97 * Double(count), "\(near) of \(count)")
  }
}

private enum Corpus {
  static let folder: URL? = {
    let shared =
      ProcessInfo.processInfo.environment["NINEFOLD_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
        path: "../../../shared"
      )
    let corpus = shared.appending(path: "corpus")
    let manifest = corpus.appending(path: "MANIFEST.tsv").path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: manifest) ? corpus : nil
  }()

  static func documents() throws -> [Document] {
    let folder = try #require(folder)
    let manifest = try String(contentsOf: folder.appending(path: "MANIFEST.tsv"), encoding: .utf8)
    return try manifest.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 10, fields[8].hasPrefix("kind=document") else { return nil }
      let data = try Data(contentsOf: folder.appending(path: String(fields[10])))
      return try DocumentReader.read([UInt8](data))
    }
  }

  /// The stored frames of active views that constraints or a stack view place, without those that
  /// Interface Builder marked, or that lie in such.
  static func storedFrames(_ document: Document, _ sizeClass: SizeClass) -> [(ObjectID, Frame)] {
    let layout = EffectiveLayout(of: document.objects, in: sizeClass)
    let inSubviews = Set(
      document.objects.filter { $0.container.rawValue == ":subviews" }.map(\.id)
    )
    var kinds: [ObjectID: String] = [:]
    var marked: Set<ObjectID> = []
    var result: [(ObjectID, Frame)] = []
    for view in layout.views {
      kinds[view.id] = view.kind
      let isMarked =
        view.attribute("misplaced") == "YES" || view.attribute("ambiguous") == "YES"
        || view.parent.map(marked.contains) == true
      if isMarked { marked.insert(view.id) }
      let isPlaced =
        view.parent.flatMap { kinds[$0] } == "stackView"
        || view.attribute("translatesAutoresizingMaskIntoConstraints") == "NO"
          && view.attribute("fixedFrame") != "YES"
      guard !isMarked, isPlaced, view.state.isActive, inSubviews.contains(view.id),
        let rect = view.record("frame")
      else { continue }
      func number(_ name: String) -> Double { rect[name].flatMap(Double.init) ?? 0 }
      result.append(
        (
          view.id,
          Frame(
            x: number("x"),
            y: number("y"),
            width: number("width"),
            height: number("height")
          )
        )
      )
    }
    return result
  }
}
