internal import Ninefold

/// Decides which hunks are reverted: by their ids, or by asking on the terminal.
final class HunkChoice {
  private let ids: Set<String>?
  /// The ids that no hunk had so far.
  private(set) var missing: Set<String>
  /// The answer for the rest of a file.
  private var rest: (path: String, isTaken: Bool)?
  private var hasQuit = false

  /// Creates a choice that asks.
  init() { (ids, missing) = (nil, []) }

  /// Creates a choice of the hunks with some ids.
  init(ids: [String]) {
    self.ids = Set(ids)
    missing = Set(ids)
  }

  /// Returns whether a hunk of a file is reverted.
  func isTaken(_ file: GitTidy.File, _ hunk: TextHunk) -> Bool {
    if let ids {
      missing.remove(hunk.id)
      return ids.contains(hunk.id)
    }
    if hasQuit { return false }
    if let rest, rest.path == file.path { return rest.isTaken }
    Terminal.print(Terminal.styled(Terminal.safe("\(file.path), hunk \(hunk.id)"), .bold))
    for line in hunk.text.split(separator: "\n") { Terminal.print(Terminal.safe(String(line))) }
    while true {
      Terminal.printRaw("revert it? [y]es, [n]o, [a]ll or [d]one with this file, [q]uit ")
      guard let answer = readLine()?.lowercased().first else { return quit() }
      switch answer {
      case "y": return true
      case "n": return false
      case "a": return settle(file, true)
      case "d": return settle(file, false)
      case "q": return quit()
      default: continue
      }
    }
  }

  private func settle(_ file: GitTidy.File, _ isTaken: Bool) -> Bool {
    rest = (file.path, isTaken)
    return isTaken
  }

  private func quit() -> Bool {
    hasQuit = true
    return false
  }
}

/// The reason why hunks can't be chosen.
enum HunkError: Error, CustomStringConvertible {
  case noTerminal
  case unknown(String)

  var description: String {
    switch self {
    case .noTerminal:
      "there is no terminal to ask on: 'ninefold git tidy --dry-run --json' lists the hunks, and "
        + "--hunk ID reverts one"
    case .unknown(let id):
      "no hunk \(id); 'ninefold git tidy --dry-run --json' lists the hunks"
    }
  }
}
