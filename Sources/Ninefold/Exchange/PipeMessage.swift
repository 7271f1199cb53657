internal import CLibrary
internal import Foundation
internal import LayoutModel
internal import LayoutStore

/// What travels between `ninefold serve-stdio` and who talks to it (`docs/adr/0008-exchange.md`).
///
/// The server begins with ``greeting``. Then each request has one answer. Both are a byte, the number
/// of bytes that follow, in eight bytes with the highest first, and they.
enum PipeMessage {
  /// How a server begins.
  static let greeting = Array("ninefold pipe 1\n".utf8)

  /// The first byte of a request.
  enum Request: UInt8 {
    /// Asks for the ids of all edits.
    case ids = 1
    /// Asks for a bundle of all edits but those whose ids follow.
    case bundle = 2
    /// Brings a bundle whose branches move forward; answered by a report.
    case push = 3
    /// The same, to find out what would happen.
    case dryPush = 4
  }

  /// The first byte of an answer.
  enum Answer: UInt8 {
    case done = 1
    /// What follows is a sentence.
    case failed = 2
  }

  /// The most bytes of a message.
  static let largest = ProjectBundle.largest
  /// The most bytes of a sentence.
  static let largestSentence = 1 << 16

  // MARK: - Contents

  static func bytes(of ids: Set<EditID>) -> [UInt8] { ids.flatMap(\.bytes) }

  static func ids(_ bytes: [UInt8]) throws -> Set<EditID> {
    let count = EditID.byteCount
    guard bytes.count.isMultiple(of: count) else { throw NinefoldError.exchange(.cutOff) }
    return Set(
      stride(from: 0, to: bytes.count, by: count).compactMap {
        EditID(bytes: bytes[$0..<($0 + count)])
      }
    )
  }

  /// A report as lines: how many edits and versions came, then the names.
  static func bytes(of report: ExchangeReport) -> [UInt8] {
    let lines = [String(report.edits), String(report.versions)] + report.names
    return Array(lines.joined(separator: "\n").utf8)
  }

  static func report(_ bytes: [UInt8]) throws -> ExchangeReport {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count >= 2, let edits = Int(lines[0]), let versions = Int(lines[1]) else {
      throw NinefoldError.exchange(.noPeer)
    }
    return ExchangeReport(
      ReceivedBundle(edits: edits, versions: versions, names: Array(lines.dropFirst(2)))
    )
  }
}

/// One end of a pipe in both directions.
struct PipeEnd {
  /// The descriptors to read from and to write to.
  let input: Int32
  let output: Int32

  /// Writes the first byte of a message, its length and its content.
  /// - Throws: ``NinefoldError/exchange(_:)`` if nobody reads any more.
  func send(_ mark: UInt8, _ content: [UInt8]) throws {
    let length = UInt64(content.count)
    let head = (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * $0)) }
    try write([mark] + head)
    try write(content)
  }

  /// Reads a message; nil if the other side ended before it.
  ///
  /// - Parameter largest: The most bytes that its content may have, by its first byte.
  /// - Throws: ``NinefoldError/exchange(_:)``.
  func receive(_ largest: (UInt8) -> Int) throws -> (mark: UInt8, content: [UInt8])? {
    let mark = try read(1, mayEnd: true)
    guard let first = mark.first else { return nil }
    let length = try read(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= UInt64(largest(first)) else { throw NinefoldError.exchange(.tooLarge) }
    return (first, try read(Int(length)))
  }

  /// Writes bytes.
  func write(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { buffer in
      var place = 0
      while place < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[place...])
        let count = writeWithoutSignal(output, rest)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw NinefoldError.exchange(.cutOff) }
        place += count
      }
    }
  }

  /// Reads so many bytes, piece by piece: a length that is a lie costs no memory.
  func read(_ count: Int, mayEnd: Bool = false) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while bytes.count < count {
      let wanted = min(piece.count, count - bytes.count)
      let got = piece.withUnsafeMutableBytes {
        CLibrary.read(input, $0.baseAddress, wanted)
      }
      if got < 0, errno == EINTR { continue }
      if got == 0, mayEnd, bytes.isEmpty { return [] }
      guard got > 0 else { throw NinefoldError.exchange(.cutOff) }
      bytes += piece[..<got]
    }
    return bytes
  }
}
