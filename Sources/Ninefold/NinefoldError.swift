public import LayoutModel

/// Why the library can't do what it is asked; what was asked about is as it was.
///
/// Beside it there are the errors of a project file, ``LayoutStore/StoreError``, and `CancellationError` in a
/// cancelled task.
public enum NinefoldError: Error, Equatable, Sendable {
  /// No file or folder at this path.
  case missingFile(path: String)
  /// A file can't be read or written.
  case file(path: String, reason: String)
  /// Nothing to import below these paths.
  case nothingToImport(paths: [String])
  /// Files that are no documents of Interface Builder; nothing was imported.
  case refused([Refusal])
  /// No document of this name; the nearest names there are.
  case unknownDocument(String, suggestions: [String])
  /// The document has no such scene.
  case unknownScene(String, document: String, suggestions: [String])
  /// No object of this name; the nearest ids there are.
  case unknownObject(String, suggestions: [String])
  /// Several objects have this name.
  case ambiguousObject(String, candidates: [ObjectReference])
  /// No value of this name is known on any object; the nearest names there are.
  case unknownValue(String, object: String, suggestions: [String])
  /// Objects of one edit are in several documents.
  case differentDocuments([ObjectReference])
  /// An edit makes no sense for the objects that it names.
  case refusedEdit(document: String, reason: EditError, suggestions: [String])
  /// Two documents would be written to one file.
  case sameOutput(path: String, documents: [String])
  /// A command that is not installed, and what to do about it.
  case missingTool(String, advice: String)
  /// Writing there would leave the output folder.
  case outsideOutput(path: String, link: String)

  /// A state in which a check should pass fails already.
  case alreadyFails(revision: String)

  /// Documents that were edited in the project while their files changed too; nothing was imported.
  case editedDocuments([EditedDocument])
  /// Conflicts can't be settled as asked.
  case conflict(ConflictProblem)
  /// git can't do what is asked.
  case git(GitProblem)
  /// Edits can't be exchanged with another copy.
  case exchange(ExchangeProblem)

  /// A file that is no document of Interface Builder.
  public struct Refusal: Error, Equatable, Sendable {
    /// The file's path as given.
    public let path: String
    /// The line, from 1; nil where there is none.
    public let line: Int?
    /// Why it is refused.
    public let reason: String
  }
}

extension NinefoldError: CustomStringConvertible {
  /// What failed, by name; one line for each refused file.
  public var description: String {
    switch self {
    case .missingFile(let path): "\(path): no such file or folder"
    case .file(let path, let reason): "\(path): \(reason)"
    case .nothingToImport(let paths):
      "\(paths.joined(separator: ", ")): no .storyboard or .xib found"
    case .refused(let refusals): refusals.map(\.description).joined(separator: "\n")
    case .unknownDocument(let name, let suggestions):
      "no document named \(name)" + NinefoldError.hint(suggestions)
    case .unknownScene(let scene, let document, let suggestions):
      "\(document) has no scene \(scene)" + NinefoldError.hint(suggestions)
    case .unknownObject(let name, let suggestions):
      "no object named \(name)" + NinefoldError.hint(suggestions)
    case .ambiguousObject(let name, let candidates):
      "\(name) names several objects; say which: "
        + candidates.map(\.description).joined(separator: ", ")
    case .unknownValue(let name, let object, let suggestions):
      "\(object) can't have '\(name)', which Interface Builder never writes"
        + NinefoldError.hint(suggestions)
    case .differentDocuments(let objects):
      "the objects are in different documents: "
        + objects.map(\.description).joined(separator: ", ")
    case .refusedEdit(let document, let reason, let suggestions):
      "\(document): \(reason)" + NinefoldError.hint(suggestions)
    case .sameOutput(let path, let documents):
      "\(documents.joined(separator: " and ")) would both be written to \(path)"
    case .missingTool(let tool, let advice): "\(tool) is not installed; \(advice)"
    case .outsideOutput(let path, let link):
      "\(path): not written, because \(link) leads out of the output folder"
    case .alreadyFails(let revision):
      "the check fails at \(revision) already; name an earlier state that passes with --good"
    case .editedDocuments(let documents):
      documents.map(\.description).joined(separator: "\n")
        + "\nnothing was imported; 'ninefold export' puts the project's state into the files,"
        + " 'ninefold import --force' lets the files win (undo brings the edits back)"
    case .conflict(let problem): "\(problem)"
    case .git(let problem): "\(problem)"
    case .exchange(let problem): "\(problem)"
    }
  }

  private static func hint(_ suggestions: [String]) -> String {
    guard !suggestions.isEmpty else { return "" }
    return "; did you mean \(suggestions.joined(separator: " or "))?"
  }
}

extension NinefoldError.Refusal: CustomStringConvertible {
  /// `file:line: reason`.
  public var description: String {
    path + (line.map { ":\($0)" } ?? "") + ": " + reason
  }
}
