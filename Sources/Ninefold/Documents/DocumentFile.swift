internal import InterfaceBuilderFormat
internal import LayoutModel

/// A document that was read from a file and can be reproduced byte for byte.
struct DocumentFile: Sendable {
  /// The file's path as the caller gave it.
  let path: String
  let document: Document
  /// The file's bytes, and the byte offset of each object.
  let source: DocumentSource

  /// The name of the document in the file.
  var name: String { DocumentFiles.name(of: path) }

  /// Reads a file.
  init(_ path: String) throws(NinefoldError.Refusal) {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path)
    } catch {
      throw NinefoldError.Refusal(error, of: path)
    }
    try self.init(bytes, of: path)
  }

  /// Parses the bytes of a file.
  init(_ bytes: [UInt8], of path: String) throws(NinefoldError.Refusal) {
    self.path = path
    do {
      (document, source) = try DocumentReader.readWithSource(bytes)
    } catch {
      throw NinefoldError.Refusal(error, bytes, of: path)
    }
    // Serialize documents with unusual formatting once, to verify that the bytes are the same.
    let isUnusual = document.objects.contains { !$0.formatting.isEmpty }
    if isUnusual, DocumentWriter.write(document) != bytes {
      throw NinefoldError.Refusal(
        path: path,
        line: nil,
        reason: "its formatting can't be reproduced"
      )
    }
  }

  /// Reads several files in parallel.
  ///
  /// - Parameter mayBeMissing: True if an empty file means that a version lacks the document.
  /// - Returns: The documents in the order of the paths.
  /// - Throws: ``NinefoldError/refused(_:)`` with all refused files.
  static func documents(
    at paths: [String],
    mayBeMissing: Bool = false
  ) throws(NinefoldError) -> [Document] {
    try all(
      ThreadPool().map(paths) { path in
        Result { () throws(NinefoldError.Refusal) in
          try document(at: path, mayBeMissing: mayBeMissing)
        }
      }
    )
  }

  /// Reads several files in parallel.
  /// - Throws: ``NinefoldError/refused(_:)`` with all refused files.
  static func files(at paths: [String]) throws(NinefoldError) -> [DocumentFile] {
    try all(
      ThreadPool().map(paths) { path in
        Result { () throws(NinefoldError.Refusal) in try DocumentFile(path) }
      }
    )
  }

  /// Returns the documents if no file is refused.
  private static func all<Value>(
    _ readings: [Result<Value, NinefoldError.Refusal>]
  ) throws(NinefoldError) -> [Value] {
    var values: [Value] = []
    var refused: [NinefoldError.Refusal] = []
    for reading in readings {
      switch reading {
      case .success(let value): values.append(value)
      case .failure(let refusal): refused.append(refusal)
      }
    }
    guard refused.isEmpty else { throw NinefoldError.refused(refused) }
    return values
  }

  private static func document(
    at path: String,
    mayBeMissing: Bool
  ) throws(NinefoldError.Refusal) -> Document {
    if mayBeMissing, let bytes = try? RegularFile.bytes(of: path) {
      return bytes.isEmpty ? Document(objects: []) : try DocumentFile(bytes, of: path).document
    }
    return try DocumentFile(path).document
  }
}

extension NinefoldError {
  /// The reason without the path of a file, which a refusal has besides.
  var reason: String {
    switch self {
    case .file(_, let reason), .changedFile(_, let reason): reason
    default: "\(self)"
    }
  }
}

extension NinefoldError.Refusal {
  /// Creates a refusal for a file that can't be read or written.
  init(_ error: NinefoldError, of path: String) {
    self.init(path: path, line: nil, reason: error.reason)
  }

  /// Creates a refusal for bytes that aren't a document.
  fileprivate init(_ error: any Error, _ bytes: [UInt8], of path: String) {
    guard let error = error as? FormatError else {
      self.init(path: path, line: nil, reason: "\(error)")
      return
    }
    // Files that `git apply` wrote from a readable text get an explanation.
    let reason =
      bytes.starts(with: GitTextDriver.mark.utf8)
      ? "it is the readable text that 'git diff' shows, not the file; make a patch of the file"
        + " with 'git format-patch' or 'git diff --no-textconv'"
      : error.description
    self.init(path: path, line: error.line, reason: reason)
  }
}
