/// The objects of a PDF file.
///
/// The objects are found by their words (`12 0 obj`) instead of the file's table, because this also
/// reads files whose table is damaged or compressed.
struct PDFFile {
  /// An object: its value, and the place of its stream's first byte.
  private struct Entry {
    var value: PDFValue
    var stream: Int?
  }

  /// The maximum number of bytes that are read from all streams of an image, before and after they
  /// are expanded.
  static let maximumBytes = 16 << 20
  private static let maximumObjects = 20_000

  private let bytes: [UInt8]
  private var entries: [Int: Entry] = [:]
  private var expanded = 0
  private var functionsLeft = 20_000

  /// Reads a file; nil if it is encrypted.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    findObjects()
    for id in entries.keys.sorted() {
      guard let entry = entries[id], entry.value.dictionary?["Type"]?.name == "ObjStm" else {
        continue
      }
      readObjectStream(id)
    }
    if entries.values.contains(where: { $0.value.dictionary?["Encrypt"] != nil }) { return nil }
    if PDFFile.places(of: "/Encrypt", in: bytes).first != nil { return nil }
  }

  // MARK: - Objects

  /// Returns a value itself, or the object that it refers to.
  func resolved(_ value: PDFValue?) -> PDFValue {
    var value = value ?? .null
    for _ in 0..<16 {
      guard case .reference(let id) = value else { return value }
      value = entries[id]?.value ?? .null
    }
    return .null
  }

  /// Returns the members of a dictionary, or of the one that a value refers to; empty if it is none.
  func dictionary(_ value: PDFValue?) -> [String: PDFValue] { resolved(value).dictionary ?? [:] }

  /// Returns the numbers of an array, or of the one that a value refers to.
  func numbers(_ value: PDFValue?) -> [Double] {
    (resolved(value).array ?? []).compactMap { resolved($0).number }
  }

  /// Counts a function of a gradient; returns false if the file has too many. Functions share their
  /// parts, and a gradient can be used many times, so the size of the file does not bound the work.
  mutating func takesFunction() -> Bool {
    guard functionsLeft > 0 else { return false }
    functionsLeft -= 1
    return true
  }

  /// Returns the content of a stream; nil if it is missing, malformed, too long, or packed in a way
  /// other than Flate.
  ///
  /// - Parameter kept: The name of a last filter that is not undone, such as that of a JPEG file; nil
  ///   for none. A stream without it has no content.
  mutating func content(of value: PDFValue?, packedBy kept: String? = nil) -> [UInt8]? {
    guard case .reference(let id)? = value, let entry = entries[id], let start = entry.stream,
      let members = entry.value.dictionary
    else { return nil }
    guard let raw = rawStream(from: start, length: resolved(members["Length"]).integer) else {
      return nil
    }
    let filters = resolved(members["Filter"])
    var names = (filters.array ?? [filters]).compactMap { resolved($0).name }
    if let kept, names.popLast() != kept { return nil }
    var content = raw
    for name in names {
      guard name == "FlateDecode" || name == "Fl",
        let next = Inflater.inflate(content, limit: PDFFile.maximumBytes - expanded)
      else { return nil }
      content = next
      expanded += next.count
    }
    return content
  }

  /// The dictionary of the first page, with the values that it inherits.
  var firstPage: [String: PDFValue]? {
    let catalogs = entries.keys.sorted().lazy.compactMap { id in
      entries[id]?.value.dictionary.flatMap { $0["Type"]?.name == "Catalog" ? $0 : nil }
    }
    if let root = catalogs.last,
      let page = firstPage(below: root["Pages"], inheriting: [:], depth: 0)
    {
      return page
    }
    return entries.keys.sorted().lazy.compactMap { id in
      entries[id]?.value.dictionary.flatMap { $0["Type"]?.name == "Page" ? $0 : nil }
    }.first
  }

  private func firstPage(
    below value: PDFValue?,
    inheriting inherited: [String: PDFValue],
    depth: Int
  ) -> [String: PDFValue]? {
    guard depth < 16, let own = resolved(value).dictionary else { return nil }
    let node = inherited.merging(own) { _, own in own }
    guard let kids = resolved(own["Kids"]).array else { return node }
    let kept = node.filter { ["MediaBox", "CropBox", "Resources"].contains($0.key) }
    return kids.lazy.compactMap { firstPage(below: $0, inheriting: kept, depth: depth + 1) }.first
  }

  // MARK: - Reading

  private mutating func findObjects() {
    // A hostile object without an end goes on to the end of the file.
    var read = 0
    for place in PDFFile.places(of: " obj", in: bytes) {
      guard entries.count < PDFFile.maximumObjects, read < PDFFile.maximumBytes else { return }
      guard let id = idBefore(place) else { continue }
      var lexer = PDFLexer(bytes, from: place + 4)
      defer { read += lexer.place - place }
      guard let value = lexer.next() else { continue }
      var stream: Int?
      if case .dictionary = value, case .word("stream")? = lexer.next() {
        lexer.skipLineEnd()
        stream = lexer.place
      }
      entries[id] = Entry(value: value, stream: stream)
    }
  }

  /// Returns the number in `12 0` before the word `obj`.
  private func idBefore(_ place: Int) -> Int? {
    let words = bytes.prefix(place).suffix(24).split {
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    return words.dropLast().last.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
  }

  /// Returns the packed bytes of a stream; nil if too many bytes were read. A page can name a stream
  /// any number of times, so every byte counts each time.
  private mutating func rawStream(from start: Int, length: Int?) -> [UInt8]? {
    let room = PDFFile.maximumBytes - expanded
    guard room > 0 else { return nil }
    let isGiven = length.map { $0 >= 0 && $0 <= bytes.count - start } ?? false
    let rest = bytes[start...].prefix(room)
    let end = isGiven ? length : PDFFile.place(of: "endstream", in: rest).map { $0 - start }
    expanded += max(1, min(end ?? room, rest.count))
    guard let end else { return [] }
    return end <= room ? Array(rest.prefix(end)) : nil
  }

  /// Returns the first place of a word; nil if there is none.
  private static func place(of word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    return bytes.indices.first { bytes[$0] == word.first && bytes[$0...].starts(with: word) }
  }

  /// Adds the objects that a stream contains.
  private mutating func readObjectStream(_ id: Int) {
    guard let members = entries[id]?.value.dictionary,
      let count = resolved(members["N"]).integer, let first = resolved(members["First"]).integer,
      let content = content(of: .reference(id)), count > 0, first >= 0
    else { return }
    var header = PDFLexer(content)
    // Objects of a hostile file can overlap.
    var read = 0
    for _ in 0..<min(count, PDFFile.maximumObjects - entries.count) {
      guard let number = header.next()?.integer, let offset = header.next()?.integer else { return }
      guard entries[number] == nil, offset >= 0, offset < content.count,
        first < content.count - offset, read < PDFFile.maximumBytes
      else { continue }
      var lexer = PDFLexer(content, from: first + offset)
      if let value = lexer.next() { entries[number] = Entry(value: value) }
      read += lexer.place - first - offset
    }
  }

  /// Returns the places of a word.
  private static func places(of word: String, in bytes: [UInt8]) -> [Int] {
    let word = Array(word.utf8)
    guard let first = word.first else { return [] }
    return bytes.indices.filter { place in
      bytes[place] == first && bytes[place...].starts(with: word)
    }
  }
}
