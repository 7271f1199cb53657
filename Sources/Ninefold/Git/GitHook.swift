internal import Foundation

/// The hook that git runs before a commit.
struct GitHook {
  /// The path of the hook.
  let path: String
  private let script: String

  /// Creates the hook of a work tree.
  ///
  /// - Parameters:
  ///   - command: The command with which git calls Ninefold.
  ///   - options: The options of `git pre-commit`.
  ///   - git: Git in a folder of the work tree.
  init(_ command: GitSetup.Command, options: [String] = [], _ git: GitTool) throws {
    path = try GitHook.path(git)
    let words = [GitDriver.call(command), "git pre-commit"] + options
    script = """
      #!/bin/sh
      \(GitHook.mark)
      \(words.joined(separator: " "))
      s=$?
      test $s -ne 127 || echo "ninefold can't be run; layouts are not checked" >&2
      test $s -eq 127 || exit $s

      """
  }

  private static let mark =
    "# Written by 'ninefold git install --hook'; 'ninefold git uninstall' removes it."

  private static func path(_ git: GitTool) throws -> String {
    let path = try git.text(["rev-parse", "--git-path", "hooks/pre-commit"])
    return path.hasPrefix("/") ? path : git.folder + "/" + path
  }

  /// Writes the hook. Another hook is not replaced.
  /// - Throws: ``NinefoldError/git(_:)`` if there is another hook.
  func install(isDryRun: Bool) throws -> [GitSetup.Change] {
    let old = try GitHook.text(at: path)
    if let old, !old.contains(GitHook.mark) {
      throw NinefoldError.git(.otherHook(path: path))
    }
    guard old != script else { return [] }
    if !isDryRun {
      let folder = (path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try RegularFile.replace(path, with: Array(script.utf8))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    return [GitSetup.Change(place: path, old: old, new: script)]
  }

  /// Removes the hook if Ninefold wrote it.
  static func uninstall(_ git: GitTool, isDryRun: Bool) throws -> [GitSetup.Change] {
    let path = try path(git)
    guard let old = try text(at: path), old.contains(mark) else { return [] }
    if !isDryRun { try FileManager.default.removeItem(atPath: path) }
    return [GitSetup.Change(place: path, old: old, new: nil)]
  }

  private static func text(at path: String) throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return String(decoding: try RegularFile.bytes(of: path), as: UTF8.self)
  }
}
