import TestSupport
import Testing

/// What an edit changed, with the names of the objects.
struct ShowTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    let run = try CommandRun(arguments, in: workspace.folder.path)
    #expect(run.status == 0, "\(arguments): \(run.errors)")
    return run
  }

  @Test func `values are shown with the names of their objects`() throws {
    _ = try run("set", "lb0-Aa-001", "text", "a")
    _ = try run("set", "k30-Aa-001", "constant", "110")

    let label = try run("show", "2").text
    let constraint = try run("show", "3").text

    #expect(label.contains("\n  Adaptive.storyboard:lb0-Aa-001 label \"Heading\": text "))
    #expect(
      constraint.contains(
        "\n  Adaptive.storyboard:k30-Aa-001 constraint Side.width = 110: constant 100 → 110"
      )
    )
  }

  @Test func `an added object is shown with its name and its parent's`() throws {
    _ = try run("add", "label", "--into", "sd0-Aa-001", "--label", "Note")

    let run = try run("show", "2")

    #expect(run.text.contains(" label \"Note\" in view \"Side\" (sd0-Aa-001)"))
    let changes = try #require(
      try self.run("show", "2", "--json").json["changes"] as? [[String: Any]]
    )
    #expect(changes.contains { $0["name"] as? String == "Note" })
  }

  @Test func `another order of attributes is no move of the object`() throws {
    let name = "Adaptive.storyboard"
    let text = try workspace.folder.text(of: name)
    let label = try #require(text.split(separator: "\n").first { $0.contains("id=\"lb0-Aa-001\"") })
    let other = label.replacing(" opaque=\"NO\"", with: "")
      .replacing(" id=", with: " opaque=\"NO\" id=")
    try #require(other != label)
    try workspace.folder.write(text.replacing(label, with: other), to: name)
    _ = try run("sync")

    let shown = try run("show", "2").text

    #expect(shown.contains("\n  \(name):lb0-Aa-001: order in the file of "), "\(shown)")
    #expect(!shown.contains("moved"), "\(shown)")
  }

  @Test func `the first edit is shown without names`() throws {
    #expect(try run("show", "1").text.contains("added document Adaptive.storyboard"))
  }
}
