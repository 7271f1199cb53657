internal import Foundation
internal import LayoutModel

/// The address of a remote.
enum RemoteAddress: Equatable {
  /// A project file or a bundle on this machine.
  case file(String)
  /// A project in a git repository. Without a name, the only one there is.
  case git(repository: String, project: String?)

  /// Parses an address.
  ///
  /// A file that exists is a project file or a bundle. An address with `://` or with a colon before the
  /// first slash, and a folder, name a git repository, with `#NAME` for a project in it. Anything else
  /// is a file that is missing.
  /// - Throws: ``NinefoldError/exchange(_:)`` for an address that git could parse as an option, that
  ///   runs a command, or that has a password.
  init(_ text: String) throws {
    try RemoteAddress.check(text)
    if RemoteAddress.isFolder(text) == false {
      self = .file(text)
      return
    }
    var (repository, project) = (text, String?.none)
    if let mark = text.lastIndex(of: "#") {
      let name = String(text[text.index(after: mark)...])
      if GitAddress.isName(name) { (repository, project) = (String(text[..<mark]), name) }
    }
    if RemoteAddress.isRemote(repository) {
      self = .git(repository: repository, project: project)
    } else if RemoteAddress.isFolder(repository) == true {
      self = .git(repository: RemoteAddress.absolute(repository), project: project)
    } else {
      self = .file(text)
    }
  }

  /// The address with the name of a project for a git repository, as it is stored.
  ///
  /// - Parameter project: The name if the address has none.
  func stored(project: String) -> String {
    switch self {
    case .file(let path): RemoteAddress.absolute(path)
    case .git(let repository, let name):
      GitAddress(repository: repository, project: name ?? project).text
    }
  }

  /// A stored address must not depend on the working folder.
  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Returns true if a path leads to a folder; nil if nothing exists there.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists ? isFolder.boolValue : nil
  }

  /// Returns true for an address with a scheme, and for `HOST:PATH`, as git reads them.
  private static func isRemote(_ text: String) -> Bool {
    if text.contains("://") || text.contains("::") { return true }
    guard let colon = text.firstIndex(of: ":") else { return false }
    return text.firstIndex(of: "/").map { colon < $0 } ?? true
  }

  private static func check(_ text: String) throws {
    func refuse(_ reason: String, _ shown: String? = nil) -> NinefoldError {
      .exchange(.badAddress(shown ?? text, reason: reason))
    }
    if text.isEmpty { throw refuse("an address can't be empty") }
    if text.hasPrefix("-") { throw refuse("an address can't begin with -") }
    if text.unicodeScalars.contains(where: \.isInvisibleControl) {
      throw refuse("it contains an invisible character")
    }
    let lower = text.lowercased()
    if lower.hasPrefix("ext::") || lower.hasPrefix("fd::") {
      throw refuse("git would run a command for this address, which is not allowed")
    }
    guard let scheme = text.range(of: "://") else { return }
    let rest = text[scheme.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return }
    if let colon = authority[..<at].firstIndex(of: ":"), authority.index(after: colon) < at {
      let shown = text[..<colon] + ":…" + text[at...]
      throw refuse(
        "it contains a password; leave it out, and use a credential helper of git",
        String(shown)
      )
    }
  }
}
