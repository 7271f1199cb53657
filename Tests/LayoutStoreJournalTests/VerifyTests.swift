import SQLite
import LayoutModel
import Testing

@testable import LayoutStore

struct VerifyTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    try sandbox.set("Bye")
    return sandbox
  }

  @Test(arguments: [
    ("UPDATE attribute SET value = 'x' WHERE path = 'text'", "value is x, not Bye"),
    ("UPDATE geometry SET x = '0'", "x is 0, not 0.0"),
    ("UPDATE object SET position = 7 WHERE id = 'label'", "position is 7.0, not 1.0"),
    ("DELETE FROM install", "install: a row is missing"),
    ("INSERT INTO document VALUES (5, 'B', '', '')", "document: document"),
  ])
  func `a row changed by hand is found`(sql: String, difference: String) throws {
    let sandbox = try sandbox()

    try sandbox.store.write { try $0.execute(sql) }

    guard case .different(let reason) = try sandbox.store.history.verify() else {
      Issue.record("nothing found")
      return
    }
    #expect(reason.contains(difference) || sql.hasPrefix("INSERT"))
  }

  @Test(arguments: [
    "UPDATE edit SET message = 'forged' WHERE number = 2",
    "UPDATE edit SET timeMs = 1 WHERE number = 1",
    "UPDATE author SET name = 'Eve'",
    "UPDATE edit SET changes = substr(changes, 1, 20) WHERE number = 1",
    "UPDATE edit SET changes = zeroblob(9) WHERE number = 2",
    "UPDATE editedDocument SET name = 'Another'",
    "UPDATE editFact SET object = 'another' WHERE edit = 2",
    "DELETE FROM editFact WHERE edit = 2",
  ])
  func `an edit changed by hand is found`(sql: String) throws {
    let sandbox = try sandbox()

    try sandbox.store.write { try $0.execute(sql) }

    guard case .different = try sandbox.store.history.verify() else {
      Issue.record("nothing found")
      return
    }
  }

  @Test func `accents in another encoding are a difference`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument(text: "e\u{301}"))])

    try sandbox.store.write {
      try $0.execute("UPDATE attribute SET value = char(233) WHERE path = 'text'")
    }

    guard case .different = try sandbox.store.history.verify() else {
      Issue.record("nothing found")
      return
    }
  }

  @Test func `an empty project passes verification`() throws {
    #expect(try Sandbox().store.history.verify() == .whole(edits: 0, rows: 0))
  }
}
