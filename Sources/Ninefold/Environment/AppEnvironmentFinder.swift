internal import Foundation
internal import InterfaceBuilderFormat
internal import LayoutModel

/// Finds the Xcode projects of documents, and reads on which screens the apps show the documents.
///
/// It keeps what it reads, so use one finder for many documents.
public struct AppEnvironmentFinder {
  private var projectByFolder: [String: [String]] = [:]
  private var projects: [String: Reading] = [:]
  private var filesByFolder: [String: Set<String>] = [:]
  private var sourcesByProject: [String: Set<String>] = [:]
  private let overrides: [CheckConfiguration.EnvironmentOverride]

  /// A project that was read, and the problems in it.
  private struct Reading {
    let project: XcodeProject?
    let problems: [NinefoldError.Refusal]
  }

  /// Creates a finder.
  public init(_ configuration: CheckConfiguration = CheckConfiguration()) {
    overrides = configuration.environments
  }

  /// Returns the environment of a document.
  ///
  /// - Parameter document: The document's name, a path relative to the working folder; see
  ///   ``DocumentFiles/name(of:)``.
  public mutating func environment(of document: String) -> AppEnvironment {
    let path = URL(fileURLWithPath: document).standardizedFileURL.path
    var environment = AppEnvironment()
    for file in nearestProjects(to: path) {
      let reading = reading(of: file)
      environment.problems += reading.problems
      guard let project = reading.project else { continue }
      let own = project.targets(of: path)
      if own.isEmpty, environment.project != nil { continue }
      let isBetter = !own.isEmpty && environment.targets.isEmpty
      guard environment.project == nil || isBetter else { continue }
      let problems = environment.problems
      environment = AppFacts(project, own).environment
      environment.problems = problems + environment.problems.filter { !problems.contains($0) }
      if !own.isEmpty { break }
    }
    environment.isOutsideTargets = environment.project != nil && isOutsideTargets(path)
    if let variant = FileVariant(path, among: files(beside: path)) {
      variant.apply(to: &environment, of: document)
    }
    for override in overrides where override.document?.matches(document) ?? true {
      override.apply(to: &environment)
    }
    return environment
  }

  /// Returns the appearance that the app of a document always has; nil if it follows the system.
  ///
  /// - Parameter document: The document's name, as in ``environment(of:)``.
  public static func appearance(of document: String) -> Appearance? {
    var finder = AppEnvironmentFinder()
    return finder.environment(of: document).appearance
  }

  /// Returns the names of the files in the folder of a file.
  private mutating func files(beside path: String) -> Set<String> {
    files(in: URL(fileURLWithPath: path).deletingLastPathComponent().path)
  }

  private mutating func files(in folder: String) -> Set<String> {
    if let known = filesByFolder[folder] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    filesByFolder[folder] = Set(names)
    return Set(names)
  }

  /// Returns the projects in the nearest folder above a file that has any.
  private mutating func nearestProjects(to path: String) -> [String] {
    for folder in folders(above: path) {
      let found = projects(in: folder)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the folders above a file up to the top of its repository, nearest first.
  private func folders(above path: String) -> [String] {
    var folders: [String] = []
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while folders.count < 64 {
      folders.append(folder.path)
      let above = folder.deletingLastPathComponent()
      // Don't search above the repository.
      if above.path == folder.path
        || FileManager.default.fileExists(atPath: folder.path + "/.git")
      {
        break
      }
      folder = above
    }
    return folders
  }

  /// Returns true if no target of any project above a document contains it, and no package is above
  /// it. Packages add documents to apps without an entry in the project.
  private mutating func isOutsideTargets(_ path: String) -> Bool {
    if isInPackage(path) { return false }
    for folder in folders(above: path) {
      for file in projects(in: folder) {
        guard let project = reading(of: file).project, project.targets(of: path).isEmpty else {
          return false
        }
      }
    }
    return true
  }

  /// Returns true if a package or a pod is in a folder above a file.
  private mutating func isInPackage(_ path: String) -> Bool {
    for folder in folders(above: path) {
      let isPackage = files(in: folder).contains {
        $0 == "Package.swift" || $0.hasSuffix(".podspec")
      }
      if isPackage { return true }
    }
    return false
  }

  /// Returns true if there are Xcode projects above a source, but no target of these or other projects
  /// compiles it, and no package is above it. False for a header, which targets don't list.
  ///
  /// - Parameters:
  ///   - source: The path of the source.
  ///   - others: The paths of other projects that may compile it.
  mutating func isOutsideTargets(source: String, others: [String]) -> Bool {
    guard XcodeProject.isSource(source) else { return false }
    let path = URL(fileURLWithPath: source).standardizedFileURL.path
    let above = folders(above: path).flatMap { projects(in: $0) }
    if above.isEmpty || isInPackage(path) { return false }
    let name = URL(fileURLWithPath: path).lastPathComponent
    for file in Set(above + others.map { URL(fileURLWithPath: $0).standardizedFileURL.path }) {
      // A project that can't be read may compile the source.
      guard let project = reading(of: file).project, !project.hasFolder(ofSource: path),
        sources(of: project).isDisjoint(with: [path, name])
      else { return false }
    }
    return true
  }

  private mutating func sources(of project: XcodeProject) -> Set<String> {
    if let known = sourcesByProject[project.path] { return known }
    let found = project.sources
    sourcesByProject[project.path] = found
    return found
  }

  private mutating func projects(in folder: String) -> [String] {
    if let known = projectByFolder[folder] { return known }
    let found = files(in: folder).filter { $0.hasSuffix(".xcodeproj") }.sorted()
      .map { "\(folder)/\($0)/project.pbxproj" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    projectByFolder[folder] = found
    return found
  }

  private mutating func reading(of file: String) -> Reading {
    if let known = projects[file] { return known }
    var problems: [NinefoldError.Refusal] = []
    var project: XcodeProject?
    do {
      project = try XcodeProject(path: file)
    } catch {
      problems.append(.init(path: file, line: error.line, reason: error.reason))
    }
    let reading = Reading(project: project, problems: problems)
    projects[file] = reading
    return reading
  }
}
