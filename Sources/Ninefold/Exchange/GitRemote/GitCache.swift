internal import CLibrary
internal import Foundation
internal import LayoutModel
internal import LayoutStore

/// The bare repository with the edits that were exchanged with one remote of one project.
///
/// It is in the user's cache folder and can be deleted at any time. `git` does everything in it, so
/// the user's configuration applies.
struct GitCache {
  /// The ref of the cache that has the commit of the remote's ref.
  private static let ref = "refs/now/edits"

  let address: GitAddress
  let path: String
  private let git: GitTool

  /// Opens or makes the cache.
  ///
  /// - Parameter project: The path of the project file.
  /// - Throws: ``NinefoldError/git(_:)``, ``NinefoldError/file(path:reason:)``.
  init(of address: GitAddress, forProjectAt project: String) throws {
    self.address = address
    path = GitCache.path(of: address, forProjectAt: project)
    git = GitTool(
      folder: path,
      ignoresVariables: true,
      options: ["--git-dir=\(path)"] + GitCache.settings
    )
    try create()
  }

  /// Returns the path of the cache of a remote.
  static func path(of address: GitAddress, forProjectAt project: String) -> String {
    let absolute = URL(fileURLWithPath: project).standardizedFileURL.path
    var hash = SHA256()
    hash.update(Array("\(absolute)\n\(address.text)".utf8))
    // The digits of an id of the hash are a name for a folder.
    let name = EditID(hash: hash.finish()).description
    return "\(UserCaches.folder)/remotes/\(name)/git"
  }

  /// Packs the objects of the cache, and removes those that no ref reaches.
  /// - Throws: ``NinefoldError/git(_:)`` with git's message.
  func compact() throws {
    _ = try git.success(of: ["gc", "--quiet", "--prune=now"])
  }

  /// The configuration that git gets besides the user's.
  private static let settings = [
    "gc.autoDetach=false", "transfer.fsckObjects=true", "protocol.ext.allow=never",
    "core.logAllRefUpdates=false",
  ].flatMap { ["-c", $0] }

  /// - Parameter format: The hash of the repository's ids; nil for git's default.
  private func create(_ format: ObjectFormat? = nil) throws {
    let files = FileManager.default
    if !files.fileExists(atPath: path) {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      do {
        try files.createDirectory(
          atPath: folder,
          withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700]
        )
      } catch {
        throw NinefoldError.file(path: folder, reason: "the cache folder can't be created")
      }
      // The repository gets its name only when it is complete.
      let draft = "\(path).\(ProcessInfo.processInfo.processIdentifier).part"
      try? files.removeItem(atPath: draft)
      let initial = GitTool(folder: folder, ignoresVariables: true)
      let choice = format.map { ["--object-format=\($0.rawValue)"] } ?? []
      _ = try initial.success(of: ["init", "--quiet", "--bare"] + choice + ["--", draft])
      guard rename(draft, path) == 0 || files.fileExists(atPath: path) else {
        throw NinefoldError.file(path: path, reason: "the cache can't be created")
      }
      try? files.removeItem(atPath: draft)
    }
    // Git runs commands that the configuration of a repository names.
    let owner = try? files.attributesOfItem(atPath: path)[.ownerAccountID] as? NSNumber
    guard owner?.uint32Value == geteuid() else {
      throw NinefoldError.file(path: path, reason: "the cache belongs to another user")
    }
  }

  /// Runs `body` while no other process uses the cache. Removes the locks that a killed git left.
  func exclusively<Result>(_ body: () throws -> Result) throws -> Result {
    // The folder around the repository is locked, because the repository can be made again.
    try WriterLock(project: path).withLock {
      let left = FileManager.default.enumerator(atPath: path)
      while let name = left?.nextObject() as? String {
        if name == "objects" { left?.skipDescendants() }
        guard name.hasSuffix(".lock") else { continue }
        try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
      }
      return try body()
    }
  }

  /// Runs `body`; again with an empty cache if git failed because the cache is damaged, or has ids of
  /// another hash than the remote.
  func repairing<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch NinefoldError.git(let problem) {
      let own = try ObjectFormat(git)
      let other = try ObjectFormat(ofRemote: address.repository, GitCache.settings)
      if let other, other != own { return try again(in: other, body) }
      let check = ["rev-list", "--objects", "--quiet", "--all"]
      if try !git.run(check).isSuccess { return try again(in: own, body) }
      // An empty repository does not tell its hash.
      guard other == nil, try known() == nil,
        try git.run(["ls-remote", "--", address.repository]).isSuccess
      else { throw NinefoldError.git(problem) }
      do {
        return try again(in: own == .sha1 ? .sha256 : .sha1, body)
      } catch NinefoldError.git {
        throw NinefoldError.git(problem)
      }
    }
  }

  private func again<Result>(in format: ObjectFormat, _ body: () throws -> Result) throws -> Result
  {
    try? FileManager.default.removeItem(atPath: path)
    try create(format)
    return try body()
  }

  // MARK: - Reading

  /// Fetches the remote's commit and returns its id; nil if the repository does not have the project.
  /// - Throws: ``NinefoldError/git(_:)`` with git's message.
  func fetch() throws -> String? {
    let isFirst = try known() == nil
    // Git fails without a message if it fetches nothing with a depth.
    if isFirst, try !GitCache.projects(in: address.repository).contains(address.project) {
      return nil
    }
    // A pattern, because a ref that is missing is not an error.
    let pattern = "+refs/ninefold/\(address.project)/*:refs/now/*"
    let fetch = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--prune"]
    let what = ["--", address.repository, pattern]
    // The last tree has the whole log, so earlier commits are of no use.
    let answer = try git.run(fetch + (isFirst ? ["--depth=1"] : []) + what)
    if !answer.isSuccess, isFirst, answer.errors.contains("shallow") {
      _ = try git.success(of: fetch + what)
    } else if !answer.isSuccess {
      throw NinefoldError.git(.failed(command: "fetch", reason: answer.message))
    }
    return try known()
  }

  /// Returns the commit that was fetched or pushed last; nil if there is none.
  func known() throws -> String? {
    let answer = try git.run(["rev-parse", "--quiet", "--verify", "--end-of-options", GitCache.ref])
    return answer.isSuccess ? answer.text : nil
  }

  /// Returns the names of the projects in a repository.
  /// - Throws: ``NinefoldError/git(_:)`` with git's message.
  static func projects(in repository: String) throws -> [String] {
    // In no repository, so that only the configuration of the user and the system applies.
    let git = GitTool(folder: "/", ignoresVariables: true, options: settings)
    let answer = try git.run(
      ["ls-remote", "--quiet", "--refs", "--", repository, "refs/ninefold/*/edits"]
    )
    guard answer.isSuccess else {
      throw NinefoldError.git(.failed(command: "ls-remote", reason: answer.message))
    }
    return answer.text.split(separator: "\n").compactMap { line in
      let name = line.split(separator: "\t").last?.split(separator: "/").dropFirst(2).dropLast()
      return name.map { $0.joined(separator: "/") }
    }.filter(GitAddress.isName)
  }

  /// Returns the chunks of the log at a commit; nil if the cache does not have the commit.
  func tree(of commit: String) throws -> LogTree? {
    let answer = try git.run(["ls-tree", "-l", "-z", "--full-tree", commit])
    return answer.isSuccess ? try LogTree(listing: answer.bytes) : nil
  }

  /// Returns the bytes of a log from an offset.
  func bytes(of tree: LogTree, from start: Int) throws -> [UInt8] {
    let blobs = try GitBlobs(git)
    var bytes: [UInt8] = []
    for (offset, chunk) in tree.placed where offset + chunk.size > start {
      guard let content = try blobs.bytes(of: chunk.blob) else {
        throw NinefoldError.exchange(.tooLarge)
      }
      bytes += content.dropFirst(max(0, start - offset))
      guard bytes.count <= ExchangeLog.largest else { throw NinefoldError.exchange(.tooLarge) }
    }
    return bytes
  }

  // MARK: - Writing

  /// Writes a log that continues another, and returns its chunks.
  func append(_ record: [UInt8], to tree: LogTree) throws -> LogTree {
    let folded = tree.foldedCount(adding: record.count)
    var result = LogTree(chunks: Array(tree.chunks.dropLast(folded)))
    var rest = (try bytes(of: tree, from: result.length) + record)[...]
    while !rest.isEmpty {
      let chunk = Array(rest.prefix(LogTree.largestChunk))
      let blob = try git.store(chunk)
      result.chunks.append(LogTree.Chunk(blob: blob, size: chunk.count))
      rest = rest.dropFirst(chunk.count)
    }
    return result
  }

  /// Writes a commit of a tree and returns its id, which follows from the arguments and git's user
  /// unless it is signed.
  func commit(_ tree: LogTree, after parent: String?, message: String, timeMs: Int64, signs: Bool)
    throws -> String
  {
    let id = try git.text(["mktree", "-z"], input: try GitTool.file(with: tree.listing))
    var git = git
    // Git refuses times that need more digits.
    let time = "@\(min(max(timeMs / 1000, 0), 4_102_444_800)) +0000"
    git.variables = ["GIT_AUTHOR_DATE": time, "GIT_COMMITTER_DATE": time]
    if try !git.hasCommitter() {
      git.options += ["-c", "user.name=Ninefold", "-c", "user.email=ninefold@localhost"]
    }
    let isSigned = try signs || git.configuration("commit.gpgSign") == "true"
    return try git.text(
      ["commit-tree", "-m", message] + (isSigned ? ["-S"] : [])
        + (parent.map { ["-p", $0] } ?? []) + [id]
    )
  }

  /// Sets the remote's ref to a commit if it still is at `expected`.
  ///
  /// - Returns: False if it is not, or if another push is setting it.
  /// - Throws: ``NinefoldError/git(_:)`` with git's message for every other reason.
  func push(_ commit: String, expecting expected: String?) throws -> Bool {
    let answer = try git.run([
      "push", "--porcelain", "--force-with-lease=\(address.ref):\(expected ?? "")", "--",
      address.repository, "\(commit):\(address.ref)",
    ])
    if answer.isSuccess {
      _ = try git.success(of: ["update-ref", GitCache.ref, commit])
      return true
    }
    // The current state of the remote says more than a message.
    let now = try fetch()
    if now == commit { return true }
    if now != expected || answer.text.contains("lock") { return false }
    throw NinefoldError.git(.failed(command: "push", reason: answer.message))
  }
}

/// The hash that gives the objects of a repository their ids.
private enum ObjectFormat: String {
  case sha1
  case sha256

  /// Returns the format of a tool's repository.
  init(_ git: GitTool) throws {
    let answer = try git.run(["rev-parse", "--show-object-format"])
    self = ObjectFormat(rawValue: answer.text) ?? .sha1
  }

  /// Returns the format of a remote repository; nil if it has no refs, or can't be asked.
  init?(ofRemote repository: String, _ settings: [String]) throws {
    // In no repository, because that of the cache can have the other format.
    let git = GitTool(folder: "/", ignoresVariables: true, options: settings)
    let answer = try git.run(["ls-remote", "--quiet", "--refs", "--", repository])
    guard answer.isSuccess, let id = answer.text.split(separator: "\t").first else { return nil }
    self = id.count == 64 ? .sha256 : .sha1
  }
}

extension GitTool.Answer {
  /// The messages of git and of the remote about a failure, in at most eight lines.
  fileprivate var message: String {
    let refused = text.split(separator: "\n").filter { $0.hasPrefix("!") }.compactMap {
      $0.split(separator: "\t").last
    }
    let lines = refused + errors.split(separator: "\n").filter { !$0.hasPrefix("hint:") }
    return lines.isEmpty ? reason : lines.prefix(8).joined(separator: "\n")
  }
}
