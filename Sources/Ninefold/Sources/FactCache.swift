internal import Foundation
internal import LayoutStore
internal import SourceFacts

/// The facts of files that were read before, by the content of the files.
///
/// The cache is one file in the user's cache folder for each folder that is indexed. A cache that
/// is damaged or of another version is not used.
struct FactCache {
  /// Identifies a content: its kind and its SHA-256.
  struct Key: Hashable {
    let text: String

    init(_ kind: SourceFolder.Kind, _ bytes: [UInt8]) {
      var hash = SHA256()
      hash.update(bytes)
      text = kind.rawValue + " " + hash.finish().map { FactCache.digits[Int($0)] }.joined()
    }

    fileprivate init(text: String) { self.text = text }
  }

  /// The largest cache that is read, in bytes.
  private static let maximumBytes = 256 << 20
  fileprivate static let digits = (0..<256).map { value in
    let text = String(value, radix: 16)
    return text.count == 1 ? "0" + text : text
  }
  private static let heading = "ninefold-index \(FactNotation.version) \(FactStream.heading)"

  /// The path of the file.
  let path: String
  private(set) var facts: [Key: [Fact]] = [:]

  /// Opens the cache of a folder; an empty one if there is none yet.
  ///
  /// - Parameter caches: The folder for caches; nil for the user's.
  init(of folder: String, in caches: String? = nil) {
    let absolute = URL(fileURLWithPath: folder).standardizedFileURL.path
    var hash = SHA256()
    hash.update(Array(absolute.utf8))
    let name = hash.finish().prefix(8).map { FactCache.digits[Int($0)] }.joined()
    let caches = caches ?? UserCaches.folder
    path = caches + "/index-\(name)"
    guard let bytes = FileManager.default.contents(atPath: path),
      bytes.count <= FactCache.maximumBytes
    else { return }
    read([UInt8](bytes))
  }

  private mutating func read(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n")).makeIterator()
    guard let first = lines.next(), first.elementsEqual(FactCache.heading.utf8) else { return }
    var found: [Key: [Fact]] = [:]
    var key: Key?
    var own: [Fact] = []
    // The last line shows that the file is complete.
    var isComplete = false
    while let line = lines.next() {
      if line.first == UInt8(ascii: "=") {
        if let key { found[key] = own }
        let text = String(decoding: line.dropFirst(), as: UTF8.self)
        isComplete = text == "end"
        (key, own) = (Key(text: text), [])
      } else if let fact = FactNotation.fact(line) {
        own.append(fact)
      } else {
        return
      }
    }
    if isComplete { facts = found }
  }

  /// Replaces the cache with other facts. A cache that can't be written is not an error: the next
  /// run reads the sources again.
  ///
  /// - Returns: False if the file can't be written.
  func replace(with facts: [Key: [Fact]]) -> Bool {
    var text = Array("\(FactCache.heading)\n".utf8)
    for key in facts.keys.sorted(by: { $0.text < $1.text }) {
      text += Array("=\(key.text)\n".utf8)
      for fact in facts[key] ?? [] { FactNotation.append(fact, to: &text) }
    }
    text += Array("=end\n".utf8)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      try RegularFile.replace(path, with: text)
      return true
    } catch {
      return false
    }
  }
}
