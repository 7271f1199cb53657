import Foundation
import LayoutModel
import LayoutStore
import TestSupport
import Testing

struct ProjectStoreTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var path: String { folder.path("App.ninefold") }

  @Test func `a new project is empty and can be opened again`() throws {
    #expect(try ProjectStore.create(at: path).documents().isEmpty)

    #expect(try ProjectStore.open(at: path).documents().isEmpty)
  }

  @Test func `a project at rest is one file`() throws {
    do {
      let project = try ProjectStore.create(at: path)
      try store(try document(.adaptive), as: "A", in: project)
      #expect(try folder.names().count > 1)
    }

    #expect(try folder.names() == ["App.ninefold"])
  }

  @Test func `a copy of the file at rest is the project`() throws {
    do {
      try store(
        try document(.adaptive),
        as: "A",
        in: try ProjectStore.create(at: path)
      )
    }
    try folder.write(try folder.bytes(of: "App.ninefold"), to: "Copy.ninefold")

    let copy = try ProjectStore.open(at: folder.path("Copy.ninefold"))

    #expect(try copy.documents().map(\.name) == ["A"])
  }

  @Test func `an existing file is not overwritten`() throws {
    try folder.write("mine", to: "App.ninefold")

    #expect(throws: StoreError.exists(path: path)) { try ProjectStore.create(at: path) }
    #expect(try folder.text(of: "App.ninefold") == "mine")
  }

  @Test func `a missing file is refused and not created`() throws {
    #expect(throws: StoreError.missing(path: path)) { try ProjectStore.open(at: path) }
    #expect(try folder.names().isEmpty)
  }

  @Test func `a project in a missing folder can't be made`() throws {
    #expect(throws: StoreError.self) { try ProjectStore.create(at: folder.path("no/App.ninefold")) }
    #expect(try folder.names().isEmpty)
  }

  @Test(arguments: ["", "mine", String(repeating: "not a database ", count: 400)])
  func `a file of another kind is refused and unchanged`(content: String) throws {
    try folder.write(content, to: "App.ninefold")

    #expect(throws: StoreError.notAProject(path: path)) { try ProjectStore.open(at: path) }
    #expect(try folder.text(of: "App.ninefold") == content)
  }

  @Test func `another application's database is refused and unchanged`() throws {
    try tamper(path, "CREATE TABLE note (text TEXT); PRAGMA application_id = 7")
    let bytes = try folder.bytes(of: "App.ninefold")

    #expect(throws: StoreError.notAProject(path: path)) { try ProjectStore.open(at: path) }
    #expect(try folder.bytes(of: "App.ninefold") == bytes)
  }

  @Test func `a project of a newer version is refused and unchanged`() throws {
    do { _ = try ProjectStore.create(at: path) }
    try tamper(path, "INSERT INTO grdb_migrations VALUES ('V9999_from_the_future')")
    let bytes = try folder.bytes(of: "App.ninefold")

    #expect(throws: StoreError.newer(path: path, step: "V9999_from_the_future")) {
      try ProjectStore.open(at: path)
    }
    #expect(try folder.bytes(of: "App.ninefold") == bytes)
  }

  @Test func `a file with overwritten pages is an error, not wrong answers`() throws {
    do { try store(try document(.adaptive), as: "A", in: try ProjectStore.create(at: path)) }
    var bytes = try folder.bytes(of: "App.ninefold")
    for index in 4096..<bytes.count { bytes[index] = 0xa5 }
    try folder.write(bytes, to: "App.ninefold")

    #expect(throws: StoreError.self) {
      try ProjectStore.open(at: path).document(named: "A")
    }
  }

  @Test func `a file cut short is reported as damaged`() throws {
    do { try store(try document(.adaptive), as: "A", in: try ProjectStore.create(at: path)) }
    let bytes = try folder.bytes(of: "App.ninefold")
    try folder.write(Array(bytes[..<(bytes.count / 4096 / 2 * 4096)]), to: "App.ninefold")

    let error = #expect(throws: StoreError.self) {
      try ProjectStore.open(at: path).document(named: "A")
    }

    guard case .damaged(let place, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(place == path)
  }

  @Test func `errors name the file`() {
    let errors: [StoreError] = [
      .missing(path: "p"), .exists(path: "p"), .notAProject(path: "p"),
      .newer(path: "p", step: "s"),
      .damaged(path: "p", reason: "r"), .busy(path: "p", seconds: 1), .lock(path: "p", reason: "r"),
      .sqlite(path: "p", code: 1544, message: "m"), .sqlite(path: "p", code: 14, message: "m"),
    ]

    #expect(errors.allSatisfy { $0.description.hasPrefix("p: ") })
    #expect(errors.allSatisfy { !$0.description.hasSuffix(".") })
    // SQLite reports a file or folder without write permission as READONLY or CANTOPEN.
    #expect(errors.suffix(2).allSatisfy { $0.description.contains("folder can't be written") })
  }
}
