import LayoutEditing
import LayoutModel
import TestSupport
import Testing

struct VisualFormatTests {
  @Test(arguments: [
    (
      "H:|-8-[a]-[b(==a)]-|",
      [
        "a.leading = superview.leading + 8", "b.width = a.width", "b.leading = a.trailing + 8",
        "superview.trailingMargin = b.trailing",
      ]
    ),
    ("|[a]|", ["a.leading = superview.leading", "superview.trailing = a.trailing"]),
    ("V:[a][b]", ["b.top = a.bottom"]),
    ("V:|-[a]", ["a.top = superview.topMargin"]),
    (
      "V:|-(>=8,<=20@750)-[a]",
      ["a.top >= superview.top + 8", "a.top <= superview.top + 20 @750"]
    ),
    ("H:[a]-(-4)-[b]", ["b.leading = a.trailing - 4"]),
    ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
    ("V:[a(44.5@250)]", ["a.height = 44.5 @250"]),
    ("[a(b*16:9+2@1000)]", ["a.width = 16:9 * b.width + 2"]),
    ("h:[ \"the Title\" ( == 8bC-Xf-vdC ) ]", ["\"the Title\".width = \"8bC-Xf-vdC\".width"]),
    ("H:[a]-8@700-[b]", ["b.leading = a.trailing + 8 @700"]),
  ])
  func `a line says these constraints`(text: String, expected: [String]) throws {
    #expect(VisualFormat.isVisualFormat(by: text))
    #expect(try VisualFormat(text).constraints.map(\.description) == expected)
  }

  @Test func `views of macOS have no margins: the superview's edge is 20 points away`() throws {
    let horizontal = try VisualFormat("H:|-[a]-[b]-|", on: .macOS)
    let vertical = try VisualFormat("V:|-8-[a]-|", on: .macOS)

    #expect(
      horizontal.constraints.map(\.description) == [
        "a.leading = superview.leading + 20", "b.leading = a.trailing + 8",
        "superview.trailing = b.trailing + 20",
      ]
    )
    #expect(
      vertical.constraints.map(\.description) == [
        "a.top = superview.top + 8", "superview.bottom = a.bottom + 20",
      ]
    )
  }

  @Test(arguments: [
    ("", 1, "a view or the superview's edge must follow"),
    ("X:[a]", 1, "visual format begins with H:, V:, | or ["),
    ("H[a]", 2, "a colon must follow H"),
    ("H:[a]", 3, "the format has neither a distance nor a size"),
    ("H:|-8-", 7, "a view or the superview's edge must follow"),
    ("H:|-8[a]", 6, "a '-' must follow the distance"),
    ("H:|-gap-[a]", 5, "a distance is a number, or predicates in parentheses"),
    ("H:|-(b)-[a]", 5, "a distance is a number"),
    ("H:|-1.-[a]", 5, "a number is missing"),
    ("H:|[]", 5, "a view's name is missing"),
    ("H:|[a", 6, "the '[' is not closed"),
    ("H:|[a(8]", 8, "',' or ')' is missing"),
    ("H:|[a(8", 6, "the '(' is not closed"),
    ("H:|[a(>8)]", 7, "a relation is ==, >= or <="),
    ("H:|[a(8@0)]", 9, "a priority is a whole number from 1 to 1000"),
    ("H:|[a(b*0)]", 9, "a multiplier can't be 0"),
    ("H:|[a]|[b]", 8, "the text after the superview's edge is not expected"),
    ("H:|[a]-", 8, "a distance or an item must follow the '-'"),
    ("H:|[a]x", 7, "a view must follow, such as [name]"),
    ("H:|[\"a]", 5, "the quote is not closed"),
    ("H:|[a(-8)]", 4, "a size can't be negative"),
  ])
  func `an error has the column of its cause`(text: String, column: Int, reason: String) {
    let error = #expect(throws: NotationError.self) { try VisualFormat(text) }

    #expect(error?.column == column)
    #expect(error?.reason == reason)
  }

  @Test func `any text is parsed or refused at one of its columns`() {
    let pieces = [
      "H:", "V:", "|", "-", "[", "]", "(", ")", ",", "a", "8", "8.5", ">=", "==", "<=", "@", "750",
      "*", "+", "\"", "'", "\\", " ", "é", "👩‍👩‍👧", "\u{0}", "1e999", "-8", ".", "::",
      "99999999999999999999",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...14, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      do {
        let constraints = try VisualFormat(text).constraints
        #expect(!constraints.isEmpty)
        for constraint in constraints {
          #expect(throws: Never.self) { try ConstraintNotation(constraint.description) }
        }
      } catch {
        #expect((1...text.count + 1).contains(error.column), "\(text): \(error)")
      }
    }
  }

  @Test func `a line of ten thousand views is read at once`() throws {
    let text = "H:|" + (0..<10_000).map { "-8-[v\($0)(>=10)]" }.joined() + "-|"

    #expect(try VisualFormat(text).constraints.count == 20_001)
  }

  @Test(arguments: ["a.top = b.bottom", "Hall.top = b.bottom", "\"[a]\".top = b.top"])
  func `other notations are not visual format`(text: String) {
    #expect(!VisualFormat.isVisualFormat(by: text))
  }
}
