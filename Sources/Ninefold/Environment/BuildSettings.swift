internal import Foundation
internal import InterfaceBuilderFormat

/// A build setting with its source.
struct BuildSetting: Sendable {
  let value: String
  let file: String
  let line: Int
}

/// The build settings of a target.
struct BuildSettings: Sendable {
  fileprivate(set) var values: [String: BuildSetting] = [:]

  /// Returns a setting with its references expanded; nil if one of them is unknown.
  subscript(key: String) -> BuildSetting? {
    guard let setting = values[key], let value = expanded(setting.value, depth: 0) else {
      return nil
    }
    return BuildSetting(value: value, file: setting.file, line: setting.line)
  }

  /// Expands `$(NAME)` and `${NAME}` in a text; returns nil if a name is unknown.
  func expanded(_ text: String, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{",
        let close = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      let name = rest[rest.index(after: rest.startIndex)..<close].prefix { $0 != ":" }
      guard let value = values[String(name)]?.value,
        let inner = expanded(value, depth: depth + 1), inner.utf8.count < 4096
      else { return nil }
      result += inner
      rest = rest[close...].dropFirst()
    }
    return result + rest
  }
}

/// Reads the settings of targets. Later settings win: those of the project's settings file, of the
/// project, of the target's settings file, and of the target.
struct BuildSettingsReader {
  let project: String
  let folder: String
  let objects: [String: PropertyList]
  let files: ProjectFileTree

  func settings(
    of target: PropertyList,
    in project: PropertyList,
    problems: inout [NinefoldError.Refusal]
  ) -> BuildSettings {
    var settings = BuildSettings()
    settings.values["SRCROOT"] = BuildSetting(value: folder, file: self.project, line: 1)
    settings.values["PROJECT_DIR"] = settings.values["SRCROOT"]
    if let name = target["name"] {
      for key in ["TARGET_NAME", "PRODUCT_NAME"] {
        settings.values[key] = BuildSetting(
          value: name.text ?? "",
          file: self.project,
          line: name.line
        )
      }
    }
    for owner in [project, target] {
      guard let configuration = configuration(of: owner) else { continue }
      if let file = settingsFile(of: configuration) {
        var reader = SettingsFileReader()
        reader.read(file, into: &settings.values, problems: &problems, depth: 0)
      }
      for (key, value) in configuration["buildSettings"]?.members ?? [:] {
        let text = value.text ?? value.items.compactMap(\.text).joined(separator: " ")
        SettingsFileReader.set(key, text, self.project, value.line, &settings.values)
      }
    }
    return settings
  }

  /// Returns the default configuration, or else `Release`, or else the first.
  private func configuration(of owner: PropertyList) -> PropertyList? {
    guard let list = owner["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else {
      return nil
    }
    let all = (list["buildConfigurations"]?.items ?? []).compactMap {
      $0.text.flatMap { objects[$0] }
    }
    return all.first { $0["name"]?.text == list["defaultConfigurationName"]?.text }
      ?? all.first { $0["name"]?.text == "Release" } ?? all.first
  }

  /// Returns the path of a configuration's settings file, which is in a group or in a synchronized
  /// folder.
  private func settingsFile(of configuration: PropertyList) -> String? {
    if let reference = configuration["baseConfigurationReference"]?.text {
      return files.path(of: reference)
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap(files.path),
      let name = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return anchor + "/" + name
  }
}

/// Reads settings files (`.xcconfig`) with the files that they include.
struct SettingsFileReader {
  /// The number of files that may still be read for the target.
  private var rest = 64

  mutating func read(
    _ path: String,
    into values: inout [String: BuildSetting],
    problems: inout [NinefoldError.Refusal],
    depth: Int,
    isOptional: Bool = false
  ) {
    guard depth < 16, rest > 0 else {
      problems.append(
        .init(path: path, line: nil, reason: "the settings files include too many others")
      )
      return
    }
    rest -= 1
    let path = ProjectPath.existing(path)
    guard let bytes = try? RegularFile.bytes(of: path), bytes.count < 1 << 20 else {
      if !isOptional {
        problems.append(.init(path: path, line: nil, reason: "the settings can't be read"))
      }
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let content = SettingsFileReader.withoutComment(line)
      if content.hasPrefix("#include") {
        let parts = content.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 1 else { continue }
        let file = String(parts[1])
        read(
          URL(fileURLWithPath: file.hasPrefix("/") ? file : folder + "/" + file)
            .standardizedFileURL.path,
          into: &values,
          problems: &problems,
          depth: depth + 1,
          isOptional: content.hasPrefix("#include?")
        )
      } else if let equals = content.firstIndex(of: "="), !content.hasPrefix("#") {
        // A condition may contain equal signs.
        let bracket = content.firstIndex(of: "]").map { content.index(after: $0) }
        let start = content.firstIndex(of: "[").map { $0 < equals } == true ? bracket : nil
        guard let sign = content[(start ?? content.startIndex)...].firstIndex(of: "=") else {
          continue
        }
        SettingsFileReader.set(
          content[..<sign].trimmingCharacters(in: .whitespaces),
          content[sign...].dropFirst().trimmingCharacters(in: .whitespaces),
          path,
          number + 1,
          &values
        )
      }
    }
  }

  private static func withoutComment(_ line: Substring) -> String {
    let end = line.range(of: "//")?.lowerBound ?? line.endIndex
    return line[..<end].trimmingCharacters(in: .whitespaces)
  }

  /// Sets a value. Values with a condition are ignored, unless it is for devices (`[sdk=iphoneos`).
  static func set(
    _ key: String,
    _ text: String,
    _ file: String,
    _ line: Int,
    _ values: inout [String: BuildSetting]
  ) {
    let name = key.prefix { $0 != "[" }
    let condition = key[name.endIndex...]
    guard condition.isEmpty || condition.hasPrefix("[sdk=iphoneos") else { return }
    var value = text
    for inherited in ["$(inherited)", "${inherited}"] where value.contains(inherited) {
      value = value.replacingOccurrences(of: inherited, with: values[String(name)]?.value ?? "")
    }
    guard value.utf8.count < 1 << 16 else { return }
    values[String(name)] = BuildSetting(value: value, file: file, line: line)
  }
}
