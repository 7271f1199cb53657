import CLibrary
import Foundation

/// A connection to this machine that sends bytes as they are.
enum RawConnection {
  struct Failure: Error {
    let call: String
    let code: Int32
  }

  /// Sends bytes, and returns the first line of the answer; nothing if the other side closes.
  ///
  /// - Parameter isEnd: True to say that nothing follows, so nobody waits for the end of a line.
  /// - Throws: ``Failure`` if neither comes within 20 seconds.
  static func send(_ bytes: [UInt8], to port: UInt16, isEnd: Bool) async throws -> String {
    // Sockets block: not on a thread of the tasks that answer.
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try exchange(bytes, port, isEnd) })
      }
    }
  }

  /// Sends bytes and keeps the connection open, as a slow or idle program does; whoever asks closes it.
  static func open(_ bytes: [UInt8], to port: UInt16) throws -> Int32 {
    let connection = try connect(to: port)
    send(bytes, over: connection)
    return connection
  }

  private static func exchange(_ bytes: [UInt8], _ port: UInt16, _ isEnd: Bool) throws -> String {
    let connection = try connect(to: port)
    defer { close(connection) }
    send(bytes, over: connection)
    if isEnd { shutdown(connection, Int32(SHUT_WR)) }
    return try answer(of: connection)
  }

  private static func connect(to port: UInt16) throws -> Int32 {
    #if canImport(Glibc)
      let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let connection = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard connection >= 0 else { throw Failure(call: "socket", code: errno) }
    // A machine that builds beside the tests answers late.
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      connection,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &limit,
      socklen_t(MemoryLayout<timeval>.size)
    )
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        CLibrary.connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else {
      close(connection)
      throw Failure(call: "connect", code: errno)
    }
    return connection
  }

  private static func send(_ bytes: [UInt8], over connection: Int32) {
    var sent = 0
    while sent < bytes.count {
      // A refused request may be answered before it is read to its end.
      let count = bytes[sent...].withUnsafeBytes {
        CLibrary.send(connection, $0.baseAddress, $0.count, noSignal)
      }
      guard count > 0 else { break }
      sent += count
    }
  }

  private static func answer(of connection: Int32) throws -> String {
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 0x10000)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      // Another error than the time-out means that the other side closed without reading to the end.
      if count < 0, errno == EAGAIN { throw Failure(call: "recv", code: errno) }
      guard count > 0 else { break }
      answer += buffer[..<count]
      // The status is all that is looked at.
      if answer.contains(0x0A) { break }
    }
    return String(decoding: answer, as: UTF8.self)
  }

  #if canImport(Glibc)
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #else
    private static let noSignal: Int32 = 0
  #endif
}
