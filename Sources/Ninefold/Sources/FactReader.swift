internal import Foundation
internal import SourceChecks
internal import SourceFacts

/// Reads the facts of files, in parallel and from the cache if it has them.
struct FactReader {
  /// The number of files in memory at the same time.
  private static let portion = 4096

  private let cache: FactCache?
  private let program: String?
  private let pool = ThreadPool()
  private var current: [FactCache.Key: [Fact]] = [:]
  /// The number of files whose facts were not in the cache.
  private(set) var readCount = 0
  /// The reason why sources in Swift were not read: their program is missing. Nil if they were, or if the
  /// cache has their facts.
  private(set) var swiftProblem: NinefoldError?

  init(cache: FactCache?, program: String?) {
    self.cache = cache
    self.program = program
  }

  /// A file whose bytes were read.
  private struct Reading: Sendable {
    let key: FactCache.Key?
    /// The facts; nil for a Swift source that is not in the cache.
    let facts: [Fact]?
    /// The bytes of such a source.
    let source: [UInt8]
    let isCached: Bool
  }

  /// Returns the facts of entries, in order.
  mutating func files(
    of entries: [SourceFolder.Entry],
    progress: (Int, Int) -> Void
  ) -> [FileFacts] {
    var files: [FileFacts] = []
    for start in stride(from: 0, to: entries.count, by: FactReader.portion) {
      let end = min(start + FactReader.portion, entries.count)
      let part = Array(entries[start..<end])
      let facts = facts(of: part)
      for (entry, own) in zip(part, facts) {
        files.append(FileFacts(path: entry.path, facts: own, isForeign: entry.isForeign))
      }
      progress(end, entries.count)
    }
    return files
  }

  private mutating func facts(of entries: [SourceFolder.Entry]) -> [[Fact]] {
    let cached = cache?.facts ?? [:]
    let readings = pool.map(entries) { FactReader.read($0, cached) }
    let missing = readings.filter { $0.facts == nil }
    var next = swiftFacts(of: missing.map(\.source)).makeIterator()
    return readings.map { reading in
      guard let facts = reading.facts ?? next.next() else { return [] }
      if let key = reading.key { current[key] = facts }
      if !reading.isCached, reading.key != nil { readCount += 1 }
      return facts
    }
  }

  /// Returns the facts of sources in Swift, in order; none if their program is missing.
  private mutating func swiftFacts(of sources: [[UInt8]]) -> [[Fact]] {
    if sources.isEmpty { return [] }
    do throws(NinefoldError) {
      return try SwiftFactsProgram(path: program).facts(of: sources, by: pool)
    } catch {
      swiftProblem = error
      return []
    }
  }

  private static func read(
    _ entry: SourceFolder.Entry,
    _ cached: [FactCache.Key: [Fact]]
  ) -> Reading {
    if entry.kind == .name {
      return Reading(key: nil, facts: AssetFacts.facts(of: entry.path), source: [], isCached: true)
    }
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: entry.path)
    } catch {
      return Reading(key: nil, facts: [unread(error)], source: [], isCached: false)
    }
    let key = FactCache.Key(entry.kind, bytes)
    if let known = cached[key] {
      return Reading(key: key, facts: known, source: [], isCached: true)
    }
    let isSource = entry.kind == .swift || entry.kind == .objectiveC
    if isSource, bytes.count > SwiftFactsProgram.maximumSource {
      let reason = "it is larger than \(SwiftFactsProgram.maximumSource >> 20) MiB"
      return Reading(key: nil, facts: [Fact(.unread, reason)], source: [], isCached: false)
    }
    if entry.kind == .swift {
      return Reading(key: key, facts: nil, source: bytes, isCached: false)
    }
    let facts = facts(of: bytes, entry)
    return Reading(key: key, facts: facts, source: [], isCached: false)
  }

  private static func facts(of bytes: [UInt8], _ entry: SourceFolder.Entry) -> [Fact] {
    switch entry.kind {
    case .objectiveC: return ObjectiveCReader.facts(of: bytes)
    case .document:
      do throws(NinefoldError.Refusal) {
        return DocumentFactReader.facts(of: try DocumentFile(bytes, of: entry.path).document)
      } catch {
        return [Fact(.unread, error.reason)]
      }
    case .font: return AssetFacts.facts(ofFont: bytes, path: entry.path)
    case .strings: return ProjectFileFacts.texts(bytes)
    case .info: return ProjectFileFacts.storyboards(bytes)
    case .project: return ProjectFileFacts.targets(bytes)
    case .dependencies: return ProjectFileFacts.dependencies(bytes, path: entry.path)
    case .swift, .name: return []
    }
  }

  private static func unread(_ error: NinefoldError) -> Fact { Fact(.unread, error.reason) }

  /// Replaces the cache if files changed.
  func writeCache() {
    guard let cache, cache.facts.count != current.count || readCount > 0 else { return }
    _ = cache.replace(with: current)
  }
}
