import LayoutEditing
import LayoutModel
import Testing

struct ConstraintNotationTests {
  @Test(arguments: [
    "login.top = header.bottom + 8 @750",
    "a.width >= 2 * b.height - 4",
    "a.width = 100",
    "a.height <= 44.5 @250",
    "a.leading = b.leadingMargin + 20",
    "a.width = 16:9 * a.height",
    "a.width = 4/7 * b.width",
    "a.centerX = superview.centerX",
    "safeArea.bottom = a.bottom + 12",
    "\"8bC-Xf-vdC\".top = \"the \\\"one\\\".x\".top",
    "\"superview\".top = b.top",
    "a-b_c.firstBaseline = d.baseline - 0.66666666666666663",
    "a.width = 0",
  ])
  func `a constraint reads as it is written`(text: String) throws {
    let constraint = try ConstraintNotation(text)

    #expect(constraint.description == text)
    #expect(try ConstraintNotation(constraint.description) == constraint)
  }

  @Test(arguments: [
    ("a.top == b.bottom+8", "a.top = b.bottom + 8"),
    ("a.top≥b.bottom", "a.top >= b.bottom"),
    ("a.top ≤ b.bottom - 3", "a.top <= b.bottom - 3"),
    ("a.width = b.width * 0.5 + 1", "a.width = 0.5 * b.width + 1"),
    ("a.width = 1 * b.width + 0 @1000", "a.width = b.width"),
    ("a.width = 16 : 9 * a.height", "a.width = 16:9 * a.height"),
    ("'it is'.top = 8bC-Xf-vdC.top", "\"it is\".top = \"8bC-Xf-vdC\".top"),
    ("a.top = 8b7-3f-v9C.top", "a.top = \"8b7-3f-v9C\".top"),
    ("a.top = -2 * b.top", "a.top = -2 * b.top"),
  ])
  func `other spellings mean the same`(text: String, usual: String) throws {
    #expect(try ConstraintNotation(text).description == usual)
  }

  @Test(arguments: [
    ("", 1, "an item is missing"),
    ("login", 6, "an attribute must follow the item, such as .top"),
    ("login.tops = a.top", 7, "no attribute 'tops'"),
    ("login.top", 10, "a relation is =, >= or <="),
    ("login.top > a.top", 11, "a relation is =, >= or <="),
    ("login.top = ", 13, "an item is missing"),
    ("login.top = a.top +", 20, "a number is missing"),
    ("login.top = a.top + 8 @2000", 24, "a priority is a whole number from 1 to 1000"),
    ("login.top = a.top 8", 19, "the text after the constraint is not expected"),
    ("login.width = a.width * 1.E3/3", 26, "the text after the constraint is not expected"),
    ("a.width = 16:9", 11, "a ratio multiplies an anchor: '16:9 * item.attribute'"),
    ("a.width = 0 * b.width", 11, "a multiplier can't be 0"),
    ("a.width = 4/0 * b.width", 11, "a multiplier can't be 4/0"),
    ("'a.top = b.top", 1, "the quote is not closed"),
  ])
  func `an error has its column`(text: String, column: Int, reason: String) {
    let error = #expect(throws: NotationError.self) { try ConstraintNotation(text) }

    #expect(error?.column == column)
    #expect(error?.reason == reason)
  }
}
