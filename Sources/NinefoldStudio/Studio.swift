internal import FlyingFox
internal import FlyingSocks
internal import Foundation
public import Ninefold

/// A project in the browser: a server for the pages of one project.
///
/// ```swift
/// let studio = try Studio(project)
/// try await studio.run { address in print(address) }
/// ```
public struct Studio: Sendable {
  /// Where the server listens unless told otherwise: this machine alone can reach it.
  public static let loopback = "127.0.0.1"

  private let address: String
  private let gate: Gate
  private let routes: Routes
  private let server: HTTPServer

  /// Prepares a server.
  ///
  /// - Parameters:
  ///   - address: The IPv4 address to listen at.
  ///   - port: The port; 0 for any that is free.
  /// - Throws: If the address is none.
  public init(_ project: Project, address: String = Studio.loopback, port: UInt16 = 0) throws {
    self.address = address
    gate = Gate(token: Gate.freshToken(), address: address)
    routes = Routes(project, gate: gate)
    server = HTTPServer(
      address: try .inet(ip4: address, port: port),
      timeout: 30,
      pool: PromptSockets(pool: HTTPServer.defaultPool()),
      logger: .disabled,
      handler: routes
    )
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter ready: Called with the URL to open, once it can be opened; the token in it lets its
  ///   reader edit the project.
  /// - Throws: If the port is taken.
  public func run(ready: @escaping @Sendable (String) -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening(timeout: 5)
        if case .ip4(_, let port)? = await server.listeningAddress {
          ready("http://\(address):\(port)/?token=\(gate.token)")
        }
        // While the browser starts.
        await routes.prepare()
      }
      for try await _ in group {}
    }
  }
}
