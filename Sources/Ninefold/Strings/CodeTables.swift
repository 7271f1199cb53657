internal import Foundation
internal import LocalizedStrings
internal import LayoutModel

/// The strings files of code, such as `Localizable.strings`: those that belong to no document.
struct CodeTables {
  /// The paths by container and name.
  private let groups: [String: [String]]

  /// Finds the files below some folders.
  init(in folders: [String], except owned: Set<String>) {
    let walk = FolderWalk(limit: 100_000) { $0.hasSuffix(".strings") || $0.hasSuffix(".xcstrings") }
    var groups: [String: [String]] = [:]
    for folder in folders {
      for path in walk.list(folder == "." ? "" : folder).files
      where !owned.contains(path) && path.hasSuffix("strings") && !CodeTables.hasDocument(path) {
        let container = LanguageFolders.container(of: path) ?? CodeTables.folder(of: path)
        let name = path.split(separator: "/").last ?? ""
        groups["\(container)/\(name)", default: []].append(path)
      }
    }
    self.groups = groups
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  /// Returns true if a table has a document, which may be outside the given paths.
  private static func hasDocument(_ path: String) -> Bool {
    let container = LanguageFolders.container(of: path) ?? ""
    let prefix = container.isEmpty ? "" : container + "/"
    return ["Base", "mul", "en"].contains { language in
      ["storyboard", "xib"].contains { type in
        let document = "\(prefix)\(language).lproj/\(DocumentName.stem(of: path)).\(type)"
        return FileManager.default.fileExists(atPath: document)
      }
    }
  }

  /// Returns the file of the source language in each group, in the order of their paths.
  func sources(_ sourceLanguage: String) -> [String] {
    groups.values.compactMap { CodeTables.source(of: $0, sourceLanguage) }.sorted()
  }

  private static func source(of paths: [String], _ sourceLanguage: String) -> String? {
    let order = [sourceLanguage, "Base", "en", "mul"]
    return order.lazy.compactMap { wanted in
      paths.first { LanguageFolders.language(of: $0) == wanted }
    }.first ?? paths.first { LanguageFolders.language(of: $0) == nil }
  }

  /// Compares each file with that of the source language.
  func check(_ sourceLanguage: String) -> StringsCheck {
    var check = StringsCheck()
    for paths in groups.values where paths.count > 1 {
      guard let source = CodeTables.source(of: paths, sourceLanguage) else { continue }
      check.add(paths.filter { $0 != source }.sorted(), source, sourceLanguage)
    }
    return check
  }
}

extension StringsCheck {
  fileprivate mutating func add(_ paths: [String], _ source: String, _ sourceLanguage: String) {
    let base: any StringsTable
    do {
      base = try StringsTableFile.read(source)
    } catch {
      findings.append(StringsFinding(error))
      return
    }
    documentCount += 1
    textCount += base.entries.count
    let texts = base.entries.map { entry in
      LocalizableText(
        key: entry.key,
        object: "",
        className: "text",
        text: entry.translations.first?.text ?? entry.key,
        note: nil
      )
    }
    // Comments in these files don't contain the source text.
    let unknown = unknownCount
    for path in paths {
      add(path, of: texts, language: LanguageFolders.language(of: path), sourceLanguage)
    }
    unknownCount = unknown
  }
}
