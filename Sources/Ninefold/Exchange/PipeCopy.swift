internal import Foundation
internal import LayoutModel
internal import LayoutStore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A copy at the other end of a command's input and output. A class because it owns the process.
final class PipeCopy: OtherCopy {
  private let process = Process()
  private let end: PipeEnd

  /// Runs a command that ends as `ninefold serve-stdio`.
  /// - Throws: ``ExchangeError/unreachable(_:reason:)``, ``ExchangeError/noPeer``.
  init(_ arguments: [String]) throws {
    // A pair of sockets, since writing to a pipe that nobody reads would end this process.
    var sockets: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let made = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets)
    #else
      let made = socketpair(AF_UNIX, SOCK_STREAM, 0, &sockets)
    #endif
    guard made == 0 else {
      throw ExchangeError.unreachable(arguments[0], reason: "no pipe can be made")
    }
    for socket in sockets { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(sockets[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    end = PipeEnd(input: sockets[0], output: sockets[0])
    let theirs = FileHandle(fileDescriptor: sockets[1], closeOnDealloc: true)
    // Through `env`, which searches PATH as the shell does. What it says on its standard error is for
    // whoever asked.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = theirs
    process.standardOutput = theirs
    do {
      try process.run()
    } catch {
      close(sockets[0])
      throw ExchangeError.unreachable(arguments[0], reason: error.localizedDescription)
    }
    try? theirs.close()
    let greeting = try? end.read(PipeMessage.greeting.count)
    guard greeting == PipeMessage.greeting else {
      stop()
      throw ExchangeError.noPeer
    }
  }

  deinit {
    stop()
  }

  /// Ends the talk, which ends the other side.
  private var isStopped = false
  private func stop() {
    guard !isStopped else { return }
    isStopped = true
    close(end.input)
    process.waitUntilExit()
  }

  func bundle(without known: Set<EditID>) throws -> ProjectBundle {
    try ProjectBundle(bytes: try ask(.bundle, PipeMessage.bytes(of: known)))
  }

  func editIDs() throws -> Set<EditID> { try PipeMessage.ids(try ask(.ids, [])) }

  func receive(_ bundle: ProjectBundle, isDryRun: Bool) throws -> ExchangeReport {
    try PipeMessage.report(try ask(isDryRun ? .dryPush : .push, bundle.bytes))
  }

  private func ask(_ request: PipeMessage.Request, _ content: [UInt8]) throws -> [UInt8] {
    try end.send(request.rawValue, content)
    let answer = try end.receive { mark in
      mark == PipeMessage.Answer.done.rawValue
        ? PipeMessage.largest : PipeMessage.largestSentence
    }
    guard let answer else { throw ExchangeError.cutOff }
    switch PipeMessage.Answer(rawValue: answer.mark) {
    case .done: return answer.content
    case .failed: throw ExchangeError.refused(String(decoding: answer.content, as: UTF8.self))
    case nil: throw ExchangeError.noPeer
    }
  }
}
