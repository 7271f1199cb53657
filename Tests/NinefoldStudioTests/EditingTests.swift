import FlyingFox
import Foundation
import LayoutModel
import Ninefold
import TestSupport
import Testing

@testable import NinefoldStudio

/// What the page asks for and does, route by route.
struct EditingTests {
  private let studio: TestStudio

  init() throws {
    studio = try TestStudio()
  }

  @Test func `the project, its scenes and a scene on its canvas`() async throws {
    let project = try await studio.json("GET", "/api/project")
    #expect((project["documents"] as? [String])?.first == studio.document)
    #expect((project["classes"] as? [Any])?.count == 9)
    let scene = try await studio.json("GET", "/api/scene?document=\(studio.document)")
    let canvas = try #require(scene["canvas"] as? [String: Any])
    #expect(canvas["sizeClass"] as? String == "any-any")
    let views = try #require(canvas["views"] as? [String])
    #expect(views.contains("lb0-Aa-001"))
    #expect((canvas["frames"] as? [Any])?.count == views.count)
  }

  @Test func `one answer has all that a page begins with`() async throws {
    func text(_ value: Any?) throws -> String {
      let data = try JSONSerialization.data(withJSONObject: #require(value), options: .sortedKeys)
      return String(decoding: data, as: UTF8.self)
    }
    let opening = try await studio.json("GET", "/api/opening")
    let query = "?document=\(studio.document)"

    #expect(try await text(opening["project"]) == text(studio.json("GET", "/api/project")))
    #expect(try await text(opening["scenes"]) == text(studio.array("GET", "/api/scenes" + query)))
    #expect(try await text(opening["scene"]) == text(studio.json("GET", "/api/scene" + query)))
  }

  @Test func `what a page begins with is as the project is`() async throws {
    func opening() async throws -> String {
      try await TestStudio.text(studio.send("GET", "/api/opening"))
    }
    let first = try await opening()
    _ = await studio.send("POST", "/api/edit", body: studio.set("lb0-Aa-001", "text", "Another"))
    let edited = try await opening()
    _ = await studio.send("POST", "/api/undo")

    #expect(!first.contains("Another") && edited.contains("Another"))
    #expect(try await !opening().contains("Another"))
  }

  @Test func `a project without documents opens too`() async throws {
    let empty = try TestStudio(importing: [])
    let opening = try await empty.json("GET", "/api/opening")

    #expect((opening["scenes"] as? [Any])?.isEmpty == true)
    #expect(opening["scene"] == nil)
  }

  @Test func `the inspector tells an object of another scene too`() async throws {
    let (adaptive, other) = (Fixture.adaptive.rawValue, Fixture.flow.rawValue)
    let flow = studio.document.replacingOccurrences(of: adaptive, with: other)
    for scene in ["sc0-Fl-001", "sc1-Fl-001"] {
      let path = "/api/object?document=\(flow)&scene=\(scene)&object=tf1-Fl-001"
      #expect(try await studio.json("GET", path)["kind"] as? String == "textField")
    }
  }

  @Test func `the canvas is that of the editing class, of a device, of a share`() async throws {
    _ = try await studio.json("POST", "/api/use?class=compact-regular")
    for (query, name, sizeClass) in [
      ("", "compact-regular", "compact-regular"),
      ("&device=iPhone%208&orientation=landscape", "iPhone 8, landscape", "compact-compact"),
      (
        "&device=iPad%20Air%202&orientation=landscape&share=half",
        "iPad Air 2, landscape, Split View 1/2", "compact-regular"
      ),
    ] {
      let scene = try await studio.json("GET", "/api/scene?document=\(studio.document)" + query)
      let canvas = try #require(scene["canvas"] as? [String: Any])
      #expect(canvas["name"] as? String == name)
      #expect(canvas["sizeClass"] as? String == sizeClass)
    }
  }

  @Test func `a row is added, holds in its class, and is removed`() async throws {
    let row = studio.set("k20-Aa-001", "constant", "40", in: "compact-any")
    _ = try await studio.json("POST", "/api/edit", body: row)

    #expect(try await values(of: "k20-Aa-001", "constant") == ["any-any 8", "compact-any 40"])
    let canvas = { try await studio.frame(of: "bt0-Aa-001", in: $0) }
    #expect(try await canvas("compact-regular")[1] - canvas("regular-regular")[1] == 32)

    let unset =
      "{\"document\":\"\(studio.document)\",\"steps\":[{\"action\":\"unset\","
      + "\"object\":\"k20-Aa-001\",\"path\":\"constant\",\"sizeClass\":\"compact-any\"}]}"
    _ = try await studio.json("POST", "/api/edit", body: unset)
    #expect(try await values(of: "k20-Aa-001", "constant") == ["any-any 8"])
  }

  @Test func `Command-delete uninstalls from the class, delete takes out of the project`()
    async throws
  {
    _ = try await studio.json("POST", "/api/use?class=compact-regular")
    _ = try await studio.json("POST", "/api/edit", body: delete("bt0-Aa-001", command: true))
    #expect(try await inactive("bt0-Aa-001", in: "compact-regular") == "not installed")
    #expect(try await inactive("bt0-Aa-001", in: "regular-regular") == nil)

    _ = try await studio.json("POST", "/api/edit", body: delete("bt0-Aa-001", command: false))
    #expect(
      try studio.project.document(named: studio.document)
        .objects.contains { $0.id.rawValue == "bt0-Aa-001" } == false
    )
  }

  @Test func `undo takes back and redo does again`() async throws {
    let edit = studio.set("lb0-Aa-001", "text", "Hello")
    _ = try await studio.json("POST", "/api/edit", body: edit)
    _ = try await studio.json("POST", "/api/undo")
    #expect(try await values(of: "lb0-Aa-001", "text").first == "any-any Beds & borders")
    _ = try await studio.json("POST", "/api/redo")
    #expect(try await values(of: "lb0-Aa-001", "text").first == "any-any Hello")
  }

  @Test func `the past can be looked at and not edited`() async throws {
    let edit = studio.set("lb0-Aa-001", "text", "Hello")
    _ = try await studio.json("POST", "/api/edit", body: edit)

    #expect(try await values(of: "lb0-Aa-001", "text", at: "1").first == "any-any Beds & borders")
    #expect(await studio.send("POST", "/api/edit?at=1", body: edit).statusCode == .conflict)
  }

  @Test func `a preview shows where views would be and edits nothing`() async throws {
    let step = studio.set("k20-Aa-001", "constant", "20")
    let path = "/api/preview?document=\(studio.document)&class=any-any"
    let before = try await studio.frame(of: "bt0-Aa-001", in: "any-any")
    let moved = try await moved(by: step, path)

    #expect((moved["bt0-Aa-001"] as? [Double])?[1] == before[1] + 12)
    #expect(moved["lb0-Aa-001"] == nil, "a view that stays is not listed")
    #expect(try studio.project.log().count == 1)
    _ = try await studio.json("POST", "/api/edit", body: step)
    #expect(try await studio.frame(of: "bt0-Aa-001", in: "any-any")[1] == before[1] + 12)
  }

  @Test func `a preview says which views lose their place`() async throws {
    let step =
      "{\"document\":\"\(studio.document)\",\"steps\":[{\"action\":\"delete\","
      + "\"object\":\"bt0-Aa-001\",\"place\":\"canvas\"}]}"
    let path = "/api/preview?document=\(studio.document)&class=any-any"

    #expect(try await moved(by: step, path)["bt0-Aa-001"] is NSNull)
  }

  /// The frames of the views that an edit would move, by id.
  private func moved(by step: String, _ path: String) async throws -> [String: Any] {
    let query = "document=\(studio.document)&class=any-any"
    let scene = try await studio.json("GET", "/api/scene?\(query)")
    let canvas = try #require(scene["canvas"] as? [String: Any])
    let views = try #require(canvas["views"] as? [String])
    let moved = try await studio.json("POST", path, body: step)["moved"] as? [String: Any]
    return try Dictionary(
      #require(moved).compactMap { index, frame in Int(index).map { (views[$0], frame) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  @Test func `a change made elsewhere ends the wait`() async throws {
    let state = try ProjectState(of: studio.project)
    let path = "/api/changes?edit=\(state.edit)&class=\(state.sizeClass)"
    async let answer = studio.json("GET", path)
    let other = try Project.open(at: studio.project.path)
    try other.apply(.set(ObjectID("lb0-Aa-001"), "text", "Elsewhere"), to: studio.document)

    #expect(try await answer["edit"] as? Int64 == state.edit + 1)
    let again = "/api/changes?edit=\(state.edit + 1)&class=any-any"
    async let classChange = studio.json("GET", again)
    try other.use(SizeClass.finals[0])
    #expect(try await classChange["sizeClass"] as? String == SizeClass.finals[0].description)
  }

  @Test func `findings and history`() async throws {
    let findings = try await studio.array("GET", "/api/findings?document=\(studio.document)")
    #expect(findings.contains { $0["kind"] as? String == "ambiguous" })
    let history = try await studio.array("GET", "/api/history")
    #expect(history.map { $0["number"] as? Int } == [1])
  }

  @Test func `findings are those of the state and the canvas that are asked for`() async throws {
    func placed(_ query: String = "") async throws -> Bool {
      let path = "/api/findings?document=\(studio.document)\(query)"
      return try await studio.array("GET", path).contains {
        $0["object"] as? String == "bt0-Aa-001"
          && ($0["message"] as? String)?.contains("Y position") ?? false
      } == false
    }
    #expect(try await placed("&class=regular-regular"))
    let edit =
      "{\"document\":\"\(studio.document)\",\"steps\":[{\"action\":\"uninstall\","
      + "\"object\":\"k20-Aa-001\",\"sizeClass\":\"regular-regular\"}]}"
    _ = try await studio.json("POST", "/api/edit", body: edit)

    #expect(try await !placed("&class=regular-regular"))
    #expect(try await placed("&class=compact-regular"))
    #expect(try await placed("&class=regular-regular&at=1"))
  }

  @Test func `two revisions are compared`() async throws {
    _ = try await studio.json(
      "POST",
      "/api/edit",
      body: studio.set("k20-Aa-001", "constant", "48", in: "compact-regular")
    )
    let changes = try await studio.array("GET", "/api/diff?document=\(studio.document)&from=1&to=2")

    #expect(changes.count == 1)
    #expect(changes[0]["object"] as? String == "k20-Aa-001")
    #expect(changes[0]["sizeClass"] as? String == "compact-regular")
    #expect(changes[0]["new"] as? String == "48")
    let same = try await studio.array("GET", "/api/diff?document=\(studio.document)&from=2&to=2")
    #expect(same.isEmpty)
    let missing = await studio.send("GET", "/api/diff?document=\(studio.document)&from=1&to=nine")
    #expect(missing.statusCode == .unprocessableContent)
  }

  @Test func `a view and a constraint are added where the mouse says`() async throws {
    func step(_ members: String) -> String {
      "{\"document\":\"\(studio.document)\",\"steps\":[{\(members)}]}"
    }
    let view = try await studio.json(
      "POST",
      "/api/edit",
      body: step(
        "\"action\":\"add\",\"object\":\"bx0-Aa-001\",\"value\":\"label\",\"frame\":\"10 20 42 21\""
      )
    )
    let id = try #require(view["subject"] as? String)
    let notation = "\\\"\(id)\\\".leading = \\\"bx0-Aa-001\\\".leading + 10"
    let tie = try await studio.json(
      "POST",
      "/api/edit",
      body: step("\"action\":\"constrain\",\"object\":\"\(id)\",\"value\":\"\(notation)\"")
    )
    let constraint = try #require(tie["subject"] as? String)

    #expect(try await values(of: id, "frame") == ["any-any 10 20 42 21"])
    #expect(try await values(of: constraint, "constant") == ["any-any 10"])
    let wrong = await studio.send(
      "POST",
      "/api/edit",
      body: step("\"action\":\"constrain\",\"object\":\"\(id)\",\"value\":\"a.leading\"")
    )
    #expect(wrong.statusCode == .badRequest)
    #expect(try await TestStudio.text(wrong).contains("column 10"))
  }

  // MARK: - Support

  private func values(of id: String, _ name: String, at revision: String = "") async throws
    -> [String]
  {
    let path = "/api/object?document=\(studio.document)&object=\(id)&at=\(revision)"
    let object = try await studio.json("GET", path)
    let settings = try #require(object["settings"] as? [[String: Any]])
    let setting = try #require(settings.first { $0["name"] as? String == name })
    let rows = try #require(setting["rows"] as? [[String: Any]])
    return rows.map { "\($0["sizeClass"] ?? "") \($0["value"] ?? "")" }
  }

  private func inactive(_ id: String, in sizeClass: String) async throws -> String? {
    let path = "/api/scene?document=\(studio.document)&class=\(sizeClass)"
    let objects = try #require(try await studio.json("GET", path)["objects"] as? [[String: Any]])
    return try #require(objects.first { $0["id"] as? String == id })["inactive"] as? String
  }

  private func delete(_ id: String, command: Bool) -> String {
    "{\"document\":\"\(studio.document)\",\"steps\":[{\"action\":\"delete\",\"object\":\"\(id)\","
      + "\"place\":\"canvas\",\"command\":\(command)}]}"
  }
}
