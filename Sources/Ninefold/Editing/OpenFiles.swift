internal import InterfaceBuilderFormat
public import LayoutModel

/// Storyboards and xibs that you read and edit without a project file.
///
/// The documents form a project in memory, which you read and edit like any other. Only ``save()``
/// changes the files.
///
/// ```swift
/// var files = try OpenFiles(at: ["Main.storyboard"])
/// try files.project.edit { editor in
///   let title = try editor.resolve("Title")
///   try editor.apply(.set(title.id, "text", "Hello"), to: title.document)
/// }
/// try files.save()
/// ```
public struct OpenFiles: Sendable {
  /// The project in memory. The name of a document is the path of its file, without a leading `./`.
  public let project: Project
  private var files: [OpenFile]

  /// A file as it was read or written last.
  private struct OpenFile {
    let name: String
    let path: String
    var bytes: [UInt8]
  }

  /// Reads files into a project in memory.
  ///
  /// - Parameters:
  ///   - paths: Files, folders to search, or Xcode projects, whose folders are searched.
  ///   - environment: The source of new ids.
  /// - Throws: ``NinefoldError/refused(_:)`` with all files that aren't Interface Builder documents,
  ///   or ``NinefoldError/nothingToImport(paths:)``.
  public init(at paths: [String], environment: EditEnvironment = .anonymous) throws {
    try DocumentFiles.requirePresence(paths)
    // `Main.storyboard` and `./Main.storyboard` are one document.
    var names: Set<String> = []
    let files = try DocumentFile.files(
      at: try DocumentFiles(at: paths).paths.filter {
        names.insert(DocumentFiles.name(of: $0)).inserted
      }
    )
    self.files = files.map { OpenFile(name: $0.name, path: $0.path, bytes: $0.source.bytes) }
    project = try Project.inMemory(
      files.map { ($0.name, $0.document) },
      environment: environment
    )
  }

  /// Returns the changes that ``save()`` writes: the files of new documents, then those of edited
  /// documents in the order in which the files were opened.
  /// - Throws: ``NinefoldError/changedFile(path:reason:)`` if a file already exists at the path of a
  ///   new document.
  public func changes() throws -> [FileChange] {
    try newFiles() + changedFiles()
  }

  private func newFiles() throws -> [FileChange] {
    let known = Set(files.map(\.name))
    return try project.documentNames().filter { !known.contains($0) }.map { name in
      let change = FileChange(
        document: name,
        path: name,
        before: [],
        after: DocumentWriter.write(try project.document(named: name)),
        isNew: true
      )
      try change.requireUnchanged()
      return change
    }
  }

  private func changedFiles() throws -> [FileChange] {
    let known = Set(try project.documentNames())
    // The file of a new document stays if the edit is undone.
    return try files.filter { known.contains($0.name) }.compactMap { file in
      let bytes = DocumentWriter.write(try project.document(named: file.name))
      guard bytes != file.bytes else { return nil }
      return FileChange(document: file.name, path: file.path, before: file.bytes, after: bytes)
    }
  }

  /// Writes the files of new and edited documents, each atomically. New files come first, so that
  /// an interruption loses nothing that moved between files. You can then edit and save again.
  ///
  /// - Returns: The written files.
  /// - Throws: ``NinefoldError/changedFile(path:reason:)`` if a file changed since it was read or
  ///   saved; no file is then written. ``NinefoldError/file(path:reason:)`` if a file can't be written;
  ///   those before it stay written, and the next call writes the others.
  @discardableResult
  public mutating func save() throws -> [FileChange] {
    let changes = try changes()
    for change in changes { try change.requireUnchanged() }
    for change in changes {
      try change.write()
      let file = OpenFile(name: change.document, path: change.path, bytes: change.after)
      if let index = files.firstIndex(where: { $0.name == file.name }) {
        files[index] = file
      } else {
        files.append(file)
      }
    }
    return changes
  }
}
