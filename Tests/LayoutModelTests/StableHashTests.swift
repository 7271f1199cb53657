import LayoutModel
import Testing

/// The values are those of the reference implementation of FNV-1a with 64 bits.
struct StableHashTests {
  @Test(arguments: [
    ("", 0xcbf2_9ce4_8422_2325 as UInt64), ("a", 0xaf63_dc4c_8601_ec8c),
    ("foobar", 0x8594_4171_f739_67e8),
  ])
  func `a text has the hash of FNV-1a`(text: String, hash: UInt64) {
    #expect(StableHash(of: text).value == hash)
  }

  @Test func `parts have the hash of the whole`() {
    var hash = StableHash(of: "foo")
    hash.combine(Array("ba".utf8))
    hash.combine("r")

    #expect(hash.value == StableHash(of: "foobar").value)
  }
}
