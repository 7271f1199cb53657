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

  /// Returns the lines of the changes of an edit. The attributes and elements of an object that only
  /// have another place in the file share one line.
  ///
  /// - Parameter labels: The names of the objects of each document.
  static func lines(
    _ changes: [JournalChange],
    _ labels: [String: [ObjectID: ObjectLabel]]
  ) -> [String] {
    var lines: [String] = []
    var rest = changes[...]
    while let change = rest.first {
      let names = labels[change.object.document] ?? [:]
      // The changes of an object are next to each other.
      let others = rest.prefix { $0.object == change.object && $0.variation == change.variation }
      let reordered = others.filter(\.isOrderOfValue)
      lines += others.filter { !$0.isOrderOfValue }.map { line($0, names) }
      if let first = reordered.first {
        lines.append(subject(first, names) + ": " + order(of: reordered.map(\.path)))
      }
      rest = rest.dropFirst(others.count)
    }
    return lines
  }

  /// The values of an object that have another place in the file, or their number if there are many.
  private static func order(of paths: [PropertyPath]) -> String {
    let names = paths.map { path in
      path.rawValue == "idPosition" ? "id" : Terminal.safe(path.rawValue)
    }.joined(separator: ", ")
    return "order in the file of " + (paths.count > 3 ? "\(paths.count) values" : names)
  }

  /// The object of a change, with its name, and the size class of the row.
  private static func subject(
    _ change: JournalChange,
    _ labels: [ObjectID: ObjectLabel]
  ) -> String {
    let name = labels[change.object.id].map(title)
    let object = Terminal.safe(change.object.description + (name.map { " " + $0 } ?? ""))
    return object + (change.variation.isBase ? "" : " in \(change.variation.rawValue)")
  }

  /// Returns the line of a change.
  ///
  /// - Parameter labels: The names of the objects of the change's document.
  static func line(_ change: JournalChange, _ labels: [ObjectID: ObjectLabel]) -> String {
    let object = subject(change, labels)
    let values = values(change, labels)
    switch change.kind {
    case .addedDocument, .deletedDocument:
      return "\(change.kind.rawValue) \(Terminal.safe(change.object.description))"
    case .added:
      return added(change, object, labels) + place(change.new, "in", labels)
    case .deleted:
      return added(change, object, labels) + place(change.old, "from", labels)
    case .moved:
      let path = change.path.isObject ? "parent" : change.path.rawValue
      return "moved \(object): \(Terminal.safe(path)) \(values)"
    case .value:
      return "\(object): \(Terminal.safe(change.path.rawValue)) \(values)"
    case .installed: return "\(object): installed \(values)"
    case .formatting: return "\(object): formatting"
    case .conflict:
      let settled = "conflict resolved at \(change.old ?? "")"
      let what = change.new.map { "conflict recorded at \($0)" } ?? settled
      return "\(change.object.document): \(Terminal.safe(what))"
    }
  }

  /// An object's kind and name; the equation of a constraint, or the arrow of a connection.
  private static func title(_ label: ObjectLabel) -> String {
    guard let sentence = label.newSentence ?? label.oldSentence else {
      return DiffSentence.title(label)
    }
    return sentence.hasPrefix(label.kind) ? sentence : "\(label.kind) \(sentence)"
  }

  /// `added` or `deleted` with the object, whose kind is in its name if it has one.
  private static func added(
    _ change: JournalChange,
    _ object: String,
    _ labels: [ObjectID: ObjectLabel]
  ) -> String {
    let kind = labels[change.object.id] == nil ? "\(change.element ?? "object") " : ""
    return "\(change.kind.rawValue) \(kind)\(object)"
  }

  private static func place(
    _ parent: String?,
    _ preposition: String,
    _ labels: [ObjectID: ObjectLabel]
  ) -> String {
    parent.map { " \(preposition) \(Terminal.safe(named($0, labels)))" } ?? ""
  }

  private static func values(_ change: JournalChange, _ labels: [ObjectID: ObjectLabel]) -> String {
    if change.old == nil, change.new == nil { return "" }
    func text(_ value: String?) -> String {
      guard let value else { return "not set" }
      if change.isReference(value) { return named(value, labels) }
      // Positions are numbers with a fraction, as an object can come between two others.
      let isWhole = change.kind == .moved && value.hasSuffix(".0")
      return isWhole ? String(value.dropLast(2)) : value
    }
    return Terminal.safe(text(change.old)) + " → " + Terminal.safe(text(change.new))
  }

  /// The name and the id of an object; the id alone if the object has no label.
  private static func named(_ value: String, _ labels: [ObjectID: ObjectLabel]) -> String {
    labels[ObjectID(value)].map { "\(title($0)) (\(value))" } ?? value
  }
}
