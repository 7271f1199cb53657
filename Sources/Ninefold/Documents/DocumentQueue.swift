internal import Foundation
internal import InterfaceBuilderFormat
internal import LayoutModel
internal import LayoutStore

/// Reads files ahead on a separate thread, while earlier documents are stored.
///
/// The queue is bounded, so memory doesn't grow with the number of files.
final class DocumentQueue: @unchecked Sendable {
  /// A document, or the reason why its file is refused.
  typealias Item = Result<ImportedFile, NinefoldError.Refusal>

  private static let capacity = 16

  private let paths: [String]
  private let knownNames: Set<String>
  private let condition = NSCondition()
  // Guarded by the condition.
  private var waiting: [Item] = []
  private var remaining: Int
  private var isCancelled = false

  /// Starts reading.
  ///
  /// - Parameter knownNames: The documents in the project. All others are prepared for insertion.
  init(paths: [String], knownNames: Set<String>) {
    self.paths = paths
    self.knownNames = knownNames
    remaining = paths.count
    // Reading recurses to the depth of the document, and the default stacks of threads are small.
    let thread = Thread { [self] in readAll() }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Returns the next file, in order; nil after the last.
  func next() -> Item? {
    condition.lock()
    defer { condition.unlock() }
    guard remaining > 0 else { return nil }
    while waiting.isEmpty { condition.wait() }
    remaining -= 1
    condition.signal()
    return waiting.removeFirst()
  }

  /// Stops reading.
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
  /// Creates an imported file.
  ///
  /// - Parameter isNew: True to prepare the rows for insertion.
  init(_ file: DocumentFile, isNew: Bool = false) {
    self.init(
      name: file.name,
      document: file.document,
      digest: FileDigest.of(file.source.bytes),
      isNew: isNew
    )
  }
}
