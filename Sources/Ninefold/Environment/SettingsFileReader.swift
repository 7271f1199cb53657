internal import Foundation

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
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path)
    } catch {
      if !isOptional { problems.append(.init(error, of: path)) }
      return
    }
    guard bytes.count < 1 << 20 else {
      problems.append(.init(path: path, line: nil, reason: "the settings have more than 1 MiB"))
      return
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let content = SettingsFileReader.withoutComment(line)
      if content.hasPrefix("#include") {
        guard let file = SettingsFileReader.includedFile(content, beside: path) else { continue }
        read(
          file,
          into: &values,
          problems: &problems,
          depth: depth + 1,
          isOptional: content.hasPrefix("#include?")
        )
      } else if let sign = SettingsFileReader.equalSign(of: content) {
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

  /// Returns the path of the file that a line includes; nil if the line names none.
  private static func includedFile(_ line: String, beside path: String) -> String? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    let file = String(parts[1])
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return URL(fileURLWithPath: file.hasPrefix("/") ? file : folder + "/" + file)
      .standardizedFileURL.path
  }

  /// Returns the place of the equal sign between the name and the value of a setting; nil for other
  /// lines. A condition in brackets may contain equal signs.
  private static func equalSign(of line: String) -> String.Index? {
    guard let first = line.firstIndex(of: "="), !line.hasPrefix("#") else { return nil }
    guard let open = line.firstIndex(of: "["), open < first, let close = line.firstIndex(of: "]")
    else { return first }
    return line[close...].firstIndex(of: "=")
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
