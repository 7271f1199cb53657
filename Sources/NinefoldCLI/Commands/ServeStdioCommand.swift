internal import ArgumentParser
internal import Foundation
internal import Ninefold

struct ServeStdioCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve-stdio",
    abstract: "Exchange edits with another machine over standard input and output",
    discussion: """
      'ninefold clone ssh://HOST/PATH', 'fetch', 'pull' and 'push' run this command on the other \
      machine. The command ends when the other side closes the connection. It validates all pushed \
      edits, and accepts either all of them or none.

      EXAMPLES:
        ninefold serve-stdio App.ninefold
        ninefold clone 'exec:ssh -J gate host ninefold serve-stdio App.ninefold' App.ninefold
      """
  )

  @Argument(help: "The project file.", completion: .file(extensions: ["ninefold"]))
  var file: String

  func run() throws {
    let project = try Project.open(at: file, environment: .system)
    try project.serve(
      input: FileHandle.standardInput.fileDescriptor,
      output: FileHandle.standardOutput.fileDescriptor
    )
  }
}
