import FlyingFox
import Foundation
import Ninefold
import TestSupport
import Testing

@testable import NinefoldStudio

/// A studio over the adaptive and the flow fixture, asked without a network.
struct TestStudio {
  let project: Project
  /// The name of the adaptive fixture's document.
  let document: String
  let token = RequestAuthorizer.freshToken()
  private let folder: TemporaryFolder
  private let routes: Routes

  /// - Parameters:
  ///   - more: Other files of `Tests/Fixtures`.
  ///   - files: Other files beside the documents, by name.
  init(
    importing fixtures: [Fixture] = [.adaptive, .flow],
    and more: String...,
    beside files: [String: [UInt8]] = [:]
  ) throws {
    folder = try TemporaryFolder()
    for (name, bytes) in files { try folder.write(bytes, to: name) }
    for fixture in fixtures { try folder.write(try fixture.bytes(), to: fixture.rawValue) }
    for name in more {
      let text = try #require(Repository.text(of: "Tests/Fixtures/\(name)"))
      try folder.write(Array(text.utf8), to: String(name.split(separator: "/").last ?? ""))
    }
    document = folder.path(Fixture.adaptive.rawValue)
    project = try Project.create(at: folder.path("App.ninefold"))
    if !fixtures.isEmpty { _ = try project.importDocuments(at: [folder.path]) }
    routes = Routes(project, authorizer: RequestAuthorizer(token: token, address: Studio.loopback))
  }

  func send(_ method: String, _ path: String, body: String = "", headers: [String: String] = [:])
    async -> HTTPResponse
  {
    await send(method, path, token: token, body: body, headers: headers)
  }

  func send(
    _ method: String,
    _ path: String,
    token: String?,
    body: String = "",
    headers: [String: String] = [:]
  ) async -> HTTPResponse {
    var all: HTTPHeaders = [.host: "127.0.0.1:8123"]
    if let token { all[HTTPHeader("X-Ninefold-Token")] = token }
    for (name, value) in headers { all[HTTPHeader(name)] = value }
    let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
    let target = HTTPRequest.Target(path: parts[0], query: parts.count > 1 ? parts[1] : "")
    return await routes.handleRequest(
      HTTPRequest(
        method: HTTPMethod(method),
        version: .http11,
        target: target,
        headers: all,
        body: HTTPBodySequence(data: Data(body.utf8))
      )
    )
  }

  func json(_ method: String, _ path: String, body: String = "") async throws -> [String: Any] {
    try #require(try await object(method, path, body) as? [String: Any])
  }

  /// The document of a fixture.
  func document(of fixture: Fixture) -> String { folder.path(fixture.rawValue) }

  func array(_ method: String, _ path: String) async throws -> [[String: Any]] {
    try #require(try await object(method, path, "") as? [[String: Any]])
  }

  private func object(_ method: String, _ path: String, _ body: String) async throws -> Any {
    let answer = await send(method, path, body: body)
    let text = try await TestStudio.text(answer)
    try #require(answer.statusCode == .ok, "\(text)")
    return try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  /// A view's place on the canvas of a class.
  func frame(of id: String, in sizeClass: String) async throws -> [Double] {
    let path = "/api/scene?document=\(document)&class=\(sizeClass)"
    let canvas = try #require(try await json("GET", path)["canvas"] as? [String: Any])
    return try TestStudio.frame(of: id, on: canvas)
  }

  static func frame(of id: String, on canvas: [String: Any]) throws -> [Double] {
    let views = try #require(canvas["views"] as? [String])
    let frames = try #require(canvas["frames"] as? [Any])
    let index = try #require(views.firstIndex(of: id))
    return try #require(frames[index] as? [Double])
  }

  static func text(_ answer: HTTPResponse) async throws -> String {
    String(decoding: try await answer.bodyData, as: UTF8.self)
  }

  /// The body of an edit that sets a value.
  func set(_ id: String, _ path: String, _ value: String, in sizeClass: String? = nil)
    -> String
  {
    let row = sizeClass.map { ",\"sizeClass\":\"\($0)\"" } ?? ""
    return "{\"document\":\"\(document)\",\"steps\":[{\"action\":\"set\","
      + "\"object\":\"\(id)\",\"path\":\"\(path)\",\"value\":\"\(value)\"\(row)}]}"
  }
}
