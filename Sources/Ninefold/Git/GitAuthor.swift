/// The author that git records in commits of the current folder.
package enum GitAuthor {
  /// Returns the author, such as `Ann Example <ann@example.com>`.
  ///
  /// git reads its own configuration, with its includes and worktrees (`git help var`), and never
  /// guesses a name.
  ///
  /// - Returns: The author; nil if git is not installed or no name is configured.
  package static func current() -> String? {
    let command = ["-c", "user.useConfigOnly=true", "var", "GIT_AUTHOR_IDENT"]
    guard let answer = try? GitTool(folder: ".").run(command), answer.isSuccess else { return nil }
    // The time and the time zone follow the address.
    return answer.text.lastIndex(of: ">").map { String(answer.text[...$0]) }
  }
}
