import LayoutChecks
import LayoutEditing
import InterfaceBuilderFormat
import LayoutEngine
import LayoutModel
import Testing

/// Every kind's samples, which its explanation shows.
struct FindingKindTests {
  @Test(arguments: Finding.Kind.layoutKinds)
  func `a bad sample has the finding`(kind: Finding.Kind) throws {
    let found = try findings(kind.explanation.bad)

    #expect(found.contains { $0.kind == kind })
  }

  @Test(arguments: Finding.Kind.layoutKinds)
  func `a good sample has none at all`(kind: Finding.Kind) throws {
    let found = try findings(kind.explanation.good)

    #expect(found.map(summary) == [])
  }

  @Test(arguments: Finding.Kind.layoutKinds)
  func `a bad sample has nothing worse than its finding`(kind: Finding.Kind) throws {
    let others = try findings(kind.explanation.bad).filter { $0.kind != kind }

    #expect(others.filter { $0.severity > kind.severity }.map(summary) == [])
  }

  @Test(arguments: Finding.Kind.layoutKinds)
  func `a fix takes the finding away and brings no other`(kind: Finding.Kind) throws {
    let found = try findings(kind.explanation.bad).filter { $0.kind == kind }
    guard let fix = found.first?.fix, !fix.isEmpty else { return }
    var document = try sample(kind.explanation.bad)
    var slice = LayoutSlice(document)
    var context = EditingContext(ids: IdentifierSource(seed: 1))

    for edit in fix { _ = try apply(edit, to: &slice, context: &context) }
    document.objects = slice.objects

    #expect(allFindings(document).map(summary) == [])
  }

  @Test func `the kinds with one safe fix have it in their samples`() throws {
    let fixed = try Finding.Kind.layoutKinds.filter { kind in
      try findings(kind.explanation.bad).contains { $0.kind == kind && !$0.fix.isEmpty }
    }

    #expect(fixed == [.misplaced, .overDeterminedAxis, .duplicateConstraint, .unusedRow])
  }

  @Test(arguments: LayoutEngine.kinds)
  func `a search for one kind finds what a search for all finds of it`(kind: Finding.Kind) throws {
    for sampled in LayoutEngine.kinds {
      let document = try sample(sampled.explanation.bad)
      let engine = LayoutEngine(document)
      let found = engine.findings().filter { $0.kind == kind }
      let canvas = LayoutEnvironment.canvas(of: document)
      let onCanvas = engine.findings(in: canvas).filter { $0.kind == kind }

      #expect(engine.findings(kinds: [kind]) == found, "\(sampled)")
      #expect(engine.findings(in: canvas, kinds: [kind]) == onCanvas, "\(sampled)")
    }
  }

  private func summary(_ finding: Finding) -> String {
    "\(finding.sizeClass?.description ?? ""): \(finding.id): \(finding.sentence)"
  }

  private func sample(_ content: String) throws -> Document {
    let text = SmallDocument(tools: 22000).text
    let root =
      "<subviews></subviews>\n<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>\n<constraints></constraints>"
    #expect(text.contains(root))
    return try DocumentReader.read([UInt8](text.replacing(root, with: content).utf8))
  }

  private func findings(_ content: String) throws -> [Finding] {
    do {
      return allFindings(try sample(content))
    } catch let error as FormatError {
      return [.unreadable(error.description)]
    }
  }

  private func allFindings(_ document: Document) -> [Finding] {
    let engine = LayoutEngine(document)
    let misplaced = engine.findings(in: .canvas(of: document)).filter { $0.kind == .misplaced }
    return misplaced + engine.findings() + RowFindings.of(document)
  }
}
