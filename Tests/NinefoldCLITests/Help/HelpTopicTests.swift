import Foundation
import TestSupport
import Testing

@testable import NinefoldCLI

struct HelpTopicTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let sample = try #require(Repository.text(of: "docs/sample/Weather.storyboard"))
    try folder.write(sample, to: "Weather.storyboard")
    _ = try CommandRun(["init", "App.ninefold"], in: folder.path)
    _ = try CommandRun(["import", "Weather.storyboard"], in: folder.path)
  }

  @Test(arguments: [
    (["connect", "-1", "--outlet", "view"], "-- -1"), (["inspect", "-2"], "-- -2"),
    (["connect", "--outlet", "view", "--", "-1"], nil), (["inspect", "-x"], nil),
  ])
  func `the id of a placeholder is explained where the parser reads an option`(
    arguments: [String],
    end: String?
  ) {
    let hint = NinefoldCommand.placeholderHint(for: arguments)

    #expect((hint == nil) == (end == nil))
    if let end { #expect(hint?.hasSuffix(": \(end)") == true) }
  }

  @Test func `the general help lists the topics`() throws {
    let text = try CommandRun(["--help"], in: folder.path).text
    for topic in HelpTopic.all { #expect(text.contains("  \(topic.name) "), "\(topic.name)") }
  }

  @Test(arguments: HelpTopic.all.map(\.name))
  func `a topic's page fits a terminal, and its examples run`(name: String) throws {
    let page = try CommandRun(["help", name], in: folder.path)
    #expect(page.status == 0)
    #expect(page.text.hasPrefix("OVERVIEW: "))
    #expect(page.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let parts = page.text.components(separatedBy: "EXAMPLES:\n")
    let examples = try #require(parts.count == 2 ? parts[1] : nil).split(separator: "\n")
    #expect(examples.count > 1)

    for example in examples {
      let run = try CommandRun(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "ninefold() { '\(Repository.binary.path)' \"$@\"; }\n\(example)"],
        in: folder.path
      )
      #expect(run.status == 0, "\(example): \(run.errors)")
    }
  }

  @Test func `an unknown topic is refused`() throws {
    let run = try CommandRun(["help", "size-clases"], in: folder.path)

    #expect(run.status == 64)
    #expect(run.errors.contains("Did you mean 'size-classes'?"))
  }
}
