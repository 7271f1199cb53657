internal import LayoutStore

/// The log of a project in a git repository: a line that identifies it, then records.
///
/// A record has its length in eight bytes (big-endian), the digest of all records before it, and a
/// bundle. So a record fits only behind those that its writer knew.
enum ExchangeLog {
  /// The first bytes of every log.
  static let mark = Array("ninefold log 1\n".utf8)
  /// The largest part of a log that is read at once, in bytes.
  static let largest = ProjectBundle.largest
  private static let digestSize = 16
  private static let headSize = 8 + digestSize

  /// A position between two records.
  struct Position: Equatable {
    /// The bytes before it.
    var length: Int
    /// The digest of the records before it.
    var digest: [UInt8]

    /// The position before the first record.
    static let begin = Position(
      length: mark.count,
      digest: [UInt8](repeating: 0, count: digestSize)
    )
  }

  /// A log's content after a position.
  struct Part {
    /// All records as one bundle.
    var bundle = ProjectBundle()
    /// The positions after the records.
    var positions: [Position] = []
  }

  /// Returns the bytes of a record at a position, and the position after it.
  static func record(_ bundle: ProjectBundle, at position: Position) -> ([UInt8], Position) {
    let content = bundle.bytes
    let length = UInt64(content.count)
    let head = (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * $0)) }
    let next = Position(
      length: position.length + headSize + content.count,
      digest: digest(content, after: position.digest)
    )
    return (head + position.digest + content, next)
  }

  /// Returns the records in the bytes after a position; nil if they don't continue the records before
  /// it.
  /// - Throws: `StoreError.badBundle` if a record is cut off or damaged.
  static func part(_ bytes: [UInt8], after start: Position) throws -> Part? {
    var part = Part()
    var (position, rest) = (start, bytes[...])
    while !rest.isEmpty {
      guard rest.count >= headSize else { throw cutOff }
      guard Array(rest.dropFirst(8).prefix(digestSize)) == position.digest else {
        if part.positions.isEmpty { return nil }
        throw StoreError.badBundle("its log has a record that does not follow the one before")
      }
      let length = rest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard length <= UInt64(rest.count - headSize) else { throw cutOff }
      let content = Array(rest.dropFirst(headSize).prefix(Int(length)))
      part.bundle.append(try ProjectBundle(bytes: content))
      position.length += headSize + content.count
      position.digest = digest(content, after: position.digest)
      part.positions.append(position)
      rest = rest.dropFirst(headSize + content.count)
    }
    return part
  }

  /// Returns the records of a whole log.
  /// - Throws: `StoreError.badBundle`.
  static func whole(_ bytes: [UInt8]) throws -> Part {
    guard bytes.starts(with: mark) else {
      throw StoreError.badBundle("its log has a newer version, or it is not a log")
    }
    guard let part = try part(Array(bytes.dropFirst(mark.count)), after: .begin) else {
      throw StoreError.badBundle("its log does not begin with its first record")
    }
    return part
  }

  private static func digest(_ content: [UInt8], after digest: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    hash.update(digest)
    // A bundle ends with its own hash, so there is no need to hash all of it again.
    hash.update(Array(content.suffix(32)))
    return Array(hash.finish().prefix(digestSize))
  }

  private static let cutOff = StoreError.badBundle("its log is cut off")
}
