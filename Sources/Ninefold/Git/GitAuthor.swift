/// The author that git records in commits made in the current folder.
package enum GitAuthor {
  /// Returns the author, such as `Ann Example <ann@example.com>`; nil if git isn't installed or
  /// knows no name.
  ///
  /// git reads its own configuration, with its includes, worktrees and variables (`git help var`).
  package static func current() -> String? {
    let answer = try? GitTool(folder: ".").run(["var", "GIT_AUTHOR_IDENT"])
    guard let answer, answer.isSuccess else { return nil }
    // The time in seconds and the time zone follow the address.
    guard let end = answer.text.lastIndex(of: ">") else { return nil }
    return String(answer.text[...end])
  }
}
