import SourceFacts
import Testing

/// Facts as text, in caches and pipes.
struct FactNotationTests {
  private static let facts = [
    Fact(.outlet, "label", owner: "Screen", details: ["UILabel"], traits: .exposed, line: 12),
    Fact(.segueUse, "a\tb\nc\\d", traits: [.reference, .harmless], line: 1),
    Fact(.text, "", details: ["", "é\\t"]),
  ]

  @Test(arguments: facts)
  func `a fact is the same after writing and reading`(fact: Fact) {
    var text: [UInt8] = []
    FactNotation.append(fact, to: &text)

    #expect(text.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(FactNotation.fact(text.dropLast()) == fact)
  }

  @Test(arguments: ["", "outlet", "outlet\t1\t0\t", "nothing\t1\t0\ta\tb", "outlet\tx\t0\ta\tb"])
  func `other lines are no facts`(line: String) {
    #expect(FactNotation.fact(Array(line.utf8)[...]) == nil)
  }

  @Test func `an output is read only if it is complete and of this version`() {
    var lines: [UInt8] = []
    for fact in Self.facts { FactNotation.append(fact, to: &lines) }
    let output = Array("\(FactStream.heading)\n".utf8) + lines + Array("\n\n".utf8)

    #expect(FactStream.facts(in: output, count: 2) == [Self.facts, []])
    #expect(FactStream.facts(in: output, count: 4) == nil)
    #expect(FactStream.facts(in: Array(output.dropFirst()), count: 2) == nil)
    #expect(FactStream.facts(in: Array(output.dropLast(3)), count: 1) == nil)
  }

  @Test func `an input is split at the sizes it names`() {
    var input: [UInt8] = []
    for source in ["", "class A {}\n", "3\nabc"] {
      FactStream.append(source: Array(source.utf8), to: &input)
    }

    #expect(FactStream.sources(in: input)?.map(\.count) == [0, 11, 5])
    #expect(FactStream.sources(in: Array(input.dropLast())) == nil)
    #expect(FactStream.sources(in: Array("-1\n".utf8)) == nil)
  }
}
