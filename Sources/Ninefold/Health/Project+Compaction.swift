internal import Foundation
internal import LayoutStore

/// The result of compacting a project file and the caches of its git remotes.
public struct CompactionResult: Sendable, Equatable {
  /// A file or folder that was compacted.
  public struct Part: Sendable, Equatable {
    /// The address of the git remote that the cache belongs to; nil for the project file.
    public let remote: String?
    /// The path of the file or folder.
    public let path: String
    /// The size before the compaction, in bytes.
    public let before: Int
    /// The size after the compaction, in bytes; nil in a dry run.
    public var after: Int?
    /// The reason why it was not compacted; nil if it was.
    public var reason: String?
  }

  /// The project file with its write-ahead log.
  public let file: Part
  /// The number of unused bytes in the file before the compaction, which frees at least these.
  public let free: Int
  /// The caches of the project's git remotes.
  public let caches: [Part]
}

extension Project {
  /// Compacts the project file and the caches of its git remotes. The history stays complete.
  ///
  /// - Parameter isDryRun: True to return the sizes and change nothing.
  /// - Throws: `StoreError`, for example if the disk is full. The project file is then as before. A
  ///   cache that can't be compacted is in the result with the reason.
  public func compact(isDryRun: Bool = false) throws -> CompactionResult {
    let size = try store.size()
    var file = CompactionResult.Part(remote: nil, path: path, before: size.total)
    if !isDryRun {
      try store.compact()
      file.after = try store.size().total
    }
    let caches = try store.exchange.gitRemoteAddresses().compactMap {
      try compactCache(of: $0, isDryRun: isDryRun)
    }
    return CompactionResult(file: file, free: size.free, caches: caches)
  }

  private func compactCache(of text: String, isDryRun: Bool) throws -> CompactionResult.Part? {
    guard case .git(let repository, let project?) = try? RemoteAddress(text) else { return nil }
    let address = GitAddress(repository: repository, project: project)
    let place = GitCache.path(of: address, forProjectAt: path)
    guard FileManager.default.fileExists(atPath: place) else { return nil }
    var part = CompactionResult.Part(remote: text, path: place, before: Project.size(below: place))
    if isDryRun { return part }
    do {
      let cache = try GitCache(of: address, forProjectAt: path)
      try cache.exclusively { try cache.compact() }
    } catch let problem as NinefoldError {
      part.reason = "\(problem)"
    }
    part.after = Project.size(below: place)
    return part
  }

  private static func size(below folder: String) -> Int {
    let walk = FileManager.default.enumerator(atPath: folder)
    var size = 0
    while walk?.nextObject() != nil {
      size += (walk?.fileAttributes?[.size] as? Int) ?? 0
    }
    return size
  }
}
