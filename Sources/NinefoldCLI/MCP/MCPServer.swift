internal import ArgumentParser
internal import LayoutModel

/// A server of the Model Context Protocol: answers messages of one client.
///
/// It speaks the versions with a handshake (`initialize`), and 2026-07-28, in which each request
/// names its version.
struct MCPServer {
  /// The versions that begin with a handshake, newest first.
  static let versions = [newestVersion, "2025-06-18", "2025-03-26", "2024-11-05"]
  static let newestVersion = "2025-11-25"
  /// The version in which each request stands for itself.
  static let statelessVersion = "2026-07-28"
  /// The most bytes of a message.
  static let mostBytes = 4 << 20

  private static let versionKey = "io.modelcontextprotocol/protocolVersion"

  private var session: MCPSession
  /// The version of the handshake; nil before it.
  private var version: String?

  init(_ session: MCPSession) {
    self.session = session
  }

  /// Answers one line of input.
  ///
  /// - Returns: The line to write; nil for a notification.
  mutating func answer(_ line: [UInt8]) -> String? {
    guard line.count <= MCPServer.mostBytes else {
      return MCPServer.error(nil, .invalidRequest, "the message is too long").line
    }
    let message: JSON
    do {
      message = try JSON(parsing: line)
    } catch {
      return MCPServer.error(nil, .parseError, "the line is not JSON").line
    }
    if let batch = message.items { return answer(batch: batch) }
    return answer(message)?.line
  }

  /// Answers several messages at once, which only one version of the protocol has.
  private mutating func answer(batch: [JSON]) -> String? {
    guard version == "2025-03-26", !batch.isEmpty, batch.count <= 100 else {
      return MCPServer.error(nil, .invalidRequest, "a line has one message").line
    }
    var answers: [JSON] = []
    for message in batch {
      if let answer = answer(message) { answers.append(answer) }
    }
    return answers.isEmpty ? nil : JSON.array(answers).line
  }

  private mutating func answer(_ message: JSON) -> JSON? {
    let id = message["id"]
    let hasID = id.map { $0.string != nil || $0.isInteger } ?? false
    guard message["jsonrpc"]?.string == "2.0", id == nil || hasID else {
      return MCPServer.error(
        hasID ? id : nil,
        .invalidRequest,
        "this is not a JSON-RPC 2.0 message"
      )
    }
    guard let method = message["method"]?.string else {
      // The server asks for nothing, so an answer to it means nothing.
      let isAnswer = message["result"] != nil || message["error"] != nil
      return isAnswer ? nil : MCPServer.error(id, .invalidRequest, "the message has no method")
    }
    let params = message["params"] ?? .object([])
    guard let id else { return nil }
    guard params.isObject else {
      return MCPServer.error(id, .invalidParams, "params must be an object")
    }
    do {
      let result = try result(of: method, params)
      return .object([("jsonrpc", .string("2.0")), ("id", id), ("result", result)])
    } catch let failure as MCPProtocolError {
      return MCPServer.error(id, failure.code, failure.message, failure.data)
    } catch {
      return MCPServer.error(id, .internalError, ErrorText.text(of: error))
    }
  }

  private mutating func result(of method: String, _ params: JSON) throws -> JSON {
    let named = params["_meta"]?[MCPServer.versionKey]?.string
    let isStateless = named == MCPServer.statelessVersion
    if let named, !isStateless, version == nil {
      throw MCPProtocolError(
        .unsupportedVersion,
        "this version of the protocol is not supported",
        data: .object([
          ("requested", .string(named)),
          ("supported", .array([.string(MCPServer.statelessVersion)])),
        ])
      )
    }
    switch method {
    case "initialize": return try initialize(params)
    case "ping": return .object([])
    case "server/discover": return discovery
    case "tools/list", "tools/call":
      guard version != nil || isStateless else {
        throw MCPProtocolError(.invalidRequest, "the session must begin with initialize")
      }
      let members =
        method == "tools/list"
        ? [("tools", JSON.array(session.tools.map(\.json)))] : try call(params)
      guard isStateless else { return .object(members) }
      let cache = method == "tools/list" ? MCPServer.cache : []
      return .object([("resultType", .string("complete"))] + members + cache)
    default: throw MCPProtocolError(.methodNotFound, "there is no method \(method)")
    }
  }

  // MARK: - Handshake

  private mutating func initialize(_ params: JSON) throws -> JSON {
    guard let wanted = params["protocolVersion"]?.string else {
      throw MCPProtocolError(.invalidParams, "initialize needs a protocolVersion")
    }
    let chosen = MCPServer.versions.first { $0 == wanted } ?? MCPServer.newestVersion
    version = chosen
    return .object([("protocolVersion", .string(chosen))] + identity)
  }

  private var discovery: JSON {
    .object(
      [
        ("resultType", .string("complete")),
        ("supportedVersions", .array([.string(MCPServer.statelessVersion)])),
      ] + identity + MCPServer.cache
    )
  }

  /// The server's tools belong to this process only.
  private static var cache: [(String, JSON)] {
    [
      ("ttlMs", .integer(3_600_000)), ("cacheScope", .string("private")),
    ]
  }

  private var identity: [(String, JSON)] {
    [
      ("capabilities", .object([("tools", .object([]))])),
      (
        "serverInfo",
        .object([
          ("name", .string("ninefold")), ("title", .string("Ninefold")),
          ("version", .string(NinefoldCommand.configuration.version)),
        ])
      ),
      (
        "instructions",
        .string(
          """
          Reads and edits Interface Builder files below one folder. Look at 'outline' and 'findings' \
          first, edit with dryRun, then edit, and look at 'findings' and 'picture' again. 'undo' \
          restores the file byte for byte.
          """
        )
      ),
    ]
  }

  // MARK: - Tools

  private mutating func call(_ params: JSON) throws -> [(String, JSON)] {
    guard let name = params["name"]?.string else {
      throw MCPProtocolError(.invalidParams, "tools/call needs the name of a tool")
    }
    guard let tool = session.tools.first(where: { $0.name == name }) else {
      throw MCPProtocolError(.invalidParams, "there is no tool named \(name)")
    }
    let arguments = params["arguments"] ?? .object([])
    guard arguments.isObject else {
      throw MCPProtocolError(.invalidParams, "the arguments of a tool are an object")
    }
    do {
      try tool.check(arguments)
      return try session.call(tool, arguments).members
    } catch {
      // The assistant reads the message and can try again.
      return [
        ("content", .array([MCPAnswer.text(ErrorText.text(of: error))])), ("isError", .bool(true)),
      ]
    }
  }

  private static func error(
    _ id: JSON?,
    _ code: MCPProtocolError.Code,
    _ message: String,
    _ data: JSON? = nil
  ) -> JSON {
    let error: [(String, JSON)] =
      [("code", .integer(code.rawValue)), ("message", .string(message))]
      + (data.map { [("data", $0)] } ?? [])
    return .object(
      [("jsonrpc", .string("2.0"))] + (id.map { [("id", $0)] } ?? [])
        + [("error", .object(error))]
    )
  }
}

/// A request that the protocol does not allow.
struct MCPProtocolError: Error {
  /// The codes of JSON-RPC 2.0 and of the protocol.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case unsupportedVersion = -32022
  }

  let code: Code
  let message: String
  let data: JSON?

  init(_ code: Code, _ message: String, data: JSON? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }
}

/// The result of a tool.
struct MCPAnswer {
  /// The content that the assistant reads.
  var content: [JSON]
  /// The same as an object, if the content is one.
  var structure: JSON?

  /// An object, as text and as structure.
  init(_ object: JSON) {
    content = [MCPAnswer.text(object.line)]
    structure = object
  }

  /// A picture and its description.
  init(picture: [UInt8], type: String, about object: JSON) {
    content = [
      .object([
        ("type", .string("image")), ("data", .string(Base64.padded(picture))),
        ("mimeType", .string(type)),
      ]),
      MCPAnswer.text(object.line),
    ]
    structure = object
  }

  var members: [(String, JSON)] {
    [("content", .array(content))] + (structure.map { [("structuredContent", $0)] } ?? [])
      + [("isError", .bool(false))]
  }

  static func text(_ text: String) -> JSON {
    .object([("type", .string("text")), ("text", .string(text))])
  }
}

extension JSON {
  fileprivate var isInteger: Bool { if case .integer = self { true } else { false } }
}
