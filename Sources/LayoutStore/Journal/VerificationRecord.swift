internal import Foundation

/// A file that lists the finished portions of a verification, so that it can be continued.
///
/// The first line names the state of the project. Each further line is a finished portion with its
/// counts. A line that was cut off is left out.
final class VerificationRecord {
  private let path: String
  private let handle: FileHandle
  /// The portions that an earlier run finished.
  let finished: [Int: PortionResult]

  /// Opens a record, or begins a new one if the file is about another state.
  ///
  /// - Throws: ``StoreError/file(path:reason:)`` if the file can't be written, or is something else.
  init(_ path: String, stamp: String, count: Int) throws {
    self.path = path
    let head = "ninefold verify 1 \(count) \(stamp)\n"
    let old = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    guard old.map({ $0.isEmpty || $0.hasPrefix("ninefold verify ") }) ?? true else {
      throw StoreError.file(path: path, reason: "it is no record of a verification")
    }
    var kept = head
    var finished: [Int: PortionResult] = [:]
    if let old, old.hasPrefix(head) {
      for line in old.dropFirst(head.count).split(separator: "\n", omittingEmptySubsequences: true)
      {
        let numbers = line.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 5, numbers[4] == numbers[..<4].reduce(0, +),
          (0..<count).contains(numbers[0])
        else { continue }
        finished[numbers[0]] = PortionResult(edits: numbers[1], facts: numbers[2], rows: numbers[3])
        kept += line + "\n"
      }
    }
    self.finished = finished
    guard FileManager.default.createFile(atPath: path, contents: Data(kept.utf8)),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw StoreError.file(path: path, reason: "it can't be written") }
    handle.seekToEndOfFile()
    self.handle = handle
  }

  /// Adds a finished portion.
  func add(_ place: Int, _ result: PortionResult) {
    let numbers = [place, result.edits, result.facts, result.rows]
    let line = (numbers + [numbers.reduce(0, +)]).map(String.init).joined(separator: " ") + "\n"
    // A portion that can't be recorded is verified again.
    try? handle.write(contentsOf: Data(line.utf8))
  }

  /// Removes the file: the verification came to its end.
  func remove() {
    try? handle.close()
    try? FileManager.default.removeItem(atPath: path)
  }
}
