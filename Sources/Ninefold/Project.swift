internal import LayoutStore

/// A Ninefold project: Interface Builder documents in one file.
///
/// ```swift
/// let project = try Project.create(at: "App.ninefold")
/// _ = try project.importDocuments(at: ["Main.storyboard"])
/// let layout = try project.layout(of: "Main.storyboard", in: SizeClass("compact-regular")!)
/// ```
public struct Project: Sendable {
  let store: ProjectStore

  /// Where the project file is.
  public var path: String { store.path }

  /// Creates a project file.
  /// - Throws: `StoreError` if a file is there already.
  public static func create(at path: String) throws -> Project {
    Project(store: try ProjectStore.create(at: path))
  }

  /// Opens a project file.
  /// - Throws: `StoreError` if the file is missing, no project, damaged or newer than this version.
  public static func open(at path: String) throws -> Project {
    Project(store: try ProjectStore.open(at: path))
  }
}
