internal import InterfaceBuilderFormat
internal import LayoutModel

/// A document as it was read from a file, proved to come back byte for byte.
struct DocumentFile: Sendable {
  /// The file's path, as given.
  let path: String
  let document: Document
  /// The file's bytes, and where in them the document's objects begin.
  let source: DocumentSource

  /// The name of the document that the file holds.
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

  /// Reads the bytes of a file.
  init(_ bytes: [UInt8], of path: String) throws(NinefoldError.Refusal) {
    self.path = path
    do {
      (document, source) = try DocumentReader.readWithSource(bytes)
    } catch {
      throw NinefoldError.Refusal(error, bytes, of: path)
    }
    // What is spelled unusually is proved to come back before it is accepted.
    let isUnusual = document.objects.contains { !$0.formatting.isEmpty }
    if isUnusual, DocumentWriter.write(document) != bytes {
      throw NinefoldError.Refusal(
        path: path,
        line: nil,
        reason: "its formatting can't be reproduced"
      )
    }
  }

  /// Reads several files at the same time.
  ///
  /// - Parameter mayBeMissing: True if an empty file stands for a version without the document.
  /// - Returns: The documents in the order of the paths.
  /// - Throws: ``NinefoldError/refused(_:)`` with all files that are refused.
  static func documents(
    at paths: [String],
    mayBeMissing: Bool = false
  ) throws(NinefoldError) -> [Document] {
    let readings = ThreadCrew().map(paths) { path in
      Result { () throws(NinefoldError.Refusal) in
        try document(at: path, mayBeMissing: mayBeMissing)
      }
    }
    var documents: [Document] = []
    var refused: [NinefoldError.Refusal] = []
    for reading in readings {
      switch reading {
      case .success(let document): documents.append(document)
      case .failure(let refusal): refused.append(refusal)
      }
    }
    guard refused.isEmpty else { throw NinefoldError.refused(refused) }
    return documents
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

extension NinefoldError.Refusal {
  /// Why a file can't be read or written.
  init(_ error: NinefoldError, of path: String) {
    var reason = "\(error)"
    if case .file(_, let told) = error { reason = told }
    self.init(path: path, line: nil, reason: reason)
  }

  /// Why bytes are no document.
  fileprivate init(_ error: any Error, _ bytes: [UInt8], of path: String) {
    guard let error = error as? FormatError else {
      self.init(path: path, line: nil, reason: "\(error)")
      return
    }
    // What `git apply` made of a readable text gets a word of its own.
    let reason =
      bytes.starts(with: GitTextDriver.mark.utf8)
      ? "it is the text that 'git diff' shows of a file, not the file; a patch that brings the file"
        + " is made by 'git format-patch' or 'git diff --no-textconv'"
      : error.description
    self.init(path: path, line: error.line, reason: reason)
  }
}
