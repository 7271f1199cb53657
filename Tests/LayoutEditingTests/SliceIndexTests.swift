import LayoutEditing
import LayoutModel
import Testing

/// What a slice remembers from edit to edit, beside one that is made for each edit.
struct SliceIndexTests {
  @Test(arguments: 1...8)
  func `edits of a reused slice equal edits of a new slice`(seed: UInt64) throws {
    var kept = try Sample().slice
    var edits = RandomEdits(seed: seed)
    var context = EditingContext(ids: IdentifierSource(seed: 42))
    var done = 0

    for step in 0..<60 {
      context.editingClass = edits.editingClass()
      guard let edit = edits.next(for: kept) else { continue }
      var fresh = LayoutSlice(kept.objects)
      var other = context
      let expected = try? apply(edit, to: &fresh, context: &other)
      let outcome = try? apply(edit, to: &kept, context: &context)
      #expect(outcome == expected, "\(step) \(edit)")
      #expect(kept.objects == fresh.objects, "\(step) \(edit)")
      done += outcome == nil ? 0 : 1
    }

    #expect(done > 0)
  }

  @Test func `if one of several edits is refused the slice is as before the first`() throws {
    var slice = try Sample().slice
    var context = EditingContext(ids: IdentifierSource(seed: 42))
    let before = slice.objects
    let plain = before.first { $0.role == .view && $0.attribute("userLabel") == nil }
    let view = try #require(plain)
    let rename = LayoutEdit.rename(view.id, "Other")

    #expect(throws: EditError.self) {
      let unknown = LayoutEdit.delete(ObjectID("no-su-chone"), from: .outline)
      _ = try apply([rename, unknown], to: &slice, context: &context)
    }
    #expect(slice.objects == before)

    let outcomes = try apply([rename, rename], to: &slice, context: &context)
    #expect(outcomes.map(\.isEmpty) == [false, true])
    #expect(slice.objects != before)
  }
}
