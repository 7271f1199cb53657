import LayoutModel
import SQLite
import TestSupport
import Testing

@testable import LayoutStore

/// Indexes that a large import makes anew, and the compaction of a project file.
struct RandomIndexTests {
  private let folder: TemporaryFolder
  private let path: String
  private let project: ProjectStore

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("App.ninefold")
    project = try ProjectStore.create(at: path)
    try store(try document(.adaptive), as: "A", in: project)
  }

  private func indexes() throws -> [String] {
    try project.query("SELECT name FROM sqlite_schema WHERE type = 'index' ORDER BY name").lines
  }

  @Test func `indexes are made anew, and the file stays a project`() throws {
    let before = try indexes()
    var during: [String] = []

    try project.write { database in
      let random = RandomIndexes(database)
      try random.removeIfNearlyNew(added: 1)
      let rows = try database.statement("SELECT name FROM sqlite_schema WHERE type = 'index'")
      while try rows.step() { during.append(rows.text(0)) }
      try random.restore()
    }

    #expect(!during.contains("index_object_on_id"))
    #expect(during.count == before.count - 4)
    #expect(try indexes() == before)
    let reopened = try ProjectStore.open(at: path)
    guard case .whole = try reopened.history.verify() else {
      Issue.record("\(try reopened.history.verify())")
      return
    }
    #expect(try project.query("PRAGMA integrity_check").lines == ["ok"])
  }

  @Test func `indexes stay if the project has more documents than the import`() throws {
    let before = try indexes()
    try project.write { database in
      let random = RandomIndexes(database)
      try random.removeIfNearlyNew(added: 0)
    }

    #expect(try indexes() == before)
  }

  @Test func `an import that fails leaves the indexes`() throws {
    struct Stop: Error {}
    let before = try indexes()

    #expect(throws: Stop.self) {
      try project.write { database in
        try RandomIndexes(database).removeIfNearlyNew(added: 1)
        throw Stop()
      }
    }

    #expect(try indexes() == before)
    _ = try ProjectStore.open(at: path)
  }

  @Test func `compaction needs the present state, and keeps every row`() throws {
    let rows = try project.query("SELECT * FROM attribute ORDER BY document, object, path, class")
    let edit = try #require(try project.history.currentEdit())
    #expect(throws: StoreError.pastState(edit)) { try project.at(edit).compact() }

    try project.compact()

    #expect(
      try project.query("SELECT * FROM attribute ORDER BY document, object, path, class").lines
        == rows.lines
    )
    #expect(try project.size().free < 4096 * 8)
    _ = try ProjectStore.open(at: path)
  }
}
