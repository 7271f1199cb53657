import LayoutEditing
import InterfaceBuilderFormat
import LayoutModel
import TestSupport
import Testing

/// What an edit says it needs is enough.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct ExtentTests {
  @Test(arguments: Corpus.sample(10, from: 2))
  func `an edit of its extent alone does what it does to the document`(file: Corpus.File) throws {
    let document = try DocumentReader.read(file.bytes())
    var edits = RandomEdits(seed: UInt64(file.name.utf8.count) &* 104_729)

    for _ in 0..<80 {
      var whole = LayoutSlice(document)
      guard let edit = edits.next(for: whole) else { continue }
      var part = LayoutSlice(objects(in: edit.extent, of: document))
      let sizeClass = edits.editingClass()
      var context = EditingContext(editingClass: sizeClass, ids: IdentifierSource(seed: 1))
      var other = context
      do {
        let expected = try apply(edit, to: &whole, context: &context)
        let outcome = try apply(edit, to: &part, context: &other)

        #expect(outcome == expected, "\(edit)")
        for id in expected.affected {
          #expect(part[id]?.sorted() == whole[id]?.sorted(), "\(edit) \(id)")
        }
      } catch {
        #expect(throws: EditError.self, "\(edit)") {
          try apply(edit, to: &part, context: &other)
        }
      }
    }
  }

  private func objects(in extent: EditExtent, of document: Document) -> [LayoutObject] {
    let named = document.objects.filter { extent.objects.contains($0.id) }
    let isWhole = extent.reach == .document || named.count < extent.objects.count
    return document.objects.filter { object in
      if isWhole || object.role == .document { return true }
      if extent.needsResources, object.role == .resource { return true }
      switch extent.reach {
      case .object: return extent.objects.contains(object.id)
      case .children:
        return extent.objects.contains(object.id)
          || object.parent.map(extent.objects.contains) == true
      case .scene: return named.contains { $0.scene == nil || $0.scene == object.scene }
      case .document: return true
      }
    }
  }
}
