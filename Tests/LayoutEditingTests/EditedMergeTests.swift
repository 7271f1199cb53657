import LayoutEditing
import Foundation
import InterfaceBuilderFormat
import LayoutMerge
import LayoutModel
import TestSupport
import Testing

/// What holds for any two sequences of edits, made as the commands make them.
struct EditedMergeTests {
  // Spread over all seeds.
  private static let step = 1000 / TestExtent.cases(40, of: 1000)
  private static let seeds = Array(stride(from: 0, to: 1000, by: step))

  @Test(arguments: 0..<4)
  func `two sequences of edits obey the laws of merging`(_ slice: Int) throws {
    for seed in Self.seeds where seed / Self.step % 4 == slice {
      try EditedPair(seed: seed).check()
    }
  }
}

/// A document and two sequences of edits of it.
private struct EditedPair {
  private static let fixtures = [
    "Adaptive.storyboard", "Flow.storyboard", "Panel.xib", "Face.storyboard",
  ]

  let seed: Int
  let base: Document
  let ours: Document
  let theirs: Document

  init(seed: Int) throws {
    self.seed = seed
    let name = Self.fixtures[seed % Self.fixtures.count]
    var tests = URL(fileURLWithPath: #filePath)
    tests.deleteLastPathComponent()
    let path = tests.appendingPathComponent("../Fixtures/\(name)").path
    let bytes = try #require(FileManager.default.contents(atPath: path))
    base = try DocumentReader.read([UInt8](bytes))
    ours = try Self.edited(base, seed: seed * 2 + 1)
    theirs = try Self.edited(base, seed: seed * 2 + 2)
  }

  /// The document after up to a dozen edits, read as git's next merge does.
  private static func edited(_ document: Document, seed: Int) throws -> Document {
    var edits = RandomEdits(seed: UInt64(seed) &* 7_919)
    var context = EditingContext(ids: IdentifierSource(seed: UInt64(seed)))
    var slice = LayoutSlice(document)
    for _ in 0...(seed % 12) {
      context.editingClass = edits.editingClass()
      guard let edit = edits.next(for: slice) else { continue }
      _ = try? apply(edit, to: &slice, context: &context)
    }
    var result = document
    result.objects = slice.objects
    return try DocumentReader.read(DocumentWriter.write(result))
  }

  func check() throws {
    expectIdentities()
    let result = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
    let swapped = ThreeWayMerge.merge(base: base, ours: theirs, theirs: ours)
    let (roots, swappedRoots) = (self.roots(result), self.roots(swapped))
    #expect(roots == swappedRoots, "seed \(seed)")
    if result.isClean {
      #expect(meaning(result.document) == meaning(swapped.document), "seed \(seed)")
    }
    for merged in [result, swapped] {
      let again = try DocumentReader.read(DocumentWriter.write(merged.document))
      #expect(Soundness.difference(merged.document, again) == nil, "seed \(seed)")
      let known = Soundness.dangling(ours).union(Soundness.dangling(theirs))
      #expect(Soundness.dangling(again).subtracting(known).isEmpty, "seed \(seed)")
      #expect(Set(again.objects.map(\.id)).count == again.objects.count, "seed \(seed)")
    }
  }

  /// merge(base, x) = x on either side, and merge(x, x) = x.
  private func expectIdentities() {
    let laws = [
      (base, base, theirs, theirs), (base, ours, base, ours), (base, ours, ours, ours),
      (ours, ours, ours, ours),
    ]
    for (base, ours, theirs, expected) in laws {
      let merged = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
      #expect(merged.isClean, "seed \(seed)")
      #expect(
        DocumentWriter.write(merged.document) == DocumentWriter.write(expected),
        "seed \(seed)"
      )
    }
  }

  private func roots(_ result: MergeResult) -> [String] {
    result.clusters.map(\.root.rawValue).sorted()
  }

  /// What the document says, without order and without what is each side's own choice.
  private func meaning(_ document: Document) -> [String] {
    document.objects.flatMap { object -> [String] in
      let place = "\(object.parent?.rawValue ?? "") \(object.container) \(object.key ?? "")"
      let facts = object.properties.compactMap { property -> String? in
        if property.path.rawValue == "frame" { return nil }
        return "\(object.id) \(property.variation.rawValue) \(property.path) \(property.value)"
      }
      let masks = object.installations.map {
        "\(object.id) \($0.variation.rawValue) \($0.isInstalled)"
      }
      return ["\(object.id) \(object.kind) in \(place)"] + facts + masks
    }.sorted()
  }
}
