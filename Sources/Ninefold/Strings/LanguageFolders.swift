internal import Foundation
internal import LocalizedStrings
internal import LayoutModel

/// The language folders (`.lproj`) beside documents, each listed once.
struct LanguageFolders {
  /// A strings file or a string catalog in a language folder.
  struct Table: Sendable {
    let path: String
    /// The language of the folder; nil for a catalog, which has several.
    let language: String?
    /// The file's name without its extension.
    let name: String

    var isCatalog: Bool { language == nil }
  }

  private var tables: [String: [Table]] = [:]

  /// Returns the tables of a document in the order of their paths; empty if no folder of the
  /// document is a language folder.
  mutating func tables(of document: String) -> [Table] {
    guard let container = LanguageFolders.container(of: document) else { return [] }
    let name = DocumentName.stem(of: document)
    return tables(in: container).filter { $0.name == name }
  }

  /// Returns the tables of a document as ``tables(of:)`` does, or those in language folders beside a
  /// document that is in none itself.
  mutating func tables(shownWith document: String) -> [Table] {
    if LanguageFolders.container(of: document) != nil { return tables(of: document) }
    let folder = document.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let name = DocumentName.stem(of: document)
    return tables(in: folder.joined(separator: "/")).filter { $0.name == name }
  }

  /// Returns the languages of the folders of a document's container, without `Base` and `mul`.
  mutating func languages(besides document: String) -> [String] {
    guard let container = LanguageFolders.container(of: document) else { return [] }
    let languages = tables(in: container).compactMap(\.language)
    return Set(languages).subtracting(["Base"]).sorted()
  }

  /// Returns the languages of the tables that ``tables(shownWith:)`` returns, in the order of their
  /// codes. A catalog that can't be read has none.
  mutating func languages(shownWith document: String) -> [String] {
    var languages: Set<String> = []
    for table in tables(shownWith: document) {
      if let language = table.language {
        languages.insert(language)
      } else if let catalog = try? StringsTableFile.read(table.path) {
        languages.formUnion(catalog.entries.flatMap { $0.translations.compactMap(\.language) })
      }
    }
    return languages.subtracting(["Base"]).sorted()
  }

  private mutating func tables(in container: String) -> [Table] {
    if let known = tables[container] { return known }
    let manager = FileManager.default
    let place = container.isEmpty ? "." : container
    var found: [Table] = []
    for folder in ((try? manager.contentsOfDirectory(atPath: place)) ?? []).sorted()
    where folder.hasSuffix(".lproj") {
      let path = container.isEmpty ? folder : container + "/" + folder
      for file in ((try? manager.contentsOfDirectory(atPath: path)) ?? []).sorted() {
        guard file.hasSuffix(".strings") || file.hasSuffix(".xcstrings") else { continue }
        let isCatalog = file.hasSuffix(".xcstrings")
        found.append(
          Table(
            path: path + "/" + file,
            language: isCatalog ? nil : String(folder.dropLast(6)),
            name: DocumentName.stem(of: file)
          )
        )
      }
    }
    tables[container] = found
    return found
  }

  /// Returns the folder that contains the language folder of a file; nil if the file is in none.
  static func container(of path: String) -> String? {
    guard language(of: path) != nil else { return nil }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    return folder.joined(separator: "/")
  }

  /// Returns the language of the folder of a file, such as `Base`; nil if it is no language folder.
  static func language(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else { return nil }
    return String(folder.dropLast(6))
  }
}
