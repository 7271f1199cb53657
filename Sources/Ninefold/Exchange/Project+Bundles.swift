internal import Foundation
internal import InterfaceBuilderFormat
internal import LayoutModel
internal import LayoutStore

extension Project {
  /// Writes edits, versions, branches and tags to a bundle, a file that `fetch`, `pull` and `clone`
  /// read.
  ///
  /// - Parameters:
  ///   - path: The path of the bundle. An existing file is replaced.
  ///   - revision: The revision up to which edits are omitted. The receiver must have these edits.
  ///     Nil to write all edits.
  ///   - isDryRun: True to return the result and write nothing.
  /// - Throws: `StoreError.unknownRevision`, or ``NinefoldError/file(path:reason:)`` if the file
  ///   can't be written.
  public func writeBundle(to path: String, since revision: String? = nil, isDryRun: Bool = false)
    throws -> ExchangeResult
  {
    let known = try revision.map {
      try store.exchange.editIDs(to: try store.references.edit(atRevision: $0))
    }
    let bundle = try store.exchange.bundle(without: known ?? [])
    if !isDryRun { try RegularFile.replace(path, with: bundle.bytes) }
    return ExchangeResult(bundle)
  }

  func receive(
    _ bundle: ProjectBundle,
    _ branches: ReceivedBranches,
    of reading: GitRemoteReading? = nil,
    isDryRun: Bool
  ) throws -> ExchangeResult {
    let received = try store.exchange.receive(
      bundle,
      branches,
      of: reading,
      isDryRun: isDryRun
    ) { document in
      // Received documents must be representable as files.
      let bytes = DocumentWriter.write(document)
      guard let read = try? DocumentReader.read(bytes) else { return false }
      return read.objects.count == document.objects.count && DocumentWriter.write(read) == bytes
    }
    return ExchangeResult(
      edits: received.edits,
      versions: received.versions,
      names: received.names
    )
  }

  /// Returns the bundle in a file; nil if the file isn't a bundle.
  static func bundle(at path: String) throws -> ProjectBundle? {
    try RegularFile.refuseSpecial(path)
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    let begin = (try? handle.read(upToCount: ProjectBundle.mark.count)) ?? Data()
    guard Array(begin) == ProjectBundle.mark else { return nil }
    guard let size = try? handle.seekToEnd(), size <= UInt64(ProjectBundle.largest) else {
      throw StoreError.badBundle("it is too large")
    }
    return try ProjectBundle(bytes: try RegularFile.bytes(of: path))
  }
}
