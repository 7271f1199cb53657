public import SourceFacts

/// The facts of a file.
public struct FileFacts: Sendable, Equatable {
  /// The file's path.
  public let path: String
  /// The facts, in the order of the file.
  public let facts: [Fact]
  /// True for a file of a dependency, whose uses of names are not checked.
  public let isForeign: Bool

  /// Creates the facts of a file.
  public init(path: String, facts: [Fact], isForeign: Bool = false) {
    self.path = path
    self.facts = facts
    self.isForeign = isForeign
  }

  /// The file's name without its extension.
  var baseName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
