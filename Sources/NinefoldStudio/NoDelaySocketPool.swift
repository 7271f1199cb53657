internal import CLibrary
internal import FlyingSocks

/// A socket pool that sets `TCP_NODELAY` on every socket and forwards to another pool.
///
/// The server writes the head and the body of a response separately. By default the kernel delays
/// the body until the head is acknowledged (Nagle's algorithm, RFC 896), and a browser acknowledges
/// after 40 ms (RFC 1122, 4.2.3.2). A drag would then show about twenty states a second. The pool
/// sets the option when a socket is suspended, which happens to every socket before its first bytes
/// and to the listening socket. Connections inherit the option from the listening socket.
struct NoDelaySocketPool<Pool: AsyncSocketPool>: AsyncSocketPool {
  /// The pool that waits for the sockets.
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
