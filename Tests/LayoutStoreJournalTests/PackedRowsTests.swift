import SQLite
import LayoutModel
import Testing

@testable import LayoutStore

struct PackedRowsTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `the hash is that of the standard`(text: String, hex: String) {
    var hash = SHA256()
    hash.update(Array(text.utf8))

    let digits = hash.finish().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()

    #expect(digits == hex)
  }

  @Test func `a hash does not depend on the pieces`() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0) }
    var whole = SHA256()
    whole.update(bytes)
    var pieces = SHA256()
    for start in stride(from: 0, to: bytes.count, by: 37) {
      pieces.update(Array(bytes[start..<min(start + 37, bytes.count)]))
    }

    #expect(whole.finish() == pieces.finish())
  }

  @Test func `packed rows are unpacked to the changeset of the same insertions`() throws {
    let (packed, recorded) = (try Sandbox(), try Sandbox())
    var document = smallDocument(text: String(repeating: "long ", count: 2_000))
    for number in 0..<4_200 {
      var label = document.objects[2]
      label.id = ObjectID("label \(number)")
      label.position = Double(number) / 3
      label.set("text", "unique text \(number)")
      document.objects.append(label)
    }

    try packed.load([("A", document)])
    let expected = try recorded.store.write { database in
      let session = try RecordingSession(database)
      let id = try recorded.store.freeID(for: "A", in: database)
      try RowInserter(database).insert(DocumentRows(document, id: id, name: "A"))
      return try session.changes()
    }

    let changes = try packed.store.read { database in
      let journal = Journal(database)
      return try journal.rowChanges(of: journal.entry(EditNumber(rawValue: 1)).edit)
    }
    #expect(try packed.content() == recorded.content())
    #expect(Set(changes.map { "\($0)" }) == Set(expected.map { "\($0)" }))
    #expect(try packed.number("SELECT length(changes) FROM edit") ?? .max < 400_000)
  }
}
