internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// A document with its environment and screens.
public struct DocumentEnvironment: Sendable {
  /// The document's name, or the path of a file.
  public let document: String
  /// The environment.
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
  /// Returns the environments of the files.
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
  /// Returns the environments of documents. Their names are used as paths relative to the working
  /// folder.
  ///
  /// - Parameter documents: The names of the documents; all if empty.
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
