internal import ArgumentParser
internal import Foundation
internal import Ninefold

struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Let an AI assistant read and edit the documents of a folder",
    discussion: """
      The command runs a Model Context Protocol (MCP) server on the standard input and output. It \
      reads one JSON message in each line, until the input ends. Its tools are files, outline, \
      inspect, picture, frames, findings, differences, edit and undo. It writes only storyboards \
      and xibs below the folder, and refuses symbolic links that lead out of it. 'undo' reverses the edits \
      of the session, byte for byte, as long as no other program changes the file.

      EXAMPLES:
        ninefold mcp App
        ninefold mcp . --read-only
      """
  )

  @Argument(help: "The folder of the documents.", completion: .directory)
  var folder: String

  @Flag(help: "Offer only tools that change no file.")
  var readOnly = false

  func run() throws {
    let folder = try MCPFolder(at: folder)
    guard FileManager.default.changeCurrentDirectoryPath(folder.path) else {
      throw NinefoldError.file(path: folder.path, reason: "the folder can't be entered")
    }
    var server = MCPServer(MCPSession(folder, isReadOnly: readOnly))
    try MCPLines(FileHandle.standardInput).forEach { line in
      guard let answer = server.answer(line) else { return }
      Terminal.write(Array((answer + "\n").utf8))
    }
  }
}

/// The lines of an input whose length is bounded.
struct MCPLines {
  private let input: FileHandle

  init(_ input: FileHandle) {
    self.input = input
  }

  /// Calls `body` with each line that isn't blank. Of a line that is too long, it gets one byte more
  /// than a message may have.
  func forEach(_ body: ([UInt8]) throws -> Void) throws {
    var line: [UInt8] = []
    while true {
      let data = input.availableData
      if data.isEmpty { break }
      for part in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .enumerated()
      {
        if part.offset > 0 {
          try take(&line, body)
        }
        let room = max(0, MCPServer.mostBytes + 1 - line.count)
        line.append(contentsOf: part.element.prefix(room))
      }
    }
    try take(&line, body)
  }

  private func take(_ line: inout [UInt8], _ body: ([UInt8]) throws -> Void) throws {
    defer { line.removeAll(keepingCapacity: line.count < 1 << 16) }
    if line.last == UInt8(ascii: "\r") { _ = line.popLast() }
    guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { return }
    try body(line)
  }
}
