internal import FlyingFox
internal import FlyingSocks
internal import Foundation
public import Ninefold

/// A server that shows one project in the browser.
///
/// ```swift
/// let studio = try Studio(project)
/// try await studio.run { address in print(address) }
/// ```
public struct Studio: Sendable {
  /// The default address of the server, which only this machine can reach.
  public static let loopback = "127.0.0.1"

  private let address: String
  private let authorizer: RequestAuthorizer
  private let routes: Routes
  private let server: HTTPServer

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - project: The project to show.
  ///   - address: The IPv4 address to listen on.
  ///   - port: The port; 0 for any free port.
  /// - Throws: An error if the address is not an IPv4 address.
  public init(_ project: Project, address: String = Studio.loopback, port: UInt16 = 0) throws {
    self.address = address
    authorizer = RequestAuthorizer(token: RequestAuthorizer.freshToken(), address: address)
    routes = Routes(project, authorizer: authorizer)
    server = HTTPServer(
      address: try .inet(ip4: address, port: port),
      timeout: 30,
      pool: NoDelaySocketPool(pool: HTTPServer.defaultPool()),
      logger: .disabled,
      handler: routes
    )
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter ready: Called with the URL when the server listens. Anybody with the URL can edit
  ///   the project, because it contains the token.
  /// - Throws: An error if the port is in use.
  public func run(ready: @escaping @Sendable (String) -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening(timeout: 5)
        if case .ip4(_, let port)? = await server.listeningAddress {
          ready("http://\(address):\(port)/?token=\(authorizer.token)")
        }
        // Prepare while the browser starts.
        await routes.prepare()
      }
      for try await _ in group {}
    }
  }
}
