internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// A document with what surrounds it, and the screens that count.
public struct DocumentEnvironment: Sendable {
  /// The document's name; a file's path.
  public let document: String
  /// What is known.
  public let environment: AppEnvironment
  /// The screens by name, narrowest first; empty for a document that can't be read.
  public let screens: [String]

  fileprivate init(_ name: String, _ document: Document?, _ environment: AppEnvironment) {
    self.document = name
    self.environment = environment
    screens =
      document.map {
        LayoutScreen.all(for: $0, of: environment.screens).map(\.name)
      } ?? []
  }
}

extension DocumentFiles {
  /// What surrounds the files.
  public func environments(options: CheckOptions) -> [DocumentEnvironment] {
    var finder = AppEnvironmentFinder(options.configuration)
    return paths.map { path in
      let name = DocumentFiles.name(of: path)
      let document = try? DocumentFile(path).document
      return DocumentEnvironment(name, document, finder.environment(of: name))
    }
  }
}

extension Project {
  /// What surrounds documents, whose names are taken for paths from the working folder on.
  ///
  /// - Parameter documents: Their names; all documents of the project if there are none.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func environments(
    _ documents: [String],
    options: CheckOptions
  ) throws -> [DocumentEnvironment] {
    var finder = AppEnvironmentFinder(options.configuration)
    return try (documents.isEmpty ? documentNames() : documents).map { name in
      DocumentEnvironment(name, try document(named: name), finder.environment(of: name))
    }
  }
}
