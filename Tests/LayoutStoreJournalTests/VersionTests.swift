import LayoutModel
import SQLite
import TestSupport
import Testing

@testable import LayoutStore

struct VersionTests {
  /// A project with a document, edited and committed.
  private func committed() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument()), ("B", smallDocument())])
    try sandbox.store.references.commit("first", by: sandbox.author)
    return sandbox
  }

  private func text(_ store: ProjectStore, _ id: String = "label") throws -> String? {
    let document = try store.document(named: "A")
    return document.objects.first { $0.id.rawValue == id }?.properties
      .first { $0.path.rawValue == "text" }?.value.literal
  }

  @Test func `a version names an edit, once`() throws {
    let sandbox = try committed()

    #expect(throws: StoreError.nothingToCommit) {
      try sandbox.store.references.commit("again", by: sandbox.author)
    }
    try sandbox.set("Bye")
    let second = try sandbox.store.references.commit("second", by: sandbox.author)

    #expect(try sandbox.store.references.versions().map(\.message) == ["second", "first"])
    #expect(second.edit == EditNumber(rawValue: 2))
    #expect(throws: StoreError.emptyMessage) {
      try sandbox.store.references.commit(" ", by: sandbox.author)
    }
  }

  @Test(
    arguments: [
      "UPDATE branch SET edit = 4611686018427387904 WHERE name = 'side'",
      "UPDATE branch SET edit = -9223372036854775808 WHERE name = 'side'",
      // The last edit of the branch says that it follows one that nobody made.
      """
      UPDATE edit SET number = 4503599627370496, parent = 4503599627370495 WHERE number = 3;
      UPDATE branch SET edit = 4503599627370496 WHERE name = 'side'
      """,
    ]
  )
  func `a branch that leads to edits that are not there is refused`(change: String) throws {
    let sandbox = try committed()
    let (store, author) = (sandbox.store, sandbox.author)
    _ = try store.references.createBranch("side", by: author)
    _ = try store.references.switchBranch(to: "side", by: author)
    try sandbox.set("Side")
    try sandbox.set("Far side")
    _ = try store.references.switchBranch(to: "main", by: author)
    let before = try sandbox.content()
    try store.write { try $0.execute("PRAGMA ignore_check_constraints = 1; \(change)") }

    #expect {
      try store.references.switchBranch(to: "side", by: author)
    } throws: { error in
      guard case StoreError.unknownEdit = error else { return false }
      return true
    }
    #expect(try sandbox.content() == before)
  }

  @Test func `an edit whose number has no successor is refused as a parent`() throws {
    let sandbox = try committed()
    try sandbox.store.write {
      try $0.execute("UPDATE edit SET number = 9223372036854775807 WHERE number = 1")
    }

    #expect(throws: StoreError.unknownEdit("9223372036854775807")) { try sandbox.set("Bye") }
  }

  @Test func `branches keep their own edits`() throws {
    let sandbox = try committed()
    let (store, author) = (sandbox.store, sandbox.author)
    _ = try store.references.createBranch("side", by: author)
    try sandbox.set("main")
    let onMain = try sandbox.content()

    let affected = try store.references.switchBranch(to: "side", by: author)
    #expect(affected.map(\.id.rawValue) == ["label"])
    #expect(try text(store) == "Hello")
    try sandbox.set("side")
    try sandbox.set("side 2")
    let onSide = try sandbox.content()
    _ = try store.references.switchBranch(to: "main", by: author)

    #expect(try sandbox.content() == onMain)
    #expect(try store.references.branches().map(\.edit?.rawValue) == [2, 4])
    try sandbox.set("main 2")
    #expect(try store.history.log().first?.parent?.rawValue == 2)
    _ = try store.references.switchBranch(to: "side", by: author)
    #expect(try sandbox.content() == onSide)
    #expect(try store.history.verify() == .whole(edits: 5, rows: onSide.count))
  }

  @Test func `undo and redo go through commits, tags, branches and switches in turn`() throws {
    let sandbox = try committed()
    let (store, author) = (sandbox.store, sandbox.author)
    try sandbox.set("one")
    _ = try store.references.createTag("v1", by: author)
    _ = try store.references.createBranch("side", by: author)
    _ = try store.references.switchBranch(to: "side", by: author)
    try sandbox.set("two")
    try store.references.commit("two", by: author)

    func state() throws -> [String] {
      [
        try text(store) ?? "", try store.references.versions().first?.message ?? "",
        try store.references.branches().map { $0.name + ($0.isCurrent ? "*" : "") }.joined(
          separator: " "
        ),
        try store.references.tags().map(\.name).joined(),
      ]
    }
    let last = try state()
    var states: [[String]] = []
    for _ in 0..<6 {
      try store.undoStack.undo(by: author)
      states.append(try state())
    }

    #expect(
      states == [
        ["two", "first", "main side*", "v1"], ["one", "first", "main side*", "v1"],
        ["one", "first", "main* side", "v1"], ["one", "first", "main*", "v1"],
        ["one", "first", "main*", ""], ["Hello", "first", "main*", ""],
      ]
    )
    for expected in states.dropLast().reversed() + [last] {
      try store.undoStack.redo(by: author)
      #expect(try state() == expected)
    }
    #expect(try store.undoStack.redo(by: author).names.isEmpty)
    #expect(try store.history.verify() == .whole(edits: 7, rows: try sandbox.content().count))
  }

  @Test func `every state of the past can be read and none changes`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument()), ("B", smallDocument())])
    var random = SeededGenerator(seed: 7)
    var states: [(EditNumber, [String], Document)] = []
    let store = sandbox.store
    _ = try store.references.createBranch("side", by: sandbox.author)
    for step in 0..<120 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        let other = try store.references.branches().first { !$0.isCurrent }?.name ?? "main"
        _ = try store.references.switchBranch(to: other, by: sandbox.author)
      case 1: try store.undoStack.undo(by: sandbox.author)
      case 2:
        let added = ["alpha", "tag", "hidden"].shuffled(using: &random).prefix(step % 3)
        try toggle(sandbox, with: Dictionary(uniqueKeysWithValues: added.map { ($0, "\(step)") }))
      case 3: try sandbox.set("\(step)", "tag", in: Bool.random(using: &random) ? "A" : "B")
      case 4: try sandbox.set(Bool.random(using: &random) ? nil : "0.\(step)", "alpha")
      default: try sandbox.set("text \(Int.random(in: 0..<4, using: &random))")
      }
      guard let edit = try store.history.currentEdit() else { continue }
      guard let document = try? store.document(named: "A") else { continue }
      states.append((edit, try sandbox.content(), document))
      // Each present state has other rows that a past state lacks.
      guard step % 10 == 0 else { continue }
      for (edit, _, document) in states {
        #expect(try store.at(edit).document(named: "A") == document, "edit \(edit) at step \(step)")
      }
    }
    let present = try sandbox.content()

    for (edit, content, document) in states {
      let past = store.at(edit)
      #expect(try past.read(Sandbox.content(of:)) == content)
      #expect(try past.document(named: "A") == document)
      #expect(throws: StoreError.pastState(edit)) { try past.use(.anyAny) }
    }
    #expect(try sandbox.content() == present)
    guard case .whole = try store.history.verify() else {
      Issue.record("\(try store.history.verify())")
      return
    }
  }

  @Test func `an object that was added again has no value of a later state`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    var states: [(EditNumber, Document)] = []
    func note() throws {
      let edit = try #require(try sandbox.store.history.currentEdit())
      states.append((edit, try sandbox.store.document(named: "A")))
    }
    try note()
    try toggle(sandbox)
    try note()
    try toggle(sandbox, with: ["tag": "7", "text": "Again"])
    try note()
    try sandbox.set("1", "alpha")
    try note()
    try toggle(sandbox)
    try note()
    try toggle(sandbox, with: ["alpha": "0.5"])
    try sandbox.set(nil, "text")
    try sandbox.set("9", "tag", of: "view")

    for (edit, document) in states {
      #expect(try sandbox.store.at(edit).document(named: "A") == document)
    }
  }

  /// Deletes the label, or adds it again with attributes that it did not have.
  private func toggle(_ sandbox: Sandbox, with attributes: [String: String] = [:]) throws {
    let intent = EditIntent(RecordedKind(rawValue: "toggle"), meaning: "toggle")
    _ = try sandbox.store.edit(intent, by: sandbox.author) { transaction in
      let label = try transaction.object(ObjectID("label"), in: "A")
      var new = label == nil ? smallDocument().objects[2] : nil
      for (name, value) in attributes.sorted(by: { $0.key < $1.key }) { new?.set(name, value) }
      try transaction.replace(in: "A", [(label, new)])
    }
  }

  @Test func `a revision is an edit, version, tag, branch, an earlier version or a time`() throws {
    let sandbox = try committed()
    let (store, author) = (sandbox.store, sandbox.author)
    try sandbox.set("two")
    let second = try store.references.commit("second", by: author)
    try sandbox.set("three")
    _ = try store.references.createTag("v1", at: EditNumber(rawValue: 1), by: author)

    let names = [
      "@", "HEAD", "HEAD~1", "@~1", "@~2", "v1", "main", "main~2", "2", "v1~0",
      second.id.shortDescription, try store.history.log()[0].id.description, "1970-01-01",
    ]
    let edits = try names.map { try store.references.edit(atRevision: $0).rawValue }

    #expect(edits == [3, 2, 1, 2, 1, 1, 3, 1, 2, 1, 2, 3, 3])
    for unknown in ["HEAD~2", "nothing", "99", "HEAD~x", "", "1969-12-31"] {
      #expect(throws: StoreError.self) { try store.references.edit(atRevision: unknown) }
    }
  }

  @Test(arguments: ["", "-x", "HEAD", "@", "12", "a b", "a~1", "a\u{1}"])
  func `a name that could be a revision or an option is refused`(name: String) throws {
    let sandbox = try committed()

    #expect(throws: StoreError.self) {
      try sandbox.store.references.createBranch(name, by: sandbox.author)
    }
    #expect(throws: StoreError.self) {
      try sandbox.store.references.createTag(name, by: sandbox.author)
    }
  }

  @Test func `blame returns the edit of each value and class`() throws {
    let sandbox = try committed()
    try sandbox.set("Bye")
    try sandbox.set("7", "tag")
    try sandbox.set("12", "constant", of: "top")

    func blame(_ id: String, _ store: ProjectStore) throws -> [String] {
      try store.history.blame(ObjectReference(document: "A", id: ObjectID(id))).map {
        "\($0.path) \($0.variation.rawValue) \($0.edit.number)"
      }
    }

    #expect(
      try blame("label", sandbox.store) == [
        " any-any 1", "frame any-any 1", "tag any-any 3", "text any-any 2",
        "installed any-compact 1",
      ]
    )
    #expect(try blame("top", sandbox.store).contains("constant any-any 4"))
    #expect(try blame("top", sandbox.store).contains("firstItem any-any 1"))
    let past = sandbox.store.at(EditNumber(rawValue: 1))
    #expect(try blame("label", past).allSatisfy { $0.hasSuffix(" 1") })
  }

  @Test func `a merge base is the last common ancestor, including merged edits`() throws {
    let sandbox = try committed()
    let (store, author) = (sandbox.store, sandbox.author)
    _ = try store.references.createBranch("side", by: author)
    try sandbox.set("main")
    _ = try store.references.switchBranch(to: "side", by: author)
    try sandbox.set("1", "tag")
    func number(_ value: Int64) -> EditNumber { EditNumber(rawValue: value) }

    #expect(try store.mergeBase(number(2), number(3)) == number(1))
    _ = try store.references.switchBranch(to: "main", by: author)
    let merge = EditIntent(.merge, meaning: "merge side")
    _ = try store.edit(merge, by: author) { transaction in
      transaction.mergedEdit = number(3)
      try transaction.adopt(["A"], from: number(1), to: number(3))
    }
    _ = try store.references.switchBranch(to: "side", by: author)
    try sandbox.set("2", "tag")

    #expect(try store.mergeBase(number(4), number(5)) == number(3))
    #expect(try store.mergedEdits(to: number(4), after: number(1)) == [number(3)])
    guard case .whole = try store.history.verify() else {
      Issue.record("\(try store.history.verify())")
      return
    }
  }
}
