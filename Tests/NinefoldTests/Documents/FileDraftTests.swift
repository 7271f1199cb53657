import Foundation
import TestSupport
import Testing

@testable import Ninefold

struct FileDraftTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("before", to: "Main.storyboard")
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// Publishes a draft with the text `ours`, and saves the file when steps are reached.
  private func publish(
    _ saves: [FileDraft.Step: String] = [:],
    givesBack: Bool = false,
    canExchange: Bool = true
  ) throws -> (FileDraft.Replacement, given: String?) {
    let draft = try FileDraft(for: path)
    defer { draft.close() }
    try draft.write(Array("ours".utf8))
    let path = path
    return try FileDraft.$canExchange.withValue(canExchange) {
      try FileDraft.$didReach.withValue({ step in
        try? saves[step]?.write(toFile: path, atomically: true, encoding: .utf8)
      }) {
        let result = try draft.publish(ifReplaced: Array("before".utf8))
        guard givesBack, case .displaced(let other, _) = result else { return (result, nil) }
        return (result, try draft.giveBack(other))
      }
    }
  }

  @Test(arguments: [true, false])
  func `a draft replaces the file that was read`(canExchange: Bool) throws {
    #expect(try publish(canExchange: canExchange).0 == .done)

    #expect(try text(path) == "ours")
    #expect(try folder.names() == ["Main.storyboard"])
  }

  @Test func `a file without write permission stays, and the folder has no other file`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)

    #expect(throws: FileDraft.Problem.self) { try publish() }

    #expect(try text(path) == "before")
    #expect(try folder.names() == ["Main.storyboard"])
  }

  @Test func `a file that was saved in the meantime is displaced and can be restored`() throws {
    let (result, given) = try publish([.willPublish: "saved"], givesBack: true)

    guard case .displaced(_, isPublished: true) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(given == nil)
    #expect(try text(path) == "saved")
    #expect(try folder.names() == ["Main.storyboard"])
  }

  @Test func `two files that were saved in the meantime are both kept`() throws {
    let (_, given) = try publish(
      [.willPublish: "saved first", .didExchange: "saved second"],
      givesBack: true
    )

    #expect(try text(path) == "saved second")
    let other = try #require(given)
    #expect(try text(other) == "saved first")
  }

  @Test func `without an exchange, a file that was saved in the meantime stays`() throws {
    #expect(try publish([.willPublish: "saved"], canExchange: false).0 == .changed)
    #expect(try text(path) == "saved")

    try write("before", to: path)
    #expect(try publish([.didMoveAside: "saved"], canExchange: false).0 == .changed)
    #expect(try text(path) == "saved")
    #expect(try folder.names() == ["Main.storyboard"])

    try write("before", to: path)
    let (result, _) = try publish(
      [.willPublish: "saved first", .didMoveAside: "saved second"],
      canExchange: false
    )
    guard case .displaced(let other, isPublished: false) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(try text(path) == "saved second")
    #expect(try text(other) == "saved first")
  }

  @Test func `a leftover is known by its name`() throws {
    let bytes = Array("before".utf8)
    let saved = Leftover.path(of: path, draft: 1, replaced: bytes)
    try write("saved", to: saved)
    #expect(Leftover.all(of: path).map { $0.settle() } == [.saved])
    #expect(try text(saved) == "saved")

    try write("before", to: saved)
    #expect(Leftover.all(of: path).map { $0.settle() } == [.replaced])
    #expect(try folder.names() == ["Main.storyboard"])

    try FileManager.default.moveItem(atPath: path, toPath: saved)
    #expect(Leftover.all(of: path).map { $0.settle() } == [.replaced])
    #expect(try text(path) == "before")

    let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber]
    let inode = try #require(number as? UInt64)
    let draft = Leftover.path(of: path, draft: inode, replaced: [])
    try FileManager.default.moveItem(atPath: path, toPath: draft)
    #expect(Leftover.all(of: path).map { $0.settle() } == [.draft])
    #expect(try folder.names() == [])
    #expect(Leftover.all(in: folder.path("none")).isEmpty)
    try write("x", to: folder.path(".Main.storyboard.draft.1.nodigits"))
    #expect(Leftover.all(in: folder.path).isEmpty)
  }

  @Test(arguments: [
    ("a\nb\nc", "a\nb", true), ("a\nB\nc", "a\nb\nc\nd", false), ("a\nb", "a\nb", false),
  ])
  func `a file is nearer to the one with more common lines`(
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
