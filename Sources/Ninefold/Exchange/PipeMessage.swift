internal import CLibrary
internal import Foundation
internal import LayoutModel
internal import LayoutStore

/// The protocol between `ninefold serve-stdio` and its client (`docs/adr/0008-exchange.md`).
///
/// The server sends ``greeting``. Each request then has one answer. A message is a byte for its
/// kind, the length of its content in eight bytes (big-endian), and the content.
enum PipeMessage {
  /// The first bytes that a server sends.
  static let greeting = Array("ninefold pipe 1\n".utf8)

  /// The kind of a request.
  enum Request: UInt8 {
    /// Requests the ids of all edits.
    case ids = 1
    /// Requests a bundle of all edits, except those whose ids are the content.
    case bundle = 2
    /// Sends a bundle and moves the server's branches forward. The answer is a report.
    case push = 3
    /// Like `push`, but changes nothing.
    case dryPush = 4
  }

  /// The kind of an answer.
  enum Answer: UInt8 {
    case done = 1
    /// The content is an error message.
    case failed = 2
  }

  /// The maximum size of a content, in bytes.
  static let largest = ProjectBundle.largest
  /// The maximum size of an error message, in bytes.
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

  /// Encodes a report as lines: the number of edits, the number of versions, and the names.
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

/// One end of a bidirectional connection.
struct PipeEnd {
  /// The file descriptors.
  let input: Int32
  let output: Int32

  /// Sends a message: its kind, length and content.
  /// - Throws: ``NinefoldError/exchange(_:)`` if the other side is closed.
  func send(_ mark: UInt8, _ content: [UInt8]) throws {
    let length = UInt64(content.count)
    let head = (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * $0)) }
    try write([mark] + head)
    try write(content)
  }

  /// Receives a message; nil if the other side was closed before it.
  ///
  /// - Parameter largest: Returns the maximum size of the content for a kind, in bytes.
  /// - Throws: ``NinefoldError/exchange(_:)``.
  func receive(_ largest: (UInt8) -> Int) throws -> (mark: UInt8, content: [UInt8])? {
    let mark = try read(1, mayEnd: true)
    guard let first = mark.first else { return nil }
    let length = try read(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= UInt64(largest(first)) else { throw NinefoldError.exchange(.tooLarge) }
    return (first, try read(Int(length)))
  }

  /// Writes all bytes.
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

  /// Reads a number of bytes in pieces, so that a false length allocates no memory.
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
