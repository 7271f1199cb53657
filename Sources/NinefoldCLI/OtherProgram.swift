internal import CLibrary

/// Replaces this process with another program, which gets its terminal, signals and exit status.
enum OtherProgram {
  /// Replaces this process with a program. Returns only if the program can't be run.
  ///
  /// - Parameter name: A path, or a name that is searched for in `PATH`.
  static func become(_ name: String, _ arguments: [String]) {
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    execvp(name, words)
  }
}
