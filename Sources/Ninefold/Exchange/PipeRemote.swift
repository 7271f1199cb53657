internal import CLibrary
internal import Foundation
internal import LayoutModel
internal import LayoutStore

/// A remote that is reached through a command's standard input and output. A class, because it owns
/// the process.
final class PipeRemote: Remote {
  private let process = Process()
  private let exit: ProcessExit
  private let end: PipeEnd

  /// Runs a command that starts `ninefold serve-stdio`.
  /// - Throws: ``NinefoldError/exchange(_:)``.
  init(_ arguments: [String]) throws {
    // Use a socket pair, because a write to a closed pipe would end this process with SIGPIPE.
    guard let sockets = connectedSockets() else {
      throw NinefoldError.exchange(.unreachable(arguments[0], reason: "no pipe can be made"))
    }
    end = PipeEnd(input: sockets.ours, output: sockets.ours)
    exit = ProcessExit(of: process)
    let theirs = FileHandle(fileDescriptor: sockets.theirs, closeOnDealloc: true)
    // `env` searches PATH as a shell does. The standard error is inherited, so users see its
    // messages.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = theirs
    process.standardOutput = theirs
    do {
      try process.run()
    } catch {
      stop()
      throw NinefoldError.exchange(.unreachable(arguments[0], reason: error.localizedDescription))
    }
    try? theirs.close()
    let greeting = try? end.read(PipeMessage.greeting.count)
    guard greeting == PipeMessage.greeting else {
      stop()
      throw NinefoldError.exchange(.noPeer)
    }
  }

  deinit {
    stop()
  }

  /// Closes the connection, which ends the other side.
  private var isStopped = false
  private func stop() {
    guard !isStopped else { return }
    isStopped = true
    close(end.input)
    exit.wait()
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
    guard let answer else { throw NinefoldError.exchange(.cutOff) }
    switch PipeMessage.Answer(rawValue: answer.mark) {
    case .done: return answer.content
    case .failed:
      throw NinefoldError.exchange(.refused(String(decoding: answer.content, as: UTF8.self)))
    case nil: throw NinefoldError.exchange(.noPeer)
    }
  }
}
