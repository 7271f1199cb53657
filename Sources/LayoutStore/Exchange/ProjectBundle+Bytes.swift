import LayoutModel

// The format of a bundle: a line that identifies it; the lists of edits, versions, git commits,
// branches and tags, each preceded by its count; the current branch; and the SHA-256 of all of
// this. A number has eight bytes, big-endian. Texts and blobs are preceded by their length. An
// optional value is preceded by a byte, 0 or 1.

extension ProjectBundle {
  /// The first bytes of every bundle.
  public static let mark = Array("ninefold bundle 1\n".utf8)
  /// The largest size of a bundle, in bytes.
  public static let largest = 1 << 30

  /// The serialized bundle. Equal bundles have equal bytes.
  public var bytes: [UInt8] {
    var writer = BundleWriter()
    writer.bytes = ProjectBundle.mark
    writer.list(edits) { writer, edit in
      writer.id(edit.id)
      for id in [edit.parent, edit.undoes, edit.redoes, edit.merged] { writer.optional(id?.bytes) }
      writer.text(edit.intent.kind.rawValue)
      writer.text(edit.intent.meaning)
      writer.optional(edit.intent.place.map { Array($0.rawValue.utf8) })
      writer.text(edit.intent.sizeClass.description)
      writer.optional(edit.intent.message.map { Array($0.utf8) })
      writer.text(edit.author)
      writer.number(edit.timeMs)
      writer.optional(edit.changes)
    }
    writer.list(versions) { writer, version in
      writer.id(version.edit)
      writer.text(version.message)
      writer.text(version.author)
      writer.number(version.timeMs)
    }
    writer.list(gitCommits) { writer, commit in
      writer.text(commit.id)
      writer.text(commit.paths)
      writer.optional(commit.edit?.bytes)
      writer.number(commit.isVersion ? 1 : 0)
    }
    for names in [branches, tags] {
      writer.list(names) { writer, name in
        writer.text(name.name)
        writer.id(name.edit)
      }
    }
    writer.text(current)
    var hash = SHA256()
    hash.update(writer.bytes)
    return writer.bytes + hash.finish()
  }

  /// Parses a bundle. Only its format and checksum are checked, not its content.
  /// - Throws: ``StoreError/badBundle(_:)``.
  public init(bytes: [UInt8]) throws {
    guard bytes.starts(with: ProjectBundle.mark) else {
      throw StoreError.badBundle("it is not a bundle, or is from a newer version")
    }
    let body = bytes.dropLast(32)
    var hash = SHA256()
    hash.update(Array(body))
    guard body.count >= ProjectBundle.mark.count, hash.finish() == Array(bytes.suffix(32)) else {
      throw StoreError.badBundle("it is cut off or damaged")
    }
    var reader = BundleReader(body.dropFirst(ProjectBundle.mark.count))
    edits = try reader.list { reader in
      Edit(
        id: try reader.id(),
        parent: try reader.optionalID(),
        undoes: try reader.optionalID(),
        redoes: try reader.optionalID(),
        merged: try reader.optionalID(),
        intent: try reader.intent(),
        author: try reader.text(),
        timeMs: try reader.number(),
        changes: try reader.optional()
      )
    }
    versions = try reader.list { reader in
      Version(
        edit: try reader.id(),
        message: try reader.text(),
        author: try reader.text(),
        timeMs: try reader.number()
      )
    }
    gitCommits = try reader.list { reader in
      GitCommit(
        id: try reader.text(),
        paths: try reader.text(),
        edit: try reader.optionalID(),
        isVersion: try reader.number() == 1
      )
    }
    branches = try reader.list { Name(name: try $0.text(), edit: try $0.id()) }
    tags = try reader.list { Name(name: try $0.text(), edit: try $0.id()) }
    current = try reader.text()
    guard reader.isAtEnd else { throw StoreError.badBundle("it has bytes after its end") }
  }
}

private struct BundleWriter {
  var bytes: [UInt8] = []

  mutating func list<Item>(_ items: [Item], _ write: (inout BundleWriter, Item) -> Void) {
    number(Int64(items.count))
    for item in items { write(&self, item) }
  }

  mutating func number(_ value: Int64) {
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> Int64(shift)))
    }
  }

  mutating func id(_ id: EditID) { bytes += id.bytes }

  mutating func text(_ text: String) { blob(Array(text.utf8)) }

  mutating func optional(_ value: [UInt8]?) {
    bytes.append(value == nil ? 0 : 1)
    if let value { blob(value) }
  }

  private mutating func blob(_ value: [UInt8]) {
    number(Int64(value.count))
    bytes += value
  }
}

private struct BundleReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func list<Item>(_ read: (inout BundleReader) throws -> Item) throws -> [Item] {
    // Every item has at least one byte, so too large a count fails before it allocates memory.
    var items: [Item] = []
    for _ in 0..<(try count()) { items.append(try read(&self)) }
    return items
  }

  mutating func number() throws -> Int64 {
    try take(8).reduce(0) { $0 << 8 | Int64($1) }
  }

  mutating func id() throws -> EditID {
    guard let id = EditID(bytes: try take(EditID.byteCount)) else { throw cutOff }
    return id
  }

  mutating func optionalID() throws -> EditID? {
    guard let bytes = try optional() else { return nil }
    guard let id = EditID(bytes: bytes) else { throw StoreError.badBundle("an id is invalid") }
    return id
  }

  mutating func optional() throws -> [UInt8]? {
    switch try take(1).first {
    case 0: nil
    case 1: Array(try take(try count()))
    default: throw StoreError.badBundle("a flag is neither 0 nor 1")
    }
  }

  mutating func text() throws -> String { try BundleReader.text(try take(try count())) }

  mutating func intent() throws -> EditIntent {
    var intent = EditIntent(RecordedKind(rawValue: try text()), meaning: try text())
    if let place = try optional().map(BundleReader.text) {
      guard let known = EditPlace(rawValue: place) else {
        throw StoreError.badBundle("an edit's place is unknown")
      }
      intent.place = known
    }
    guard let sizeClass = SizeClass(try text()) else {
      throw StoreError.badBundle("an edit's size class is unknown")
    }
    intent.sizeClass = sizeClass
    intent.message = try optional().map(BundleReader.text)
    return intent
  }

  private static func text(_ bytes: some Collection<UInt8>) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
      throw StoreError.badBundle("a string is not UTF-8")
    }
    return text
  }

  private mutating func count() throws -> Int {
    let count = try number()
    guard count >= 0, count <= Int64(rest.count) else { throw cutOff }
    return Int(count)
  }

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw cutOff }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private var cutOff: StoreError { StoreError.badBundle("a length exceeds its size") }
}
