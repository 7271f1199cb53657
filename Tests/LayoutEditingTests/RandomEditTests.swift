import LayoutEditing
import InterfaceBuilderFormat
import LayoutModel
import TestSupport
import Testing

/// Random edits of real documents.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct RandomEditTests {
  @Test(arguments: Corpus.sample(TestExtent.cases(6, of: 24), from: 3))
  func `after each edit the file parses, is whole, and reads as the same facts`(
    file: Corpus.File
  ) throws {
    let original = try DocumentReader.read(file.bytes())
    var slice = LayoutSlice(original)
    var edits = RandomEdits(seed: UInt64(file.name.utf8.count) &* 7_919)
    var context = EditingContext(ids: IdentifierSource(seed: 42))
    let known = Soundness.dangling(original)
    var bytes = DocumentWriter.write(original)
    var done = 0

    for step in 0..<60 {
      context.editingClass = edits.editingClass()
      guard let edit = edits.next(for: slice) else { continue }
      let before = slice
      do {
        let outcome = try apply(edit, to: &slice, context: &context)
        if outcome.isEmpty { continue }
        done += 1
        let new = try check(slice, original, known, "\(step) \(edit)")
        let parents = Set(
          outcome.affected.flatMap { [before[$0]?.parent, slice[$0]?.parent] }
            .compactMap { $0?.rawValue }
        )
        var bystanders = Set<String>()
        if outcome.kind == .reorder, let parent = slice[outcome.subject]?.parent {
          // Of two that change places either can be shown as the moved one.
          bystanders = Set(slice.children(of: parent).map(\.id.rawValue))
        }
        let changed = Soundness.changedLines(bytes, new)
        let stray =
          changed
          .filter { !Soundness.isShapeChange($0, among: changed, parents) }
          .filter { !isExplained($0, by: outcome, parents, bystanders) }
        #expect(stray.map(\.text) == [], "\(step) \(edit)")
        bytes = new
        if !stray.isEmpty { return }
      } catch is EditError {
        #expect(slice.objects == before.objects, "refused, yet changed: \(edit)")
      }
    }

    #expect(done > 0)
  }

  private func check(
    _ slice: LayoutSlice,
    _ original: Document,
    _ known: Set<String>,
    _ title: String
  ) throws -> [UInt8] {
    var document = original
    document.objects = slice.objects
    let bytes = DocumentWriter.write(document)
    let again = try DocumentReader.read(bytes)
    try #require(Soundness.difference(document, again) == nil, "\(title)")
    try #require(DocumentWriter.write(again) == bytes, "\(title)")
    try #require(Soundness.dangling(again).subtracting(known).isEmpty, "\(title)")
    return bytes
  }

  /// True if a line belongs to an object that the edit changed, or to its list: a mask's entry, or
  /// the tags of the list that it is the first or last member of.
  private func isExplained(
    _ line: Soundness.Line,
    by outcome: LayoutEditResult,
    _ parents: Set<String>,
    _ bystanders: Set<String>
  ) -> Bool {
    // An object without an id, `PARENT/contentView`, shows the id of its parent, and one whose id
    // is taken, `ID#2`, shows it all the same.
    let affected = Set(
      outcome.affected.map { String($0.rawValue.prefix { $0 != "/" && $0 != "#" }) }
    ).union(bystanders)
    if line.owners.contains(where: { $0 != ":document" && affected.contains($0) }) { return true }
    if line.owner == ":document" {
      return affected.contains { $0.contains(":") } || line.isBareTag
    }
    if line.isBareTag, parents.contains(line.owner) { return true }
    return affected.contains { line.text.contains("reference=\"\($0)\"") }
  }
}
