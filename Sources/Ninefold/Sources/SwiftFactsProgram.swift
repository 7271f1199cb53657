internal import CLibrary
internal import Foundation
internal import SourceFacts

/// The program that reads Swift's sources: `ninefold-sources`, beside the running program.
///
/// It is a program of its own, because Swift's parser is larger than the rest of the command, and
/// because a source that crashes the parser must not end a check.
struct SwiftFactsProgram: Sendable {
  static let name = "ninefold-sources"
  /// The largest size of a source, in bytes. Larger ones are generated.
  static let maximumSource = 4 << 20
  /// The size of the sources for one process, in bytes.
  private static let portion = 512 << 10

  /// The path of the program.
  let path: String

  /// - Parameter path: The path of the program; nil for the one beside the running program.
  /// - Throws: ``NinefoldError/missingTool(_:advice:)`` if it isn't there.
  init(path: String? = nil) throws(NinefoldError) {
    let own = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    let beside = own?.appendingPathComponent(SwiftFactsProgram.name).path
    let path = path ?? beside ?? SwiftFactsProgram.name
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw NinefoldError.missingTool(
        SwiftFactsProgram.name,
        advice: "it must be in the folder of ninefold, at \(path); install both, or build it with"
          + " 'swift build --product \(SwiftFactsProgram.name)'"
      )
    }
    self.path = path
  }

  /// Returns the facts of sources, in order.
  ///
  /// A source that makes the program fail gives one fact that reports the failure.
  func facts(of sources: [[UInt8]], by pool: ThreadPool) -> [[Fact]] {
    var portions: [[[UInt8]]] = [[]]
    var size = 0
    for source in sources {
      if size > SwiftFactsProgram.portion {
        portions.append([])
        size = 0
      }
      portions[portions.count - 1].append(source)
      size += source.count
    }
    return pool.map(portions) { facts(of: $0) }.flatMap { $0 }
  }

  /// Runs the program on some sources; on each half of them if it fails.
  private func facts(of sources: [[UInt8]]) -> [[Fact]] {
    if sources.isEmpty { return [] }
    if let facts = run(on: sources) { return facts }
    if sources.count == 1 {
      return [[Fact(.unread, "the parser of Swift failed", line: 1)]]
    }
    let middle = sources.count / 2
    return facts(of: Array(sources[..<middle])) + facts(of: Array(sources[middle...]))
  }

  /// Held while a process starts, so that no other process inherits its pipes.
  private static let starting = NSLock()

  /// Returns the facts of sources; nil if the program fails.
  private func run(on sources: [[UInt8]]) -> [[Fact]]? {
    var input: [UInt8] = []
    for source in sources { FactStream.append(source: source, to: &input) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    let exit = ProcessExit(of: process)
    guard let end = SwiftFactsProgram.starting.withLock({ start(process) }) else { return nil }
    // The program reads all of its input before it writes.
    let isWritten = SwiftFactsProgram.write(input, to: end)
    close(end)
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    exit.wait()
    guard isWritten, process.terminationReason == .exit, process.terminationStatus == 0 else {
      return nil
    }
    return FactStream.facts(in: bytes, count: sources.count)
  }

  /// Starts a process, and returns the end of a socket that is its standard input.
  ///
  /// A socket, because a write to a closed pipe would end this process with `SIGPIPE`.
  private func start(_ process: Process) -> Int32? {
    guard let sockets = connectedSockets() else { return nil }
    let theirs = FileHandle(fileDescriptor: sockets.theirs, closeOnDealloc: true)
    process.standardInput = theirs
    do {
      try process.run()
      try theirs.close()
    } catch {
      close(sockets.ours)
      return nil
    }
    return sockets.ours
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeWithoutSignal(descriptor, $0) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
