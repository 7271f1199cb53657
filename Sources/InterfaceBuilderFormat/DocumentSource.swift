internal import CLibrary

/// The bytes of a document, and the byte offsets of its objects.
public struct DocumentSource: Sendable {
  /// The whole file.
  public let bytes: [UInt8]
  /// The byte offset of each object's start tag, in the order of the document's objects.
  public let offsets: [Int]

  init(bytes: [UInt8], offsets: [Int]) {
    self.bytes = bytes
    self.offsets = offsets
  }

  /// Returns the line, from 1, on which each of the given objects begins.
  ///
  /// - Parameter objects: Indices of objects in the document, in ascending order of their offsets.
  public func lines(of objects: [Int]) -> [Int] {
    var line = 1
    var place = 0
    return bytes.withUnsafeBytes { bytes in
      objects.map { object in
        while place < offsets[object], let base = bytes.baseAddress,
          let found = memchr(base + place, Int32(UInt8(ascii: "\n")), offsets[object] - place)
        {
          line += 1
          place = UnsafeRawPointer(found) - base + 1
        }
        // Reads no byte twice, even if a line is very long.
        place = max(place, offsets[object])
        return line
      }
    }
  }
}
