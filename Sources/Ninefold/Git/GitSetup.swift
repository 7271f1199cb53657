internal import Foundation

/// What makes git use Ninefold: the drivers in its configuration, and the attributes that name them
/// for storyboards and xibs.
public struct GitSetup: Sendable {
  /// For whom git is set up.
  public enum Scope: String, CaseIterable, Sendable {
    /// For everybody who clones the repository: the attributes go into its `.gitattributes`. The
    /// drivers are of this clone; git merges by lines where they are not installed.
    case shared
    /// For this clone only: the attributes go into `.git/info/attributes`.
    case `private`
    /// For all repositories of this user.
    case global
  }

  /// How git calls Ninefold.
  public struct Command: Equatable, Sendable {
    /// `ninefold`, or a path.
    public let name: String
    /// Where to look for the name in the end; nil for nowhere but where the shell does.
    public let folder: String?

    /// A name with the folder it is in, or a path alone.
    public init(name: String, folder: String? = nil) {
      (self.name, self.folder) = (name, folder)
    }
  }

  /// What `git diff`, `git log -p` and `git show` compare of a layout.
  public enum DiffStyle: String, CaseIterable, Sendable {
    /// The readable text.
    case text
    /// The lines of the XML, as without Ninefold.
    case xml
  }

  /// One thing that was, or would be, written.
  public struct Change: Equatable, Sendable {
    /// Where: a configuration key, or the path of an attributes file.
    public let place: String
    /// What was there; nil if nothing was.
    public let old: String?
    /// What is there now; nil if nothing is.
    public let new: String?
  }

  private let git: GitTool
  private let scope: Scope

  /// Prepares to set up git in a folder.
  public init(folder: String, scope: Scope) {
    git = GitTool(folder: folder)
    self.scope = scope
  }

  /// Makes git use Ninefold; does nothing that is done already.
  ///
  /// - Parameters:
  ///   - command: How git calls Ninefold.
  ///   - style: What `git diff` shows.
  ///   - isDryRun: True to only find out what would change.
  /// - Returns: What changed.
  /// - Throws: ``NinefoldError/git(_:)`` outside of a work tree (unless global) or if git refuses;
  ///   ``NinefoldError/file(path:reason:)`` if the attributes can't be written.
  public func install(command: Command, style: DiffStyle = .text, isDryRun: Bool) throws
    -> [Change]
  {
    let path = try attributesPath()
    var changes: [Change] = []
    let settings = GitDriver.settings(
      command: command,
      style: style,
      keepsTexts: try git.hasCommitter()
    )
    for (key, value) in settings {
      changes += try configure(key, value, isDryRun: isDryRun)
    }
    changes += try rewriteAttributes(at: path, isDryRun: isDryRun) { attributes in
      if style == .xml { attributes.uninstall(drivers: ["diff"]) }
      attributes.install(drivers: style == .xml ? ["merge"] : GitAttributes.drivers)
    }
    return changes
  }

  /// Takes back what ``install(command:style:isDryRun:)`` did, in the same scope.
  /// - Returns: What changed.
  public func uninstall(isDryRun: Bool) throws -> [Change] {
    let path = try attributesPath()
    var changes: [Change] = []
    for key in GitDriver.keys { changes += try configure(key, nil, isDryRun: isDryRun) }
    changes += try rewriteAttributes(at: path, isDryRun: isDryRun) {
      $0.uninstall(drivers: GitAttributes.drivers)
    }
    return changes
  }

  /// What git is told for one run, as `-c` takes it, so that it compares layouts by what they mean.
  ///
  /// - Parameter command: The path of the command.
  public static func layoutDiffSettings(command: String) -> [String] {
    ["\(GitDriver.outsideKey)=\(GitDriver.shellWord(command)) git diff-driver --"]
  }

  // MARK: - Configuration

  private var configurationFlag: String { scope == .global ? "--global" : "--local" }

  private func configure(_ key: String, _ value: String?, isDryRun: Bool) throws -> [Change] {
    let old = try git.configuration(key, scope: configurationFlag)
    guard old != value else { return [] }
    if !isDryRun {
      if let value {
        _ = try git.text(["config", configurationFlag, "--replace-all", key, value])
      } else {
        _ = try git.text(["config", configurationFlag, "--unset-all", key])
      }
    }
    return [Change(place: key, old: old, new: value)]
  }

  // MARK: - Attributes

  private func attributesPath() throws -> String {
    switch scope {
    case .global:
      return try GitSetup.globalAttributesPath(git)
    case .private:
      guard try git.workTree() != nil else {
        throw NinefoldError.git(.noWorkTree(folder: git.folder))
      }
      let path = try git.text(["rev-parse", "--git-path", "info/attributes"])
      return path.hasPrefix("/") ? path : git.folder + "/" + path
    case .shared:
      guard let top = try git.workTree() else {
        throw NinefoldError.git(.noWorkTree(folder: git.folder))
      }
      let path = top + "/.gitattributes"
      // A cloned link could lead anywhere.
      if GitSetup.isLink(path) { throw NinefoldError.git(.linkedAttributes(path: path)) }
      return path
    }
  }

  /// The attributes file of the user: what `core.attributesFile` names, else git's default.
  static func globalAttributesPath(_ git: GitTool) throws -> String {
    let named = try git.configuration("core.attributesFile", scope: "--global", isPath: true)
    if let named, !named.isEmpty { return named }
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CONFIG_HOME"], !folder.isEmpty {
      return folder + "/git/attributes"
    }
    guard let home = environment["HOME"], !home.isEmpty else {
      throw NinefoldError.git(.failed(command: "config", reason: "HOME is not set"))
    }
    return home + "/.config/git/attributes"
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private func rewriteAttributes(
    at path: String,
    isDryRun: Bool,
    _ change: (inout GitAttributes) -> Void
  ) throws -> [Change] {
    // A user's own link into a folder of settings stays one.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let exists = FileManager.default.fileExists(atPath: file.path)
    let old = exists ? String(decoding: try RegularFile.bytes(of: file.path), as: UTF8.self) : nil
    var attributes = GitAttributes(old ?? "")
    change(&attributes)
    let new = attributes.text
    guard new != old ?? "" else { return [] }
    if !isDryRun {
      do {
        if new.isEmpty {
          try FileManager.default.removeItem(at: file)
        } else {
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
          )
          try Data(new.utf8).write(to: file, options: .atomic)
        }
      } catch {
        throw NinefoldError.file(path: path, reason: "the file can't be written")
      }
    }
    return [Change(place: path, old: old, new: new.isEmpty ? nil : new)]
  }
}
