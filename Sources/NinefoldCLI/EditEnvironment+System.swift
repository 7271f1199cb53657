internal import CLibrary
internal import LayoutModel
internal import Ninefold

extension EditEnvironment {
  /// The system's time, and the author from the environment variables or from git.
  static var system: EditEnvironment {
    EditEnvironment(
      author: author { getenv($0).map { String(cString: $0) } },
      nowMs: EditEnvironment.anonymous.nowMs
    )
  }

  /// Returns `NINEFOLD_AUTHOR`, else the author of git's commits, else the user's name.
  private static func author(_ variable: (String) -> String?) -> String {
    func value(_ name: String) -> String? {
      variable(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let author = value("NINEFOLD_AUTHOR") { return author }
    return GitAuthor.current() ?? value("USER") ?? value("LOGNAME") ?? ""
  }
}
