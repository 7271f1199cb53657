import Foundation
import LayoutModel
import Testing

@testable import LayoutStore

struct LogReserveTests {
  @Test func `a session of several edits gives the log its full length once`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    let between = LogPreallocation.checkpointFrames * (4096 + 24)

    for turn in 1...6 { try sandbox.set("\(turn)") }
    #expect(try logLength(sandbox) < between)

    for turn in 7...20 { try sandbox.set("\(turn)") }
    let length = try logLength(sandbox)
    #expect(length > between && length < between + 1_000_000)

    for turn in 21...60 { try sandbox.set("\(turn)") }
    #expect(try logLength(sandbox) == length)
  }

  @Test func `a dry run leaves the log as it is`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    let length = try logLength(sandbox)

    for turn in 1...20 {
      let intent = EditIntent(RecordedKind(rawValue: "set"), meaning: "try")
      _ = try sandbox.store.edit(intent, by: sandbox.author, isDryRun: true) { transaction in
        let old = try transaction.object(ObjectID("label"), in: "A")
        var new = old
        new?.set("text", "\(turn)")
        try transaction.replace(in: "A", [(old, new)])
      }
    }

    #expect(try logLength(sandbox) == length)
  }

  @Test func `the file and the log that a killed process leaves are valid`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])
    for turn in 1...20 { try sandbox.set("\(turn)") }
    let left = sandbox.path + ".left"
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: sandbox.path + suffix, toPath: left + suffix)
    }

    let store = try ProjectStore.open(at: left)

    #expect(try store.history.log().count == sandbox.store.history.log().count)
    guard case .whole(edits: 21, rows: _) = try store.history.verify() else {
      Issue.record("\(try store.history.verify())")
      return
    }
  }

  private func logLength(_ sandbox: Sandbox) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: sandbox.path + "-wal")
    return attributes[.size] as? Int ?? 0
  }
}
