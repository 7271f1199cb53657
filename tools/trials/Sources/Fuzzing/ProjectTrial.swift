import Foundation
import LayoutModel
import LayoutStore
import Ninefold
import SQLite

/// Runs all commands on a manipulated project file.
struct ProjectTrial {
  private let input: [UInt8]

  init(_ input: [UInt8]) {
    self.input = input
  }

  func run() throws {
    guard let kind = input.first else { return }
    let rest = Array(input.dropFirst())
    try Scratch.use { folder in
      let path = folder + "/p.ninefold"
      switch kind % 3 {
      case 0: try Scratch.write(rest, to: path)
      case 1: try Scratch.write(PagePatch.apply(rest, to: SoundProject.shared.file), to: path)
      default:
        try Scratch.write(SoundProject.shared.file, to: path)
        try CellPatch.apply(rest, to: path)
      }
      try ask(path)
      try recover(path, folder)
    }
  }

  private func ask(_ path: String) throws {
    // Without the checks of `Project.examine` outside the file, mainly those of git.
    _ = FileExamination(of: path, isQuick: false)
    guard let project = try attempt({ try Project.open(at: path) }) else { return }
    let verification = try attempt { try project.verify() }
    let names = try attempt { try project.documentNames() } ?? []
    for name in names {
      let exported = try attempt { try project.exportedBytes(of: name) }
      if case .whole? = verification, exported != SoundProject.shared.exports[name] {
        throw Fault("verify found nothing, but \(name) is exported differently")
      }
      try askContent(project, name)
    }
    try askHistory(project)
    try change(project, names)
  }

  private func askContent(_ project: Project, _ name: String) throws {
    let sizeClass = SizeClass(width: .compact, height: .regular)
    try attempt { try project.layout(of: name, in: sizeClass) }
    try attempt { try project.layout(of: name, in: .anyAny) }
    try attempt { try project.scenes(of: name) }
    try attempt { try project.outline(of: name) }
    try attempt { try project.connections(of: name) }
    try attempt { try project.check([name]) }
  }

  private func askHistory(_ project: Project) throws {
    for edit in try attempt({ try project.log() }) ?? [] {
      try attempt { try project.show(edit.number) }
    }
    for version in try attempt({ try project.allVersions() }) ?? [] {
      let past = try attempt { try project.at(version.edit.description) }
      try attempt { try past?.documentNames() }
    }
    try attempt { try project.branches() }
    try attempt { try project.tags() }
    try attempt { try project.conflicts() }
    try attempt { try project.inspect("lab-el-001") }
    try attempt { try project.blame(ObjectReference(document: "Main.xib", id: "lab-el-001")) }
    try attempt { try project.diff(from: "1", to: "@") }
    try attempt { try project.query("SELECT * FROM effectiveAttribute") }
  }

  private func change(_ project: Project, _ names: [String]) throws {
    try attempt { try project.undo() }
    try attempt { try project.redo() }
    try attempt { try project.switchBranch(to: "side") }
    for name in names {
      let edit = LayoutEdit.set("lab-el-001", "text", .text("new"))
      try attempt { try project.edit { try $0.apply(edit, to: name) } }
    }
  }

  private func recover(_ path: String, _ folder: String) throws {
    let target = folder + "/recovered.ninefold"
    guard try attempt({ try Project.recover(from: path, to: target) }) != nil else { return }
    guard case .whole = try Project.open(at: target).verify() else {
      throw Fault("the recovered project is damaged")
    }
  }
}

/// Bytes to write over a file: offsets, counts, bytes.
enum PagePatch {
  static func apply(_ patches: [UInt8], to file: [UInt8]) -> [UInt8] {
    var result = file
    var rest = patches[...]
    while rest.count >= 4, !result.isEmpty {
      let place = rest.prefix(3).reduce(0) { $0 << 8 | Int($1) } % result.count
      let count = rest[rest.startIndex + 3]
      rest = rest.dropFirst(4)
      if count == 255 {
        result.removeSubrange(place...)
      } else {
        let bytes = rest.prefix(Int(count % 64) + 1)
        for (index, byte) in bytes.prefix(result.count - place).enumerated() {
          result[place + index] = byte
        }
        rest = rest.dropFirst(bytes.count)
      }
    }
    return result
  }
}

/// Values to write into rows without checks: table, row, column, kind, length, value.
enum CellPatch {
  static func apply(_ patches: [UInt8], to path: String) throws {
    let database = try Connection(path: path)
    try database.execute("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
    let tables = try names(
      in: database,
      "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid"
    )
    var rest = patches[...]
    while rest.count >= 5 {
      let head = Array(rest.prefix(5))
      let value = Array(rest.dropFirst(5).prefix(Int(head[4])))
      rest = rest.dropFirst(5 + value.count)
      let table = tables[Int(head[0]) % tables.count]
      // Values that SQLite refuses are not in the file.
      try? patch(table, row: Int(head[1]), column: Int(head[2]), kind: head[3], value, database)
    }
    try database.close()
  }

  private static func names(
    in database: Connection,
    _ sql: String,
    _ values: [RowValue] = []
  ) throws -> [String] {
    let rows = try database.statement(sql, values)
    var names: [String] = []
    while try rows.step() { names.append(rows.text(0)) }
    return names
  }

  private static func patch(
    _ table: String,
    row: Int,
    column: Int,
    kind: UInt8,
    _ value: [UInt8],
    _ database: Connection
  ) throws {
    let columns = try names(
      in: database,
      "SELECT name FROM pragma_table_info(?) ORDER BY cid",
      [.text(table)]
    )
    let found = try names(
      in: database,
      "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk",
      [.text(table)]
    )
    let keys = found.isEmpty ? ["rowid"] : found
    let list = keys.map { "\"\($0)\"" }.joined(separator: ", ")
    let rows = Int(try database.integer("SELECT count(*) FROM \"\(table)\"") ?? 0)
    guard rows > 0 else { return }
    let chosen = "(\(list)) = (SELECT \(list) FROM \"\(table)\" LIMIT 1 OFFSET \(row % rows))"
    let name = columns[column % columns.count]
    if kind % 6 == 5 {
      return try database.execute("DELETE FROM \"\(table)\" WHERE \(chosen)")
    }
    let argument: RowValue =
      switch kind % 6 {
      case 0: .null
      case 1: .integer(value.prefix(8).reduce(Int64(0)) { $0 << 8 | Int64($1) })
      case 2: .text(String(decoding: value, as: UTF8.self))
      case 3: .blob(value)
      default:
        // A copy of another row's value.
        try database.first(
          "SELECT \"\(name)\" FROM \"\(table)\" LIMIT 1 OFFSET \(value.count % rows)"
        ) { $0.value(0) } ?? .null
      }
    try database.run("UPDATE \"\(table)\" SET \"\(name)\" = ? WHERE \(chosen)", [argument])
  }
}
