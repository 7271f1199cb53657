/// The readers of some attributes, by attribute name.
///
/// Most attributes of a file are in no table. Few names share their length and first byte, and
/// comparing those is faster than hashing a name.
struct AttributeTable<Target>: Sendable {
  typealias Reader = @Sendable (inout Target, String) -> Void

  private struct Entry: Sendable {
    let name: String
    let read: Reader
  }

  private static var bucketCount: Int { 256 }

  private var buckets: [[Entry]] = Array(repeating: [], count: bucketCount)

  /// Reads an attribute's value if the attribute is in the table.
  func read(_ name: String, _ value: String, into target: inout Target) {
    for entry in buckets[AttributeTable.bucket(of: name)] where entry.name == name {
      entry.read(&target, value)
      return
    }
  }

  private static func bucket(of name: String) -> Int {
    (Int(name.utf8.first ?? 0) &+ 7 &* name.utf8.count) & (bucketCount - 1)
  }
}

extension AttributeTable: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral entries: (String, Reader)...) {
    for (name, read) in entries {
      let bucket = AttributeTable.bucket(of: name)
      precondition(!buckets[bucket].contains { $0.name == name }, "\(name) is a duplicate")
      buckets[bucket].append(Entry(name: name, read: read))
    }
  }
}
