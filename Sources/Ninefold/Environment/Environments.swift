internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// A document with its environment and screens.
public struct DocumentEnvironment: Sendable {
  /// The document's name, or the path of a file.
  public let document: String
  /// The environment.
  public let environment: AppEnvironment
  /// The names of the screens, narrowest first; empty for a document that can't be read.
  public let screens: [String]
  /// The reason why the document can't be read; nil if it was read.
  public let refusal: NinefoldError.Refusal?

  fileprivate init(_ name: String, _ document: Document, _ environment: AppEnvironment) {
    self.document = name
    self.environment = environment
    screens = LayoutScreen.all(for: document, of: environment.screens).map(\.name)
    refusal = nil
  }

  fileprivate init(
    _ name: String,
    _ refusal: NinefoldError.Refusal,
    _ environment: AppEnvironment
  ) {
    self.document = name
    self.environment = environment
    screens = []
    self.refusal = refusal
  }
}

extension DocumentFiles {
  /// Returns the environments that ``check(options:progress:)`` uses for the files. A file that
  /// can't be read has a refusal instead of screens.
  public func environments(options: CheckOptions) -> [DocumentEnvironment] {
    var finder = AppEnvironmentFinder(options.configuration)
    return wanted(by: options).map { path in
      let name = DocumentFiles.name(of: path)
      let environment = options.environment(of: name, by: &finder)
      do throws(NinefoldError.Refusal) {
        return DocumentEnvironment(name, try DocumentFile(path).document, environment)
      } catch {
        return DocumentEnvironment(name, error, environment)
      }
    }
  }
}

extension Project {
  /// Returns the environments that ``check(_:options:progress:)`` uses for documents. The name of a
  /// document serves as a path relative to the working folder.
  ///
  /// - Parameter documents: The names of the documents; nil for all.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func environments(
    _ documents: [String]? = nil,
    options: CheckOptions
  ) throws -> [DocumentEnvironment] {
    var finder = AppEnvironmentFinder(options.configuration)
    return try checkedNames(documents, options).map { name in
      let environment = options.environment(of: name, by: &finder)
      return DocumentEnvironment(name, try document(named: name), environment)
    }
  }
}
