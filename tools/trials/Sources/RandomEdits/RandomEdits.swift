import Foundation

/// Edits documents at random, undoes and redoes all edits; ends with status 1 at the first fault.
@main
struct RandomEdits {
  static func main() {
    var edits = 10_000
    var seed: UInt64 = 1
    var files: [String] = []
    var rest = CommandLine.arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "--edits": edits = rest.popFirst().flatMap { Int($0) } ?? edits
      case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
      default: files.append(argument)
      }
    }
    guard !files.isEmpty else {
      FileHandle.standardError.write(
        Data("usage: random-edits [--edits N] [--seed N] FILE...\n".utf8)
      )
      exit(64)
    }
    var faults = 0
    for file in files {
      do {
        tell(try line(file, seed: seed, edits: edits))
      } catch {
        faults += 1
        tell("FAULT \(file), seed \(seed): \(error)")
      }
    }
    tell("\(files.count) documents, \(edits) edits each, seed \(seed): \(faults) faults")
    exit(faults == 0 ? 0 : 1)
  }

  /// Prints a line without buffering, also to a file.
  private static func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func line(_ file: String, seed: UInt64, edits: Int) throws -> String {
    let folder = NSTemporaryDirectory() + "random-edits-\(getpid())"
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var trial = try Trial(file: file, folder: folder, seed: seed, count: edits)
    let result = try trial.run()
    let size =
      (try? FileManager.default.attributesOfItem(atPath: folder + "/p.ninefold"))?[.size] as? Int
    func perEdit(_ seconds: Double) -> String {
      String(format: "%.3f ms", seconds * 1000 / Double(max(1, result.edits)))
    }
    let kinds = result.kinds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "ok \((file as NSString).lastPathComponent): \(result.edits) edits "
      + "(\(result.refused) refused), edit \(perEdit(result.editSeconds)), "
      + "undo \(perEdit(result.undoSeconds)), redo \(perEdit(result.redoSeconds)), "
      + "project \((size ?? 0) / 1024) KiB; \(kinds.joined(separator: ", "))"
  }
}
