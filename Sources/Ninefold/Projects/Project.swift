internal import Foundation
public import LayoutModel
internal import LayoutStore

/// A Ninefold project, which stores Interface Builder documents with their history in one file.
///
/// ```swift
/// let project = try Project.create(at: "App.ninefold")
/// _ = try project.importDocuments(at: ["Main.storyboard"])
/// let layout = try project.layout(of: "Main.storyboard", in: SizeClass("compact-regular")!)
/// ```
public struct Project: Sendable {
  let store: ProjectStore
  /// The author, the clock and the source of new ids for the edits made through this value.
  public var environment: EditEnvironment

  /// The path of the project file.
  public var path: String { store.path }

  /// Creates a project file.
  /// - Throws: `StoreError.exists` if the file already exists, or `StoreError.file`.
  public static func create(
    at path: String,
    environment: EditEnvironment = .anonymous
  ) throws -> Project {
    Project(store: try ProjectStore.create(at: path), environment: environment)
  }

  /// Opens a project file.
  /// - Throws: `StoreError.missing`, `StoreError.damaged`, `StoreError.notAProject`, or
  ///   `StoreError.newer` if a newer version of Ninefold wrote the file.
  public static func open(
    at path: String,
    environment: EditEnvironment = .anonymous
  ) throws -> Project {
    try RegularFile.refuseSpecial(path)
    return Project(store: try ProjectStore.open(at: path), environment: environment)
  }
}

extension Project {
  /// Creates a project in memory from documents, to read and edit them without a project file.
  static func inMemory(
    _ documents: [(name: String, document: Document)],
    environment: EditEnvironment = .anonymous
  ) throws -> Project {
    let store = try ProjectStore.inMemory()
    var rest = documents[...]
    _ = try store.files.importDocuments(by: environment) {
      // No file is imported again, so the digests don't matter.
      rest.popFirst().map {
        ImportedFile(name: $0.name, document: $0.document, digest: 0, isNew: true)
      }
    }
    return Project(store: store, environment: environment)
  }
}

extension EditEnvironment {
  /// The environment without an author, with the system's clock and random ids.
  public static let anonymous = EditEnvironment(author: "") {
    Int64(exactly: (Date().timeIntervalSince1970 * 1000).rounded(.down)) ?? 0
  }
}
