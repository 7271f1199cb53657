package import LayoutModel

/// What the code of a target can name: the input of an accessor file.
package struct TargetResources: Sendable {
  /// The toolkit of the target.
  package var platform = Platform.iOS
  /// The storyboards, by name.
  package var storyboards: [Storyboard] = []
  /// The segues with an identifier, by source and identifier.
  package var segues: [Segue] = []
  /// The reuse identifiers of cells and views.
  package var cells: [Identified] = []
  /// The xibs, by name.
  package var nibs: [Nib] = []
  /// The accessibility identifiers.
  package var accessibility: [Identified] = []
  /// The names of images in asset catalogs and loose files.
  package var images: [Named] = []
  /// The names of colors in asset catalogs.
  package var colors: [Named] = []
  /// The strings tables of code.
  package var tables: [Table] = []
  /// Errors of the resources, and omitted resources.
  package var problems: [AccessorProblem] = []

  package init() {}

  /// A place in a file.
  package struct Place: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let path: String
    package let line: Int?

    package init(path: String, line: Int?) {
      self.path = path
      self.line = line
    }

    package var description: String { line.map { "\(path):\($0)" } ?? path }

    package static func < (left: Place, right: Place) -> Bool {
      (left.path, left.line ?? 0) < (right.path, right.line ?? 0)
    }
  }

  /// A storyboard.
  package struct Storyboard: Sendable {
    package let name: String
    package let place: Place
    package var initial: (type: ClassReference, place: Place)?
    package var scenes: [Identified]
  }

  /// Something with an identifier and a class.
  package struct Identified: Sendable {
    package let identifier: String
    package let type: ClassReference
    package let place: Place
  }

  /// A segue.
  package struct Segue: Sendable {
    package let identifier: String
    package let source: ClassReference
    /// The name of the source for the code, if its class is the toolkit's.
    package let sourceName: String
    package var destination: ClassReference
    package let place: Place
  }

  /// A xib.
  package struct Nib: Sendable {
    package let name: String
    /// The class of the first top-level view or object; nil without one.
    package let root: ClassReference?
    package let owner: ClassReference?
    package let place: Place
  }

  /// A named resource without a class.
  package struct Named: Sendable {
    package let name: String
    package let path: String

    package init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  /// A strings table of code, in the source language.
  package struct Table: Sendable {
    package let name: String
    package let entries: [Entry]

    package init(name: String, entries: [Entry]) {
      self.name = name
      self.entries = entries
    }

    /// A text and the types of its arguments.
    package struct Entry: Sendable {
      package let key: String
      package let text: String
      package let arguments: [String]
      package let place: Place

      package init(key: String, text: String, arguments: [String], place: Place) {
        self.key = key
        self.text = text
        self.arguments = arguments
        self.place = place
      }
    }
  }
}

/// A problem of a target's resources, or a note about the generated code.
public struct AccessorProblem: Sendable, Equatable {
  /// True for an error, with which the app does not do what its resources say. False for a note
  /// about the generated code.
  public let isError: Bool
  /// The places, such as `Main.storyboard:12`.
  public let places: [String]
  /// The problem, as a sentence without a period.
  public let message: String

  /// Creates a problem.
  public init(isError: Bool, places: [String], message: String) {
    self.isError = isError
    self.places = places
    self.message = message
  }
}
