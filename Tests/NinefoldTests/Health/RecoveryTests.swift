import Foundation
import LayoutModel
import LayoutStore
import Ninefold
import TestSupport
import Testing

struct RecoveryTests {
  private let folder: TemporaryFolder
  private let project: Project
  private let flow = Fixture.flow.path

  init() throws {
    folder = try TemporaryFolder()
    project = try Project.create(at: folder.path("p.ninefold"))
    _ = try project.importDocuments(at: [flow])
    for name in ["One", "Two", "Three"] {
      _ = try project.edit { try $0.apply(.rename(ObjectID("bt1-Fl-001"), name), to: flow) }
    }
    _ = try project.undo()
    _ = try project.createTag("v1", at: nil)
    try ProjectStore.open(at: project.path).exchange.remember("origin", at: "Elsewhere.ninefold")
  }

  /// Writes over every page of a table or index in a copy of the project; returns the copy's path.
  private func copy(damaging table: String) throws -> String {
    let path = folder.path("damaged.ninefold")
    try project.backup(to: path)
    let page = try root(of: table, in: path)
    let file = try FileHandle(forUpdating: URL(filePath: path))
    try file.seek(toOffset: UInt64(page - 1) * 4096)
    try file.write(contentsOf: Data(repeating: 0xff, count: 4096))
    try file.close()
    return path
  }

  /// Returns the number of the first page of a table or index, from 1.
  private func root(of table: String, in path: String) throws -> Int {
    let rows = try Project.open(at: path).query(
      "SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'"
    ).rows
    guard case .integer(let page) = rows.first?.first else { throw StoreError.missing(path: table) }
    return Int(page)
  }

  @Test func `a backup is the project, and never replaces a file`() throws {
    let path = folder.path("backup.ninefold")
    try project.backup(to: path)

    let copy = try Project.open(at: path)
    #expect(try copy.exportedBytes(of: flow) == project.exportedBytes(of: flow))
    #expect(try copy.log() == project.log())
    guard case .whole(let edits, _) = try copy.verify() else {
      Issue.record("the backup differs")
      return
    }
    #expect(edits == 5)
    #expect(throws: StoreError.exists(path: path)) { try project.backup(to: path) }
  }

  @Test func `verifying a journal whose edits are out of order reports the damage`() throws {
    let path = folder.path("disordered.ninefold")
    try project.backup(to: path)
    let page = try root(of: "edit", in: path)
    var bytes = try Data(contentsOf: URL(filePath: path))
    // The cells of a leaf page are listed after a header of 8 bytes.
    let header = (page - 1) * 4096
    let cells = Int(bytes[header + 3]) << 8 | Int(bytes[header + 4])
    #expect(bytes[header] == 0x0d && cells == 5)
    let last = header + 8 + 2 * (cells - 1)
    for part in 0..<2 { bytes.swapAt(header + 8 + part, last + part) }
    try bytes.write(to: URL(filePath: path))

    guard case .different(let problem) = try Project.open(at: path).verify() else {
      Issue.record("the damage is not found")
      return
    }
    #expect(problem.contains("out of order"))
  }

  @Test func `a readable journal suffices for recovery`() throws {
    let target = folder.path("new.ninefold")
    let report = try Project.recover(from: try copy(damaging: "object"), to: target)

    #expect(report == Recovery(edits: 5, lastEdit: EditNumber(rawValue: 5)))
    let recovered = try Project.open(at: target)
    #expect(try recovered.exportedBytes(of: flow) == project.exportedBytes(of: flow))
    #expect(try recovered.log() == project.log())
    #expect(try recovered.tags().map(\.name) == ["v1"])
    #expect(try ProjectStore.open(at: target).exchange.remote("origin") == "Elsewhere.ninefold")
    #expect(try recovered.verify() == project.verify())
    _ = try recovered.redo()
    #expect(try recovered.verify() != project.verify())
  }

  @Test func `without a journal the content is recovered as it is`() throws {
    let target = folder.path("new.ninefold")
    let report = try Project.recover(from: try copy(damaging: "edit"), to: target)

    #expect(report.edits == 0)
    #expect(report.end?.hasPrefix("edit 1: ") == true)
    #expect(report.documentsFromContent == [flow])
    #expect(report.lostReferences == ["tag v1"])
    #expect(!report.isComplete)
    let recovered = try Project.open(at: target)
    #expect(try recovered.exportedBytes(of: flow) == project.exportedBytes(of: flow))
    #expect(try recovered.tags() == [])
    #expect(try recovered.branches().map(\.name) == ["main"])
    guard case .whole = try recovered.verify() else {
      Issue.record("the recovered project differs")
      return
    }
  }

  @Test func `branches, tags and versions of lost edits are named and omitted`() throws {
    _ = try project.commit("kept")
    _ = try project.createBranch("feature")
    _ = try project.switchBranch(to: "feature")
    _ = try project.edit { try $0.apply(.rename(ObjectID("bt1-Fl-001"), "Four"), to: flow) }
    _ = try project.commit("taken back")
    _ = try project.undo()
    let target = folder.path("new.ninefold")
    let report = try Project.recover(from: try copy(damaging: "edit"), to: target)

    #expect(report.lostReferences == ["version 1", "branch main", "tag v1"])
    #expect(report.lostTables == [])
    let recovered = try Project.open(at: target)
    #expect(try recovered.branches().map(\.name) == ["feature"])
  }

  @Test(arguments: ["branch", "state", "tag"])
  func `a table that can't be read is named, and the project has its current branch`(
    table: String
  ) throws {
    let target = folder.path("new.ninefold")
    let report = try Project.recover(from: try copy(damaging: table), to: target)

    #expect(report.lostTables == [table])
    #expect(!report.isComplete)
    #expect(try Project.open(at: target).branches().map(\.name) == ["main"])
  }

  @Test func `an unreadable project is an error, and no file is left behind`() throws {
    let damaged = try copy(damaging: "object")
    try Data(repeating: 0x55, count: 8192).write(to: URL(filePath: damaged))
    let target = folder.path("new.ninefold")

    #expect(throws: StoreError.self) { try Project.recover(from: damaged, to: target) }
    #expect(!FileManager.default.fileExists(atPath: target))
    #expect(!FileManager.default.fileExists(atPath: target + "-salvage"))
    let missing = folder.path("none.ninefold")
    #expect(throws: StoreError.missing(path: missing)) {
      try Project.recover(from: missing, to: target)
    }
  }
}
