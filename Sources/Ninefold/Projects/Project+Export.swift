internal import InterfaceBuilderFormat
public import LayoutModel
internal import LayoutStore

extension Project {
  /// Returns the names of all documents, in byte order.
  /// - Throws: `StoreError` if the project can't be read.
  public func documentNames() throws -> [String] {
    try store.documents().map(\.name)
  }

  /// Reads a whole document.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func document(named name: String) throws -> Document {
    try namingDocuments { try store.document(named: name) }
  }

  /// Returns the bytes of a document's file, as Interface Builder writes it.
  ///
  /// A document without edits has the same bytes as the imported file.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func exportedBytes(of name: String) throws -> [UInt8] {
    DocumentWriter.write(try document(named: name))
  }

  /// Writes documents to a folder, each at the path that its name gives.
  ///
  /// A name can't lead out of the folder: a leading `/` and every `..` are dropped, and links
  /// inside the folder aren't followed. Each file is replaced atomically. The project records that
  /// the files have all edits, so that a later import of unchanged files replaces nothing.
  ///
  /// - Parameters:
  ///   - names: The names of the documents; nil for all.
  ///   - folder: The output folder, created if missing.
  ///   - isDryRun: True to return the paths and write nothing.
  ///   - progress: Called after each file, with the number of finished files and the total.
  /// - Returns: The paths of the files.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``,
  ///   ``NinefoldError/sameOutput(path:documents:)``, ``NinefoldError/outsideOutput(path:link:)``,
  ///   ``NinefoldError/file(path:reason:)``, or `CancellationError` in a cancelled task. Files that
  ///   were already written stay.
  public func export(
    _ names: [String]? = nil,
    to folder: String,
    isDryRun: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> [String] {
    let names = try names ?? documentNames()
    let output = try OutputFolder(folder, names: names)
    let edit = try store.history.currentEdit()
    var files: [(name: String, digest: Int64)] = []
    for (index, name) in names.enumerated() {
      try Task.checkCancellation()
      let bytes = try exportedBytes(of: name)
      if !isDryRun { try output.write(bytes, name: name) }
      files.append((name, FileDigest.of(bytes)))
      progress(index + 1, names.count)
    }
    // Without files, nothing created the folder.
    if !isDryRun, !files.isEmpty {
      try store.files.didExport(files, at: edit)
      try recordWorkingFiles(files, in: folder, at: edit)
    }
    return names.map(output.path)
  }

  /// Records files that were exported to the folder of the project file or the current folder, so
  /// that ``sync(_:in:isDryRun:)`` knows their state. Other folders are not synchronized.
  private func recordWorkingFiles(
    _ files: [(name: String, digest: Int64)],
    in folder: String,
    at edit: EditNumber?
  ) throws {
    guard let edit, store.isPresent else { return }
    let key = try WorkingFolder(project: path, folder: folder).key
    let current = try WorkingFolder(project: path, folder: ".").key
    guard key.isEmpty || key == current else { return }
    try store.workingFiles(in: key).didWrite(files, at: edit)
  }

  /// Runs `body` and adds suggestions to its errors about unknown documents.
  func namingDocuments<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch DocumentError.unknown(let name) {
      throw NinefoldError.unknownDocument(
        name,
        suggestions: Suggestions.nearest(to: name, among: try documentNames())
      )
    }
  }
}
