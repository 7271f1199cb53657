import Foundation
import Ninefold
import NinefoldStudio
import TestSupport
import Testing

/// Bytes over a real socket, as a browser, another program or an attacker sends them.
@Suite(.serialized)
struct SocketTests {
  private let folder: TemporaryFolder
  private let project: Project

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Fixture.adaptive.bytes(), to: "Adaptive.storyboard")
    project = try Project.create(at: folder.path("App.ninefold"))
    _ = try project.importDocuments(at: [folder.path("Adaptive.storyboard")])
  }

  /// Serves the project while the body runs.
  private func serving(_ body: (_ port: UInt16, _ token: String) async throws -> Void) async throws
  {
    let studio = try Studio(project)
    let (urls, ready) = AsyncStream.makeStream(of: String.self)
    let server = Task { try await studio.run { ready.yield($0) } }
    defer { server.cancel() }
    let url = try #require(await urls.first { _ in true })
    let match = try #require(url.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/\?token=(\w+)/))
    try await body(try #require(UInt16(match.1)), String(match.2))
  }

  /// The status that a request is answered with; nil if the studio closes the connection instead.
  private func status(_ port: UInt16, _ request: String, isEnd: Bool = false) async throws -> Int? {
    let answer = try await RawConnection.send(Array(request.utf8), to: port, isEnd: isEnd)
    return answer.firstMatch(of: /^HTTP\/1\.1 (\d+)/).flatMap { Int($0.1) }
  }

  private func post(_ port: UInt16, _ token: String, _ headers: String, _ body: String = "")
    -> String
  {
    "POST /api/edit HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nX-Ninefold-Token: \(token)\r\n"
      + "\(headers)\r\n\r\n\(body)"
  }

  @Test func `only who knows the token is answered, from here only`() async throws {
    try await serving { port, token async throws in
      let host = "Host: 127.0.0.1:\(port)\r\nConnection: close"
      func get(_ path: String, _ headers: String) -> String {
        "GET \(path) HTTP/1.1\r\n\(headers)\r\n\r\n"
      }

      #expect(try await status(port, get("/?token=\(token)", host)) == 303)
      #expect(try await status(port, get("/?token=0\(token.dropFirst())x", host)) == 403)
      #expect(try await status(port, get("/api/project", host)) == 403)
      let right = host + "\r\nX-Ninefold-Token: \(token)"
      #expect(try await status(port, get("/api/project", right)) == 200)
      #expect(
        try await status(port, get("/api/project", right + "\r\nOrigin: http://evil.example"))
          == 403
      )
      let elsewhere = right.replacingOccurrences(of: "127.0.0.1", with: "evil.example")
      #expect(try await status(port, get("/api/project", elsewhere)) == 403)
    }
  }

  @Test func `what is too large is refused without being read`() async throws {
    try await serving { port, token async throws in
      let announced = post(port, token, "Content-Length: 99999999999", "{")
      #expect(try await status(port, announced) == 413)
      let piece = String(repeating: "x", count: 0x4000)
      let chunks = String(repeating: "4000\r\n\(piece)\r\n", count: 8)
      let chunked = post(port, token, "Transfer-Encoding: chunked", chunks + "0\r\n\r\n")
      #expect(try await status(port, chunked) == 413)
      let edits = try project.log().count
      #expect(edits == 1)
    }
  }

  @Test func `what is malformed is refused, and the studio goes on`() async throws {
    try await serving { port, token async throws in
      for body in ["{", "[]", "\u{0}", String(repeating: "[", count: 30_000)] {
        let length = "Content-Length: \(body.utf8.count)\r\nConnection: close"
        #expect(try await status(port, post(port, token, length, body)) == 400)
      }
      for garbage in [
        "", "\r\n\r\n", "GARBAGE\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
        "POST /api/edit HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
        "GET /%%%zz?\u{7f}=%00 HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n",
        // The server library copies a line with each piece that arrives, so longer ones take seconds.
        String(repeating: "A", count: 10_000),
      ] {
        let answer = try await status(port, garbage, isEnd: true)
        #expect(answer.map { (400..<500).contains($0) } ?? true, "\(garbage.prefix(40))")
      }
      let edits = try project.log().count
      #expect(edits == 1)
      let alive =
        "GET /api/project HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
        + "X-Ninefold-Token: \(token)\r\n\r\n"
      #expect(try await status(port, alive) == 200)
    }
  }

  @Test func `hundreds of slow and idle connections keep nobody waiting`() async throws {
    try await serving { port, token async throws in
      let host = "Host: 127.0.0.1:\(port)\r\nX-Ninefold-Token: \(token)\r\n"
      let begun =
        Array(repeating: "GET /api/project HTTP/1.1\r\nHost: 127", count: 200)
        + Array(repeating: post(port, token, "Content-Length: 60000", "{"), count: 100)
        + Array(
          repeating: "GET /api/changes?edit=1&class=any-any HTTP/1.1\r\n\(host)\r\n",
          count: 100
        )
      let connections = try begun.map { try RawConnection.open(Array($0.utf8), to: port) }
      defer { connections.forEach { close($0) } }

      for _ in 0..<5 {
        let answered = try await status(
          port,
          "GET /api/project HTTP/1.1\r\n\(host)Connection: close\r\n\r\n"
        )
        #expect(answered == 200)
      }
    }
  }

  @Test func `hundreds of requests at once are all answered`() async throws {
    try await serving { port, token async throws in
      let request =
        "GET /api/project HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nX-Ninefold-Token: \(token)\r\n"
        + "Connection: close\r\n\r\n"
      let answered = try await withThrowingTaskGroup(of: Int?.self) { group in
        for _ in 0..<300 { group.addTask { try await status(port, request) } }
        return try await group.reduce(into: [Int?]()) { $0.append($1) }
      }
      #expect(answered.count { $0 == 200 } == 300)
    }
  }

  @Test(arguments: ["", "x", "127.0.0.1:evil.example", "127.0.0.1:80@evil.example", "127.1", "0"])
  func `no other spelling of a host leads in`(name: String) async throws {
    try await serving { port, token async throws in
      let answered = try await status(
        port,
        "GET /api/project HTTP/1.1\r\nHost: \(name)\r\nX-Ninefold-Token: \(token)\r\n"
          + "Connection: close\r\n\r\n"
      )
      #expect(answered == 403)
    }
  }
}
