import Foundation
import LayoutModel
import Ninefold
import TestSupport
import Testing

struct OpenFilesTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(try Fixture.adaptive.bytes(), to: "Adaptive.storyboard")
  }

  private func opened() throws -> OpenFiles {
    let files = try OpenFiles(at: [path])
    _ = try files.project.apply(.set("lb0-Aa-001", "text", "Hello"), to: path)
    return files
  }

  @Test func `saving writes the edited lines only`() throws {
    let before = try folder.text(of: "Adaptive.storyboard").split(separator: "\n")

    var files = try opened()
    let saved = try files.save()

    let after = try folder.text(of: "Adaptive.storyboard").split(separator: "\n")
    #expect(saved.map(\.path) == [path])
    #expect(after.difference(from: before).count == 2)
    #expect(try folder.names() == ["Adaptive.storyboard"])
  }

  @Test func `files can be edited and saved again`() throws {
    var files = try opened()
    try files.save()
    #expect(try files.changes() == [])

    _ = try files.project.apply(.set("lb0-Aa-001", "text", "Again"), to: path)
    let again = try files.save()

    #expect(again.map(\.path) == [path])
    #expect(try folder.text(of: "Adaptive.storyboard").contains("text=\"Again\""))
    #expect(try files.save() == [])
  }

  @Test func `a new document is saved once, and then like the others`() throws {
    let flow = try folder.write(try Fixture.flow.bytes(), to: "Flow.storyboard")
    var files = try OpenFiles(at: [flow])
    let scene = try #require(try files.project.scenes(of: flow).last?.id)
    let new = folder.path("New.storyboard")
    _ = try files.project.edit { try $0.refactor([scene], in: flow, to: new) }

    #expect(try files.save().filter(\.isNew).map(\.path) == [new])
    #expect(try files.save() == [])

    // The file stays if the edit is undone.
    _ = try files.project.undo()
    #expect(try files.save().map(\.path) == [flow])
    #expect(try folder.bytes(of: "Flow.storyboard") == Fixture.flow.bytes())
  }

  @Test func `an edit of one document can't make another one`() throws {
    var document = try Document(contentsOf: folder.write(Fixture.flow.bytes(), to: "F.storyboard"))
    let before = document
    let scene = try #require(document.scenes.last?.id)

    #expect(throws: NinefoldError.self) {
      try document.edit { editor, name in
        try editor.refactor([scene], in: name, to: "New.storyboard")
      }
    }
    #expect(document == before)
  }

  @Test func `a file without edits is not written`() throws {
    var files = try OpenFiles(at: [path])
    let old = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int

    #expect(try files.save() == [])
    let new = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(old == new)
  }

  @Test func `a file that changed meanwhile is not overwritten`() throws {
    var files = try opened()
    try folder.write(try Fixture.flow.bytes(), to: "Adaptive.storyboard")

    let error = #expect(throws: NinefoldError.self) { try files.save() }
    #expect(isOfChange(error))
    #expect(try folder.bytes(of: "Adaptive.storyboard") == Fixture.flow.bytes())
    #expect(try folder.names() == ["Adaptive.storyboard"])
  }

  @Test func `a file that is gone is not written again`() throws {
    var files = try opened()
    try FileManager.default.removeItem(atPath: path)

    let error = #expect(throws: NinefoldError.self) { try files.save() }
    #expect(isOfChange(error))
    #expect(try folder.names() == [])
  }

  private func isOfChange(_ error: NinefoldError?) -> Bool {
    if case .changedFile? = error { true } else { false }
  }

  @Test func `if one of several files changed, none is written`() throws {
    let other = try folder.write(try Fixture.flow.bytes(), to: "Flow.storyboard")
    var files = try OpenFiles(at: [other, path])
    _ = try files.project.apply(.set("lb0-Aa-001", "text", "Hello"), to: path)
    _ = try files.project.apply(.rename("bt1-Fl-001", "Go"), to: other)
    try folder.write(try Fixture.flow.bytes(), to: "Adaptive.storyboard")

    #expect(throws: NinefoldError.self) { try files.save() }
    #expect(try folder.bytes(of: "Flow.storyboard") == Fixture.flow.bytes())
  }

  @Test func `links and permissions stay`() throws {
    try folder.link("Link.storyboard", to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let link = folder.path("Link.storyboard")
    var files = try OpenFiles(at: [link])
    _ = try files.project.apply(.set("lb0-Aa-001", "text", "Hello"), to: link)

    try files.save()

    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try folder.text(of: "Adaptive.storyboard").contains("text=\"Hello\""))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
  }

  @Test func `a document is edited like the documents of a project`() throws {
    var document = try Document(contentsOf: path)
    let before = document.bytes

    let report = try document.edit { editor, name in
      let heading = try editor.resolve("Heading")
      try editor.apply(.set(heading.id, "text", "Hello"), to: name)
    }.result
    #expect(report.steps.map(\.result.changed) == [["lb0-Aa-001"]])
    #expect(String(decoding: document.bytes, as: UTF8.self).contains("text=\"Hello\""))

    let failed = document
    #expect(throws: NinefoldError.self) {
      try document.edit { editor, name in
        try editor.apply(.set("lb0-Aa-001", "text", "Twice"), to: name)
        try editor.apply(.set("no such object", "text", "x"), to: name)
      }
    }
    #expect(document == failed)
    #expect(document.bytes != before)
  }

  @Test func `a draft of a killed process is replaced`() throws {
    try folder.write("half a docum", to: ".Adaptive.storyboard.draft")

    var files = try opened()
    try files.save()

    #expect(try folder.names() == ["Adaptive.storyboard"])
    #expect(try Document(contentsOf: path).objects.count > 10)
  }
}

struct UnifiedDiffTests {
  @Test(
    arguments: [
      ["a b c ", "a B c "], ["", "a "], ["a ", ""], ["a", "a "], ["a b", "a c"],
      ["1 2 3 4 5 6 7 8 9 10 11 12 13 14 ", "2 3 4 5 6 7 8 9 10 11 12 x 14 "],
      ["1 2 3 4 5 6 7 8 9 ", "1 3 4 5 6 7 8 "],
    ]
  )
  func `applying the difference gives the new text`(words: [String]) throws {
    let (old, new) = (lines(words[0]), lines(words[1]))
    let diff = UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: "a.xib")
    #expect(diff.hasPrefix("--- a/a.xib\n+++ b/a.xib\n@@ -"))
    #expect(patched(old, diff) == new)
    #expect(!diff.contains("+++ b/a.xib\n@@ -0,0 +0,0"))
  }

  @Test func `equal texts have no difference`() {
    let bytes = Array("a\n".utf8)
    #expect(UnifiedDiff.text(from: bytes, to: bytes, path: "a") == "")
  }

  @Test func `lines far from each other are in separate hunks with three lines of context`() {
    let numbers = (1...40).map(String.init)
    let old = lines(numbers.joined(separator: " ") + " ")
    let new = old.replacing("\n5\n", with: "\nx\n").replacing("\n30\n", with: "\nx\n")
    let diff = UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: "a")
    let heads = diff.split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(heads == ["@@ -2,7 +2,7 @@", "@@ -27,7 +27,7 @@"])
  }

  /// Returns the text with line ends for spaces.
  private func lines(_ words: String) -> String { words.replacing(" ", with: "\n") }

  /// Applies a difference as `patch` does, and checks every line that it removes or keeps.
  private func patched(_ old: String, _ diff: String) -> String? {
    let left = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var result: [String] = []
    var place = 0
    var endsWithLine = old.hasSuffix("\n") || old.isEmpty
    var last: Character = " "
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2) {
      guard let sign = line.first else { continue }
      let text = String(line.dropFirst())
      switch sign {
      case "@":
        guard let start = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
        else { return nil }
        while place < max(0, start - 1) {
          result.append(left[place])
          place += 1
        }
      case " ", "-":
        guard left[place] == text else { return nil }
        if sign == " " { result.append(text) }
        place += 1
      case "+":
        result.append(text)
        endsWithLine = true
      case "\\": if last != "-" { endsWithLine = false }
      default: return nil
      }
      last = sign
    }
    while place < left.count, !(place == left.count - 1 && left[place].isEmpty) {
      result.append(left[place])
      place += 1
    }
    return result.joined(separator: "\n") + (endsWithLine && !result.isEmpty ? "\n" : "")
  }
}
