internal import Foundation
package import SourceChecks
internal import SourceFacts

/// The index of a project's folder: its documents, sources, catalogs and localized texts.
public struct IndexedFolder: Sendable {
  /// The folder.
  public let folder: String
  /// What the files state about names.
  package let index: SourceIndex
  /// The files that were not read, and the limits that ended the search. Names in them are unknown.
  public let problems: [NinefoldError.Refusal]
  /// The number of indexed files and assets.
  public let fileCount: Int
  /// The number of files whose facts were not in the cache.
  public let readCount: Int

  /// Indexes a folder in parallel.
  ///
  /// Build products, hidden folders and symbolic links are skipped. Facts are kept in the user's
  /// cache folder by the content of the files, so a later index reads only changed files again.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - usesCache: False to read every file, and to write no cache.
  ///   - cacheFolder: The folder for the cache; nil for the user's.
  ///   - program: The path of `ninefold-sources`; nil for the one beside the running program.
  ///   - progress: Called with the number of finished files and the total.
  /// - Throws: ``NinefoldError/missingFile(path:)`` if there is no such folder, or
  ///   ``NinefoldError/missingTool(_:advice:)`` if the folder has Swift sources and the program for
  ///   them is missing.
  public init(
    at folder: String,
    usesCache: Bool = true,
    cacheFolder: String? = nil,
    program: String? = nil,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws {
    guard RegularFile.isFolder(folder) else { throw NinefoldError.missingFile(path: folder) }
    let listing = SourceFolder(folder)
    var reader = FactReader(
      cache: usesCache ? FactCache(of: folder, in: cacheFolder) : nil,
      program: program
    )
    let files = try reader.files(of: listing.entries, progress: progress)
    reader.writeCache()
    self.folder = folder
    index = SourceIndex(files)
    fileCount = files.count
    readCount = reader.readCount
    var problems = files.flatMap { file in
      file.facts.filter { $0.kind == .unread }
        .map { NinefoldError.Refusal(path: file.path, line: nil, reason: $0.name) }
    }
    if listing.isCut {
      problems.append(
        .init(path: folder, line: nil, reason: "it has more files than the index reads")
      )
    }
    self.problems = problems
  }
}
