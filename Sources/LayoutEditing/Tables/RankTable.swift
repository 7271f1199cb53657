/// The ranks of one platform.
struct RankTable {
  let attributes: [String: [String: Int]]
  let children: [String: [String: Int]]
  /// The tags of children by key, the tag that occurs in most kinds first.
  let tagsByKey: [String: [String]]
  /// The names of all attributes, and the keys of all children.
  let valueNames: Set<String>
  /// The tags of all elements.
  let tags: Set<String>

  init(_ attributes: String, _ children: String) {
    self.attributes = RankTable.ranks(attributes)
    self.children = RankTable.ranks(children)
    var counts: [String: [String: Int]] = [:]
    for ranks in self.children.values {
      for name in ranks.keys {
        let parts = name.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { continue }
        counts[String(parts[1]), default: [:]][String(parts[0]), default: 0] += 1
      }
    }
    let inner = self.children.values.flatMap { $0.keys.map { String($0.prefix { $0 != ":" }) } }
    tags = Set(self.attributes.keys).union(self.children.keys).union(inner)
    valueNames = Set(self.attributes.values.joined().map(\.key)).union(counts.keys)
    tagsByKey = counts.mapValues { tags in
      tags.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.map(\.key)
    }
  }

  private static func ranks(_ text: String) -> [String: [String: Int]] {
    var result: [String: [String: Int]] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let kind = words.first else { continue }
      result[kind] = Dictionary(
        words.dropFirst().enumerated().map { ($1, $0) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    return result
  }
}
