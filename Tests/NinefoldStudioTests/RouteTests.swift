import FlyingFox
import Foundation
import LayoutModel
import Ninefold
import TestSupport
import Testing

@testable import NinefoldStudio

/// Requests as a browser, a command line or an attacker sends them.
struct RouteTests {
  private let studio: TestStudio

  init() throws {
    studio = try TestStudio()
  }

  // MARK: - Who gets in

  @Test func `the token in the URL becomes a cookie that lets the page in`() async throws {
    let first = await studio.send("GET", "/?token=\(studio.token)", token: nil)
    #expect(first.statusCode == .seeOther)
    #expect(first.headers[.location] == "/")
    let cookie = try #require(first.headers[.setCookie])
    #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))

    let pair = String(cookie.prefix { $0 != ";" })
    let page = await studio.send("GET", "/", token: nil, headers: ["Cookie": "a=b; \(pair)"])
    #expect(page.statusCode == .ok)
  }

  @Test(arguments: ["", "0", "wrong", String(repeating: "0", count: 32)])
  func `a wrong token is refused`(token: String) async {
    for path in ["/?token=\(token)", "/api/project?token=\(token)"] {
      #expect(await studio.send("GET", path, token: nil).statusCode == .forbidden)
    }
    #expect(await studio.send("GET", "/api/project", token: token).statusCode == .forbidden)
    let cookie = ["Cookie": "ninefold-studio-8123=\(token)"]
    #expect(await studio.send("GET", "/", token: nil, headers: cookie).statusCode == .forbidden)
  }

  @Test(arguments: ["/", "/studio.js", "/api/project", "/api/scene", "/nowhere"])
  func `nothing is told without a token`(path: String) async {
    #expect(await studio.send("GET", path, token: nil).statusCode == .forbidden)
  }

  @Test(arguments: [
    ["Origin": "http://evil.example"], ["Origin": "http://127.0.0.1:9999"], ["Origin": "null"],
    ["Origin": "https://127.0.0.1:8123"], ["Sec-Fetch-Site": "cross-site"],
    ["Sec-Fetch-Site": "same-site"],
  ])
  func `another site is refused, token or not`(headers: [String: String]) async throws {
    let edit = studio.set("lb0-Aa-001", "text", "Evil")
    let answer = await studio.send("POST", "/api/edit", body: edit, headers: headers)

    #expect(answer.statusCode == .forbidden)
    #expect(try studio.project.log().count == 1)
  }

  @Test(arguments: ["evil.example", "evil.example:8123", "127.0.0.1.evil.example:8123", ""])
  func `a name that was made to lead here is refused`(host: String) async {
    let answer = await studio.send("GET", "/api/project", headers: ["Host": host])

    #expect(answer.statusCode == .forbidden)
  }

  @Test func `tokens differ`() {
    #expect(Set((0..<100).map { _ in RequestAuthorizer.freshToken() }).count == 100)
    #expect(RequestAuthorizer.freshToken().utf8.count == 32)
  }

  // MARK: - What is sent

  @Test func `a body that is too large is refused unread`() async throws {
    let large = String(repeating: "x", count: Routes.bodyLimit + 1)
    let body = studio.set("lb0-Aa-001", "text", large)
    let answer = await studio.send("POST", "/api/edit", body: body)

    #expect(answer.statusCode == .payloadTooLarge)
    #expect(answer.headers[.connection] == "close")
    #expect(try studio.project.log().count == 1)
  }

  @Test func `a path that is too long is refused`() async {
    let path = "/api/scene?document=" + String(repeating: "x", count: Routes.targetLimit)

    #expect(await studio.send("GET", path).statusCode == .uriTooLong)
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{\"document\":1}", "{\"document\":\"Adaptive.storyboard\"}",
    "{\"document\":\"Adaptive.storyboard\",\"steps\":[]}",
    "{\"document\":\"Adaptive.storyboard\",\"steps\":[{\"action\":\"erase\",\"object\":\"x\"}]}",
    "{\"document\":\"Adaptive.storyboard\",\"steps\":[{\"action\":\"set\",\"object\":\"lb0-Aa-001\"}]}",
    "{\"document\":\"Adaptive.storyboard\",\"steps\":[{\"action\":\"delete\",\"object\":\"lb0-Aa-001\"}]}",
    "{\"document\":\"Adaptive.storyboard\",\"steps\":[{\"action\":\"unset\",\"object\":\"lb0-Aa-001\","
      + "\"path\":\"text\",\"sizeClass\":\"huge-huge\"}]}",
    String(repeating: "[", count: 20_000),
  ])
  func `a malformed edit is refused`(body: String) async throws {
    let answer = await studio.send("POST", "/api/edit", body: body)

    #expect(answer.statusCode == .badRequest)
    #expect(try studio.project.log().count == 1)
  }

  @Test(arguments: [
    ("GET", "/api/edit", 405), ("POST", "/api/project", 405), ("GET", "/api/nothing", 404),
    ("GET", "/../../etc/passwd", 404), ("GET", "/api/scene", 400),
    ("GET", "/api/scene?document=None.storyboard", 422),
    ("GET", "/api/scene?document=Adaptive.storyboard&class=huge", 400),
    ("GET", "/api/scene?document=Adaptive.storyboard&device=Nokia", 400),
    ("GET", "/api/scene?document=Adaptive.storyboard&at=never", 422),
    ("GET", "/api/changes?edit=x&class=any-any", 400),
    ("POST", "/api/use?class=huge", 400), ("DELETE", "/api/project", 405),
  ])
  func `what makes no sense is refused`(method: String, path: String, status: Int) async {
    let answer = await studio.send(method, path)

    #expect(answer.statusCode.code == status, "\(path)")
  }

  @Test func `an edit that the layout refuses changes nothing and says why`() async throws {
    let answer = await studio.send(
      "POST",
      "/api/edit",
      body: studio.set("lb0-Aa-001", "frame", "wide")
    )

    #expect(answer.statusCode == .unprocessableContent)
    #expect(try await TestStudio.text(answer).contains("x y width height"))
    #expect(try studio.project.log().count == 1)
  }

  // MARK: - What comes back

  @Test func `pages allow no inline script and no other site`() async throws {
    for path in ["/", "/studio.js", "/studio.css", "/icon.svg"] {
      let answer = await studio.send("GET", path)
      #expect(answer.statusCode == .ok, "\(path)")
      let policy = try #require(answer.headers[HTTPHeader("Content-Security-Policy")])
      #expect(policy.contains("default-src 'none'; script-src 'self'"))
      #expect(!policy.contains("unsafe"))
      #expect(answer.headers[HTTPHeader("X-Content-Type-Options")] == "nosniff")
    }
    let page = try await TestStudio.text(studio.send("GET", "/"))
    #expect(!page.contains("<script>") && !page.contains("style=\"") && !page.contains(" onclick"))
  }

  @Test func `every file that the page names is there`() async throws {
    let page = try await TestStudio.text(studio.send("GET", "/"))
    let names = page.matches(of: /(?:href|src)="(\/[^"]+)"/).map { String($0.1) }

    #expect(names.contains("/studio.js") && names.contains("/studio.css"))
    for name in names { #expect(await studio.send("GET", name).statusCode == .ok, "\(name)") }
  }

  @Test func `all modules are in the script, no two with a name in common`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/NinefoldStudio/Page").standardized
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".js") }
    let lines = String(decoding: PageFiles.script, as: UTF8.self).split(separator: "\n")

    #expect(modules.count > 10)
    for module in modules {
      let text = try String(contentsOf: sources.appending(path: module), encoding: .utf8)
      let own = text.split(separator: "\n").filter { $0.hasPrefix("  ") }
      #expect(Set(own).isSubset(of: lines), "\(module)")
    }
    #expect(!lines.contains { $0.hasPrefix("import ") || $0.hasPrefix("export ") })
    let declaration = /^(?:async )?(?:class|const|function|let) (\w+)/
    let names = lines.compactMap { $0.firstMatch(of: declaration)?.1 }
    #expect(names.count > modules.count)
    #expect(Set(names).count == names.count)
  }

  @Test func `names with markup are text in the drawing`() async throws {
    let evil = "<script>alert(1)</script>"
    let edit = await studio.send(
      "POST",
      "/api/edit",
      body: studio.set("lb0-Aa-001", "text", evil)
    )
    #expect(edit.statusCode == .ok)

    let scene = try await studio.json("GET", "/api/scene?document=\(studio.document)")
    let svg = try #require(scene["svg"] as? String)
    #expect(!svg.contains("<script"))
    #expect(svg.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
  }
}
