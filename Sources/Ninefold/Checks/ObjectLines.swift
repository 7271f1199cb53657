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
    lineByID.reserveCapacity(bytes.count / 300)
    var tags = TagScanner(bytes)
    while tags.next() {
      while let value = tags.nextValue(of: ["id", "sceneID"]) {
        let id = ObjectID(String(decoding: bytes[value], as: UTF8.self))
        // Notes it at once: most ids are new.
        if let first = lineByID.updateValue(tags.line, forKey: id) { lineByID[id] = first }
      }
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
}

/// Goes through the start tags of a document that was read before, and so is well-formed.
private struct TagScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where to go on, inside the present tag or behind the last one.
  private var place = 0
  /// Where the present tag begins.
  private var start = 0
  // Lines are counted where somebody asks for one.
  private var countedLine = 1
  private var countedPlace = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The line on which the present tag begins.
  var line: Int {
    mutating get {
      while true {
        let newline = find(UInt8(ascii: "\n"), from: countedPlace)
        guard newline < start else { return countedLine }
        countedLine += 1
        countedPlace = newline + 1
      }
    }
  }

  /// Goes to the next start tag; false if there is none.
  mutating func next() -> Bool {
    while true {
      start = find(UInt8(ascii: "<"), from: place)
      guard start + 1 < bytes.count else { return false }
      switch bytes[start + 1] {
      case UInt8(ascii: "/"): place = find(UInt8(ascii: ">"), from: start)
      case UInt8(ascii: "?"): place = end(of: "?>")
      case UInt8(ascii: "!"): place = end(of: begins(with: "<!--") ? "-->" : "]]>")
      default:
        place = start + 1
        return true
      }
    }
  }

  /// The place of the next value of one of some attributes; nil after the tag's last.
  mutating func nextValue(of names: [StaticString]) -> Range<Int>? {
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      let quote = bytes[place]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        place += 1
        continue
      }
      let opening = place
      let closing = find(quote, from: opening + 1)
      place = closing + 1
      if names.contains(where: { isName($0, before: opening) }) { return (opening + 1)..<closing }
    }
    return nil
  }

  private func isName(_ name: StaticString, before quote: Int) -> Bool {
    let first = quote - 1 - name.utf8CodeUnitCount
    guard first > start, bytes[quote - 1] == UInt8(ascii: "="),
      bytes[first - 1] <= UInt8(ascii: " ")
    else { return false }
    return name.withUTF8Buffer { $0.elementsEqual(bytes[first..<(quote - 1)]) }
  }

  private func begins(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[start...].starts(with: $0) }
  }

  /// Behind the next occurrence of what ends a comment, a section or an instruction.
  private func end(of text: StaticString) -> Int {
    text.withUTF8Buffer { text in
      var place = start
      while true {
        place = find(text[0], from: place)
        if place == bytes.count || bytes[place...].starts(with: text) {
          return min(place + text.count, bytes.count)
        }
        place += 1
      }
    }
  }

  /// The first place of a byte, or the end.
  private func find(_ byte: UInt8, from place: Int) -> Int {
    guard place < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + place, Int32(byte), bytes.count - place)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
