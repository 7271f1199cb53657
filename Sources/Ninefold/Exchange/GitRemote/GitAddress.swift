internal import Foundation

/// The address of a project in a git repository.
struct GitAddress: Equatable {
  /// The address of the repository, for git.
  let repository: String
  /// The name of the project in the repository.
  let project: String

  /// The address as one text, by which the project file knows the remote.
  var text: String { "\(repository)#\(project)" }
  /// The ref that has the project's edits.
  var ref: String { "refs/ninefold/\(project)/edits" }

  /// Returns true for a name that is valid in a ref and readable in an address.
  static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first.isNumber, text.utf8.count <= 100 else {
      return false
    }
    return !text.contains("..") && !text.hasSuffix(".") && !text.hasSuffix(".lock")
      && text.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
  }

  /// Returns the name of a project by its file: `App` for `Layouts/App.ninefold`.
  static func name(ofProjectAt path: String) -> String {
    let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let name = String(file.map { $0.isLetter || $0.isNumber || "_-".contains($0) ? $0 : "-" })
    return isName(name) ? name : "project"
  }
}
