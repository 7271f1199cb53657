internal import ArgumentParser
internal import Ninefold

/// The files that a command reads or edits instead of a project.
struct FileOptions: ParsableArguments {
  @Option(
    name: .customLong("file"),
    help: ArgumentHelp(
      "Use this storyboard or xib instead of a project; repeatable.",
      valueName: "path"
    ),
    completion: .file(extensions: ["storyboard", "xib"])
  )
  var paths: [String] = []

  /// Reads the files; nil if none is given.
  ///
  /// - Parameter others: Files to read besides those that are given.
  func open(with others: [String] = []) throws -> OpenFiles? {
    paths.isEmpty ? nil : try OpenFiles(at: paths + others, environment: .system)
  }
}
