public import Foundation

/// One run of a command to its end.
public struct CommandRun: Sendable {
  /// The exit status; 128 and the signal's number after a crash.
  public let status: Int32
  /// What it wrote to the standard output.
  public let output: [UInt8]
  /// What it wrote to the standard error.
  public let errors: String

  /// The standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// The standard output's lines.
  public var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// The standard output as a JSON object; empty if it is none.
  public var json: [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(output))) as? [String: Any] ?? [:]
  }

  /// Runs `ninefold`.
  ///
  /// - Parameters:
  ///   - arguments: What follows the command's name.
  ///   - folder: The working folder.
  ///   - environment: Variables beside `PATH`; of others only those for libraries and sanitizers are inherited.
  public init(
    _ arguments: [String],
    in folder: String,
    environment: [String: String] = [:]
  ) throws {
    try self.init(
      Repository.binary,
      arguments,
      in: folder,
      environment: environment
    )
  }

  /// Runs any command.
  public init(
    _ binary: URL,
    _ arguments: [String],
    in folder: String,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = binary
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let own = ProcessInfo.processInfo.environment
    process.environment = environment.merging(
      ["PATH": own["PATH"] ?? "/usr/bin:/bin"],
      uniquingKeysWith: { first, _ in first }
    )
    // Where the command's libraries are, and what sanitizers are told.
    for name in ["LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"] {
      if let value = own[name] { process.environment?[name] = value }
    }
    process.standardInput = FileHandle.nullDevice
    // Files, not pipes: nothing has to be read while the command runs.
    let results = try TemporaryFolder()
    let output = try CommandRun.sink(results.path("output"))
    let errors = try CommandRun.sink(results.path("errors"))
    process.standardOutput = output
    process.standardError = errors
    // `waitUntilExit` looks for the exit every 50 milliseconds.
    let exit = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exit.signal() }
    try process.run()
    exit.wait()
    try output.close()
    try errors.close()
    let isCrash = process.terminationReason == .uncaughtSignal
    status = process.terminationStatus + (isCrash ? 128 : 0)
    self.output = try results.bytes(of: "output")
    self.errors = try results.text(of: "errors")
  }

  private static func sink(_ path: String) throws -> FileHandle {
    try Data().write(to: URL(fileURLWithPath: path))
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }
}
