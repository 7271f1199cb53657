internal import LayoutModel

/// Differences as lines of text.
enum DiffText {
  /// Prints what changed, by scene.
  static func print(_ diff: DocumentDiff, all: Bool) {
    var scene: ObjectID?
    for change in all ? diff.changes : diff.meaningful {
      if change.scene != scene {
        scene = change.scene
        if let scene { Terminal.print(Terminal.styled(Terminal.safe("scene \(scene)"), .bold)) }
      }
      Terminal.print("  " + Terminal.safe(line(change)))
    }
    if !all, !diff.cosmetic.isEmpty {
      Terminal.print("\(diff.cosmetic.count) cosmetic changes")
    }
  }

  private static func line(_ change: LayoutChange) -> String {
    var line = "\(change.kind.rawValue) \(change.objectKind) \(change.object)"
    if !change.path.isObject { line += " \(change.path)" }
    if !change.variation.isBase { line += " in \(change.variation.rawValue)" }
    if change.old != nil || change.new != nil {
      line += ": \(change.old ?? "none") -> \(change.new ?? "none")"
    }
    return line
  }
}
