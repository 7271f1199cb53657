import Foundation
import TestSupport
import Testing

/// Other sides, addresses and files that are not what they should be: told with status 2 and in time, nothing
/// changed.
struct HostileExchangeTests {
  private let workspace: Workspace
  private static let greeting = Array("ninefold pipe 1\n".utf8)

  init() throws {
    workspace = try Workspace()
  }

  private func run(_ arguments: [String]) throws -> CommandRun {
    try CommandRun(arguments + ["--project", "App.ninefold"], in: workspace.folder.path)
  }

  private static func message(_ mark: UInt8, length: UInt64, _ content: [UInt8]) -> [UInt8] {
    greeting + [mark] + (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * $0)) }
      + content
  }

  /// What another side says to whoever asks.
  static let answers: [[UInt8]] = [
    [], greeting, Array("SSH-2.0-OpenSSH_9.2\r\n".utf8), [UInt8](repeating: 0xff, count: 4096),
    message(1, length: 0, []), message(1, length: 1 << 40, [1, 2, 3]),
    message(1, length: .max, []), message(1, length: 1 << 63, []),
    message(1, length: 100, [1, 2, 3]), message(2, length: 1 << 20, []),
    message(2, length: 12, Array("\u{1b}[2J\n\u{1b}[31m".utf8)), message(9, length: 1, [0]),
    message(1, length: 33, [UInt8](repeating: 7, count: 33)),
    message(1, length: 26, Array("ninefold bundle 1\n\u{ff}\u{ff}\u{ff}\u{ff}".utf8)),
  ]

  @Test(arguments: answers)
  func `an answer that is none is refused`(answer: [UInt8]) throws {
    try workspace.folder.write(answer, to: "answer")
    let before = try workspace.run("log", "--json").text

    for verb in ["fetch", "pull", "push"] {
      let run = try run([verb, "exec:cat answer"])
      #expect(run.status == 2, "\(verb): \(run.errors)")
      #expect(run.errors.hasPrefix("ninefold: "))
      #expect(!run.errors.contains("\u{1b}"))
    }
    let clone = try CommandRun(
      ["clone", "exec:cat answer", "C.ninefold"],
      in: workspace.folder.path
    )
    #expect(clone.status == 2)
    #expect(!workspace.folder.has("C.ninefold"))
    #expect(try workspace.run("log", "--json").text == before)
  }

  @Test(arguments: [
    "ssh://-oProxyCommand=touch hacked/x", "ssh://-oProxyCommand=touch\u{9}hacked/x", "ssh://-x/y",
    "ssh://-l@host/x", "ssh://user@-oX/x", "ssh://@/x", "ssh://a@/x", "ssh://[-x]/y", "ssh://[]/x",
    "ssh://h:0/x", "ssh://h:-1/x", "ssh://h:99999/x", "ssh://h\n/x", "ssh://h\u{202e}/x",
    "ssh:///x", "ssh://h", "exec:", "exec: ",
  ])
  func `an address that reads like an option, or not at all, runs nothing`(address: String) throws {
    let run = try run(["fetch", address])

    #expect(run.status == 2)
    #expect(
      run.errors.contains("ssh://HOST/PATH") || run.errors.contains("it names no")
        || run.errors.contains("its port is not a number"),
      "\(run.errors)"
    )
    #expect(!workspace.folder.has("hacked"))
  }

  @Test(arguments: [
    ["fetch", "pipe"], ["pull", "pipe"], ["push", "pipe"], ["import", "pipe"], ["edit", "pipe"],
    ["fetch", "."], ["fetch", "/dev/zero"], ["import", "/dev/zero"],
  ])
  func `a pipe, a device or a folder is no file to wait for`(line: [String]) throws {
    #expect(mkfifo(workspace.folder.path("pipe"), 0o600) == 0)

    let run = try run(line)

    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.contains("not a file") || run.errors.contains("can't be read"))
  }

  @Test(arguments: [
    ["code", "--file", "Flow.storyboard", "--output", "pipe"], ["bundle", "pipe"],
    ["preview", "Flow.storyboard", "--output", "pipe"],
    ["export", "--git-fast-export", "--output", "pipe"], ["export", "--output", "."],
    ["merge-file", "Flow.storyboard", "Flow.storyboard", "Flow.storyboard", "--output", "pipe"],
    ["backup", "pipe"], ["init", "pipe"], ["clone", "App.ninefold", "pipe"],
  ])
  func `an output that is no file is not replaced by one`(line: [String]) throws {
    // A pipe stands for devices, which a test must not risk; `.` gets a document of the pipe's name.
    let name = line.contains(".") ? "Flow.storyboard" : "pipe"
    if line.contains(".") {
      try FileManager.default.removeItem(atPath: workspace.folder.path(name))
    }
    #expect(mkfifo(workspace.folder.path(name), 0o600) == 0)

    let run = try CommandRun(line, in: workspace.folder.path)

    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.contains("not a file") || run.errors.contains("already there"))
    let attributes = try FileManager.default.attributesOfItem(atPath: workspace.folder.path(name))
    #expect(attributes[.type] as? FileAttributeType == .typeUnknown)
    #expect(!workspace.folder.has("pipe.part"))
  }

  @Test(arguments: [
    ["documents", "--project", "pipe"], ["clone", "pipe", "C.ninefold"],
    ["recover", "pipe", "--output", "R.ninefold"], ["check", "pipe"],
    ["diff-file", "pipe", "Flow.storyboard"], ["check", "Flow.storyboard", "--config", "pipe"],
    ["merge-file", "Flow.storyboard", "pipe", "Flow.storyboard"],
  ])
  func `nor is it as a project, a configuration or a version`(line: [String]) throws {
    #expect(mkfifo(workspace.folder.path("pipe"), 0o600) == 0)

    let run = try CommandRun(line, in: workspace.folder.path)

    #expect(run.status == 1 || run.status == 2, "\(run.errors)")
    #expect(!workspace.folder.has("C.ninefold") && !workspace.folder.has("R.ninefold"))
  }
}
