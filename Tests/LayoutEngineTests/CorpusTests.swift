import InterfaceBuilderFormat
import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// Real documents against the frames that Interface Builder stored; skipped where they are absent.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct CorpusTests {
  @Test func `iOS views lie within half a point of where they are stored`() throws {
    var count = 0
    var near = 0
    for file in Corpus.found?.documents(every: 3) ?? [] {
      let document = try DocumentReader.read(file.bytes())
      let environment = LayoutEnvironment.canvas(of: document)
      guard environment.platform == .iOS else { continue }
      let frames = LayoutEngine(document).frames(in: environment)
      #expect(LayoutEngine(document.withRowsReversed).frames(in: environment) == frames)
      for (id, stored) in storedFrames(of: document, in: environment.sizeClass) {
        count += 1
        if let computed = frames[id], computed.distance(to: stored) <= 0.5 { near += 1 }
      }
    }

    #expect(count > 1_000)
    #expect(Double(near) >= 0.97 * Double(count), "\(near) of \(count)")
  }

  /// The stored frames of active views that constraints or a stack view place, without those that
  /// Interface Builder marked, or that lie in such.
  private func storedFrames(of document: Document, in sizeClass: SizeClass) -> [(ObjectID, Frame)] {
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
