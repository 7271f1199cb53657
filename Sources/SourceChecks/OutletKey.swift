internal import SourceFacts

/// The members that key-value coding finds for the name of an outlet.
///
/// `setValue(_:forKey:)` calls `set` with the key, whose first letter it makes upper-case. So the keys
/// `name` and `Name` both call `setName:`, the setter of a property `name` or `Name`.
enum OutletKey {
  /// Returns the other name with the same setter; nil if the first character has no case.
  static func other(of name: String) -> String? {
    guard let first = name.first else { return nil }
    let other = first.isUppercase ? first.lowercased() : first.uppercased()
    return other == String(first) ? nil : other + name.dropFirst()
  }

  /// Returns the selector of the setter that a key calls.
  static func setter(of key: String) -> String {
    "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
  }
}

extension ClassGraph {
  /// Returns the members that an outlet of a document sets: properties, variables and setters.
  func outlets(_ key: String, of ancestry: Ancestry) -> [Fact] {
    let others = OutletKey.other(of: key).map { members($0, of: ancestry) } ?? []
    return members(key, of: ancestry) + members("_" + key, of: ancestry)
      + members(OutletKey.setter(of: key), of: ancestry)
      + others.filter { $0.kind != .method && $0.kind != .action }
  }
}
