/// Finds the classes at the top level of Swift files, for the rule about modules.
///
/// The scanner recognizes comments, strings and braces, which suffices to find declarations outside
/// of all braces.
enum SwiftClassNames {
  /// The classes in the Swift files below a folder.
  struct Found {
    /// The names of the classes.
    var names: Set<String> = []
    /// The files and folders that were not read, with the reasons. Their classes are unknown.
    var problems: [NinefoldError.Refusal] = []
  }

  /// Returns the classes in the Swift files below a folder, except those below the excluded
  /// folders.
  static func below(_ folder: String, except excluded: [String]) -> Found {
    let walk = FolderWalk(limit: AppResources.maximumFiles) { $0.hasSuffix(".swift") }
    let listing = walk.list(folder)
    var found = Found()
    for path in listing.files
    where !excluded.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
      do throws(NinefoldError) {
        found.names.formUnion(try Self.names(in: RegularFile.bytes(of: path)))
      } catch {
        found.problems.append(.init(error, of: path))
      }
    }
    if listing.isCut {
      let reason = "the folder has more than \(walk.limit) Swift files"
      found.problems.append(.init(path: folder, line: nil, reason: reason))
    }
    return found
  }

  /// Returns the classes at the top level of a source.
  static func names(in bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var (depth, isClass, place) = (0, false, 0)
    while place < bytes.count {
      let byte = bytes[place]
      let rest = bytes[place...]
      switch byte {
      case UInt8(ascii: "/") where rest.starts(with: "//".utf8): place = endOfLine(bytes, place)
      case UInt8(ascii: "/") where rest.starts(with: "/*".utf8): place = endOfComment(bytes, place)
      case UInt8(ascii: "\""): place = endOfString(bytes, place)
      case UInt8(ascii: "{"): (depth, place) = (depth + 1, place + 1)
      case UInt8(ascii: "}"): (depth, place) = (max(0, depth - 1), place + 1)
      case _ where isLetter(byte):
        let word = String(decoding: rest.prefix(while: isLetter), as: UTF8.self)
        if isClass, depth == 0 { names.append(word) }
        isClass = word == "class"
        place += rest.prefix(while: isLetter).count
      default: place += 1
      }
    }
    return names
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...255:
      true
    default: false
    }
  }

  private static func endOfLine(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// Returns the place after a comment, which may contain others.
  private static func endOfComment(_ bytes: [UInt8], _ start: Int) -> Int {
    var (depth, place) = (0, start)
    while place < bytes.count {
      let rest = bytes[place...].prefix(2)
      if rest.elementsEqual("/*".utf8) {
        (depth, place) = (depth + 1, place + 2)
      } else if rest.elementsEqual("*/".utf8) {
        (depth, place) = (depth - 1, place + 2)
        if depth == 0 { return place }
      } else {
        place += 1
      }
    }
    return place
  }

  /// Returns the place after a string of one line or of several.
  private static func endOfString(_ bytes: [UInt8], _ start: Int) -> Int {
    let isLong = bytes[start...].starts(with: "\"\"\"".utf8)
    let quote = isLong ? "\"\"\"" : "\""
    var place = start + quote.utf8.count
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 2
      } else if bytes[place...].starts(with: quote.utf8) {
        return place + quote.utf8.count
      } else if !isLong, bytes[place] == UInt8(ascii: "\n") {
        return place
      } else {
        place += 1
      }
    }
    return bytes.count
  }
}
