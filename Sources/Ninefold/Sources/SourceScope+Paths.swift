internal import Foundation
internal import SourceChecks

extension SourceScope {
  /// Creates the scope of a check of some paths: the sources below them, and lines about the documents.
  ///
  /// - Parameters:
  ///   - paths: The files and folders that are checked. An Xcode project stands for its folder.
  ///   - documents: The paths of the checked documents.
  ///   - folder: The folder of the index.
  init(below paths: [String], about documents: [String], in folder: IndexedFolder) {
    let (own, base) = (folder.folder, SourceScope.absolute(folder.folder))
    let trimmed = own.count > 1 && own.hasSuffix("/") ? String(own.dropLast()) : own
    // The paths of the index begin with that of the folder, except in the working folder.
    let all = folder.index.files.map(\.path).map { path in
      (path, base + (trimmed == "." ? "/" + path : String(path.dropFirst(trimmed.count))))
    }
    let roots = paths.map { path in
      let whole = SourceScope.absolute(path)
      let isProject = whole.hasSuffix(".xcodeproj") || whole.hasSuffix(".xcworkspace")
      return (isProject ? (whole as NSString).deletingLastPathComponent : whole) + "/"
    }
    let wanted = Set(documents.map(SourceScope.absolute))
    self.init(
      sources: Set(all.filter { path in roots.contains(where: path.1.hasPrefix) }.map(\.0)),
      documents: Set(all.filter { wanted.contains($0.1) }.map(\.0))
    )
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
