internal import ArgumentParser
internal import Foundation
internal import Ninefold

struct ServeStdioCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve-stdio",
    abstract: "Exchange edits over the standard input and output, for another machine's ninefold",
    discussion: """
      'ninefold clone ssh://HOST/PATH' and fetch, pull and push run it at the other end. It ends when the \
      other side does. What is pushed is checked edit by edit and taken whole or not at all.

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
