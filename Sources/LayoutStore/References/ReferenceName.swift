import LayoutModel

/// The rule for names of branches and tags.
enum ReferenceName {
  /// Refuses a name that could be mistaken for a revision or an option, or that is not readable.
  ///
  /// - Throws: ``StoreError/badName(_:reason:)``.
  static func check(_ name: String) throws {
    guard let first = name.first else { throw StoreError.badName(name, reason: "it is empty") }
    if first == "-" { throw StoreError.badName(name, reason: "it begins with -") }
    if name == "HEAD" || name == "@" { throw StoreError.badName(name, reason: "it is a revision") }
    if name.allSatisfy(\.isNumber) {
      throw StoreError.badName(name, reason: "it looks like the number of an edit")
    }
    if name.contains(where: { $0.isWhitespace || $0.isNewline || "~^:".contains($0) })
      || name.unicodeScalars.contains(where: \.isInvisibleControl)
    {
      throw StoreError.badName(
        name,
        reason: "it has a space, an invisible character, or one of ~ ^ :"
      )
    }
    if name.utf8.count > 200 { throw StoreError.badName(name, reason: "it is too long") }
  }
}
