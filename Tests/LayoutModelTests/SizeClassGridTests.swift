import LayoutModel
import Testing

struct SizeClassGridTests {
  @Test func `a base class dots every class it affects`() throws {
    let sizeClass = try #require(SizeClass("compact-any"))

    #expect(
      SizeClassGrid(sizeClass).text == """
        Compact Width | Any Height

                  compact     any     regular
                +---------+---------+---------+
        compact |    ●    |         |         |
                +---------+---------+---------+
            any |  [ ● ]  |         |         |
                +---------+---------+---------+
        regular |    ●    |         |         |
                +---------+---------+---------+

        Base Values
        For all compact width layouts, e.g. 3.5-inch, 4-inch, and 4.7-inch
        iPhones in portrait or landscape
        """
    )
  }

  @Test func `a final class dots itself alone`() throws {
    let sizeClass = try #require(SizeClass("regular-compact"))

    #expect(
      SizeClassGrid(sizeClass).text == """
        Regular Width | Compact Height

                  compact     any     regular
                +---------+---------+---------+
        compact |         |         |  [ ● ]  |
                +---------+---------+---------+
            any |         |         |         |
                +---------+---------+---------+
        regular |         |         |         |
                +---------+---------+---------+

        Final Values
        For 5.5-inch iPhones in landscape
        """
    )
  }

  @Test(arguments: SizeClass.all)
  func `the cells of each drawing say what they are`(sizeClass: SizeClass) {
    let segments = SizeClassGrid(sizeClass).lines.flatMap { $0 }
    let cells = segments.filter { [.chosen, .affected, .unaffected].contains($0.role) }

    let expected = SizeClass.all.map { other -> SizeClassGrid.Role in
      if other == sizeClass { return .chosen }
      return sizeClass.affects(other) ? .affected : .unaffected
    }
    #expect(cells.map(\.role) == expected)
    #expect(cells.allSatisfy { $0.text.contains("●") == ($0.role != .unaffected) })
    #expect(segments.first == SizeClassGrid(sizeClass).lines.first?.first)
    #expect(segments.first?.role == .title)
    #expect(segments.last?.role == .description)
  }

  @Test(arguments: SizeClass.all)
  func `no line is wider than 71 columns or ends in a blank`(sizeClass: SizeClass) {
    for line in SizeClassGrid(sizeClass).text.split(separator: "\n") {
      #expect(line.count <= SizeClassGrid.maximumWidth, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
    }
  }

  @Test(arguments: SizeClass.all)
  func `the whole description is below the grid`(sizeClass: SizeClass) {
    let description = SizeClassGrid(sizeClass).lines.filter { $0.first?.role == .description }

    let text = description.dropFirst().map { $0.map(\.text).joined() }.joined(separator: " ")
    #expect(text == sizeClass.canvasDescription)
  }
}
