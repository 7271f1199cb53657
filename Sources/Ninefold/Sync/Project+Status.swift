internal import LayoutModel
internal import LayoutStore

extension Project {
  /// Compares each document with its file below a folder, and both with git's last commit.
  ///
  /// The comparison finds out which side changed since both were equal, at the last import, export
  /// or ``sync(_:in:isDryRun:)``.
  ///
  /// - Parameters:
  ///   - names: The names of the only documents to compare; nil for all documents and files.
  ///   - folder: The folder with the files; nil for that of the project file.
  /// - Throws: ``NinefoldError/missingFile(path:)`` if there is no such folder,
  ///   ``NinefoldError/unknownDocument(_:suggestions:)``, or ``NinefoldError/git(_:)``.
  public func status(
    _ names: [String]? = nil,
    in folder: String? = nil
  ) throws -> [DocumentStatus] {
    let folder = try WorkingFolder(project: path, folder: folder)
    let items = try FolderExamination(project: self, folder: folder).items(names)
    guard let head = try HeadFiles(folder: folder.path) else { return items.map(\.status) }
    return try items.map { item in
      var status = item.status
      status.fileAgainstHead = head.state(of: status.name, isThere: item.bytes != nil)
      status.documentAgainstHead = try documentState(item, head)
      return status
    }
  }

  private func documentState(_ item: FolderExamination.Item, _ head: HeadFiles) throws
    -> DocumentStatus.Head?
  {
    let name = item.status.name
    switch item.status.state {
    case .same: return item.status.fileAgainstHead ?? head.state(of: name, isThere: true)
    case .outside, .unreadable: return nil
    case .newThere, .goneHere: return try head.bytes(of: name) == nil ? nil : .deleted
    default:
      guard let committed = try head.bytes(of: name) else { return .added }
      return try exportedBytes(of: name) == committed ? .same : .changed
    }
  }
}

/// The files of git's last commit below a folder.
private struct HeadFiles {
  private let git: GitTool
  /// The files that differ from the commit, by their path in the folder.
  private var changed: [String: DocumentStatus.Head] = [:]

  /// - Returns: Nil if the folder is not in a work tree, or has no commit.
  init?(folder: String) throws {
    git = GitTool(folder: folder)
    guard (try? git.workTree()) ?? nil != nil,
      try git.run(["rev-parse", "--verify", "--quiet", "HEAD"]).isSuccess
    else { return nil }
    let prefix = try git.text(["rev-parse", "--show-prefix"])
    let list = try git.success(of: [
      "status", "--porcelain=v1", "-z", "--no-renames", "--untracked-files=all", "--", ".",
    ])
    for entry in list.bytes.split(separator: 0) {
      let text = String(decoding: entry, as: UTF8.self)
      guard text.count > 3, text.dropFirst(3).hasPrefix(prefix) else { continue }
      let name = String(text.dropFirst(3).dropFirst(prefix.count))
      let marks = text.prefix(2)
      changed[name] =
        marks == "??" || marks.hasPrefix("A") ? .added : marks.contains("D") ? .deleted : .changed
    }
  }

  func state(of name: String, isThere: Bool) -> DocumentStatus.Head? {
    changed[name] ?? (isThere ? .same : nil)
  }

  func bytes(of name: String) throws -> [UInt8]? {
    let answer = try git.run(["cat-file", "blob", "HEAD:./" + name])
    return answer.isSuccess ? answer.bytes : nil
  }
}
