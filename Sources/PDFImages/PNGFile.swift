internal import CZlib

/// Writes PNG files.
enum PNGFile {
  /// Returns a file with eight bits for each component.
  ///
  /// - Parameters:
  ///   - colorType: The format's number: 0 gray, 2 RGB, 4 gray with opacity, 6 RGB with opacity.
  ///   - rows: The rows from the top, each after its filter's number.
  static func bytes(width: Int, height: Int, colorType: UInt8, rows: [UInt8]) -> [UInt8] {
    let header =
      bigEndian(UInt32(clamping: width)) + bigEndian(UInt32(clamping: height))
      + [8, colorType, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header)
      + chunk("IDAT", Deflater.deflate(rows)) + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    let checksum = crc32(0, body, UInt32(clamping: body.count))
    return bigEndian(UInt32(clamping: content.count)) + body + bigEndian(UInt32(clamping: checksum))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

/// Compresses data by zlib.
enum Deflater {
  static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    let capacity = compressBound(uLong(bytes.count))
    return [UInt8](unsafeUninitializedCapacity: Int(clamping: capacity)) { buffer, count in
      var length = uLong(buffer.count)
      let status = compress(buffer.baseAddress, &length, bytes, uLong(bytes.count))
      count = status == Z_OK ? min(Int(clamping: length), buffer.count) : 0
    }
  }
}
