internal import Foundation

/// The state of the setup that ``GitSetup`` makes, with its problems.
public struct GitStatus: Sendable {
  /// A setting in git's configuration.
  public struct Setting: Equatable, Sendable {
    /// The key, such as `merge.ninefold.driver`.
    public let key: String
    /// The effective value; nil if there is none.
    public let value: String?
    /// The scope that sets the value, such as `local`, `global` or `system`; nil if it isn't set.
    public let scope: String?
  }

  /// An attribute that assigns a driver to the files of a pattern.
  public struct Attribute: Equatable, Sendable {
    /// The pattern, such as `*.xib`.
    public let pattern: String
    /// The name of the attribute: `merge` or `diff`.
    public let name: String
    /// The name of the driver; nil if git merges or compares lines.
    public let value: String?
  }

  /// The top of the work tree; nil outside of one.
  public let workTree: String?
  /// The settings of the drivers.
  public let settings: [Setting]
  /// The effective attributes.
  public let attributes: [Attribute]
  /// The reasons why git doesn't merge documents with Ninefold, as sentences; empty if it does.
  public let problems: [String]

  /// Reads the state in a folder.
  /// - Throws: ``NinefoldError/git(_:)`` if git isn't installed or fails.
  public static func read(folder: String) throws -> GitStatus {
    let git = GitTool(folder: folder)
    let workTree = try git.workTree()
    let settings = try GitDriver.keys.map { try setting($0, git) }
    let attributes = try attributes(git, isInWorkTree: workTree != nil)
    return GitStatus(
      workTree: workTree,
      settings: settings,
      attributes: attributes,
      problems: problems(settings, attributes, hasCommitter: try git.hasCommitter())
    )
  }

  private static func setting(_ key: String, _ git: GitTool) throws -> Setting {
    let answer = try git.run(["config", "--show-scope", "--get", key])
    let parts = answer.text.split(separator: "\t", maxSplits: 1).map(String.init)
    guard answer.isSuccess, parts.count == 2 else {
      return Setting(key: key, value: nil, scope: nil)
    }
    return Setting(key: key, value: parts[1], scope: parts[0])
  }

  private static func attributes(_ git: GitTool, isInWorkTree: Bool) throws -> [Attribute] {
    if isInWorkTree {
      return try GitAttributes.patterns.flatMap { pattern in
        try GitAttributes.drivers.map { name in
          // A name that only patterns for all such files match.
          let sample = pattern.replacing("*", with: "ninefold-sample")
          let line = try git.text(["check-attr", name, "--", sample])
          let value = line.split(separator: " ").last.map(String.init)
          let isDriver = value.map { !["unspecified", "set", "unset"].contains($0) } ?? false
          return Attribute(pattern: pattern, name: name, value: isDriver ? value : nil)
        }
      }
    }
    let path = try GitSetup.globalAttributesPath(git)
    let exists = FileManager.default.fileExists(atPath: path)
    let text = exists ? String(decoding: try RegularFile.bytes(of: path), as: UTF8.self) : ""
    return GitAttributes.patterns.flatMap { pattern in
      GitAttributes.drivers.map { name in
        let isSet = GitAttributes(text).isSet(name, for: pattern)
        return Attribute(pattern: pattern, name: name, value: isSet ? "ninefold" : nil)
      }
    }
  }

  // MARK: - Problems

  private static func problems(
    _ settings: [Setting],
    _ attributes: [Attribute],
    hasCommitter: Bool
  ) -> [String] {
    var problems: [String] = []
    let set = Dictionary(settings.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    if let driver = set[GitDriver.mergeKey], let line = driver.value {
      if let missing = missingCommand(of: line) {
        problems.append("the command \(missing) of the driver is missing; \(advice(driver))")
      }
      if !GitDriver.hasFallback(line) {
        problems.append(
          "the merge driver is from an older version: if it can't be run, files that both sides changed"
            + " keep our side unmerged; \(advice(driver))"
        )
      }
    } else {
      problems.append("no merge driver is configured; run 'ninefold git install'")
    }
    if let outside = set[GitDriver.outsideKey], outside.value != nil {
      problems.append(
        "\(outside.key) is from an older version: 'git apply' skips what 'git diff' shows of layouts;"
          + " \(advice(outside))"
      )
    }
    if !hasCommitter, set[GitDriver.keepKey]?.value == "true" {
      problems.append(
        "git can't cache readable texts without a committer name, so 'git diff' fails;"
          + " set user.name and user.email, or run 'ninefold git install'"
      )
    }
    for attribute in attributes where attribute.name == "merge" && attribute.value != "ninefold" {
      let value = attribute.value.map { "merges by '\($0)'" } ?? "merges by lines"
      problems.append("git \(value) for \(attribute.pattern); run 'ninefold git install'")
    }
    return problems
  }

  /// Returns how to correct a setting in its scope.
  private static func advice(_ setting: Setting) -> String {
    switch setting.scope {
    case "local", "worktree", nil: "run 'ninefold git install'"
    case "global": "run 'ninefold git install --global'"
    case let scope?: "remove it from git's \(scope) configuration"
    }
  }

  /// Returns the command of a driver if it can't be found; nil otherwise.
  private static func missingCommand(of driver: String) -> String? {
    guard let command = GitDriver.command(of: driver) else { return nil }
    var path = SearchPath()
    path.folders += [command.folder].compactMap(\.self)
    return path.program(named: command.name) == nil ? command.name : nil
  }
}
