import FlyingFox
import FlyingSocks
import Foundation
import Testing

@testable import NinefoldStudio

struct PromptSocketsTests {
  /// A pool whose sockets are always ready.
  private struct ReadyPool: AsyncSocketPool {
    func prepare() {}
    func run() {}
    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) {}
  }

  @Test func `a socket that waited sends at once, and so do those that it accepts`() async throws {
    let listener = try Socket(domain: AF_INET)
    defer { try? listener.close() }
    try listener.bind(to: .inet(ip4: Studio.loopback, port: 0))
    try listener.listen()
    #expect(try !listener.getValue(for: .sendsAtOnce))

    try await NoDelaySocketPool(pool: ReadyPool()).suspendSocket(listener, untilReadyFor: .read)

    #expect(try listener.getValue(for: .sendsAtOnce))
    guard case .ip4(_, let port) = try listener.sockname() else {
      Issue.record("the listener has no address")
      return
    }
    let client = try Socket(domain: AF_INET)
    defer { try? client.close() }
    try client.connect(to: .inet(ip4: Studio.loopback, port: port))
    let accepted = Socket(file: try listener.accept().file)
    defer { try? accepted.close() }
    #expect(try accepted.getValue(for: .sendsAtOnce))
  }
}
