internal import ArgumentParser
internal import Ninefold

/// A group of options with --file, the files that a command reads or edits instead of a project.
protocol FileNaming: ProjectNaming {
  var paths: [String] { get }
}

extension FileNaming {
  static var takesFiles: Bool { true }

  /// Throws an error if the command line names files and a project.
  func requireOnePlace() throws {
    if !paths.isEmpty, project != nil {
      throw ValidationError("Give --file or --project, not both.")
    }
  }

  /// Reads the files; nil if none is given.
  ///
  /// - Parameter others: Files to read besides those that are given.
  func openFiles(with others: [String] = []) throws -> OpenFiles? {
    paths.isEmpty ? nil : try OpenFiles(at: paths + others, environment: .system)
  }
}

extension ArgumentHelp {
  /// The text of --file.
  static var file: ArgumentHelp {
    ArgumentHelp("Use this storyboard or xib instead of a project; repeatable.", valueName: "path")
  }
}

extension CompletionKind {
  /// The files that --file takes.
  static var documents: CompletionKind { .file(extensions: ["storyboard", "xib"]) }
}
