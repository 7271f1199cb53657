import SQLite
import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

struct UndoTests {
  private func kinds(_ sandbox: Sandbox) throws -> [String] {
    try sandbox.store.history.log().reversed().map { edit in
      edit.intent.kind.rawValue
        + (edit.undoes.map { " \($0)" } ?? edit.redoes.map { " \($0)" } ?? "")
    }
  }

  @Test func `undo appends the inverse and redo takes it back`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    let before = try sandbox.content()
    try sandbox.set("Bye")
    let after = try sandbox.content()

    try sandbox.store.undoStack.undo(by: sandbox.author)
    #expect(try sandbox.content() == before)
    try sandbox.store.undoStack.redo(by: sandbox.author)
    #expect(try sandbox.content() == after)

    #expect(try kinds(sandbox) == ["import", "set", "undo 2", "redo 3"])
  }

  @Test func `undo skips undone edits`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    let before = try sandbox.content()
    try sandbox.set("One")
    try sandbox.store.undoStack.undo(by: sandbox.author)
    try sandbox.set("Two")

    try sandbox.store.undoStack.undo(by: sandbox.author)
    #expect(try sandbox.content() == before)
    try sandbox.store.undoStack.undo(by: sandbox.author)

    #expect(try sandbox.content().isEmpty)
    #expect(try kinds(sandbox) == ["import", "set", "undo 2", "set", "undo 4", "undo 1"])
    #expect(try sandbox.store.undoStack.undo(by: sandbox.author).edits.isEmpty)
  }

  @Test func `an edit after an undo ends redo`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    try sandbox.set("One")
    try sandbox.store.undoStack.undo(by: sandbox.author)
    try sandbox.set("Two")

    #expect(try sandbox.store.undoStack.redo(by: sandbox.author).edits.isEmpty)
  }

  @Test func `redone edits can be undone again and the rest redone`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    var states = [try sandbox.content()]
    for text in ["One", "Two", "Three"] {
      try sandbox.set(text)
      states.append(try sandbox.content())
    }

    try sandbox.store.undoStack.undo(.count(3), by: sandbox.author)
    try sandbox.store.undoStack.redo(2, by: sandbox.author)
    #expect(try sandbox.content() == states[2])
    try sandbox.store.undoStack.undo(by: sandbox.author)
    #expect(try sandbox.content() == states[1])
    #expect(try sandbox.store.undoStack.redo(9, by: sandbox.author).edits.count == 2)
    #expect(try sandbox.content() == states[3])
    #expect(try sandbox.store.history.verify() == .whole(edits: 12, rows: 12))
  }

  @Test func `undo works after a restart`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    let before = try sandbox.content()
    try sandbox.set("Bye")

    try ProjectStore.open(at: sandbox.path).undoStack.undo(by: sandbox.author)

    #expect(try sandbox.content() == before)
  }

  @Test func `undo goes back to the state after an edit`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    try sandbox.set("One")
    let target = try sandbox.content()
    for text in ["Two", "Three", "Four"] { try sandbox.set(text) }

    let recorded = try sandbox.store.undoStack.undo(
      .state(after: EditNumber(rawValue: 2)),
      by: sandbox.author
    )

    #expect(recorded.edits.count == 3)
    #expect(try sandbox.content() == target)
    try sandbox.store.undoStack.undo(.state(after: nil), by: sandbox.author)
    #expect(try sandbox.content().isEmpty)
  }

  @Test func `undo to an edit that was undone says so and changes nothing`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    try sandbox.set("One")
    try sandbox.store.undoStack.undo(by: sandbox.author)
    try sandbox.set("Two")
    let before = try sandbox.content()

    #expect(throws: StoreError.notUndoable(EditNumber(rawValue: 2))) {
      try sandbox.store.undoStack.undo(.state(after: EditNumber(rawValue: 2)), by: sandbox.author)
    }
    #expect(try sandbox.content() == before)
  }

  @Test func `undo refuses where the content was changed by hand`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    try sandbox.set("Bye")
    try sandbox.store.write { try $0.execute("UPDATE attribute SET value = 'hand'") }
    let before = try sandbox.content()
    let document = try #require(try sandbox.number("SELECT id FROM document"))

    #expect(
      throws: StoreError.contentDiffers(
        "attribute: the row \(document) label any-any text is missing or has other values"
      )
    ) {
      try sandbox.store.undoStack.undo(by: sandbox.author)
    }
    #expect(try sandbox.content() == before)
    #expect(try sandbox.number("SELECT count(*) FROM edit") == 2)
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `undoing all and redoing all leads back through every state`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument()), ("B", smallDocument(text: "e\u{301}"))])
    var states = [try sandbox.content()]
    for step in 0..<60 {
      try RandomEdit.make(in: sandbox, step: step, &random)
      let state = try sandbox.content()
      if state != states.last { states.append(state) }
    }

    for state in states.dropLast().reversed() {
      try sandbox.store.undoStack.undo(by: sandbox.author)
      #expect(try sandbox.content() == state)
    }
    for state in states.dropFirst() {
      try sandbox.store.undoStack.redo(by: sandbox.author)
      #expect(try sandbox.content() == state)
    }
    #expect(try sandbox.store.undoStack.redo(by: sandbox.author).edits.isEmpty)
    guard case .whole = try sandbox.store.history.verify() else {
      Issue.record("verify: \(try sandbox.store.history.verify())")
      return
    }
  }

  @Test(arguments: [UInt64(11), 12, 13])
  func `undo and redo in any order keep to the stack`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let sandbox = try Sandbox()
    var done: [[String]] = [[]]
    var undone: [[String]] = []
    try sandbox.load([("A", smallDocument()), ("B", smallDocument())])
    done.append(try sandbox.content())
    for step in 0..<120 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        let hadAny = done.count > 1
        #expect(try sandbox.store.undoStack.undo(by: sandbox.author).edits.isEmpty == !hadAny)
        if hadAny { undone.append(done.removeLast()) }
      case 4..<7:
        let hadAny = !undone.isEmpty
        #expect(try sandbox.store.undoStack.redo(by: sandbox.author).edits.isEmpty == !hadAny)
        if hadAny { done.append(undone.removeLast()) }
      default:
        guard done.count > 1 else { continue }
        try RandomEdit.make(in: sandbox, step: step, &random)
        let state = try sandbox.content()
        if state != done.last {
          done.append(state)
          undone = []
        }
      }
      #expect(try sandbox.content() == done.last)
    }
    if case .different(let reason) = try sandbox.store.history.verify() {
      Issue.record("\(reason)")
    }
  }
}

/// Edits of all kinds of row.
enum RandomEdit {
  static func make(in sandbox: Sandbox, step: Int, _ random: inout SeededGenerator) throws {
    let name = Bool.random(using: &random) ? "A" : "B"
    let choice = Int.random(in: 0..<6, using: &random)
    let value = Int.random(in: 0..<5, using: &random)
    let intent = EditIntent(RecordedKind(rawValue: "set"), meaning: "step \(step)")
    _ = try sandbox.store.edit(intent, by: sandbox.author) { transaction in
      let old = try transaction.document(named: name)
      var new = old
      switch choice {
      case 0: new.change("label") { $0.set("text", "text \(value)") }
      case 1: new.change("top") { $0.set("constant", value == 0 ? nil : "\(value)") }
      case 2: new.change("view") { $0.set("tag\(value)", "\(step)") }
      case 3:
        new.change("label") { label in
          label.installations = (0..<value).map {
            let key = VariationKey(SizeClass.all[$0])
            return Installation(variation: key, isInstalled: $0 % 2 == 0, position: Double($0))
          }
        }
      case 4:
        let id = ObjectID("new\(value)")
        if new.objects.contains(where: { $0.id == id }) {
          new.objects.removeAll { $0.id == id }
        } else if var label = new.objects.first(where: { $0.id == ObjectID("label") }) {
          label.id = id
          label.position = Double(step)
          new.objects.append(label)
        }
      default: new.epilog = value % 2 == 0 ? "\n" : ""
      }
      try transaction.update(name, from: old, to: new)
    }
  }
}

extension Document {
  /// Changes one object.
  mutating func change(_ id: String, _ body: (inout LayoutObject) -> Void) {
    guard let index = objects.firstIndex(where: { $0.id == ObjectID(id) }) else { return }
    body(&objects[index])
  }
}
