internal import Foundation
internal import InterfaceBuilderFormat
internal import LayoutModel

/// The lines on which a document's objects begin.
struct ObjectLines: Sendable {
  private var lineByID: [ObjectID: Int] = [:]

  /// No lines, for a document in which nothing was found.
  init() {}

  /// Finds the lines in a document's bytes, which are those of its file.
  init(_ document: Document) {
    self.init(DocumentWriter.write(document))
  }

  /// Finds `id` and `sceneID` attributes; the first of an id counts.
  init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { ObjectLines($0) }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var line = 1
    var tagLine = 1
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "<"): tagLine = line
      case UInt8(ascii: "\""):
        let end = ObjectLines.end(of: place, bytes)
        if ObjectLines.isIdentifying(place, bytes) {
          let id = ObjectID(String(decoding: bytes[(place + 1)..<end], as: UTF8.self))
          if lineByID[id] == nil { lineByID[id] = tagLine }
        }
        line += ObjectLines.newlines(bytes[place..<end])
        place = end
      default: break
      }
      place += 1
    }
  }

  /// The line of an object, or of the nearest one that holds it and has an id in the file.
  subscript(object: ObjectID) -> Int? {
    var name = object.rawValue[...]
    while true {
      if let line = lineByID[ObjectID(String(name))] { return line }
      guard let slash = name.lastIndex(where: { $0 == "/" || $0 == "#" }) else { return nil }
      name = name[..<slash]
    }
  }

  /// True if the attribute whose value opens at a place gives an object's id.
  private static func isIdentifying(_ quote: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    isName("id", before: quote, bytes) || isName("sceneID", before: quote, bytes)
  }

  private static func isName(
    _ name: StaticString,
    before quote: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = quote - 1 - name.utf8CodeUnitCount
    guard start > 0, bytes[quote - 1] == UInt8(ascii: "="), bytes[start - 1] <= UInt8(ascii: " ")
    else { return false }
    return name.withUTF8Buffer { $0.elementsEqual(bytes[start..<(quote - 1)]) }
  }

  /// The closing quote of what opens at a place, or the end of the bytes.
  private static func end(of quote: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    place(of: UInt8(ascii: "\""), in: bytes[(quote + 1)...])
  }

  /// The lines that end in a value: few values have more than one.
  private static func newlines(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    var rest = value
    while true {
      let newline = place(of: UInt8(ascii: "\n"), in: rest)
      if newline == rest.endIndex { return count }
      count += 1
      rest = rest[(newline + 1)...]
    }
  }

  /// The first place of a byte, or the end.
  private static func place(
    of byte: UInt8,
    in bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int {
    let part = UnsafeBufferPointer(rebasing: bytes)
    guard let start = part.baseAddress,
      let found = memchr(start, Int32(byte), part.count)
    else { return bytes.endIndex }
    return bytes.startIndex + (UnsafeRawPointer(found) - UnsafeRawPointer(start))
  }
}
