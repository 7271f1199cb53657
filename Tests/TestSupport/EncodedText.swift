/// Text in an encoding of two or four bytes a character.
public struct EncodedText: Sendable, CustomStringConvertible {
  /// The encoding's name.
  public let name: String
  /// How many bytes a character has; two for each half of a pair.
  public let width: Int
  /// For each byte of a character how many bits it stands to the left.
  private let shifts: [Int]

  /// UTF-16 and UTF-32 in both orders, and the two orders of four bytes that no machine has any more.
  public static let wide = [
    EncodedText("UTF-16BE", [8, 0]), EncodedText("UTF-16LE", [0, 8]),
    EncodedText("UTF-32BE", [24, 16, 8, 0]), EncodedText("UTF-32LE", [0, 8, 16, 24]),
    EncodedText("UCS-4 in the order 2143", [16, 24, 0, 8]),
    EncodedText("UCS-4 in the order 3412", [8, 0, 24, 16]),
  ]

  private init(_ name: String, _ shifts: [Int]) {
    self.name = name
    width = shifts.count
    self.shifts = shifts
  }

  /// The name.
  public var description: String { name }

  /// The bytes of a text.
  public func bytes(of text: String) -> [UInt8] {
    let units = width == 2 ? text.utf16.map(UInt32.init) : text.unicodeScalars.map(\.value)
    return units.flatMap { unit in shifts.map { UInt8(truncatingIfNeeded: unit >> UInt32($0)) } }
  }
}
