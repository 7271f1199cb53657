import TestSupport
import Testing

/// What stands for a cause in other tools is the same however a document is named.
struct CheckIdentityTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for fixture in [Fixture.flow, .adaptive] {
      try folder.write(fixture.text(), to: "Views/\(fixture.rawValue)")
    }
    let conflicts = """
      <constraint firstItem="a" firstAttribute="width" constant="10" id="c8"/>
      <constraint firstItem="a" firstAttribute="width" constant="90" id="c9"/>
      """
    try folder.write(
      CheckTests.document(rows: conflicts),
      to: "Views/Base.lproj/Conflict.storyboard"
    )
  }

  private func fingerprints(_ arguments: String...) throws -> [String] {
    let run = try CommandRun(["check", "--all", "--json"] + arguments, in: folder.path)
    let causes = try #require(run.json["causes"] as? [[String: Any]])
    return causes.compactMap { $0["fingerprint"] as? String }.sorted()
  }

  @Test func `a path that is relative, absolute or in a project gives the same`() throws {
    let relative = try fingerprints("Views")
    try #require(try CommandRun(["init", "App.ninefold"], in: folder.path).status == 0)
    try #require(try CommandRun(["import", "Views"], in: folder.path).status == 0)

    let absolute = try fingerprints(folder.path + "/Views")
    let stored = try fingerprints()

    #expect(!relative.isEmpty)
    #expect(Set(relative).count == relative.count)
    #expect(relative.allSatisfy { $0.count == 32 })
    #expect(absolute == relative)
    #expect(stored == relative)
  }

  @Test func `no format reports a finding twice`() throws {
    let run = try CommandRun(["check", "--all", "--json", "Views"], in: folder.path)
    let found = try #require(run.json["findings"] as? [[String: Any]])
    let names = found.map { "\($0["document"] ?? "") \($0["id"] ?? "") \($0["class"] ?? "")" }
    let text = try CommandRun(["check", "--all", "Views"], in: folder.path)

    #expect(Set(names).count == names.count)
    #expect(Set(text.lines).count == text.lines.count)
    #expect(text.text.contains("[unsatisfiable]"))
  }
}
