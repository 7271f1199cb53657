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

  /// The names by which code loads the file: its name without the extension, and that without the
  /// device. UIKit loads `Cell~ipad.xib` on a tablet if code names `Cell`.
  var loadedNames: [String] {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let device = ["~ipad", "~iphone"].first(where: name.hasSuffix)
    return [name] + (device.map { [String(name.dropLast($0.count))] } ?? [])
  }
}
