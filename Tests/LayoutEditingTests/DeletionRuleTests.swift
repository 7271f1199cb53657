import LayoutEditing
import LayoutModel
import Testing

struct DeletionRuleTests {
  @Test(arguments: [
    (EditPlace.canvas, false, true, Deletion.fromProject),
    (.outline, false, true, .fromProject),
    (.canvas, false, false, .fromProject),
    (.outline, false, false, .fromProject),
    (.canvas, true, true, .fromCurrentClass),
    (.outline, true, true, .fromCurrentClass),
    (.inspector, false, true, .fromCurrentClass),
    (.inspector, true, true, .fromCurrentClass),
    (.canvas, true, false, .fromProject),
    (.outline, true, false, .fromProject),
    (.inspector, false, false, .fromProject),
    (.inspector, true, false, .fromProject),
  ])
  func `a deletion follows the table of Apple's size class help`(
    place: EditPlace,
    command: Bool,
    isMoreEdited: Bool,
    expected: Deletion
  ) throws {
    for other in SizeClass.all where other != .anyAny {
      let classes: Set<SizeClass> = isMoreEdited ? [.anyAny, other] : [.anyAny]

      #expect(place.deletion(command: command, editedClasses: classes) == expected)
    }
  }
}
