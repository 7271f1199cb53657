import LayoutModel
import Testing

@testable import LayoutStore

struct ReachTests {
  @Test func `a reach has the edits of its ranges and no others`() {
    let reach = Reach([1: 4, 9: 9, 20: 30])

    #expect((0...31).filter(reach.contains) == [1, 2, 3, 4, 9] + Array(20...30))
    #expect(reach.numbers() == [1, 2, 3, 4, 9] + Array(20...30))
  }

  @Test func `another reach can lack ends of ranges and whole ranges`() {
    let reach = Reach([1: 6, 9: 12, 20: 21])
    let other = Reach([1: 4, 9: 15])

    #expect(reach.numbers(without: other) == [5, 6, 20, 21])
    #expect(other.numbers(without: reach) == [13, 14, 15])
    #expect(reach.lastCommon(with: other) == 12)
    #expect(reach.lastCommon(with: Reach([40: 41])) == nil)
  }

  @Test func `a merge reaches both sides, an undone merge only one`() throws {
    let sandbox = try Sandbox()
    let (store, author) = (sandbox.store, sandbox.author)
    try sandbox.load([("A", smallDocument())])
    _ = try store.references.createBranch("side", by: author)
    try sandbox.set("main")
    _ = try store.references.switchBranch(to: "side", by: author)
    try sandbox.set("9", "constant", of: "top", sizeClass: .anyAny)
    let side = try #require(try store.history.currentEdit())
    _ = try store.references.switchBranch(to: "main", by: author)
    _ = try store.edit(EditIntent(.merge, meaning: "merge side"), by: author) { transaction in
      transaction.mergedEdit = side
      try transaction.adopt(nil, from: EditNumber(rawValue: 1), to: side)
    }
    func reach(_ number: Int64, skipsUndoneMerges: Bool = true) throws -> [Int64] {
      try store.journalRead {
        try $0.journal.reach(
          of: [EditNumber(rawValue: number)],
          skipsUndoneMerges: skipsUndoneMerges
        ).numbers()
      }
    }

    #expect(try reach(3) == [1, 3])
    #expect(try reach(4) == [1, 2, 3, 4])
    try store.undoStack.undo(by: author)
    #expect(try reach(5) == [1, 2, 4, 5])
    #expect(try reach(5, skipsUndoneMerges: false) == [1, 2, 3, 4, 5])
    #expect(throws: StoreError.unknownEdit("6")) { try reach(6) }
  }

  @Test func `edits are found by their ids, in front of a floor only behind it`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    for turn in 0..<1_200 { try sandbox.set("\(turn)") }

    try sandbox.store.journalRead { references in
      let journal = references.journal
      let first = try journal.entry(EditNumber(rawValue: 2)).edit
      let last = try journal.entry(EditNumber(rawValue: 1_201)).edit
      let foreign = try #require(EditID(bytes: [UInt8](repeating: 7, count: 16)))
      var numbers = try EditNumbers(journal)

      #expect(try numbers.number(of: last.id) == last.number)
      #expect(try numbers.number(of: first.id, after: EditNumber(rawValue: 900)) == nil)
      #expect(try numbers.number(of: foreign) == nil)
      #expect(try numbers.number(of: first.id) == first.number)
      numbers.add(EditNumber(rawValue: 1_202), for: foreign)
      #expect(try numbers.number(of: foreign)?.rawValue == 1_202)
    }
  }
}
