public import LayoutModel

/// The reason why an operation failed.
///
/// A failed operation changes nothing, unless its documentation says otherwise. Every operation on
/// a project can also throw ``LayoutStore/StoreError``, even if its documentation doesn't mention
/// it. Long operations throw `CancellationError` in a cancelled task.
public enum NinefoldError: Error, Equatable, Sendable {
  /// No file or folder exists at this path.
  case missingFile(path: String)
  /// A file can't be read or written, for the given reason.
  case file(path: String, reason: String)
  /// Another program changed, made or removed the file since it was read, so it isn't overwritten.
  case changedFile(path: String, reason: String)
  /// No storyboard or xib is at or below these paths.
  case nothingToImport(paths: [String])
  /// Some files can't be used, because they can't be read or have errors.
  case refused([Refusal])
  /// No document has this name; `suggestions` has the most similar names.
  case unknownDocument(String, suggestions: [String])
  /// The document has no such scene; `suggestions` has the most similar names.
  case unknownScene(String, document: String, suggestions: [String])
  /// The document has no scenes; only storyboards have a board.
  case noScenes(document: String)
  /// No object has this name; `suggestions` has the most similar ids.
  case unknownObject(String, suggestions: [String])
  /// Several objects have this name.
  case ambiguousObject(String, candidates: [ObjectReference])
  /// Interface Builder has no value of this name; `suggestions` has the most similar names.
  case unknownValue(String, object: String, suggestions: [String])
  /// The object has no value of this name, but a part of it has; `part` says where, such as
  /// `in its cell abc-de-fgh` or `at normal/title`.
  case valueOfPart(String, object: String, part: String)
  /// The objects of one step are in different documents.
  case differentDocuments([ObjectReference])
  /// The edit isn't valid for its objects; `suggestions` has similar names if a name is unknown.
  case refusedEdit(document: String, reason: EditError, suggestions: [String])
  /// The gesture moves views other than those that it is about.
  case movedViews(document: String, [MovedView])
  /// The gesture adds conflicts between constraints, or ambiguities.
  case unsettledLayout(FindingChanges)
  /// The edit adds findings, which its options forbid.
  case addedFindings(FindingChanges)
  /// Two documents would be written to the same file.
  case sameOutput(path: String, documents: [String])
  /// A program isn't installed; `advice` says what to do.
  case missingTool(String, advice: String)
  /// A symbolic link leads out of the output folder, so the file would be written elsewhere.
  case outsideOutput(path: String, link: String)

  /// The check already fails at the revision at which it should pass.
  case alreadyFails(revision: String)

  /// The import would overwrite edits: these documents changed both in the project and in their
  /// files.
  case editedDocuments([EditedDocument])
  /// A request about conflicts fails.
  case conflict(ConflictProblem)
  /// A git operation failed.
  case git(GitProblem)
  /// The exchange of edits with a remote failed.
  case exchange(ExchangeProblem)

  /// A file that can't be used, with the reason.
  public struct Refusal: Error, Equatable, Sendable {
    /// The file's path as the caller gave it.
    public let path: String
    /// The line of the error, from 1; nil if the error has none.
    public let line: Int?
    /// The reason, as a phrase without a period.
    public let reason: String
  }
}

extension NinefoldError: CustomStringConvertible {
  /// The error message. Refused files have one line each.
  public var description: String {
    switch self {
    case .missingFile(let path): "\(path): no such file or folder"
    case .file(let path, let reason), .changedFile(let path, let reason): "\(path): \(reason)"
    case .nothingToImport(let paths):
      "\(paths.joined(separator: ", ")): no .storyboard or .xib found"
    case .refused(let refusals): refusals.map(\.description).joined(separator: "\n")
    case .unknownDocument(let name, let suggestions):
      "no document named \(name)" + NinefoldError.hint(suggestions)
    case .unknownScene(let scene, let document, let suggestions):
      "\(document) has no scene \(scene)" + NinefoldError.hint(suggestions)
    case .noScenes(let document):
      "\(document) has no scenes; only a storyboard with scenes has a board"
    case .unknownObject(let name, let suggestions):
      "no object named \(name)" + NinefoldError.hint(suggestions)
    case .ambiguousObject(let name, let candidates):
      "\(name) names several objects; give one of these: "
        + candidates.map(\.description).joined(separator: ", ")
    case .unknownValue(let name, let object, let suggestions):
      "\(object) can't have '\(name)', which Interface Builder is not known to write"
        + NinefoldError.hint(suggestions)
    case .valueOfPart(let name, let object, let part):
      "\(object) has '\(name)' \(part); set it there"
    case .differentDocuments(let objects):
      "one edit needs objects of one document, but these are in several: "
        + objects.map(\.description).joined(separator: ", ")
    case .refusedEdit(let document, let reason, let suggestions):
      "\(document): \(reason)" + NinefoldError.hint(suggestions)
    case .movedViews(let document, let moved): NinefoldError.description(of: moved, in: document)
    case .unsettledLayout(let changes):
      changes.added.map { entry in
        "\(entry.document): the edit would add \(entry.finding.kind)"
          + " (\(entry.classes.names)): \(entry.finding.sentence)\n"
      }.joined() + "nothing was changed"
    case .addedFindings(let changes):
      changes.added.map { entry in
        "\(entry.document): the edit would add \(entry.finding.kind): \(entry.finding.sentence)\n"
      }.joined() + "nothing was changed"
    case .sameOutput(let path, let documents):
      "\(documents.joined(separator: " and ")) have the same file \(path); export them to different folders"
    case .missingTool(let tool, let advice): "\(tool) is not installed; \(advice)"
    case .outsideOutput(let path, let link):
      "\(path): not written, because \(link) leads out of the output folder"
    case .alreadyFails(let revision):
      "the check already fails at \(revision)"
    case .editedDocuments(let documents):
      documents.map(\.description).joined(separator: "\n")
        + "\nnothing was imported"
    case .conflict(let problem): "\(problem)"
    case .git(let problem): "\(problem)"
    case .exchange(let problem): "\(problem)"
    }
  }

  /// Returns the moved views with the classes in which each moves.
  private static func description(of moved: [MovedView], in document: String) -> String {
    let views = moved.byView
    let shown = views.prefix(5).map { "\($0.id) (\($0.classes.names))" }.joined(separator: ", ")
    let rest = views.count > 5 ? " and \(views.count - 5) more" : ""
    return "\(document): the edit would move other views: \(shown)\(rest)"
  }

  private static func hint(_ suggestions: [String]) -> String {
    Suggestions.question(suggestions).map { "; \($0)" } ?? ""
  }
}

extension NinefoldError.Refusal: CustomStringConvertible {
  /// The message, in the form `file:line: reason`.
  public var description: String {
    path + (line.map { ":\($0)" } ?? "") + ": " + reason
  }
}
