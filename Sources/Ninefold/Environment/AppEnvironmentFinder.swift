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
    for folder in folders(above: path) {
      let isPackage = files(in: folder).contains {
        $0 == "Package.swift" || $0.hasSuffix(".podspec")
      }
      if isPackage { return false }
      for file in projects(in: folder) {
        guard let project = reading(of: file).project, project.targets(of: path).isEmpty else {
          return false
        }
      }
    }
    return true
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

/// Reads the screens from the build settings of targets and their information property lists.
private struct AppFacts {
  private(set) var environment = AppEnvironment()
  /// The appearances that the apps always have; nil for one that follows the system.
  private var appearances: [Appearance?] = []

  /// - Parameter own: The targets that contain the document. If it is empty, all apps of the
  ///   project count.
  init(_ project: XcodeProject, _ own: [XcodeProject.Target]) {
    let apps = project.targets.filter(\.isApp)
    let targets = own.isEmpty ? apps : own
    environment.project = project.path
    environment.targets = targets.map(\.name)
    var screens: AppScreens?
    for problem in targets.flatMap(\.problems) where !environment.problems.contains(problem) {
      environment.problems.append(problem)
    }
    for target in targets {
      var one = AppScreens()
      readDevices(target, &one)
      if target.isApp {
        readScreens(target, &one)
      } else {
        // An extension or a library is shown on the screens of the apps in the project.
        var held: AppScreens?
        for app in apps {
          var other = one
          readScreens(app, &other)
          held = held?.union(other) ?? other
        }
        // Without an app, nothing says whether the screens rotate.
        one.guessesLandscape = held == nil
        one = held ?? one
      }
      screens = screens?.union(one) ?? one
    }
    environment.screens = screens ?? AppScreens()
    if let appearance = appearances.first, appearances.allSatisfy({ $0 == appearance }) {
      environment.appearance = appearance
    }
  }

  private mutating func note(_ name: String, _ setting: BuildSetting) {
    let fact = AppEnvironment.Fact(
      name: name,
      value: setting.value,
      file: setting.file,
      line: setting.line
    )
    if !environment.facts.contains(fact) { environment.facts.append(fact) }
  }

  private mutating func readDevices(_ target: XcodeProject.Target, _ screens: inout AppScreens) {
    if let system = target.settings["IPHONEOS_DEPLOYMENT_TARGET"],
      let major = Int(system.value.prefix { $0 != "." }), (1...100).contains(major)
    {
      note("deployment target", system)
      screens.minimumSystem = major
    }
    if let family = target.settings["TARGETED_DEVICE_FAMILY"] {
      let codes = family.value.split { $0 == "," || $0 == " " }
      let families = Set(
        codes.flatMap { code -> [Device.Family] in
          switch code {
          case "1": [.iPhone, .iPodTouch]
          case "2": [.iPad]
          default: []
          }
        }
      )
      if !families.isEmpty {
        note("device family", family)
        screens.families = families
      }
    }
  }

  private mutating func readScreens(_ target: XcodeProject.Target, _ screens: inout AppScreens) {
    let list = InfoPlist(target.settings)
    environment.problems += list.problems.filter { !environment.problems.contains($0) }
    let key = "UISupportedInterfaceOrientations"
    let phone = list[key + "~iphone", "_iPhone"] ?? list[key, ""]
    let tablet = list[key + "~ipad", "_iPad"] ?? list[key, ""]
    if let phone {
      note("orientations of phones", phone)
      screens.phoneOrientations = AppFacts.orientations(phone.value)
    }
    if let tablet {
      note("orientations of tablets", tablet)
      screens.tabletOrientations = AppFacts.orientations(tablet.value)
    }
    screens.guessesLandscape = !list.isRead && phone == nil && tablet == nil
    if let full = list["UIRequiresFullScreen~ipad", ""] ?? list["UIRequiresFullScreen", ""] {
      note("requires full screen", full)
      screens.sharesScreen = !["YES", "true", "1"].contains(full.value)
    }
    appearances.append(
      list["UIUserInterfaceStyle", ""].flatMap { Appearance(rawValue: $0.value.lowercased()) }
    )
    if let windows = list.multipleWindows {
      note("multiple windows", windows)
    }
  }

  /// Returns the orientations in a list of names; both if the list has no known name.
  private static func orientations(_ names: String) -> Set<Orientation> {
    var found: Set<Orientation> = []
    if names.contains("OrientationPortrait") { found.insert(.portrait) }
    if names.contains("OrientationLandscape") { found.insert(.landscape) }
    return found.isEmpty ? Set(Orientation.allCases) : found
  }
}

/// The values of a target's `Info.plist`. Build settings override them.
private struct InfoPlist {
  private let settings: BuildSettings
  private var list: PropertyList?
  private var path = ""
  /// False if the file can't be read, or doesn't exist because the build generates it.
  var isRead: Bool { list != nil }
  private(set) var problems: [NinefoldError.Refusal] = []

  init(_ settings: BuildSettings) {
    self.settings = settings
    guard let file = settings["INFOPLIST_FILE"], !file.value.isEmpty else { return }
    let folder = settings["SRCROOT"]?.value ?? ""
    path = ProjectPath.existing(
      file.value.hasPrefix("/") ? file.value : folder + "/" + file.value
    )
    do {
      list = try PropertyList.read(RegularFile.bytes(of: path))
    } catch let problem as PropertyList.Problem {
      problems.append(.init(path: path, line: problem.line, reason: problem.reason))
    } catch {
      problems.append(.init(path: path, line: nil, reason: "the property list can't be read"))
    }
  }

  /// Returns a value by its key in the file. A build setting with the key's name and the suffix
  /// wins.
  subscript(key: String, suffix: String) -> BuildSetting? {
    let name = key.prefix { $0 != "~" }
    if let setting = settings["INFOPLIST_KEY_\(name)\(suffix)"], !setting.value.isEmpty {
      return setting
    }
    return list?[key].flatMap(setting)
  }

  /// The setting that says if the app supports several windows.
  var multipleWindows: BuildSetting? {
    list?["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"].flatMap(setting)
  }

  private func setting(_ value: PropertyList) -> BuildSetting? {
    let text = value.text ?? value.items.compactMap(\.text).joined(separator: " ")
    guard let expanded = settings.expanded(text, depth: 0) else { return nil }
    return BuildSetting(value: expanded, file: path, line: value.line)
  }
}
