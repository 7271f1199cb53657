import Foundation
import LayoutModel
import SQLite
@testable import LayoutStore

/// A project in a folder of its own, with a clock that stands still between edits.
final class Sandbox {
  let folder: URL
  let store: ProjectStore
  let author: EditEnvironment

  var path: String { folder.appendingPathComponent("p.ninefold").path }

  init(author: String = "Ann") throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ninefold-journal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = try ProjectStore.create(at: folder.appendingPathComponent("p.ninefold").path)
    self.author = Sandbox.environment(author)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  static func environment(_ author: String, from startMs: Int64 = 1_000) -> EditEnvironment {
    let clock = TestClock(startMs)
    return EditEnvironment(author: author) { clock.tick() }
  }

  /// Imports documents as one edit.
  @discardableResult
  func load(
    _ documents: [(name: String, document: Document)],
    digest: Int64 = 1,
    force: Bool = false
  ) throws -> StoredImport {
    var rest = documents.reversed().map {
      ImportedFile(name: $0.name, document: $0.document, digest: digest)
    }
    return try store.files.importDocuments(by: author, overwritesEdits: force) { rest.popLast() }
  }

  /// Sets one attribute of an object as one edit, or removes it for nil.
  @discardableResult
  func set(
    _ value: String?,
    _ attribute: String = "text",
    of id: String = "label",
    in document: String = "A",
    sizeClass: SizeClass = .anyAny,
    by environment: EditEnvironment? = nil
  ) throws -> RecordedEdits {
    let intent = EditIntent(
      RecordedKind(rawValue: "set"),
      meaning: "set \(attribute) of \(id)",
      sizeClass: sizeClass
    )
    return try store.edit(intent, by: environment ?? author) { transaction in
      let old = try transaction.object(ObjectID(id), in: document)
      var new = old
      new?.set(attribute, value)
      try transaction.replace(in: document, [(old, new)])
    }.recorded
  }

  /// The content as text, for comparisons.
  func content() throws -> [String] {
    try store.read(Sandbox.content(of:))
  }

  /// The content of a connection as text.
  static func content(of database: Connection) throws -> [String] {
    try RowTable.journaled.flatMap { table in
      let rows = try Statement(database, "SELECT * FROM \(table.name)")
      var lines: [String] = []
      while try rows.step() {
        lines.append("\(table.name) \((0..<table.width).map { rows.value(Int32($0)) })")
      }
      return lines.sorted()
    }
  }

  /// A number that a query gives.
  func number(_ sql: String) throws -> Int64? {
    try store.read { try $0.integer(sql) }
  }
}

/// A clock that ticks once for each look at it.
final class TestClock: @unchecked Sendable {
  private let lock = NSLock()
  private var nowMs: Int64

  init(_ startMs: Int64) {
    nowMs = startMs
  }

  func tick() -> Int64 {
    lock.withLock {
      nowMs += 1
      return nowMs
    }
  }
}

extension LayoutObject {
  /// Gives an attribute a value, at its place or at the end.
  mutating func set(_ name: String, _ value: String?) {
    let path = PropertyPath(name)
    let place = properties.firstIndex { $0.path == path && $0.variation.isBase }
    guard let value else {
      if let place { properties.remove(at: place) }
      return
    }
    if let place {
      properties[place].value = .attribute(value)
    } else {
      let last = properties.map(\.position).max() ?? 0
      properties.append(Property(path: path, position: last + 1, value: .attribute(value)))
    }
  }
}

/// A small document: a root, a view, a label in it and a constraint.
func smallDocument(text: String = "Hello") -> Document {
  func attribute(_ name: String, _ value: String, _ position: Double) -> Property {
    Property(path: PropertyPath(name), position: position, value: .attribute(value))
  }
  let label = LayoutObject(
    id: ObjectID("label"),
    kind: "label",
    role: .view,
    parent: ObjectID("view"),
    container: PropertyPath(":subviews"),
    position: 1,
    idPosition: 2,
    properties: [
      attribute("text", text, 1),
      Property(
        path: PropertyPath("frame"),
        position: 1,
        value: .record(Record(.rect, ["x": "0.0", "y": "8", "width": "10", "height": "20.5"]))
      ),
    ],
    installations: [
      Installation(
        variation: VariationKey(rawValue: "any-compact"),
        isInstalled: false,
        position: 1
      )
    ]
  )
  let constraint = LayoutObject(
    id: ObjectID("top"),
    kind: "constraint",
    role: .constraint,
    parent: ObjectID("view"),
    container: PropertyPath(":constraints"),
    position: 1,
    idPosition: 11,
    properties: [
      attribute("firstItem", "label", 0), attribute("firstAttribute", "top", 1),
      attribute("secondItem", "view", 3), attribute("secondAttribute", "top", 4),
      attribute("constant", "8", 7),
    ]
  )
  let view = LayoutObject(
    id: ObjectID("view"),
    kind: "view",
    role: .view,
    parent: Document.rootID,
    container: PropertyPath(":objects"),
    position: 1,
    idPosition: 1,
    properties: [
      attribute("contentMode", "scaleToFill", 0),
      Property(
        path: PropertyPath(":subviews"),
        position: 2,
        value: .element(tag: "subviews", text: nil)
      ),
    ]
  )
  let root = LayoutObject(
    id: Document.rootID,
    kind: "document",
    role: .document,
    parent: nil,
    idPosition: nil,
    properties: [attribute("version", "3.0", 0)]
  )
  return Document(objects: [root, view, label, constraint])
}
