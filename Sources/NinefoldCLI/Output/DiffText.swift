internal import LayoutModel

/// A diff as lines for the terminal.
enum DiffText {
  /// Prints the changes by scene and object, and the counts of cosmetic changes.
  ///
  /// - Parameter all: True to list cosmetic changes too.
  static func print(_ diff: DocumentDiff, all: Bool) {
    for scene in diff.grouped(all ? diff.changes : diff.meaningful) {
      Terminal.print(Terminal.styled(Terminal.safe(title(scene, diff)), .bold))
      for object in scene.objects {
        // Changes of the scene itself follow its title directly.
        let isScene = object.object == scene.scene || object.object == Document.rootID
        if !isScene { Terminal.print("  " + Terminal.safe(title(object, diff))) }
        let indent = isScene ? "  " : "    "
        for change in object.changes { Terminal.print(indent + line(change, diff)) }
      }
    }
    let count = DiffCount(diff.changes)
    if !all, let line = count.noiseLine { Terminal.print(Terminal.styled(line, .dim)) }
  }

  /// Prints the number of changes: a line for each scene, then the total.
  static func printStat(_ diff: DocumentDiff) {
    let scenes = diff.grouped(diff.meaningful).map { scene in
      (title(scene, diff), scene.objects.flatMap(\.changes))
    }
    let width = scenes.map(\.0.count).max() ?? 0
    let most = scenes.map(\.1.count).max() ?? 0
    for (title, changes) in scenes {
      let pad = String(repeating: " ", count: width - title.count)
      Terminal.print(" \(Terminal.safe(title))\(pad) | \(changes.count) \(bar(changes, of: most))")
    }
    let count = DiffCount(diff.changes.filter { $0.within == nil })
    let parts = [count.meaning, count.noiseLine ?? ""].filter { !$0.isEmpty }
    Terminal.print(parts.isEmpty ? "no changes" : " " + parts.joined(separator: "; "))
  }

  /// Returns a scene's title with its id; `document` for objects outside of scenes.
  static func title(_ scene: SceneChanges, _ diff: DocumentDiff) -> String {
    guard let id = scene.scene else { return "document" }
    return "\(diff.labels[id].map(DiffSentence.title) ?? "scene") (\(id))"
  }

  /// Returns an object's kind and name with its id.
  static func title(_ object: ObjectChanges, _ diff: DocumentDiff) -> String {
    if object.object == Document.rootID { return "document" }
    let kind = object.changes.first { $0.object == object.object }?.objectKind ?? "object"
    return "\(diff.labels[object.object].map(DiffSentence.title) ?? kind) (\(object.object))"
  }

  private static func line(_ change: LayoutChange, _ diff: DocumentDiff) -> String {
    let sentence = DiffSentence(change, in: diff)
    let line = Terminal.safe("\(sentence.sign.rawValue) \(sentence.text)")
    if change.cosmetic != nil { return Terminal.styled(line, .dim) }
    return Terminal.styled(line, style(of: sentence.sign))
  }

  private static func bar(_ changes: [LayoutChange], of most: Int) -> String {
    // Leaves room for the title in a terminal.
    let width = min(most, 40)
    let signs = changes.map { change -> DiffSentence.Sign in
      switch change.kind {
      case .added: .added
      case .deleted: .deleted
      default: .changed
      }
    }
    return [DiffSentence.Sign.added, .deleted, .changed].map { sign in
      let count = signs.count { $0 == sign }
      let shown = count == 0 ? 0 : max(1, count * width / most)
      return Terminal.styled(String(repeating: sign.rawValue, count: shown), style(of: sign))
    }.joined()
  }

  private static func style(of sign: DiffSentence.Sign) -> Terminal.Style {
    switch sign {
    case .added: .green
    case .deleted: .red
    case .changed: .yellow
    }
  }
}
