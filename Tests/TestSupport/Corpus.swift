import Foundation

/// Real documents of other projects, beside the checkout; no part of it.
///
/// `NINEFOLD_SHARED` names their folder, else it is `../shared`.
public struct Corpus: Sendable {
  /// One file.
  public struct File: Sendable, CustomStringConvertible {
    /// The path below the corpus.
    public let name: String
    /// What the manifest calls it: `document`, `archive` or `malformed`.
    public let kind: String
    /// True if Interface Builder wrote the file, and nothing else changed it.
    public let isCanonical: Bool
    /// The size in bytes.
    public let size: Int
    /// Where the file is.
    public let path: String

    /// The file's bytes.
    public func bytes() throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// The path below the corpus.
    public var description: String { name }
  }

  /// The files in the manifest's order.
  public let files: [File]

  /// The corpus; nil if it is not there.
  public static let found: Corpus? = Corpus()

  /// What a skipped test says.
  public static let absence = "the corpus is not there: neither NINEFOLD_SHARED nor ../shared"

  /// True if the corpus is there.
  public static var isPresent: Bool { found != nil }

  /// The files of real documents.
  public var documents: [File] { files.filter { $0.kind == "document" } }

  /// Every `step`th document; all of them if tests run all cases.
  public func documents(every step: Int) -> [File] {
    let step = TestExtent.isWhole ? 1 : step
    return documents.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// A number of documents that Interface Builder wrote, spread over the corpus, without the largest.
  ///
  /// - Parameter first: Which of the documents is the first.
  public static func sample(_ count: Int, from first: Int) -> [File] {
    let files = (found?.documents ?? []).filter { $0.isCanonical && $0.size < 400_000 }
    let step = max(1, files.count / count)
    return stride(from: first % step, to: files.count, by: step).prefix(count).map { files[$0] }
  }

  private init?() {
    let setting = ProcessInfo.processInfo.environment["NINEFOLD_SHARED"]
    let shared =
      setting.map { URL(fileURLWithPath: $0) }
      ?? Repository.root.deletingLastPathComponent().appendingPathComponent("shared")
    let folder = shared.appendingPathComponent("corpus")
    let manifest = folder.appendingPathComponent("MANIFEST.tsv")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return nil }
    let rows = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let head = rows.first, let flags = head.firstIndex(of: "flags"),
      let file = head.firstIndex(of: "file"), let size = head.firstIndex(of: "bytes")
    else { return nil }
    files = rows.dropFirst().filter { $0.count == head.count }.map { row in
      let marks = row[flags].split(separator: ";")
      let kind = marks.first { $0.hasPrefix("kind=") }
      return File(
        name: row[file],
        kind: kind.map { String($0.dropFirst("kind=".count)) } ?? "",
        isCanonical: marks.contains("canonical=YES"),
        size: Int(row[size]) ?? 0,
        path: folder.appendingPathComponent(row[file]).path
      )
    }
  }
}
