import Foundation
import Testing

@testable import Ninefold

struct FileDraftTests {
  private let folder: String
  private let path: String

  init() throws {
    folder = NSTemporaryDirectory() + "ninefold-draft-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    path = folder + "/Main.storyboard"
    try write("before", to: path)
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Publishes a draft with the text `ours`, and runs `body` while the draft has the file's name.
  private func publish(_ body: () throws -> Void = {}) throws -> FileDraft.Replacement {
    let draft = try FileDraft(for: path)
    defer { draft.close() }
    try draft.write(Array("ours".utf8))
    return try draft.publish { old in
      #expect(throws: Never.self) { try body() }
      return (try? text(old)) == "before"
    }
  }

  @Test func `a draft replaces the file that was read`() throws {
    #expect(try publish() == .done)

    #expect(try text(path) == "ours")
    #expect(try names() == ["Main.storyboard"])
  }

  @Test func `a file that was saved in the meantime stays`() throws {
    try write("saved", to: path)

    #expect(try publish() == .changed)

    #expect(try text(path) == "saved")
    #expect(try names() == ["Main.storyboard"])
  }

  @Test func `of two files that were saved in the meantime, none is lost`() throws {
    try write("saved first", to: path)

    let result = try publish { try write("saved second", to: path) }

    #expect(try text(path) == "saved second")
    guard case .changedTwice(let first) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(try text(first) == "saved first")
  }

  @Test(arguments: [
    ("a\nb\nc", "a\nb", true), ("a\nB\nc", "a\nb\nc\nd", false), ("a\nb", "a\nb", false),
  ])
  func `a file is nearer to the one with which it shares more lines`(
    first: String,
    second: String,
    isNearer: Bool
  ) {
    let file = Array("a\nb\nc\nd".utf8)
    #expect(
      LineDistance.isNearer(file, to: Array(first.utf8), than: Array(second.utf8)) == isNearer
    )
  }
}
