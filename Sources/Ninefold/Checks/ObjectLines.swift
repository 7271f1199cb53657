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
    var line = 1
    var tagLine = 1
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "<"): tagLine = line
      case UInt8(ascii: "\""):
        let name = ObjectLines.nameBefore(place, bytes)
        let end = ObjectLines.end(of: place, bytes)
        if name == Array("id".utf8) || name == Array("sceneID".utf8) {
          let id = ObjectID(String(decoding: bytes[(place + 1)..<end], as: UTF8.self))
          if lineByID[id] == nil { lineByID[id] = tagLine }
        }
        line += bytes[place..<end].count { $0 == UInt8(ascii: "\n") }
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

  /// The attribute's name before `="`; nil where the quote opens no attribute.
  private static func nameBefore(_ quote: Int, _ bytes: [UInt8]) -> [UInt8]? {
    guard quote > 1, bytes[quote - 1] == UInt8(ascii: "=") else { return nil }
    var start = quote - 1
    while start > 0, bytes[start - 1] > UInt8(ascii: " "), quote - start < 9 { start -= 1 }
    return Array(bytes[start..<(quote - 1)])
  }

  /// The closing quote of what opens at a place, or the end of the bytes.
  private static func end(of quote: Int, _ bytes: [UInt8]) -> Int {
    var end = quote + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
    return end
  }
}
