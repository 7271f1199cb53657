internal import LayoutModel

/// Edits as lines of text.
enum EditText {
  /// Returns a time in UTC, as ISO 8601.
  static func time(_ timeMs: Int64) -> String {
    UTCTime(timeMs: timeMs).text
  }

  /// Parses a day (`2026-03-01`) or a time (`2026-03-01T09:30`) in UTC.
  static func timeMs(_ text: String) -> Int64? { UTCTime.span(of: text)?.lowerBound }

  /// Returns the line of an edit in a list.
  static func line(_ edit: RecordedEdit) -> String {
    let time = UTCTime(timeMs: edit.timeMs)
    let author = edit.author.isEmpty ? "" : " " + edit.author
    let message = edit.intent.message.map { "  (\($0))" } ?? ""
    let sizeClass =
      edit.intent.sizeClass == .anyAny
      ? "" : Terminal.styled(" in \(edit.intent.sizeClass)", .blue)
    return Terminal.styled("\(edit.number)", .yellow) + " "
      + Terminal.styled(edit.id.shortDescription, .dim)
      + " \(time.day) \(time.clock)\(Terminal.safe(author)) "
      + Terminal.styled(edit.intent.kind.rawValue, .bold)
      + sizeClass + ": " + Terminal.safe(edit.intent.meaning + message)
  }

  /// Returns the line of a change.
  static func line(_ change: JournalChange) -> String {
    let object = Terminal.safe(change.object.description)
    let sizeClass = change.variation.isBase ? "" : " in \(change.variation.rawValue)"
    let values = values(change)
    switch change.kind {
    case .addedDocument, .deletedDocument: return "\(change.kind.rawValue) \(object)"
    case .added:
      return "added \(change.element ?? "object") \(object)"
        + (change.new.map { " in " + Terminal.safe($0) } ?? "")
    case .deleted:
      return "deleted \(change.element ?? "object") \(object)"
        + (change.old.map { " from " + Terminal.safe($0) } ?? "")
    case .moved:
      let path = change.path.isObject ? "parent" : change.path.rawValue
      return "moved \(object)\(sizeClass): \(Terminal.safe(path)) \(values)"
    case .value:
      return "\(object)\(sizeClass): \(Terminal.safe(change.path.rawValue)) \(values)"
    case .installed: return "\(object)\(sizeClass): installed \(values)"
    case .formatting: return "\(object)\(sizeClass): formatting"
    case .conflict:
      let settled = "conflict resolved at \(change.old ?? "")"
      let what = change.new.map { "conflict recorded at \($0)" } ?? settled
      return "\(change.object.document): \(Terminal.safe(what))"
    }
  }

  private static func values(_ change: JournalChange) -> String {
    if change.old == nil, change.new == nil { return "" }
    let (old, new) = (change.old ?? "(none)", change.new ?? "(none)")
    return Terminal.safe(old) + " → " + Terminal.safe(new)
  }
}
