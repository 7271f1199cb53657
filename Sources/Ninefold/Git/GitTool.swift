internal import Foundation

/// The installed `git`, run in one folder.
struct GitTool {
  /// What a run of `git` gave.
  struct Answer {
    /// The exit status.
    let status: Int32
    /// The bytes of the standard output.
    let bytes: [UInt8]
    /// The standard error as text.
    let errors: String

    /// The standard output as text, without its last line end.
    var text: String {
      let text = String(decoding: bytes, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// True if git ended with status 0.
    var isSuccess: Bool { status == 0 }
  }

  /// The folder that git starts in.
  let folder: String
  /// True to look for the repository in the folder only, whatever the variables of a hook say.
  var ignoresVariables = false

  /// Git, ready to run.
  func process(_ arguments: [String]) -> Process {
    let process = Process()
    // Through `env`, which searches PATH as the shell does.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.filter { variable in
      // Traces may be written among the answers.
      if variable.key.hasPrefix("GIT_TRACE") { return false }
      return !ignoresVariables || !GitTool.variables.contains(variable.key)
    }
    return process
  }

  /// What git tells its hooks, and what would change how paths are read.
  private static let variables: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY",
    "GIT_COMMON_DIR", "GIT_NAMESPACE", "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS",
    "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
  ]

  /// Runs git to its end.
  /// - Throws: ``NinefoldError/git(_:)`` if there is no git.
  func run(_ arguments: [String]) throws -> Answer {
    let process = process(arguments)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw NinefoldError.git(.missing)
    }
    // Both pipes are read at once, so that git never waits for the one that is not.
    let errorText = Reading(errors.fileHandleForReading)
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    let answer = Answer(
      status: process.terminationStatus,
      bytes: bytes,
      errors: String(decoding: errorText.wait(), as: UTF8.self)
    )
    if answer.status == 127 { throw NinefoldError.git(.missing) }
    return answer
  }

  /// Runs git and gives its output as text.
  /// - Throws: ``NinefoldError/git(_:)`` with git's own words if it fails.
  func text(_ arguments: [String]) throws -> String { try success(of: arguments).text }

  /// Runs git to its end.
  /// - Throws: ``NinefoldError/git(_:)`` with git's own words if it fails.
  func success(of arguments: [String]) throws -> Answer {
    let answer = try run(arguments)
    guard answer.isSuccess else {
      throw NinefoldError.git(
        .failed(
          command: arguments.first ?? "",
          reason: answer.errors.split(separator: "\n").first.map(String.init) ?? "no reason given"
        )
      )
    }
    return answer
  }

  /// The top of the work tree that the folder is in; nil outside of one.
  func workTree() throws -> String? {
    let answer = try run(["rev-parse", "--show-toplevel"])
    return answer.isSuccess && !answer.text.isEmpty ? answer.text : nil
  }

  /// True if git knows in whose name it would commit here.
  func hasCommitter() throws -> Bool { try run(["var", "GIT_COMMITTER_IDENT"]).isSuccess }

  /// The value of a configuration key; nil if it is not set there.
  func configuration(_ key: String, scope: String? = nil, isPath: Bool = false) throws -> String? {
    var arguments = ["config"]
    if let scope { arguments.append(scope) }
    if isPath { arguments.append("--path") }
    let answer = try run(arguments + ["--get", key])
    return answer.isSuccess ? answer.text : nil
  }
}

/// A pipe's content, read on a thread of its own.
private final class Reading: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  // Written before the signal, read after it.
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
