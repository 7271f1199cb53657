public import ArgumentParser
internal import Foundation
public import LayoutModel
internal import Ninefold

/// A group of options with --project.
///
/// Groups share the texts of their options and not the options themselves: a debug build of
/// ArgumentParser validates a group within a group four times at each start.
protocol ProjectNaming: ParsableArguments {
  /// True if the command also works on files without a project.
  static var takesFiles: Bool { get }
  var project: String? { get }
}

/// The option that names the project file.
struct ProjectOptions: ProjectNaming {
  @Option(help: .project, completion: .project)
  var project: String?
}

extension ProjectNaming {
  static var takesFiles: Bool { false }

  /// Opens the project at the path that ``locate()`` returns.
  func open() throws -> Project {
    try Project.open(at: try locate(), environment: .system)
  }

  /// Returns the path from the option, else from the environment, else from the current folder.
  /// - Throws: ``LocationError`` if there is no such path.
  func locate() throws -> String {
    if let project { return project }
    if let path = ProcessInfo.processInfo.environment["NINEFOLD_PROJECT"], !path.isEmpty {
      return path
    }
    var folder = FileManager.default.currentDirectoryPath
    while true {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let projects = names.filter { $0.hasSuffix(".ninefold") }.sorted()
      if projects.count == 1 {
        return folder == "/" ? "/" + projects[0] : "\(folder)/\(projects[0])"
      }
      if projects.count > 1 { throw LocationError.several(folder: folder, projects: projects) }
      guard folder != "/", let slash = folder.lastIndex(of: "/") else {
        throw LocationError.none(takesFiles: Self.takesFiles)
      }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }
}

/// The reason why no project was found.
enum LocationError: Error, CustomStringConvertible {
  case none(takesFiles: Bool)
  /// There is no project, and the document that the command line names is not a file.
  case neither(document: String)
  case several(folder: String, projects: [String])

  var description: String {
    switch self {
    case .none(let takesFiles):
      "no project in this folder or above; "
        + (takesFiles ? "name a file with --file, " : "")
        + "create a project with 'ninefold init NAME.ninefold', or name a project with --project"
    case .neither(let document):
      "\(document) is not a file, and there is no project here or above"
    case .several(let folder, let projects):
      "several projects in \(folder): \(projects.joined(separator: ", ")); name one with --project"
    }
  }
}

/// The output format of a command.
struct OutputOptions: ParsableArguments {
  @Flag(help: .json)
  var json = false
}

extension ArgumentHelp {
  /// The text of --project.
  static var project: ArgumentHelp {
    ArgumentHelp(
      "The project file. Default: NINEFOLD_PROJECT, else the only *.ninefold in this folder or above.",
      valueName: "path"
    )
  }

  /// The text of --json.
  static var json: ArgumentHelp { "Print JSON." }

  /// The text of --dry-run.
  static var dryRun: ArgumentHelp { "Show what would change, and change nothing." }
}

extension CompletionKind {
  /// The files that --project takes.
  static var project: CompletionKind { .file(extensions: ["ninefold"]) }
}

extension SizeClass: ExpressibleByArgument {
  /// Reads a size class in any of its spellings.
  public init?(argument: String) {
    self.init(argument)
  }

  /// The nine names, for shell completion.
  public static var allValueStrings: [String] { SizeClass.all.map(\.description) }

  /// Shells complete the nine names.
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension EditPlace: ExpressibleByArgument {}
