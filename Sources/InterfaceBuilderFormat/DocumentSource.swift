internal import CLibrary

/// The bytes of a document, and where in them its objects begin.
public struct DocumentSource: Sendable {
  /// The whole file.
  public let bytes: [UInt8]
  /// The offset of each object's start tag, in bytes, in the order of the document's objects.
  public let offsets: [Int]

  init(bytes: [UInt8], offsets: [Int]) {
    self.bytes = bytes
    self.offsets = offsets
  }

  /// The lines, from 1, on which some objects begin, in their order.
  ///
  /// - Parameter objects: Objects by their places in the document, in ascending order of offset.
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
        // No byte is looked at twice, however long a line is.
        place = max(place, offsets[object])
        return line
      }
    }
  }
}
