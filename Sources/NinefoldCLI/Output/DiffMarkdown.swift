internal import LayoutModel

/// A diff as Markdown, for a comment on a pull request.
enum DiffMarkdown {
  /// Returns the comment: a heading, the changes by scene and object, and the cosmetic changes
  /// as counts.
  static func text(_ diff: DocumentDiff, title: String) -> String {
    let count = DiffCount(diff.changes.filter { $0.within == nil })
    var lines = ["### " + escaped(title), ""]
    lines.append(count.meaning.isEmpty ? "No meaningful changes." : count.meaning)
    for scene in diff.grouped(diff.meaningful) {
      lines += ["", "#### " + escaped(DiffText.title(scene, diff)), ""]
      for object in scene.objects {
        lines.append("- **\(escaped(DiffText.title(object, diff)))**")
        lines += object.changes.map { "  - " + line($0, diff) }
      }
    }
    if let noise = count.noiseLine { lines += ["", "<sub>\(noise)</sub>"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ change: LayoutChange, _ diff: DocumentDiff) -> String {
    DiffSentence(change, in: diff).parts.map { part in
      switch part {
      case .words("->"): "→"
      case .words(let words): escaped(words)
      case .value(let value): code(value)
      }
    }.joined(separator: " ")
  }

  /// Returns a value as a code span, fenced by more backticks than it has in a row.
  static func code(_ text: String) -> String {
    let text = text.split(whereSeparator: \.isNewline).joined(separator: " ").spelled
    var (longest, run) = (0, 0)
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let pad = text.isEmpty || text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + pad + text + pad + fence
  }

  /// Escapes Markdown, HTML and mentions of users.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in Terminal.safe(text) {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "@": result += "&#64;"
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "!": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
