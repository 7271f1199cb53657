import SQLite
import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

struct BundleTests {
  /// A project with two branches, a tag, an undo, a redo and a merged edit.
  private func sender() throws -> Sandbox {
    let sandbox = try Sandbox()
    let (store, author) = (sandbox.store, sandbox.author)
    try sandbox.load([("A", smallDocument()), ("B", smallDocument())])
    try store.references.commit("first", by: author)
    _ = try store.references.createTag("v1", by: author)
    _ = try store.references.createBranch("side", by: author)
    try sandbox.set("main")
    try store.undoStack.undo(by: author)
    try store.undoStack.redo(by: author)
    _ = try store.references.switchBranch(to: "side", by: author)
    try sandbox.set("9", "constant", of: "top", sizeClass: .anyAny)
    let side = try store.history.currentEdit()
    _ = try store.references.switchBranch(to: "main", by: author)
    _ = try store.edit(EditIntent(.merge, meaning: "merge side"), by: author) { transaction in
      transaction.mergedEdit = side
      try transaction.adopt(nil, from: EditNumber(rawValue: 1), to: side)
    }
    try store.references.commit("second", by: author)
    return sandbox
  }

  @discardableResult
  private func receive(
    _ bundle: ProjectBundle,
    _ sandbox: Sandbox,
    _ branches: ReceivedBranches = .advanced
  ) throws -> ReceivedBundle {
    try sandbox.store.exchange.receive(bundle, branches) { _ in true }
  }

  private func ids(_ store: ProjectStore) throws -> [EditID] { try store.history.log().map(\.id) }

  @Test func `a bundle makes the same project, with the same ids, elsewhere`() throws {
    let (from, to) = (try sender(), try Sandbox())
    let bundle = try from.store.exchange.bundle()

    let read = try ProjectBundle(bytes: bundle.bytes)
    let received = try receive(read, to)

    #expect(read.bytes == bundle.bytes)
    #expect(received.edits == 6 && received.versions == 2)
    #expect(try to.content() == from.content())
    #expect(try Set(ids(to.store)) == Set(ids(from.store)))
    #expect(
      try to.store.references.versions().map(\.id) == from.store.references.versions().map(\.id)
    )
    #expect(try to.store.references.branches().map(\.name) == ["main", "side"])
    #expect(try to.store.references.tags().map(\.name) == ["v1"])
    #expect(try to.store.history.verify() == .whole(edits: 6, rows: to.content().count))
    // The stacks of undo came too.
    try to.store.undoStack.undo(.count(3), by: to.author)
    #expect(try to.store.history.verify() == .whole(edits: 9, rows: to.content().count))
  }

  @Test func `a bundle has only missing edits, and receiving it twice adds nothing`() throws {
    let (from, to) = (try sender(), try Sandbox())
    try receive(try from.store.exchange.bundle(), to)
    try from.set("later")

    let rest = try from.store.exchange.bundle(without: to.store.exchange.editIDs())
    let first = try receive(rest, to, .tracked("origin"))
    let again = try receive(rest, to, .tracked("origin"))

    #expect(rest.editCount == 1)
    #expect(first.edits == 1 && first.names == ["origin/main", "origin/side"])
    #expect(again == ReceivedBundle(edits: 0, versions: 0, names: []))
    // The present state stayed, and what was fetched can be read.
    #expect(try to.store.history.currentEdit()?.rawValue == 6)
    #expect(
      try to.store.references.branches().first { $0.name == "origin/main" }?.edit?.rawValue == 7
    )
    try to.store.exchange.advance(to: EditNumber(rawValue: 7))
    #expect(try to.content() == from.content())
    #expect(try to.store.history.verify() == .whole(edits: 7, rows: to.content().count))
  }

  @Test func `a branch that has edits of its own is not moved`() throws {
    let (from, to) = (try sender(), try Sandbox())
    try receive(try from.store.exchange.bundle(), to)
    try from.set("theirs")
    try to.set("ours")
    let before = try to.content()

    #expect(throws: StoreError.notFastForward(branch: "main")) {
      try receive(try from.store.exchange.bundle(), to)
    }
    #expect(try to.content() == before)
    #expect(try ids(to.store).count == 7)
  }

  @Test func `a bundle without the parents of its edits is refused`() throws {
    let (from, to) = (try sender(), try Sandbox())
    let first = try from.store.exchange.editIDs(to: EditNumber(rawValue: 1))

    expectRefusal(of: try from.store.exchange.bundle(without: first), by: to)
  }

  @Test func `a bundle with changed bytes is refused, or its content is valid`() throws {
    let from = try sender()
    let bytes = try from.store.exchange.bundle().bytes
    var random = SeededGenerator(seed: 11)
    var to = try Sandbox()
    for _ in 0..<400 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<(bytes.count - 32), using: &random)
        damaged[place] = UInt8.random(in: .min ... .max, using: &random)
      }
      if damaged != bytes {
        #expect(throws: StoreError.self) { try ProjectBundle(bytes: damaged) }
      }
      // The same with the right hash at the end.
      var hash = SHA256()
      hash.update(Array(damaged.dropLast(32)))
      let forged = Array(damaged.dropLast(32)) + hash.finish()
      do {
        try receive(try ProjectBundle(bytes: forged), to)
        #expect(try to.store.history.verify() == .whole(edits: 6, rows: to.content().count))
        to = try Sandbox()
      } catch is StoreError {
        #expect(try to.content().isEmpty)
        #expect(try ids(to.store).isEmpty)
      }
    }
  }

  // MARK: - Forged edits, with the right ids

  private func forged(
    after parent: EditID?,
    _ changes: [RowChange]
  ) -> ProjectBundle.Edit {
    edit(after: parent, changes: ChangesetWriter.bytes(of: changes))
  }

  private func edit(
    after parent: EditID?,
    undoes: EditID? = nil,
    changes: [UInt8]?
  ) -> ProjectBundle.Edit {
    let intent = EditIntent(RecordedKind(rawValue: "set"), meaning: "forged")
    let id = EditID(
      parent: parent,
      intent: intent,
      author: "",
      timeMs: 1,
      undoes: undoes,
      redoes: nil,
      changes: changes,
      merged: nil
    )
    return ProjectBundle.Edit(
      id: id,
      parent: parent,
      undoes: undoes,
      redoes: nil,
      merged: nil,
      intent: intent,
      author: "",
      timeMs: 1,
      changes: changes
    )
  }

  private func bundle(_ edit: ProjectBundle.Edit) -> ProjectBundle {
    var bundle = ProjectBundle()
    bundle.edits = [edit]
    bundle.branches = [ProjectBundle.Name(name: "main", edit: edit.id)]
    return bundle
  }

  private func expectRefusal(
    of bundle: ProjectBundle,
    by sandbox: Sandbox,
    _ location: SourceLocation = #_sourceLocation
  ) {
    do {
      let (before, edits) = (try sandbox.content(), try ids(sandbox.store))
      #expect(sourceLocation: location) {
        try receive(bundle, sandbox)
      } throws: { error in
        if case StoreError.badBundle = error { true } else { false }
      }
      #expect(try sandbox.content() == before, sourceLocation: location)
      #expect(try ids(sandbox.store) == edits, sourceLocation: location)
    } catch {
      Issue.record(error, sourceLocation: location)
    }
  }

  /// The row of a view in the document A.
  private func object(_ id: String, in parent: String, document: Int64) -> [RowValue] {
    [
      .integer(document), .text(id), .text("view"), .text("view"), .text(parent),
      .text(":subviews"), .real(1), .null, .null, .null, .null,
    ]
  }

  @Test func `invalid rows are refused even if their ids match`() throws {
    let sandbox = try sender()
    let store = sandbox.store
    let head = try #require(try store.history.log().first?.id)
    let id = try #require(try sandbox.number("SELECT id FROM document WHERE name = 'A'"))
    let objects = try #require(RowTable.journaled("object"))
    let attributes = try #require(RowTable.journaled("attribute"))
    let documents = try #require(RowTable.journaled("document"))
    func insertion(_ table: RowTable.Journaled, _ row: [RowValue]) throws -> RowChange {
      try #require(RowChange(table, from: nil, to: row))
    }
    func attribute(_ path: String, of object: String) throws -> RowChange {
      let row: [RowValue] = [
        .integer(id), .text(object), .text("any-any"), .text(path), .text("1"), .real(1),
      ]
      return try insertion(attributes, row)
    }

    let circle = try [("x", "y"), ("y", "x")].map {
      try insertion(objects, object($0, in: $1, document: id))
    }
    let tower = try (0..<600).map { place in
      try insertion(
        objects,
        object("t\(place)", in: place == 0 ? "view" : "t\(place - 1)", document: id)
      )
    }
    let other = try insertion(documents, [.integer(id + 1), .text("A"), .text(""), .text("")])
    let forgeries: [[RowChange]] = [
      circle, tower, [other],
      [try attribute("text2", of: "nobody")],
      [try attribute(String(repeating: "a/", count: 600) + "b", of: "label")],
      [try attribute("text", of: "label")],
    ]
    for changes in forgeries {
      expectRefusal(of: bundle(forged(after: head, changes)), by: sandbox)
    }

    // An id that is not that of the edit, an undo of another edit, and bytes that are no changes.
    let good = forged(after: head, [try attribute("text2", of: "label")])
    let lie = ProjectBundle.Edit(
      id: good.id,
      parent: head,
      undoes: nil,
      redoes: nil,
      merged: nil,
      intent: good.intent,
      author: "somebody else",
      timeMs: 1,
      changes: good.changes
    )
    let first = try #require(try store.history.log().last?.id)
    expectRefusal(of: bundle(lie), by: sandbox)
    expectRefusal(of: bundle(edit(after: head, undoes: first, changes: nil)), by: sandbox)
    expectRefusal(of: bundle(edit(after: head, changes: [1, 2, 3])), by: sandbox)
    // What can't be written as a file is refused by who knows files.
    #expect(throws: StoreError.badBundle("A is not a document")) {
      try store.exchange.receive(bundle(good), .advanced) { _ in false }
    }
    #expect(try receive(bundle(good), sandbox).edits == 1)
    #expect(try store.history.verify() == .whole(edits: 7, rows: sandbox.content().count))
  }

  @Test func `invalid names are refused`() throws {
    let from = try sender()
    for name in ["-x", "", "a b", "HEAD", String(repeating: "x", count: 300)] {
      var bundle = try from.store.exchange.bundle()
      bundle.branches.append(ProjectBundle.Name(name: name, edit: bundle.edits[0].id))
      #expect(throws: StoreError.self) { try receive(bundle, try Sandbox()) }
    }
  }

  @Test func `a copy has the whole project and stores its origin`() throws {
    let from = try sender()
    let target = from.folder.appendingPathComponent("copy.ninefold").path

    let copy = try from.store.exchange.copy(to: target, rememberingAs: from.path)

    #expect(try copy.exchange.remote("origin") == from.path)
    #expect(try copy.history.log() == from.store.history.log())
    #expect(try copy.references.versions() == from.store.references.versions())
    #expect(try copy.history.verify() == from.store.history.verify())
    #expect(throws: StoreError.exists(path: target)) {
      try from.store.exchange.copy(to: target, rememberingAs: "")
    }
    #expect(throws: StoreError.noRemote("origin")) { try from.store.exchange.remote("origin") }
  }
}
