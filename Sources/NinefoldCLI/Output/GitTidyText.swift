internal import LayoutModel
internal import Ninefold

/// The result of tidying a file, as text and as JSON.
enum GitTidyText {
  /// Returns the counts by kind and, if asked for, each change.
  static func lines(of result: GitTidy.Result, all: Bool, isDryRun: Bool) -> [String] {
    let (revert, keep) = isDryRun ? ("would revert", "would keep") : ("reverted", "kept")
    var lines: [String] = []
    if let reason = result.reason { lines.append("left as it is: \(reason)") }
    if !result.reverted.isEmpty { lines.append("\(revert) \(counts(result.reverted))") }
    if !result.kept.isEmpty { lines.append("\(keep) \(counts(result.kept)) beside edits") }
    guard all else { return lines }
    return lines
      + result.reverted.map { change in
        let place = change.path.isObject ? "" : " \(change.path)"
        return "  \(change.objectKind) \(change.object)\(place): \(reverting(change))"
      }
  }

  /// Returns what reverting a change did: to the object, its place, its text or a value.
  private static func reverting(_ change: LayoutChange) -> String {
    switch change.kind {
    case .added: return "removed again"
    case .deleted: return "added again"
    case .moved, .reordered: return "back to its old place"
    case .installed, .uninstalled, .changed:
      if change.old == nil, change.new == nil { return "back to its old text" }
      return "\(change.new ?? "not set") back to \(change.old ?? "not set")"
    }
  }

  private static func counts(_ changes: [LayoutChange]) -> String {
    let counts = Dictionary(grouping: changes) { $0.cosmetic?.rawValue ?? "" }
    return counts.sorted { $0.key < $1.key }.map { "\($0.value.count) \($0.key)" }
      .joined(separator: ", ")
  }

  /// The members of a file.
  static func json(_ path: String, _ result: GitTidy.Result) -> JSON {
    .object([
      ("path", .string(path)), ("reason", .text(result.reason)),
      ("reverted", .array(result.reverted.map(json))), ("kept", .array(result.kept.map(json))),
      ("hunks", .array(result.hunks.map(json))),
    ])
  }

  private static func json(_ hunk: TextHunk) -> JSON {
    .object([("id", .string(hunk.id)), ("text", .string(hunk.text))])
  }

  private static func json(_ change: LayoutChange) -> JSON {
    .object([
      ("kind", .text(change.cosmetic?.rawValue)), ("object", .string(change.object.rawValue)),
      ("class", .string(change.variation.rawValue)), ("path", .string(change.path.rawValue)),
      ("old", .text(change.old)), ("new", .text(change.new)),
    ])
  }
}
