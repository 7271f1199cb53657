import Foundation
import NinefoldCLI
import TestSupport
import Testing

/// The JSON of commands is as `docs/schemas` describes it.
struct SchemaTests {
  @Test(
    arguments: [
      ("check.json", ["check", "--document", "Flow.storyboard", "--json"]),
      ("check.json", ["check", "--file", "Adaptive.storyboard", "--json"]),
      ("check.json", ["check", "Adaptive.storyboard", "--fix", "--dry-run", "--json"]),
      ("diff-file.json", ["diff-file", "Adaptive.storyboard", "Flow.storyboard", "--json"]),
      ("frames.json", ["frames", "--document", "Flow.storyboard", "--canvas", "--json"]),
      (
        "layout.json",
        ["layout", "--document", "Adaptive.storyboard", "--class", "wC-hR", "--json"]
      ),
      ("layout.json", ["layout", "--document", "Flow.storyboard", "--json"]),
      ("outlets.json", ["outlets", "Flow.storyboard", "--json"]),
      ("inspect.json", ["inspect", "lb0-Aa-001", "--json"]),
      ("inspect.json", ["inspect", "sg1-Fl-001", "--json"]),
      ("tree.json", ["tree", "Flow.storyboard", "--json"]),
      ("find.json", ["find", "--kind", "label", "--json"]),
      ("edit.json", ["set", "lb0-Aa-001", "text", "Hello", "--check", "--json"]),
      ("edit.json", ["add", "label", "--into", "rt1-Fl-001", "--json", "--dry-run"]),
      (
        "edit.json",
        ["set", "--file", "Flow.storyboard", "bt1-Fl-001", "tag", "4", "--json", "--dry-run"]
      ),
      ("edit.json", ["delete", "k40-Aa-001", "--json", "--strict"]),
    ] as [(String, [String])]
  )
  func `a command prints what its schema describes`(schema: String, arguments: [String]) throws {
    let workspace = try Workspace()

    let run = try CommandRun(arguments, in: workspace.folder.path)

    #expect(run.status < 2, "\(run.errors)")
    #expect(!run.json.isEmpty || run.text == "{}\n")
    #expect(try JSONSchema(named: schema).problems(with: run.json) == [])
  }

  @Test func `a schema refuses what it does not describe`() throws {
    let schema = try JSONSchema(named: "outlets.json")
    let connection: [String: Any] = [
      "id": "a", "kind": "outlet", "source": "b", "label": "c", "identifier": NSNull(),
      "event": NSNull(), "keyPath": NSNull(), "destination": "d", "activeIn": [String](),
    ]
    func problems(_ change: [String: Any]) -> [String] {
      let connection = connection.merging(change) { $1 }
      return schema.problems(with: ["document": "e", "connections": [connection]])
    }

    #expect(problems([:]) == [])
    #expect(problems(["kind": "wire"]).count == 1)
    #expect(problems(["id": 5]).count == 1)
    #expect(problems(["more": 5]).count == 1)
    #expect(problems(["activeIn": ["any-any"]]).count == 1)
    #expect(schema.problems(with: ["document": "e"]).count == 1)
  }

  @Test func `every schema is named in the documentation, and read by a test`() throws {
    let page = try #require(Repository.text(of: "docs/json.md"))

    for name in try Repository.names(in: "docs/schemas") where name.hasSuffix(".json") {
      #expect(page.contains("schemas/\(name)"), "\(name)")
    }
  }
}
