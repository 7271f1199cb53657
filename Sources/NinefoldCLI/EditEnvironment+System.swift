internal import Foundation
internal import LayoutModel
internal import Ninefold

extension EditEnvironment {
  /// The system's time, and the author that the environment names.
  ///
  /// `NINEFOLD_AUTHOR`, else git's `GIT_AUTHOR_NAME` and `GIT_AUTHOR_EMAIL`, else git's `user.name`
  /// and `user.email`, else the user's name.
  static var system: EditEnvironment {
    let variables = ProcessInfo.processInfo.environment
    func value(_ name: String) -> String? {
      variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    var author = value("NINEFOLD_AUTHOR")
    if author == nil, let name = value("GIT_AUTHOR_NAME") {
      author = name + (value("GIT_AUTHOR_EMAIL").map { " <\($0)>" } ?? "")
    }
    var environment = EditEnvironment.anonymous
    environment.author =
      author ?? GitIdentity.author(variables) ?? value("USER") ?? value("LOGNAME") ?? ""
    return environment
  }
}
