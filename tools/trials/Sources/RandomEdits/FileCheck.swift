/// The ids and references in a document's text, parsed without the product's reader.
struct FileCheck {
  /// The dangling references, as `attribute id`.
  private(set) var dangling: Set<String> = []
  /// The ids that occur more than once.
  private(set) var repeated: Set<String> = []

  private static let references: Set<String> = [
    "firstItem", "secondItem", "destination", "reference", "tableViewCell", "textLabel",
    "detailTextLabel", "imageView", "selectedItem", "popoverAnchorBarButtonItem",
    "popoverAnchorView", "headerView", "outlineTableColumn", "previousBinding",
    "initialViewController",
  ]

  init(_ bytes: [UInt8]) {
    var ids: Set<String> = []
    var named: Set<String> = []
    var used: [(String, String)] = []
    FileCheck.forEachAttribute(of: bytes) { element, name, value in
      if name == "id" || (name == "sceneID" && element == "scene") {
        // The ids of devices and the like are names.
        if element != "device", !ids.insert(value).inserted { repeated.insert(value) }
      } else if FileCheck.references.contains(name) {
        used.append((name, value))
      } else if name == "name" {
        named.insert("\(element) \(value)")
      }
    }
    for (name, id) in used where !ids.contains(id) { dangling.insert("\(name) \(id)") }
  }

  /// Calls `body` with each attribute of each tag.
  private static func forEachAttribute(
    of bytes: [UInt8],
    _ body: (_ element: String, _ name: String, _ value: String) -> Void
  ) {
    var index = 0
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func isName(_ byte: UInt8) -> Bool { byte > 0x20 && !"=/>?".utf8.contains(byte) }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      if index + 3 < bytes.count, bytes[index + 1] == UInt8(ascii: "!") {
        let end = bytes[index + 2] == UInt8(ascii: "[") ? "]]>" : "-->"
        while index + 2 < bytes.count, text(index..<index + 3) != end { index += 1 }
        continue
      }
      var start = index + 1
      index = start
      while index < bytes.count, isName(bytes[index]) { index += 1 }
      let element = text(start..<index)
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
        guard isName(bytes[index]) else {
          index += 1
          continue
        }
        start = index
        while index < bytes.count, isName(bytes[index]) { index += 1 }
        let name = text(start..<index)
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "=") else { continue }
        let quote = bytes[index + 1]
        index += 2
        start = index
        while index < bytes.count, bytes[index] != quote { index += 1 }
        body(element, name, text(start..<index))
        index += 1
      }
    }
  }
}
