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
  func open() throws -> OpenFiles? {
    paths.isEmpty ? nil : try OpenFiles(at: paths, environment: .system)
  }
}
