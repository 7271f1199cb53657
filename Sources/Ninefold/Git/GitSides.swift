internal import Foundation

/// The names of the two sides of a merge in git, which are branches or commits.
public struct GitSides: Sendable, Equatable {
  /// The name of our side: the branch that is checked out, or the one that a rebase builds on.
  public let ours: String
  /// The name of their side: the branch that is merged in, or the commit that is applied.
  public let theirs: String
  /// A sentence that says which side is which in a rebase, where they are swapped; nil otherwise.
  public let note: String?

  /// Reads the sides of the operation that git performs or has stopped in.
  ///
  /// - Parameters:
  ///   - folder: A folder of the work tree.
  ///   - ourLabel: The name of our side that git passes to drivers; nil if it passes none.
  ///   - theirLabel: The name of their side that git passes to drivers; nil if it passes none.
  /// - Throws: ``NinefoldError/git(_:)`` if git isn't installed.
  public static func read(
    folder: String,
    ours ourLabel: String? = nil,
    theirs theirLabel: String? = nil
  ) throws -> GitSides {
    let state = try MergingState(folder: folder)
    if let rebase = state.rebase {
      let applied = theirLabel.map { "\(rebase.branch) (\($0))" } ?? rebase.branch
      return GitSides(
        ours: rebase.onto,
        theirs: applied,
        note: "in a rebase, 'ours' is \(rebase.onto), on which git builds, and 'theirs' is the"
          + " commit of \(rebase.branch)"
      )
    }
    let isHead = ourLabel == nil || ourLabel == "HEAD"
    return GitSides(
      ours: (isHead ? state.branch : ourLabel) ?? "ours",
      theirs: theirLabel ?? state.merged ?? "theirs",
      note: nil
    )
  }
}

/// The merging operation in progress in git, as git's folder and variables describe it.
private struct MergingState {
  /// The branch that is checked out; nil for a detached head.
  let branch: String?
  /// The branch or commit that is merged or applied; nil if it is unknown.
  let merged: String?
  /// The names of a rebase; nil if there is none.
  let rebase: (branch: String, onto: String)?

  init(folder: String) throws {
    let git = GitTool(folder: folder)
    let place = try git.ownFolder()
    func line(_ name: String) -> String? {
      guard let place, let bytes = try? RegularFile.bytes(of: place + "/" + name) else {
        return nil
      }
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }
    let head = line("HEAD").flatMap(MergingState.branch)
    branch = try head ?? MergingState.name(of: "HEAD", git)
    let states = GitOperation.ofBranches.map(\.rawValue)
    if let state = states.first(where: { line("\($0)/head-name") != nil }),
      let name = line("\(state)/head-name"), let onto = line("\(state)/onto")
    {
      let short = MergingState.branch("ref: " + name) ?? name
      rebase = (short, try MergingState.name(of: onto, git) ?? String(onto.prefix(7)))
    } else {
      rebase = nil
    }
    // While git merges, it passes the names of the merged commits to its children in variables.
    let variables = ProcessInfo.processInfo.environment
      .filter { $0.key.hasPrefix("GITHEAD_") }.sorted { $0.key < $1.key }
    if let name = variables.first?.value {
      merged = name
    } else if let commit = GitOperation.ofCommits.lazy.compactMap({ line($0.rawValue) }).first {
      merged = try MergingState.name(of: commit, git) ?? String(commit.prefix(7))
    } else {
      merged = nil
    }
  }

  private static func branch(_ head: String) -> String? {
    let prefix = "ref: refs/heads/"
    return head.hasPrefix(prefix) ? String(head.dropFirst(prefix.count)) : nil
  }

  /// A branch at a commit; nil if there is none.
  private static func name(of commit: String, _ git: GitTool) throws -> String? {
    let answer = try git.run([
      "for-each-ref", "--count=1", "--points-at=\(commit)", "--format=%(refname:short)",
      "refs/heads", "refs/remotes",
    ])
    return answer.isSuccess && !answer.text.isEmpty ? answer.text : nil
  }
}
