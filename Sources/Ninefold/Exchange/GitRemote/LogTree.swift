internal import LayoutStore

/// The chunks of a log, which are the entries of a git tree.
///
/// A chunk is named by its offset in the log. The bytes of a tree follow from the content, so equal
/// logs with equal chunks have the same ids.
struct LogTree: Equatable {
  /// A part of the log.
  struct Chunk: Equatable {
    /// The id of its blob, in hexadecimal digits.
    var blob: String
    /// The size of the chunk, in bytes.
    var size: Int
  }

  /// The largest chunk, in bytes. Hosts refuse large files.
  static let largestChunk = 16 << 20
  /// The number of chunks of a tier that become one.
  static let width = 8

  var chunks: [Chunk] = []

  /// The size of the log in bytes.
  var length: Int { chunks.reduce(0) { $0 + $1.size } }

  /// The chunks with their offsets.
  var placed: [(offset: Int, chunk: Chunk)] {
    var offset = 0
    return chunks.map { chunk in
      defer { offset += chunk.size }
      return (offset, chunk)
    }
  }

  /// Returns how many chunks at the end a new one replaces, so that their number grows with the
  /// logarithm of the log's length. Chunks of the largest size stay.
  ///
  /// - Parameter size: The size of the new chunk.
  func foldedCount(adding size: Int) -> Int {
    var sizes = chunks.map(\.size)[...]
    var (count, size) = (0, size)
    while true {
      let tier = LogTree.tier(size)
      let run = sizes.reversed().prefix { $0 < LogTree.largestChunk && LogTree.tier($0) <= tier }
      guard run.count + 1 >= LogTree.width else { return count }
      count += run.count
      size = run.reduce(size, +)
      sizes = sizes.dropLast(run.count)
    }
  }

  /// Returns the tier of a size: 0 below 4 KB; each next one is eight times as large.
  private static func tier(_ size: Int) -> Int {
    var (tier, limit) = (0, 4 << 10)
    while size >= limit {
      tier += 1
      limit *= width
    }
    return tier
  }

  // MARK: - Git

  init(chunks: [Chunk] = []) { self.chunks = chunks }

  /// Parses the output of `git ls-tree -l -z`.
  /// - Throws: `StoreError.badBundle` if it has anything but chunks that fit together.
  init(listing: [UInt8]) throws {
    var offset = 0
    for line in listing.split(separator: 0) {
      let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let words = (fields.first ?? []).split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard fields.count == 2, words.count == 4, words[0] == "100644", words[1] == "blob",
        let size = Int(words[3]), size > 0, size <= ProjectBundle.largest
      else { throw StoreError.badBundle("it has a file that is not part of a log") }
      guard fields[1].elementsEqual(LogTree.name(offset).utf8) else {
        throw StoreError.badBundle("the parts of its log don't fit together")
      }
      chunks.append(Chunk(blob: words[2], size: size))
      offset += size
    }
  }

  /// The input of `git mktree -z`.
  var listing: [UInt8] {
    placed.flatMap { offset, chunk in
      Array("100644 blob \(chunk.blob)\t\(LogTree.name(offset))".utf8) + [0]
    }
  }

  private static func name(_ offset: Int) -> String {
    let digits = String(offset, radix: 16)
    return String(repeating: "0", count: max(0, 16 - digits.count)) + digits
  }
}
