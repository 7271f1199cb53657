internal import Foundation
internal import InterfaceBuilderFormat
internal import LayoutModel
internal import LayoutStore

/// Reads files ahead, on a thread of its own, while the documents before them are stored.
///
/// A few documents wait at most, so memory does not grow with the number of files.
final class DocumentQueue: @unchecked Sendable {
  /// A file after reading: its document, or why it is refused.
  typealias Item = Result<ImportedFile, NinefoldError.Refusal>

  private static let capacity = 16

  private let paths: [String]
  private let knownNames: Set<String>
  private let condition = NSCondition()
  // Guarded by the condition.
  private var waiting: [Item] = []
  private var remaining: Int
  private var isCancelled = false

  /// Begins to read.
  ///
  /// - Parameter knownNames: The documents that the project has; all others are made ready to be
  ///   inserted.
  init(paths: [String], knownNames: Set<String>) {
    self.paths = paths
    self.knownNames = knownNames
    remaining = paths.count
    // Composing and reading recurse as deep as the document; threads have small stacks.
    let thread = Thread { [self] in readAll() }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// The next file, in order; nil after the last.
  func next() -> Item? {
    condition.lock()
    defer { condition.unlock() }
    guard remaining > 0 else { return nil }
    while waiting.isEmpty { condition.wait() }
    remaining -= 1
    condition.signal()
    return waiting.removeFirst()
  }

  /// Ends reading early.
  func cancel() {
    condition.lock()
    isCancelled = true
    condition.signal()
    condition.unlock()
  }

  private func readAll() {
    for path in paths {
      let isNew = !knownNames.contains(DocumentFiles.name(of: path))
      let item = Item { () throws(NinefoldError.Refusal) in
        ImportedFile(try DocumentFile(path), isNew: isNew)
      }
      condition.lock()
      while waiting.count >= DocumentQueue.capacity, !isCancelled { condition.wait() }
      let stop = isCancelled
      waiting.append(item)
      condition.signal()
      condition.unlock()
      if stop { return }
    }
  }
}

extension ImportedFile {
  /// A file that was read.
  ///
  /// - Parameter isNew: True to make it ready to be inserted.
  init(_ file: DocumentFile, isNew: Bool = false) {
    self.init(
      name: file.name,
      document: file.document,
      digest: FileDigest.of(file.source.bytes),
      isNew: isNew
    )
  }
}
