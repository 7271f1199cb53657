internal import CLibrary
internal import LayoutModel
internal import Ninefold

extension EditEnvironment {
  /// The system's time, and the author from the environment variables or the files of git.
  static var system: EditEnvironment {
    EditEnvironment(
      author: author { getenv($0).map { String(cString: $0) } },
      nowMs: EditEnvironment.anonymous.nowMs
    )
  }

  /// Returns `NINEFOLD_AUTHOR`, else git's `GIT_AUTHOR_NAME` and `GIT_AUTHOR_EMAIL`, else git's
  /// `user.name` and `user.email`, else the user's name.
  private static func author(_ variable: (String) -> String?) -> String {
    func value(_ name: String) -> String? {
      variable(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let author = value("NINEFOLD_AUTHOR") { return author }
    if let name = value("GIT_AUTHOR_NAME") {
      return name + (value("GIT_AUTHOR_EMAIL").map { " <\($0)>" } ?? "")
    }
    return GitIdentity.author(variable) ?? value("USER") ?? value("LOGNAME") ?? ""
  }
}
