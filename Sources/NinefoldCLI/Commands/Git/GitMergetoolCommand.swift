internal import ArgumentParser
internal import Foundation
internal import Ninefold

struct GitMergetoolCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mergetool",
    abstract: "Resolve the conflicts of a storyboard or xib in the studio, for git",
    discussion: """
      'git mergetool -t ninefold' makes git run this command. It opens the conflicts in the studio \
      and prints the URL. It ends when the last conflict is resolved, and writes the file. If the \
      studio ends before, the file is unchanged, and the exit status is 1.

      EXAMPLES:
        ninefold git mergetool base.xib ours.xib theirs.xib Main.xib
      """
  )

  @Argument(help: "The version that both sides started from.", completion: .file())
  var base: String

  @Argument(help: "Our version.", completion: .file())
  var ours: String

  @Argument(help: "Their version.", completion: .file())
  var theirs: String

  @Argument(help: "The file for the result.", completion: .file())
  var merged: String

  @Option(
    help: "The folder for the project of the merge. Default: a temporary one.",
    completion: .directory
  )
  var folder: String?

  func run() throws {
    let folder = try self.folder ?? MergetoolFolder.make()
    defer { if self.folder == nil { try? FileManager.default.removeItem(atPath: folder) } }
    let merge = try MergeProject(
      in: folder,
      named: URL(fileURLWithPath: merged).lastPathComponent,
      base: base,
      ours: ours,
      theirs: theirs,
      environment: .system
    )
    let studio = try StudioProcess(of: merge.project)
    defer { studio.stop() }
    while try !merge.isResolved() {
      guard studio.isRunning else {
        Terminal.note("\(merged): the studio ended with conflicts open; nothing was written.")
        throw ExitCode(1)
      }
      Thread.sleep(forTimeInterval: 0.3)
    }
    try merge.write(to: merged)
    try OpenConflictRecord(folder: FileManager.default.currentDirectoryPath).remove(merged)
    Terminal.note("\(merged): every conflict is resolved.")
  }
}

/// A folder for the project of one merge.
private enum MergetoolFolder {
  static func make() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ninefold-merge-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700]
    )
    return folder.path
  }
}

/// The studio as a child process.
private final class StudioProcess {
  private let process = Process()

  init(of project: Project) throws {
    process.executableURL = URL(fileURLWithPath: StudioCommand.program)
    process.arguments = ["--project", project.path, "--host", "127.0.0.1", "--port", "0"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "NINEFOLD_AUTHOR": project.environment.author()
    ]) { $1 }
    do {
      try process.run()
    } catch {
      throw StudioCommand.missingProgram
    }
  }

  var isRunning: Bool { process.isRunning }

  func stop() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }
}
