internal import Ninefold

/// The edits of files in one session of a server, the latest last.
///
/// An entry holds for as long as the file has the bytes that the edit wrote.
struct MCPHistory {
  /// The bytes of a file before and after an edit.
  struct Entry {
    let before: [UInt8]
    let after: [UInt8]
    let meaning: String
  }

  /// The most edits of a file that can be undone, and the most bytes that are kept for all files.
  static let mostEntries = 200
  static let mostBytes = 256 << 20

  private var entries: [String: [Entry]] = [:]
  private var size = 0

  /// Returns the edits of a file that can be undone, oldest first, given its bytes now. Edits before a
  /// change by another program are forgotten.
  mutating func entries(of file: String, now: [UInt8]) -> [Entry] {
    guard let last = entries[file]?.last else { return [] }
    if last.after != now { forget(file) }
    return entries[file] ?? []
  }

  /// Adds an edit.
  mutating func add(_ change: FileChange, to file: String, meaning: String) {
    entries[file, default: []].append(
      Entry(before: change.before, after: change.after, meaning: meaning)
    )
    size += change.before.count + change.after.count
    while let count = entries[file]?.count,
      count > MCPHistory.mostEntries || (size > MCPHistory.mostBytes && count > 1)
    {
      guard let oldest = entries[file]?.first else { break }
      entries[file] = entries[file].map { Array($0.dropFirst()) }
      size -= oldest.before.count + oldest.after.count
    }
  }

  /// Removes the latest edit of a file.
  mutating func forgetLast(of file: String) {
    guard let last = entries[file]?.popLast() else { return }
    size -= last.before.count + last.after.count
  }

  private mutating func forget(_ file: String) {
    for entry in entries.removeValue(forKey: file) ?? [] {
      size -= entry.before.count + entry.after.count
    }
  }
}
