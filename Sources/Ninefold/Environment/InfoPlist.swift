internal import InterfaceBuilderFormat

/// The values of a target's `Info.plist`. Build settings override them.
struct InfoPlist {
  private let settings: BuildSettings
  private var list: PropertyList?
  private var path = ""
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
    } catch let error as NinefoldError {
      problems.append(.init(error, of: path))
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
