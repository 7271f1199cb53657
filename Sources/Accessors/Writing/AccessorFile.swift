/// The name, access level and module of generated accessors.
public struct AccessorStyle: Sendable, Equatable {
  /// The access level of the declarations.
  public enum Access: String, CaseIterable, Sendable {
    /// Internal declarations, for code of the same target.
    case `internal`
    /// Public declarations, for code of other targets too.
    case `public`
  }

  /// The name of the enumeration that contains all accessors.
  public var name = "Resources"
  /// The access level.
  public var access = Access.internal
  /// The target's module, which is not imported; nil if unknown.
  public var module: String?

  /// Creates the style of an internal enumeration `Resources`.
  public init() {}

  /// Returns true if a text can be the name of the enumeration.
  public static func isName(_ text: String) -> Bool { SwiftName.isValid(text) }
}

/// A Swift file with typed names of the resources of a target.
package struct AccessorFile: Sendable {
  /// The code.
  package private(set) var text = ""
  /// The notes about names: those that clash.
  package private(set) var problems: [AccessorProblem] = []
  /// The classes that the code names.
  package let classes: [ClassReference]

  /// Writes the file. Equal resources give the same text.
  package init(_ resources: TargetResources, style: AccessorStyle) {
    classes = resources.classes
    var writer = AccessorWriter(resources, style)
    text = writer.write()
    problems = writer.problems
  }
}

extension TargetResources {
  /// The classes of all resources, without duplicates, sorted.
  package var classes: [ClassReference] {
    var all: Set<ClassReference> = []
    for storyboard in storyboards {
      if let type = storyboard.initial?.type { all.insert(type) }
      all.formUnion(storyboard.scenes.map(\.type))
    }
    for segue in segues { all.formUnion([segue.source, segue.destination]) }
    all.formUnion(cells.map(\.type))
    for nib in nibs { all.formUnion([nib.root, nib.owner].compactMap { $0 }) }
    return all.sorted()
  }
}
