internal import CLibrary
internal import FlyingSocks

/// Waits for sockets as another pool does, and has every socket send at once.
///
/// The server writes an answer's head and its body one after the other. Left to itself the kernel holds
/// the body back until the head is acknowledged (Nagle's algorithm, RFC 896), and a browser lets 40 ms go
/// by before it does (RFC 1122, 4.2.3.2): a drag would show some twenty states a second. Each socket
/// waits for its first bytes, the one that listens too, whose connections inherit the option.
struct PromptSockets<Pool: AsyncSocketPool>: AsyncSocketPool {
  /// What does the waiting.
  let pool: Pool

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    try socket.setValue(true, for: .sendsAtOnce)
    try await pool.suspendSocket(socket, untilReadyFor: events)
  }
}

extension SocketOption where Self == BoolSocketOption {
  /// TCP's `TCP_NODELAY`.
  static var sendsAtOnce: BoolSocketOption {
    BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
  }
}
