internal import CZlib

/// Expands data that zlib compressed.
enum Inflater {
  /// Returns the expanded bytes; nil if the data is malformed, or longer than a limit.
  static func inflate(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var capacity = min(limit, max(4096, bytes.count * 4))
    while true {
      var status = Z_OK
      let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        var length = uLong(buffer.count)
        status = uncompress(buffer.baseAddress, &length, bytes, uLong(bytes.count))
        count = status == Z_OK ? min(Int(length), buffer.count) : 0
      }
      if status == Z_OK { return result }
      // The data may be malformed or longer. zlib does not distinguish the two here.
      guard status == Z_BUF_ERROR, capacity < limit else { return nil }
      capacity = min(limit, capacity * 4)
    }
  }
}
