internal import InterfaceBuilderFormat
public import LayoutModel
public import LocalizedStrings

/// A document with its translatable texts and the files with their translations.
public struct LocalizedDocument: Sendable {
  /// The document's path.
  public let path: String
  /// The translatable texts, and those without a key.
  public let texts: DocumentTexts
  /// The line of each object with a text.
  let lines: [ObjectID: Int]
  let tables: [LanguageFolders.Table]
  /// The languages of other tables in the same folder that have no table of this document.
  let missingLanguages: [String]

  /// Returns the line where an object begins, from 1; nil if it has no text.
  public func line(of object: ObjectID) -> Int? { lines[object] }

  fileprivate init(_ path: String, _ folders: [LanguageFolders.Table], _ missing: [String])
    throws(NinefoldError.Refusal)
  {
    let file = try DocumentFile(path)
    self.path = path
    texts = DocumentTexts(of: file.document)
    tables = folders
    missingLanguages = missing
    let wanted = Set(texts.texts.map(\.object)).union(texts.omitted.map(\.object))
    let indices = file.document.objects.indices.filter {
      wanted.contains(file.document.objects[$0].id)
    }
    let numbers = file.source.lines(of: indices)
    lines = Dictionary(
      zip(indices, numbers).map { (file.document.objects[$0].id, $1) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension DocumentFiles {
  /// Reads the documents and finds their strings files and string catalogs, in parallel.
  ///
  /// The result omits translated copies: documents in a language folder with a base document beside
  /// it, in `Base.lproj` or `mul.lproj`.
  /// - Returns: The documents in the order of the paths, and the files that can't be read.
  public func localizedDocuments() -> FileResults<LocalizedDocument> {
    var folders = LanguageFolders()
    let known = Set(paths)
    let jobs = paths.filter { !DocumentFiles.isCopy($0, among: known) }.map { path in
      let tables = folders.tables(of: path)
      let languages = Set(tables.compactMap(\.language))
      let missing =
        tables.contains { !$0.isCatalog }
        ? folders.languages(besides: path).filter { !languages.contains($0) } : []
      return (path, tables, missing.filter { $0 != LanguageFolders.language(of: path) })
    }
    let readings = ThreadPool().map(jobs) { job in
      Result { () throws(NinefoldError.Refusal) in
        try LocalizedDocument(job.0, job.1, job.2)
      }
    }
    var documents = FileResults<LocalizedDocument>()
    for reading in readings {
      documents.append { () throws(NinefoldError.Refusal) in try reading.get() }
    }
    return documents
  }

  private static func isCopy(_ path: String, among paths: Set<String>) -> Bool {
    guard let language = LanguageFolders.language(of: path), language != "Base", language != "mul",
      let container = LanguageFolders.container(of: path)
    else { return false }
    let file = path.split(separator: "/").last ?? ""
    let prefix = container.isEmpty ? "" : container + "/"
    return ["Base", "mul"].contains { paths.contains("\(prefix)\($0).lproj/\(file)") }
  }
}

/// A strings file or a string catalog, by the extension of its path.
enum StringsTableFile {
  static func read(_ path: String) throws(NinefoldError.Refusal) -> any StringsTable {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path)
    } catch {
      throw NinefoldError.Refusal(error, of: path)
    }
    do {
      return path.hasSuffix(".xcstrings") ? try StringCatalog(bytes) : try StringsFile(bytes)
    } catch {
      throw NinefoldError.Refusal(path: path, line: error.line, reason: error.reason)
    }
  }
}
