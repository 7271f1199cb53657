internal import Accessors
internal import InterfaceBuilderFormat
internal import LayoutModel
internal import LocalizedStrings

extension DocumentFiles {
  /// Generates typed accessors for the documents and for the other resources in some folders.
  ///
  /// Equal files give equal code. ``GeneratedAccessors/refused`` lists the files that can't be
  /// read.
  public func accessors(in folders: [String], options: AccessorOptions) -> GeneratedAccessors {
    var resources = TargetResources()
    let (readings, refused) = accessorReadings(options)
    resources.add(readings, platform: options.platform)
    let assets = folders.isEmpty ? nil : AppResources(in: folders)
    if let assets {
      resources.images = DocumentFiles.named(assets.images.mapValues { $0.first?.path ?? "" })
      resources.colors = DocumentFiles.named(assets.colors.mapValues { $0.first?.path ?? "" })
    }
    let (tables, unread) = CodeTables(in: folders, except: []).accessorTables(
      options.sourceLanguage
    )
    resources.tables = tables
    let file = AccessorFile(resources, style: options.style)
    let problems = resources.problems + file.problems
    return GeneratedAccessors(
      text: file.text,
      problems: problems.filter(\.isError) + problems.filter { !$0.isError },
      refused: refused + (assets?.problems ?? []) + unread,
      counts: resources.counts,
      classes: file.classes.map { .init(name: $0.name, module: $0.module, base: $0.base) }
    )
  }

  private func accessorReadings(
    _ options: AccessorOptions
  ) -> (readings: [DocumentReading], refused: [NinefoldError.Refusal]) {
    let module = options.style.module
    let results = ThreadPool().map(withoutTranslatedCopies(options.sourceLanguage)) { path in
      Result { () throws(NinefoldError.Refusal) in
        let file = try DocumentFile(path)
        return DocumentReading(
          file.document,
          name: DocumentName.stem(of: path),
          path: path,
          lines: file.document.lines(in: file.source),
          ownModule: module
        )
      }
    }
    var (readings, refused) = ([DocumentReading](), [NinefoldError.Refusal]())
    for result in results {
      switch result {
      case .success(let reading): readings.append(reading)
      case .failure(let refusal): refused.append(refusal)
      }
    }
    return (readings, refused)
  }

  /// Returns the paths with one document for each name in the language folders of a container.
  private func withoutTranslatedCopies(_ sourceLanguage: String) -> [String] {
    let order = ["Base", "mul", sourceLanguage]
    func rank(_ path: String) -> Int {
      order.firstIndex(of: LanguageFolders.language(of: path) ?? "") ?? order.count
    }
    var best: [String: String] = [:]
    for path in paths {
      let key = DocumentFiles.copyKey(path)
      guard let other = best[key] else {
        best[key] = path
        continue
      }
      if rank(path) < rank(other) { best[key] = path }
    }
    return paths.filter { best[DocumentFiles.copyKey($0)] == $0 }
  }

  /// Returns the part that the translated copies of a document have in common.
  private static func copyKey(_ path: String) -> String {
    guard let container = LanguageFolders.container(of: path) else { return path }
    return "\(container)/*/\(path.split(separator: "/").last ?? "")"
  }

  private static func named(_ paths: [String: String]) -> [TargetResources.Named] {
    paths.sorted { $0.key < $1.key }.map { .init(name: $0.key, path: $0.value) }
  }
}

extension TargetResources {
  fileprivate var counts: [GeneratedAccessors.Count] {
    let counts = [
      ("storyboards", storyboards.count),
      ("scenes", storyboards.reduce(0) { $0 + $1.scenes.count + ($1.initial == nil ? 0 : 1) }),
      ("segues", segues.count), ("reuseIdentifiers", cells.count), ("nibs", nibs.count),
      ("accessibilityIdentifiers", accessibility.count), ("images", images.count),
      ("colors", colors.count), ("strings", tables.reduce(0) { $0 + $1.entries.count }),
    ]
    return counts.map { GeneratedAccessors.Count(kind: $0.0, count: $0.1) }
  }
}

extension CodeTables {
  /// Returns the tables of the source language for accessors, by name.
  fileprivate func accessorTables(
    _ sourceLanguage: String
  ) -> (tables: [TargetResources.Table], refused: [NinefoldError.Refusal]) {
    var (tables, refused) = ([TargetResources.Table](), [NinefoldError.Refusal]())
    for path in sources(sourceLanguage) where DocumentName.stem(of: path) != "InfoPlist" {
      do throws(NinefoldError.Refusal) {
        let table = try StringsTableFile.read(path)
        var known: Set<String> = []
        let entries = table.entries.filter { known.insert($0.key).inserted }.map { entry in
          let text = CodeTables.text(of: entry, sourceLanguage)
          return TargetResources.Table.Entry(
            key: entry.key,
            text: text,
            arguments: FormatSpecifiers(of: text).argumentTypes,
            place: .init(path: path, line: entry.line)
          )
        }
        guard !entries.isEmpty else { continue }
        tables.append(
          .init(name: DocumentName.stem(of: path), entries: entries.sorted { $0.key < $1.key })
        )
      } catch {
        refused.append(error)
      }
    }
    return (tables, refused)
  }

  private static func text(of entry: TableEntry, _ sourceLanguage: String) -> String {
    let text = entry.translations.first { $0.language == nil || $0.language == sourceLanguage }
    return text?.text ?? entry.key
  }
}
