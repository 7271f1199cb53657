import Foundation
import TestSupport
import Testing

/// A folder with a project of the adaptive and the flow fixture, named by their file names.
struct Workspace {
  let folder: TemporaryFolder

  /// A folder that each workspace copies, so that one project is imported once.
  private static let original = Result {
    let folder = try TemporaryFolder()
    for fixture in [Fixture.adaptive, .flow] {
      try folder.write(try fixture.bytes(), to: fixture.rawValue)
    }
    try folder.write(Fixture.xib("    <objects/>"), to: "Empty.xib")
    for line in [["init", "App.ninefold"], ["import", "Adaptive.storyboard", "Flow.storyboard"]] {
      try #require(try CommandRun(line, in: folder.path).status == 0)
    }
    return folder
  }

  init() throws {
    folder = try TemporaryFolder(copying: try Workspace.original.get())
  }

  /// Makes a copy of a workspace.
  init(copying other: Workspace) throws {
    folder = try TemporaryFolder(copying: other.folder)
  }

  /// Makes a workspace in which command lines have run.
  init(after lines: [[String]]) throws {
    try self.init()
    for line in lines {
      let run = try CommandRun(line, in: folder.path)
      try #require(run.status < 2, "\(line): \(run.errors)")
    }
  }

  /// Runs the command in the folder.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
    try CommandRun(arguments, in: folder.path, environment: environment)
  }
}

/// The commands, each with arguments that succeed in a workspace.
let commandLines: [(command: String, arguments: [String])] = [
  ("init", ["Other.ninefold"]),
  ("import", ["Flow.storyboard", "--project", "App.ninefold"]),
  ("export", ["--output", "Out", "--project", "App.ninefold"]),
  ("use", ["compact-regular"]), ("set", ["lb0-Aa-001", "text", "Hello"]),
  ("unset", ["lb0-Aa-001", "text", "--class", "any-compact"]),
  ("install", ["sd0-Aa-001", "--class", "compact-any"]),
  ("uninstall", ["lb0-Aa-001", "--class", "compact-any"]),
  ("delete", ["k40-Aa-001", "--from", "outline"]), ("add", ["label", "--into", "rt1-Fl-001"]),
  ("move", ["bt1-Fl-001", "--first"]), ("rename", ["bt1-Fl-001", "Go"]),
  ("duplicate", ["bt1-Fl-001"]), ("copy", ["bt1-Fl-001"]),
  ("paste", ["--into", "rt1-Fl-001", "--xml", "<label text=\"Hi\" id=\"a\"/>"]),
  ("connect", ["vc1-Fl-001", "--outlet", "button", "--to", "bt1-Fl-001"]),
  ("disconnect", ["ou1-Fl-001"]), ("edit", ["-"]),
  ("embed", ["view", "bt1-Fl-001", "--force"]), ("unembed", ["sd0-Aa-001", "--force"]),
  ("arrange", ["front", "bt1-Fl-001"]), ("align", ["leading", "bt1-Fl-001", "tf1-Fl-001"]),
  ("distribute", ["vertical", "lb0-Aa-001", "bx0-Aa-001", "--spacing", "8"]),
  ("pin", ["bt1-Fl-001", "--width", "80"]),
  ("autolayout", ["clear", "bt1-Fl-001"]),
  ("refactor", ["vc1-Fl-001", "--to", "SignIn.storyboard"]),
  ("change-class", ["label", "bt1-Fl-001"]),
  ("commit", ["-m", "first"]), ("branch", ["other"]), ("switch", ["main"]), ("tag", ["v1"]),
  ("blame", ["lb0-Aa-001"]), ("diff", ["1", "1"]), ("restore", ["1"]), ("merge", ["1"]),
  ("conflicts", []), ("resolve", ["--all", "--ours"]),
  ("revert", ["1", "--dry-run"]), ("cherry-pick", ["1", "--dry-run", "--ours"]),
  ("bisect", ["--document", "Adaptive.storyboard", "--kind", "duplicate-id"]),
  ("clone", ["App.ninefold", "Copy.ninefold"]),
  ("fetch", ["App.ninefold", "--project", "App.ninefold"]),
  ("pull", ["App.ninefold", "--project", "App.ninefold"]),
  ("push", ["App.ninefold", "--project", "App.ninefold"]), ("bundle", ["App.bundle"]),
  ("remote", ["add", "backup", "backup.git"]), ("mcp", ["."]),
  ("status", ["Flow.storyboard"]), ("sync", ["Flow.storyboard"]), ("documents", []), ("scenes", []),
  ("tree", ["Flow.storyboard"]), ("inspect", ["lb0-Aa-001"]),
  ("find", ["--kind", "label"]), ("outlets", ["Flow.storyboard"]),
  ("layout", ["--document", "Flow.storyboard"]),
  (
    "transition",
    ["--document", "Flow.storyboard", "--from", "wC-hR", "--to", "compact-compact"]
  ),
  ("frames", ["--document", "Flow.storyboard", "--canvas"]),
  ("check", ["Empty.xib"]),
  ("preview", ["--document", "Flow.storyboard", "--output", "Flow.svg"]),
  ("graph", ["Adaptive.storyboard"]),
  ("code", ["Flow.storyboard", "--style", "vfl"]),
  ("studio", ["--for", "0"]),
  ("strings", ["export", "Flow.storyboard"]), ("accessors", ["Flow.storyboard"]),
  ("measure", ["sd0-Aa-001", "--class", "wR-hR"]),
  ("merge-file", ["Flow.storyboard", "Flow.storyboard", "Flow.storyboard"]),
  ("diff-file", ["Flow.storyboard", "Flow.storyboard"]),
  ("git", ["textconv", "Flow.storyboard"]), ("classes", []), ("devices", []),
  ("log", []), ("show", ["1"]), ("undo", []), ("redo", []), ("verify", []), ("doctor", []),
  ("backup", ["Copy.ninefold"]), ("recover", ["App.ninefold", "--output", "New.ninefold"]),
  ("gc", []),
  ("schema", []),
  ("sql", ["SELECT count(*) AS n FROM object"]),
]
