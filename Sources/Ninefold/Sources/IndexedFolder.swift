internal import Foundation
package import SourceChecks
internal import SourceFacts

/// The index of the documents, sources, asset catalogs and localized texts in a folder.
public struct IndexedFolder: Sendable {
  /// The path of the folder.
  public let folder: String
  /// The facts that the files state about names.
  package let index: SourceIndex
  /// The files that were not read, with the reasons, and the limits that ended the search. Names in
  /// these files are unknown.
  public let problems: [NinefoldError.Refusal]
  /// The reason why sources in Swift were not read; nil if they were. Then what they declare is unknown.
  public let swiftProblem: NinefoldError?
  /// True if the folder has Swift or Objective-C files. Without any, no class or name is known.
  public let hasCode: Bool
  /// The number of indexed files and assets.
  public let fileCount: Int
  /// The number of files that were read, because the cache did not have their facts.
  public let readCount: Int

  /// Indexes a folder in parallel.
  ///
  /// It skips build products, hidden folders and symbolic links. It stores facts in the user's
  /// cache folder, by the content of the files, so a later index reads only changed files.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - usesCache: False to read every file and write no cache.
  ///   - cacheFolder: The folder of the cache; nil for the user's cache folder.
  ///   - program: The path of the program `ninefold-sources`, which reads Swift; nil for the one in
  ///     the folder of the running program.
  ///   - progress: Called with the number of finished files and the total.
  ///
  /// Without the program, Swift is not read, and ``swiftProblem`` says so.
  ///
  /// - Throws: ``NinefoldError/missingFile(path:)`` if there is no such folder.
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
    let files = reader.files(of: listing.entries, progress: progress)
    reader.writeCache()
    self.folder = folder
    swiftProblem = reader.swiftProblem
    index = SourceIndex(files, in: folder, lacksSwift: reader.swiftProblem != nil)
    hasCode = listing.entries.contains { $0.kind == .swift || $0.kind == .objectiveC }
    fileCount = files.count
    readCount = reader.readCount
    var problems = files.flatMap { file in
      file.facts.filter { $0.kind == .unread }
        .map { NinefoldError.Refusal(path: file.path, line: nil, reason: $0.name) }
    }
    if listing.isCut {
      problems.append(
        .init(path: folder, line: nil, reason: "the folder has more files than the index reads")
      )
    }
    self.problems = problems
  }
}
