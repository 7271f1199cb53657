internal import Foundation
internal import LayoutModel
internal import Ninefold
internal import NinefoldStudio

/// Ends with a message on the standard error.
func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(status)
}

guard let arguments = StudioArguments(Array(CommandLine.arguments.dropFirst())) else {
  fail(StudioArguments.usage, status: 64)
}
do {
  let author = ProcessInfo.processInfo.environment["NINEFOLD_AUTHOR"] ?? ""
  let environment = EditEnvironment(author: author, nowMs: EditEnvironment.anonymous.nowMs)
  let project = try Project.open(at: arguments.project, environment: environment)
  let studio = try Studio(project, address: arguments.address, port: arguments.port)
  try await studio.run { url in
    let line = arguments.isJSON ? "{\"url\":\"\(url)\"}" : "The studio is at \(url)"
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
    guard let seconds = arguments.seconds else { return }
    Task {
      try? await Task.sleep(for: .seconds(seconds))
      exit(0)
    }
  }
} catch {
  fail("error: \(error)", status: 2)
}
