import Foundation
import TestSupport
import Testing

/// Variables that hooks, wrappers and attackers leave in the environment of whoever runs git.
struct GitVariableTests {
  private let sandbox: GitSandbox

  init() throws {
    sandbox = try GitSandbox()
    try sandbox.begin()
    try sandbox.commit("wider", Sample.wider)
    try sandbox.commit("heading", Sample.heading)
  }

  /// Configuration as git takes it from variables.
  private static func configuration(_ settings: (String, String)...) -> [String: String] {
    var variables = ["GIT_CONFIG_COUNT": "\(settings.count)"]
    for (number, (key, value)) in settings.enumerated() {
      variables["GIT_CONFIG_KEY_\(number)"] = key
      variables["GIT_CONFIG_VALUE_\(number)"] = value
    }
    return variables
  }

  @Test(arguments: [
    ["GIT_DIR": "/nowhere/.git", "GIT_WORK_TREE": "/nowhere"], ["GIT_INDEX_FILE": "/nowhere/index"],
    ["GIT_EXTERNAL_DIFF": "touch hacked"], ["GIT_PAGER": "touch hacked", "PAGER": "touch hacked"],
    ["GIT_TRACE": "/dev/stdout"], ["GIT_TRACE2": "1", "GIT_TRACE_SETUP": "/dev/stdout"],
    ["GIT_LITERAL_PATHSPECS": "1"], ["GIT_DIFF_OPTS": "-u99"], ["GIT_NAMESPACE": "other"],
    ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"],
    configuration(("core.pager", "touch hacked"), ("diff.external", "touch hacked")),
    configuration(("log.showSignature", "true"), ("log.showRoot", "false"), ("color.ui", "always")),
    configuration(("diff.noprefix", "true"), ("diff.renames", "copies"), ("log.follow", "true")),
    configuration(("format.pretty", "oneline"), ("log.decorate", "full"), ("log.date", "relative")),
  ])
  func `a history comes in the same whatever is set`(variables: [String: String]) throws {
    func history(_ name: String, _ variables: [String: String]) throws -> [String] {
      #expect(try sandbox.ninefold("init", name).status == 0)
      let run = try sandbox.ninefold(
        "import",
        "--git",
        ".",
        "--project",
        name,
        "--json",
        variables: variables
      )
      #expect(run.status == 0, "\(run.errors)")
      let commits = run.json["commits"] as? [[String: Any]] ?? []
      return commits.compactMap { $0["commit"] as? String }
    }

    let usual = try history("A.ninefold", [:])
    let other = try history("B.ninefold", variables)

    #expect(usual.count == 3)
    #expect(other == usual)
    #expect(!sandbox.folder.has("work/hacked"))
  }

  @Test(arguments: ["folders:files", "nowhere", ""])
  func `git is the first program of that name in PATH`(before: String) throws {
    // Neither a folder nor a file without the right to run is a program.
    try sandbox.folder.write("", to: "folders/git/file")
    try sandbox.folder.write("no program", to: "files/git")
    let usual = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let absolute = before.split(separator: ":").map { sandbox.folder.path(String($0)) }

    // The second path begins with a folder relative to git's working folder.
    for path in [(absolute + [usual]).joined(separator: ":"), "\(before):\(usual)"] {
      let run = try sandbox.ninefold("git", "status", variables: ["PATH": path])
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  @Test func `a trace among git's answers is no path to write to`() throws {
    #expect(try sandbox.ninefold("git", "uninstall").status == 0)

    let run = try sandbox.ninefold("git", "install", variables: ["GIT_TRACE": "/dev/stdout"])

    #expect(run.status == 0, "\(run.errors)")
    #expect(try sandbox.text(of: ".gitattributes").contains("merge=ninefold"))
    #expect(try sandbox.ninefold("git", "status").status == 0)
  }
}
