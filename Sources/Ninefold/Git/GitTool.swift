internal import CLibrary
internal import Foundation

/// The installed `git`, run in one folder.
struct GitTool {
  /// The result of a `git` command.
  struct Answer {
    /// The exit status.
    let status: Int32
    /// The bytes of the standard output.
    let bytes: [UInt8]
    /// The standard error as text.
    let errors: String

    /// The standard output as text, without a trailing line end.
    var text: String {
      let text = String(decoding: bytes, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// The first line of the standard error, which says why git failed.
    var reason: String {
      errors.split(separator: "\n").first.map(String.init) ?? "no reason given"
    }

    /// True if the exit status is 0.
    var isSuccess: Bool { status == 0 }
  }

  /// The working folder of git.
  let folder: String
  /// True to find the repository from the folder only, and to ignore the variables that a hook
  /// inherits.
  var ignoresVariables = false
  /// Options before the command, such as the configuration for it.
  var options: [String] = []
  /// Variables that git gets besides the inherited ones.
  var variables: [String: String] = [:]

  /// Creates a process that runs git.
  func process(_ arguments: [String]) -> Process {
    let process = Process()
    if let git = GitTool.executable {
      process.executableURL = URL(fileURLWithPath: git)
      process.arguments = options + arguments
    } else {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git"] + options + arguments
    }
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.filter { variable in
      // Traces could be written into the output.
      if variable.key.hasPrefix("GIT_TRACE") { return false }
      return !ignoresVariables || !GitTool.repositoryVariables.contains(variable.key)
    }.merging(variables) { $1 }
    return process
  }

  /// The path of git; nil if the search depends on the working folder, which is that of git. `env`
  /// searches there too, but it is one more program to start.
  private static let executable: String? = {
    let path = SearchPath()
    return path.isAbsolute ? path.program(named: "git") : nil
  }()

  /// Variables that git sets for its hooks, and variables that change how paths are parsed.
  private static let repositoryVariables: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY",
    "GIT_COMMON_DIR", "GIT_NAMESPACE", "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS",
    "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
  ]

  /// Runs git and waits for its end.
  ///
  /// - Parameter input: The standard input. A file, because writing to a pipe whose reader ended would
  ///   end this process.
  /// - Throws: ``NinefoldError/git(_:)`` if git isn't installed.
  func run(_ arguments: [String], input: FileHandle? = nil) throws -> Answer {
    let process = process(arguments)
    if let input { process.standardInput = input }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let exit = ProcessExit(of: process)
    do {
      try process.run()
    } catch {
      throw NinefoldError.git(.missing)
    }
    // Read both pipes in parallel. Otherwise git could block on the one that isn't read.
    let errorText = Reading(errors.fileHandleForReading)
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    exit.wait()
    let answer = Answer(
      status: process.terminationStatus,
      bytes: bytes,
      errors: String(decoding: errorText.wait(), as: UTF8.self)
    )
    if answer.status == 127 { throw NinefoldError.git(.missing) }
    return answer
  }

  /// Runs git and returns its output as text.
  /// - Throws: ``NinefoldError/git(_:)`` with git's message if it fails.
  func text(_ arguments: [String], input: FileHandle? = nil) throws -> String {
    try success(of: arguments, input: input).text
  }

  /// Runs git and checks that it succeeds.
  /// - Throws: ``NinefoldError/git(_:)`` with git's message if it fails.
  func success(of arguments: [String], input: FileHandle? = nil) throws -> Answer {
    let answer = try run(arguments, input: input)
    guard answer.isSuccess else {
      throw NinefoldError.git(.failed(command: arguments.first ?? "", reason: answer.reason))
    }
    return answer
  }

  /// Stores bytes as a blob and returns its id.
  /// - Throws: ``NinefoldError/git(_:)``, or ``NinefoldError/file(path:reason:)``.
  func store(_ bytes: [UInt8]) throws -> String {
    try text(["hash-object", "-w", "--stdin"], input: try GitTool.file(with: bytes))
  }

  /// Returns a file with some bytes, open for reading. It has no name, so no other program can
  /// replace it.
  static func file(with bytes: [UInt8]) throws -> FileHandle {
    let pattern = FileManager.default.temporaryDirectory.appendingPathComponent("ninefold.XXXXXX")
    var path = pattern.path.utf8CString.map { $0 }
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else {
      throw NinefoldError.file(path: "temporary file", reason: "it can't be created")
    }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(bytes))
      try handle.seek(toOffset: 0)
    } catch {
      throw NinefoldError.file(path: "temporary file", reason: "it can't be written")
    }
    return handle
  }

  /// Returns the top of the folder's work tree; nil outside of one.
  func workTree() throws -> String? {
    let answer = try run(["rev-parse", "--show-toplevel"])
    return answer.isSuccess && !answer.text.isEmpty ? answer.text : nil
  }

  /// Returns the folder that git keeps for the work tree, such as `.git`; nil outside of a repository.
  func ownFolder() throws -> String? {
    let answer = try run(["rev-parse", "--absolute-git-dir"])
    return answer.isSuccess ? answer.text : nil
  }

  /// Returns true if git has a committer identity.
  func hasCommitter() throws -> Bool { try run(["var", "GIT_COMMITTER_IDENT"]).isSuccess }

  /// Returns the value of a configuration key; nil if it isn't set in the scope.
  func configuration(_ key: String, scope: String? = nil, isPath: Bool = false) throws -> String? {
    var arguments = ["config"]
    if let scope { arguments.append(scope) }
    if isPath { arguments.append("--path") }
    let answer = try run(arguments + ["--get", key])
    return answer.isSuccess ? answer.text : nil
  }
}

/// Reads a pipe's content on a separate thread.
private final class Reading: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  // Written before the signal and read after it.
  private var data = Data()

  init(_ handle: FileHandle) {
    let thread = Thread { [self] in
      data = handle.readDataToEndOfFile()
      done.signal()
    }
    thread.start()
  }

  func wait() -> Data {
    done.wait()
    return data
  }
}
