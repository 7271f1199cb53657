import FlyingFox
import LayoutModel
import Ninefold
import NinefoldStudio
import TestSupport
import Testing

/// Conflicts of a merge as the page shows and settles them.
struct ConflictTests {
  private let studio: TestStudio

  /// Two branches that set one constant and one text differently; one deletes the button's constraint
  /// that the other changes.
  init() throws {
    studio = try TestStudio()
    let project = studio.project
    _ = try project.commit("first")
    _ = try project.createBranch("side")
    try set("k30-Aa-001", "constant", "66")
    try set("lb0-Aa-001", "text", "Ours")
    try set("lb0-Aa-001", "textAlignment", "center")
    try set("k20-Aa-001", "constant", "22")
    _ = try project.switchBranch(to: "side")
    try set("k30-Aa-001", "constant", "77")
    try set("lb0-Aa-001", "text", "Theirs")
    try set("lb0-Aa-001", "textAlignment", "right")
    try project.apply(
      .delete(ObjectID("k20-Aa-001"), from: .outline, command: false),
      to: studio.document
    )
    _ = try project.switchBranch(to: "main")
    _ = try project.merge("side")
  }

  private func set(_ id: String, _ path: String, _ value: String) throws {
    try studio.project.apply(
      .set(ObjectID(id), PropertyPath(path), .text(value)),
      to: studio.document
    )
  }

  private func resolve(_ members: String) -> String {
    "{\"document\":\"\(studio.document)\",\(members)}"
  }

  private func roots() async throws -> [String] {
    try await studio.array("GET", "/api/conflicts").map { try #require($0["root"] as? String) }
  }

  @Test func `each choice has the values of both sides and of the base`() async throws {
    let conflicts = try await studio.array("GET", "/api/conflicts")
    let shown = try conflicts.flatMap { conflict in
      let parts = try #require(conflict["parts"] as? [[String: Any]])
      return parts.map { part in
        ["object", "path", "base", "ours", "theirs"].map { part[$0] as? String ?? "–" }
          .joined(separator: " ")
      }
    }

    #expect(Set(shown).contains("k30-Aa-001 constant 100 66 77"))
    #expect(Set(shown).contains("lb0-Aa-001 text Beds & borders Ours Theirs"))
    #expect(conflicts.filter { $0["root"] as? String == "lb0-Aa-001" }.count == 2)
    let scene = try await studio.json("GET", "/api/scene?document=\(studio.document)")
    #expect(scene["conflicts"] as? Int == shown.count)
  }

  @Test func `picking a side is one edit, as the command's is`() async throws {
    let before = try studio.project.log().count
    let body = resolve("\"root\":\"k30-Aa-001\",\"choice\":\"theirs\"")
    let answer = try await studio.json("POST", "/api/resolve", body: body)

    #expect(answer["meanings"] as? [String] == ["resolve k30-Aa-001 constant to theirs"])
    #expect(try studio.project.log().count == before + 1)
    #expect(try await !roots().contains("k30-Aa-001"))
    _ = try await studio.json("POST", "/api/undo")
    #expect(try await roots().contains("k30-Aa-001"))
  }

  @Test func `one of several conflicts of an object is settled alone, by a value too`()
    async throws
  {
    let place = "\"root\":\"lb0-Aa-001\",\"path\":\"text\",\"sizeClass\":\"any-any\""
    _ = try await studio.json(
      "POST",
      "/api/resolve",
      body: resolve(place + ",\"value\":\"Both\"")
    )

    #expect(try await roots().filter { $0 == "lb0-Aa-001" }.count == 1)
    let label = try studio.project.document(named: studio.document).objects
      .first { $0.id.rawValue == "lb0-Aa-001" }
    #expect(label?.attribute("text") == "Both")
  }

  @Test(arguments: [
    ("\"root\":\"k30-Aa-001\"", 400), ("\"root\":\"k30-Aa-001\",\"choice\":\"mine\"", 400),
    ("\"root\":\"nowhere\",\"choice\":\"ours\"", 422),
    ("\"root\":\"k30-Aa-001\",\"path\":\"priority\",\"choice\":\"ours\"", 422),
    ("\"root\":\"k30-Aa-001\",\"sizeClass\":\"huge-huge\",\"choice\":\"ours\"", 422),
  ])
  func `what settles nothing is refused`(members: String, status: Int) async throws {
    let before = try studio.project.log().count
    let answer = await studio.send("POST", "/api/resolve", body: resolve(members))

    #expect(answer.statusCode.code == status)
    #expect(try studio.project.log().count == before)
  }
}
