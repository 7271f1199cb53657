/// Returns two connected sockets, which child processes do not inherit; nil if the system has none
/// left.
public func connectedSockets() -> (ours: Int32, theirs: Int32)? {
  var sockets: [Int32] = [-1, -1]
  #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
  #else
    let kind = SOCK_STREAM
  #endif
  guard socketpair(AF_UNIX, kind, 0, &sockets) == 0 else { return nil }
  for socket in sockets { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }
  #if canImport(Darwin)
    var on: Int32 = 1
    setsockopt(sockets[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
  #endif
  return (sockets[0], sockets[1])
}

/// Writes bytes to a socket, a pipe or a file, as `write` does, but without `SIGPIPE` if the other
/// end of a socket is closed.
public func writeWithoutSignal(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if !canImport(Darwin)
    let count = send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    if count >= 0 || errno != ENOTSOCK { return count }
  #endif
  return write(descriptor, bytes.baseAddress, bytes.count)
}
