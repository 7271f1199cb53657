internal import CZlib

/// Expands data that zlib compressed.
enum Inflater {
  /// Returns the expanded bytes; nil if the data is malformed, or longer than a limit.
  static func inflate(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var capacity = min(limit, max(4096, bytes.count * 4))
    while true {
      let (result, status) = expanded(bytes, capacity: capacity)
      if status == Z_OK { return result }
      // The data may be malformed or longer. zlib does not distinguish the two here.
      guard status == Z_BUF_ERROR, capacity < limit else { return nil }
      capacity = min(limit, capacity * 4)
    }
  }

  /// Returns the first expanded bytes, as many as there are up to a number.
  static func prefix(_ bytes: [UInt8], count: Int) -> [UInt8] {
    // Without room for the rest, zlib expands as much as there is room for.
    expanded(bytes, capacity: count).bytes
  }

  /// Returns the expanded bytes that have room, and what zlib says about them.
  private static func expanded(_ bytes: [UInt8], capacity: Int) -> (bytes: [UInt8], status: Int32) {
    var status = Z_OK
    let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var length = uLong(buffer.count)
      status = uncompress(buffer.baseAddress, &length, bytes, uLong(bytes.count))
      count = min(Int(clamping: length), buffer.count)
    }
    return (result, status)
  }
}
