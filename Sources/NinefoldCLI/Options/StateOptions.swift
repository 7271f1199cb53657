internal import ArgumentParser
internal import Foundation
internal import Ninefold

/// The project that a command reads, and the revision.
struct StateOptions: FileNaming {
  @Option(help: .project, completion: .project)
  var project: String?

  @Option(name: .customLong("file"), help: .file, completion: .documents)
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "The revision to read: an edit, version, tag, branch, HEAD~2 or a time. Default: the current state.",
      valueName: "revision"
    )
  )
  var at: String?

  /// True if the command line names no project and no revision.
  var isEmpty: Bool { project == nil && at == nil }

  func validate() throws {
    if !paths.isEmpty, at != nil {
      throw ValidationError("--at requires a project: a file has no revisions.")
    }
    try requireOnePlace()
  }

  /// Opens the project at the revision, or the files as a project in memory.
  ///
  /// If there is no project, documents that are paths of files are read from these files.
  ///
  /// - Parameter documents: The documents that the command line names.
  func open(naming documents: [String] = []) throws -> Project {
    if let files = try openFiles() { return files.project }
    do {
      let project = try Project.open(at: try locate(), environment: .system)
      return try at.map(project.at) ?? project
    } catch LocationError.none where at == nil && !documents.isEmpty {
      if let other = documents.first(where: { !isFile($0) }) {
        throw LocationError.neither(document: other)
      }
      return try OpenFiles(at: documents, environment: .system).project
    }
  }

  private func isFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path) && !RegularFile.isFolder(path)
  }
}

extension Project {
  /// Returns the document that the command line names, or the only one.
  func document(orOnly name: String?) throws -> String {
    if let name { return DocumentFiles.name(of: name) }
    let names = try documentNames()
    guard let only = names.first, names.count == 1 else {
      throw ValidationError(
        names.isEmpty
          ? "The project has no document; 'ninefold import FILE' adds one."
          : "Name one document. The documents are: \(names.joined(separator: ", "))."
      )
    }
    return only
  }
}

/// The options of a command that changes a project.
struct ChangeOptions: ProjectNaming {
  @Flag(name: [.customShort("n"), .long], help: .dryRun)
  var dryRun = false

  @Option(help: .project, completion: .project)
  var project: String?

  @Flag(help: .json)
  var json = false

  /// Prints what was done or would be done, as a line of text or as JSON.
  func report(_ line: String, _ members: [(String, JSON)], next: String? = nil) {
    if json {
      Terminal.printRaw(JSON.object(members + [("dryRun", .bool(dryRun))]).rendered)
      return
    }
    Terminal.print(line)
    if dryRun {
      Terminal.noteDryRun()
    } else if let next {
      Terminal.note(next)
    }
  }
}
