internal import CLibrary

/// A program that takes this one's place: its terminal, its signals and its status.
enum OtherProgram {
  /// Becomes a program; returns only if it can't be run.
  ///
  /// - Parameter name: A path, or a name that is searched for as the shell does.
  static func become(_ name: String, _ arguments: [String]) {
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    execvp(name, words)
  }
}
