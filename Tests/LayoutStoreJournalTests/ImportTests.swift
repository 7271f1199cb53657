import LayoutModel
import LayoutStore
import Testing

struct ImportTests {
  @Test func `an import is one edit that undo and redo cover`() throws {
    let sandbox = try Sandbox()

    let imported = try sandbox.load([("A", smallDocument()), ("B", smallDocument(text: ""))])
    let after = try sandbox.content()

    #expect(imported.recorded.edit?.intent.meaning == "import 2 documents (new)")
    #expect(imported.recorded.affected.map(\.description) == ["A", "B"])
    try sandbox.store.undoStack.undo(by: sandbox.author)
    #expect(try sandbox.content().isEmpty)
    #expect(try sandbox.store.documents().isEmpty)
    try sandbox.store.undoStack.redo(by: sandbox.author)
    #expect(try sandbox.content() == after)
    #expect(try sandbox.store.history.verify() == .whole(edits: 3, rows: 24))
  }

  @Test func `an unchanged document is no edit`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])

    let imported = try sandbox.load([("A", smallDocument())], digest: 2)

    #expect(imported.recorded.edits.isEmpty)
    #expect(imported.documents.map(\.effect) == [.unchanged])
  }

  @Test func `a changed document is an edit of what differs`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])

    let imported = try sandbox.load([("A", smallDocument(text: "Bye"))], digest: 2)

    let edit = try #require(imported.recorded.edit)
    #expect(edit.intent.meaning == "import A (changed)")
    let label = ObjectReference(document: "A", id: ObjectID("label"))
    #expect(
      try sandbox.store.history.show(edit.number).changes
        == [JournalChange(.value, label, path: PropertyPath("text"), old: "Hello", new: "Bye")]
    )
  }

  @Test func `new and changed documents in one import are one edit`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("B", smallDocument())])
    let before = try sandbox.content()

    let imported = try sandbox.load(
      [("A", smallDocument()), ("B", smallDocument(text: "Bye")), ("C", smallDocument())],
      digest: 2
    )

    #expect(imported.recorded.edits.count == 1)
    #expect(Set(imported.recorded.affected.map(\.description)) == ["A", "B:label", "C"])
    let after = try sandbox.content()
    try sandbox.store.undoStack.undo(by: sandbox.author)
    #expect(try sandbox.content() == before)
    try sandbox.store.undoStack.redo(by: sandbox.author)
    #expect(try sandbox.content() == after)
    #expect(try sandbox.store.history.verify() == .whole(edits: 4, rows: 36))
  }

  @Test func `edits that were not exported are a conflict when the file changed`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    try sandbox.set("Mine")
    let before = try sandbox.content()

    let conflict = EditedDocument(
      name: "A",
      editCount: 1,
      firstEdit: EditNumber(rawValue: 2)
    )
    #expect(throws: DocumentError.edited([conflict])) {
      try sandbox.load([("A", smallDocument(text: "Theirs"))], digest: 2)
    }
    #expect(try sandbox.content() == before)
  }

  @Test func `edits stay when the file did not change`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    try sandbox.set("Mine")
    let before = try sandbox.content()

    let imported = try sandbox.load([("A", smallDocument())])

    #expect(imported.documents.map(\.effect) == [.kept(edits: 1)])
    #expect(try sandbox.content() == before)
  }

  @Test func `a forced import wins and undo brings the edits back`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    try sandbox.set("Mine")
    let mine = try sandbox.content()

    try sandbox.load([("A", smallDocument(text: "Theirs"))], digest: 2, force: true)
    #expect(try sandbox.content() != mine)
    try sandbox.store.undoStack.undo(by: sandbox.author)

    #expect(try sandbox.content() == mine)
  }

  @Test func `an export records that files contain the edits`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    try sandbox.set("Mine")
    try sandbox.store.files.didExport([("A", 5)], at: try sandbox.store.history.currentEdit())

    let imported = try sandbox.load([("A", smallDocument(text: "Theirs"))], digest: 6)

    #expect(imported.documents.map(\.effect) == [.changed(objects: [ObjectID("label")])])
    #expect(try sandbox.store.history.log().count == 3)
  }

  @Test func `an edit that was undone is no conflict`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    try sandbox.set("Mine")
    try sandbox.store.undoStack.undo(by: sandbox.author)

    let imported = try sandbox.load([("A", smallDocument(text: "Theirs"))], digest: 2)

    #expect(imported.recorded.edits.count == 1)
  }

  @Test func `an edit that was redone is a conflict again`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    try sandbox.set("Mine")
    try sandbox.store.undoStack.undo(by: sandbox.author)
    try sandbox.store.undoStack.redo(by: sandbox.author)

    #expect(throws: DocumentError.self) {
      try sandbox.load([("A", smallDocument(text: "Theirs"))], digest: 2)
    }
  }

  @Test func `a document whose import was undone is imported again with its old id`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    let id = try sandbox.number("SELECT id FROM document")
    try sandbox.store.undoStack.undo(by: sandbox.author)

    try sandbox.load([("A", smallDocument())])

    #expect(try sandbox.number("SELECT id FROM document") == id)
    #expect(try sandbox.store.history.verify() == .whole(edits: 3, rows: 12))
  }
}
