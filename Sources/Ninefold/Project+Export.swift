internal import InterfaceBuilderFormat
public import LayoutModel
internal import LayoutStore

extension Project {
  /// The names of all documents, in byte order.
  public func documentNames() throws -> [String] {
    try store.documents().map(\.name)
  }

  /// Reads a document whole.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func document(named name: String) throws -> Document {
    try namingDocuments { try store.document(named: name) }
  }

  /// The bytes of a document as Interface Builder writes it.
  ///
  /// A document that was not edited comes back byte for byte as it was imported.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func exportedBytes(of name: String) throws -> [UInt8] {
    DocumentWriter.write(try document(named: name))
  }

  /// Writes documents below a folder, each at its name, and returns their paths.
  ///
  /// A name can't lead out of the folder: a leading `/` and every `..` are left out, and links
  /// inside the folder are not followed. Each file is replaced whole or not at all. The project
  /// remembers that the files have all its edits, so that importing them again is no conflict.
  ///
  /// - Parameters:
  ///   - names: The documents; all if empty.
  ///   - folder: The output folder, made if missing.
  ///   - isDryRun: True to only return the paths.
  /// - Throws: ``NinefoldError``, or `CancellationError` in a cancelled task; files written before
  ///   stay.
  public func export(
    _ names: [String] = [],
    to folder: String,
    isDryRun: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> [String] {
    let names = names.isEmpty ? try documentNames() : names
    let output = try OutputFolder(folder, names: names)
    let edit = try store.currentEdit()
    var files: [(name: String, digest: Int64)] = []
    for (index, name) in names.enumerated() {
      try Task.checkCancellation()
      let bytes = try exportedBytes(of: name)
      if !isDryRun { try output.write(bytes, name: name) }
      files.append((name, FileDigest.of(bytes)))
      progress(index + 1, names.count)
    }
    if !isDryRun { try store.didExport(files, at: edit) }
    return names.map(output.path)
  }

  /// Runs `body`; adds the nearest names where it finds no such document.
  func namingDocuments<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch StoreError.unknownDocument(let name) {
      throw NinefoldError.unknownDocument(
        name,
        suggestions: Suggestions.nearest(to: name, among: try documentNames())
      )
    }
  }
}
