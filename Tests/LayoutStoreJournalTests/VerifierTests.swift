import Foundation
import LayoutModel
import SQLite
import Testing

@testable import LayoutStore

struct VerifierTests {
  private let record = NSTemporaryDirectory() + "ninefold-verifier-\(UUID().uuidString)"

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument()), ("B", smallDocument())])
    try sandbox.set("Bye")
    return sandbox
  }

  @Test func `an interrupted verification continues where it stopped`() throws {
    let sandbox = try sandbox()
    defer { withExtendedLifetime(sandbox) {} }
    let history = sandbox.store.history
    let whole = try history.verify()
    let first = try history.verifier(threads: 2, record: record)
    for place in 0..<(first.count - 1) { first.run(place) }
    #expect(throws: CancellationError.self) { try first.finish() }

    let second = try history.verifier(threads: 2, record: record)
    #expect(second.resumed == first.count - 1)
    second.run(first.count - 1)

    #expect(try second.finish() == whole)
    #expect(!FileManager.default.fileExists(atPath: record))
  }

  @Test func `a line that was cut off is verified again`() throws {
    let sandbox = try sandbox()
    defer { withExtendedLifetime(sandbox) {} }
    let history = sandbox.store.history
    let first = try history.verifier(threads: 1, record: record)
    first.run(0)
    first.run(1)
    let text = try String(contentsOfFile: record, encoding: .utf8)
    try String(text.dropLast(2)).write(toFile: record, atomically: false, encoding: .utf8)

    #expect(try history.verifier(threads: 1, record: record).resumed == 1)
  }

  @Test func `a verification of another state begins anew`() throws {
    let sandbox = try sandbox()
    let first = try sandbox.store.history.verifier(threads: 1, record: record)
    for place in 0..<first.count { first.run(place) }

    try sandbox.set("Again")

    #expect(try sandbox.store.history.verifier(threads: 1, record: record).resumed == 0)
  }

  @Test func `a file that is no record is not overwritten`() throws {
    let sandbox = try sandbox()
    defer { withExtendedLifetime(sandbox) {} }
    let history = sandbox.store.history
    try "notes".write(toFile: record, atomically: false, encoding: .utf8)

    #expect(throws: StoreError.self) { try history.verifier(threads: 1, record: record) }
    #expect(try String(contentsOfFile: record, encoding: .utf8) == "notes")
  }

  @Test func `the first difference does not depend on the order of portions`() throws {
    let sandbox = try sandbox()
    try sandbox.store.write {
      try $0.execute(
        "UPDATE edit SET message = 'forged' WHERE number = 2; UPDATE geometry SET x = '7'"
      )
    }
    let expected = try sandbox.store.history.verify()
    let verifier = try sandbox.store.history.verifier(threads: 2)

    for place in (0..<verifier.count).reversed() { verifier.run(place) }

    #expect(try verifier.finish() == expected)
    guard case .different(let text) = expected else {
      Issue.record("nothing found")
      return
    }
    #expect(text.hasPrefix("edit 2: its id"))
  }
}
