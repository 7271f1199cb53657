import LayoutModel
import SystemSQLite
import TestSupport
import Testing

@testable import LayoutStore
@testable import SQLite

/// What the recorder keeps, beside what a session of SQLite keeps of the same statements.
struct RecorderTests {
  @Test func `one changed value is the session's changeset, byte for byte`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])

    let (own, session) = try record(in: sandbox) { transaction in
      let label = try #require(try transaction.object(ObjectID("label"), in: "A"))
      var new = label
      new.set("text", "Grüße")
      try transaction.replace(in: "A", [(label, new)])
    }

    #expect(!own.isEmpty)
    #expect(own == session)
  }

  @Test(arguments: 0..<TestExtent.cases(40, of: 200))
  func `random edits leave the session's changes`(seed: Int) throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", manyLabels()), ("B", manyLabels())])
    var random = SeededGenerator(seed: UInt64(seed))

    let (own, session) = try record(in: sandbox) { transaction in
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let name = Bool.random(using: &random) ? "A" : "B"
        let id = ObjectID("label \(Int.random(in: 0..<4, using: &random))")
        let old = try transaction.object(id, in: name)
        var new = old ?? label(id)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: try transaction.replace(in: name, [(old, nil)])
        case 1: new.set("text", "\(Int.random(in: 0..<3, using: &random))")
        case 2: new.set("tag", Bool.random(using: &random) ? "1" : nil)
        case 3: new.position = Double(Int.random(in: 0..<3, using: &random)) / 2
        case 4: new.comment = Bool.random(using: &random) ? "text" : nil
        default: new.installations = []
        }
        guard let current = try transaction.object(id, in: name) else {
          if old == nil { try transaction.replace(in: name, [(nil, new)]) }
          continue
        }
        try transaction.replace(in: name, [(current, new)])
      }
      let old = try transaction.document(named: "A")
      var new = old
      new.prolog = Bool.random(using: &random) ? old.prolog : "<?xml?>"
      try transaction.update("A", from: old, to: new)
    }

    func lines(_ changeset: [UInt8]) throws -> [String] {
      try ChangesetReader.all(changeset).map { "\($0)" }.sorted()
    }
    #expect(try lines(own) == lines(session))
    // SQLite takes what the recorder wrote, and it leads back.
    if !own.isEmpty {
      try sandbox.store.write { try apply(own, to: $0) }
      let edited = try sandbox.content()
      try sandbox.store.write { database in
        let back = try RowChanges(stored: own).inverse()
        try back.apply(to: database)
        try ChangesetReader.all(own).apply(to: database)
      }
      #expect(try sandbox.content() == edited)
    }
  }

  @Test func `a row with unexpected values is refused`() throws {
    let sandbox = try Sandbox()
    try sandbox.load([("A", smallDocument())])

    #expect(throws: StoreError.self) {
      try record(in: sandbox) { transaction in
        let label = try #require(try transaction.object(ObjectID("label"), in: "A"))
        var (first, second) = (label, label)
        first.set("text", "one")
        second.set("text", "two")
        try transaction.replace(in: "A", [(label, first)])
        try transaction.replace(in: "A", [(label, second)])
      }
    }
  }

  /// Runs an edit that is taken back; returns what the recorder and the session have of it.
  private func record(in sandbox: Sandbox, _ body: (EditTransaction) throws -> Void) throws
    -> (own: [UInt8], session: [UInt8])
  {
    let intent = EditIntent(RecordedKind(rawValue: "test"), meaning: "")
    return try sandbox.store.write(isDryRun: true) { database in
      let session = try RecordingSession(database)
      let transaction = EditTransaction(sandbox.store, database, intent: intent)
      try body(transaction)
      let own = ChangesetWriter.bytes(of: transaction.recorder.changesBesidePacked)
      return (own, try session.changeset())
    }
  }

  private func apply(_ changeset: [UInt8], to database: Connection) throws {
    var changeset = changeset
    let code = changeset.withUnsafeMutableBytes {
      sqlite3changeset_apply(
        database.handle,
        Int32($0.count),
        $0.baseAddress,
        nil,
        { _, _, _ in SQLITE_CHANGESET_ABORT },
        nil
      )
    }
    #expect(code == SQLITE_OK)
  }

  private func label(_ id: ObjectID) -> LayoutObject {
    var label = smallDocument().objects[2]
    label.id = id
    return label
  }

  private func manyLabels() -> Document {
    var document = smallDocument()
    for number in 0..<3 { document.objects.append(label(ObjectID("label \(number)"))) }
    return document
  }
}
