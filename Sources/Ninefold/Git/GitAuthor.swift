internal import CLibrary

/// The author that git records in commits of the current folder.
package enum GitAuthor {
  /// Returns the author, such as `Ann Example <ann@example.com>`.
  ///
  /// git reads its own configuration, with its includes and worktrees (`git help var`), and never
  /// guesses a name.
  ///
  /// - Returns: The author; nil if git is not installed or no name is configured.
  package static func current() -> String? {
    // A `Process` of Foundation takes longer than the whole edit. The command is a constant, so
    // nothing that a user typed reaches the shell.
    let command = "exec git -c user.useConfigOnly=true var GIT_AUTHOR_IDENT 2>/dev/null"
    guard let pipe = popen(command, "r") else { return nil }
    var answer: [UInt8] = []
    while case let byte = getc(pipe), byte != EOF { answer.append(UInt8(truncatingIfNeeded: byte)) }
    guard pclose(pipe) == 0 else { return nil }
    // The time and the time zone follow the address.
    guard let end = answer.lastIndex(of: UInt8(ascii: ">")) else { return nil }
    return String(decoding: answer[...end], as: UTF8.self)
  }
}
