import Foundation
import LayoutModel
import LayoutStore
import TestSupport
import Testing

struct TransactionTests {
  private struct Trouble: Error {}

  private let folder: TemporaryFolder
  private var path: String { folder.path("App.ninefold") }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `an error on the way undoes everything`() throws {
    let project = try ProjectStore.create(at: path)
    try store(try document(.flow), as: "Kept", in: project)
    let changed = try document(try Fixture.flow.text().replacing("Sign In", with: "Log In"))
    var rest: [(name: String, document: Document)] = [
      ("New", try document(.adaptive)), ("Kept", changed),
    ]

    #expect(throws: Trouble.self) {
      try project.importDocuments {
        guard !rest.isEmpty else { throw Trouble() }
        return rest.removeFirst()
      }
    }

    #expect(try project.documents().map(\.name) == ["Kept"])
    #expect(try project.document(named: "Kept").objects.count == document(.flow).objects.count)
    #expect(try store(try document(.flow), as: "Kept", in: project) == .unchanged)
  }

  @Test func `a failed import leaves the project writable`() throws {
    let project = try ProjectStore.create(at: path)
    _ = try? project.importDocuments { throw Trouble() }

    try store(try document(.flow), as: "F", in: project)

    #expect(try project.documents().map(\.name) == ["F"])
  }

  @Test func `a dry run reports the effect and changes nothing`() throws {
    do { try store(try document(.flow), as: "F", in: try ProjectStore.create(at: path)) }
    let before = try folder.bytes(of: "App.ninefold")

    do {
      let project = try ProjectStore.open(at: path)
      var rest = [(name: "A", document: try document(.adaptive))]
      let imported = try project.importDocuments(isDryRun: true) { rest.popLast() }
      #expect(imported.map(\.name) == ["A"])
      #expect(imported.map(\.effect) == [.added(objects: try document(.adaptive).objects.count)])
      #expect(try project.documents().map(\.name) == ["F"])
    }

    #expect(try folder.bytes(of: "App.ninefold") == before)
  }

  @Test func `a reader sees the old state until a write is done`() throws {
    let writer = try ProjectStore.create(at: path)
    try store(try document(.flow), as: "D", in: writer)
    let reader = try ProjectStore.open(at: path)
    var step = 0
    var seen: [[String]] = []
    var counts: Set<Int> = []

    _ = try writer.importDocuments {
      step += 1
      seen.append(try reader.documents().map(\.name))
      counts.insert(try reader.document(named: "D").objects.count)
      switch step {
      case 1: return ("D", try document(.adaptive))
      case 2: return ("E", try document(.legacy))
      default: return nil
      }
    }

    #expect(seen == [["D"], ["D"], ["D"]])
    #expect(counts == [try document(.flow).objects.count])
    #expect(try reader.documents().map(\.name) == ["D", "E"])
    #expect(try reader.document(named: "D").objects.count == document(.adaptive).objects.count)
  }

  @Test func `two connections write in turn`() throws {
    let one = try ProjectStore.create(at: path)
    let two = try ProjectStore.open(at: path)

    for round in 0..<6 {
      try store(try document(.legacy), as: "\(round)", in: round % 2 == 0 ? one : two)
    }

    #expect(try one.documents() == two.documents())
    #expect(try one.documents().count == 6)
  }

  @Test func `writers at the same time wait for each other`() async throws {
    do { _ = try ProjectStore.create(at: path) }
    let path = path
    let text = try Fixture.legacy.text()

    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for round in 0..<5 {
            let project = try ProjectStore.open(at: path)
            try store(try document(text), as: "\(writer)-\(round)", in: project)
          }
        }
      }
      try await group.waitForAll()
    }

    let project = try ProjectStore.open(at: path)
    #expect(try project.documents().count == 20)
    #expect(try project.query("PRAGMA integrity_check").lines == ["ok"])
  }

  @Test(arguments: [
    "DELETE FROM document", "CREATE TABLE x (a)", "DROP VIEW scene", "PRAGMA user_version = 7",
    "PRAGMA journal_mode = DELETE", "VACUUM", "ATTACH 'other.db' AS other",
    "INSERT INTO sizeClass VALUES ('a', 'any', 'any', 0) RETURNING name", "BEGIN", "COMMIT", "",
    "SELECT 1; DELETE FROM document", "no SQL at all",
  ])
  func `only read-only statements run`(sql: String) throws {
    let project = try ProjectStore.create(at: path)
    let statement = sql.replacing("other.db", with: folder.path("other.db"))
    try store(try document(.flow), as: "F", in: project)

    #expect(throws: StoreError.self) { try project.query(statement) }

    #expect(try project.documents().count == 1)
    #expect(!folder.has("other.db"))
  }

  @Test func `a query answers with columns and typed values`() throws {
    let project = try ProjectStore.create(at: path)

    let result = try project.query("SELECT 1 AS a, 2.5 AS b, 'x' AS c, x'01ff' AS d, NULL AS e")

    #expect(result.columns == ["a", "b", "c", "d", "e"])
    #expect(result.rows == [[.integer(1), .real(2.5), .text("x"), .blob([1, 255]), .null]])
  }
}
