/// A change in words, independent of the output format.
package struct DiffSentence {
  /// Words, or a value that came from a file.
  package enum Part {
    case words(String)
    case value(String)
  }

  /// The sign at the start of the line.
  package enum Sign: String {
    case added = "+"
    case deleted = "-"
    case changed = "~"
  }

  /// The sign.
  package let sign: Sign
  /// The words and values, in order.
  package let parts: [Part]

  /// Creates the sentence for a change, as it reads below the title of its object.
  package init(_ change: LayoutChange, in diff: DocumentDiff) {
    let label = diff.labels[change.object]
    switch change.kind {
    case .added: sign = .added
    case .deleted: sign = .deleted
    default: sign = .changed
    }
    var parts = DiffSentence.subject(change, label)
    switch change.kind {
    case .added, .deleted:
      let below = diff.extent(of: change) - 1
      parts.append(.words(change.kind.rawValue))
      if below > 0 { parts.append(.words("with \(below) object\(below == 1 ? "" : "s") in it")) }
      if let placement = change.placement {
        parts += DiffSentence.addition(placement, role: change.role, diff)
      }
    case .moved:
      parts += [.words("moved from")] + DiffSentence.place(change.old, diff)
      parts += [.words("to")] + DiffSentence.place(change.new, diff)
    case .reordered:
      parts += [.words("moved")] + DiffSentence.neighbour(change.new, diff)
    case .installed, .uninstalled:
      parts.append(.words(DiffSentence.installation(change)))
    case .changed:
      parts += DiffSentence.fact(change, diff)
    }
    self.parts = parts
  }

  /// The sentence as one line.
  package var text: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .value(let value): value
      }
    }.joined(separator: " ")
  }

  // MARK: - Parts

  /// Returns the constraint or connection that changed; empty if the object of the title changed.
  private static func subject(_ change: LayoutChange, _ label: ObjectLabel?) -> [Part] {
    guard label?.subject != change.object,
      let sentence = label?.newSentence ?? label?.oldSentence
    else { return [] }
    let kind = change.role == .constraint ? [Part.words("constraint")] : []
    return kind + [.value(sentence), .words("(\(change.object)):")]
  }

  private static func installation(_ change: LayoutChange) -> String {
    let row = change.variation.rawValue
    switch (change.kind, change.new) {
    case (.installed, .some): return "installed in \(row)"
    case (.installed, nil): return "no longer uninstalled in \(row)"
    case (_, .some): return "uninstalled from \(row)"
    default: return "no longer installed in \(row)"
    }
  }

  private static func fact(_ change: LayoutChange, _ diff: DocumentDiff) -> [Part] {
    if change.path.isObject, change.old == nil, change.new == nil { return [.words("re-saved")] }
    let path = change.path.isObject ? "kind" : change.path.shorteningRuntimeAttribute.rawValue
    let row = change.variation.isBase ? "" : " in \(change.variation.rawValue)"
    let short = ShortenedText.pair(change.old, change.new)
    func value(_ whole: String?, _ short: String?) -> Part {
      guard let whole, let short else { return .words("not set") }
      let isName = change.objectNamed(in: whole).map { diff.labels[$0] != nil } ?? false
      return .value(isName ? named(whole, diff) : short)
    }
    return [
      .words("\(path)\(row):"), value(change.old, short.old), .words("->"),
      value(change.new, short.new),
    ]
  }

  /// Returns a value, or the title of the object whose id it is.
  static func named(_ value: String, _ diff: DocumentDiff) -> String {
    guard let label = diff.labels[ObjectID(value)] else { return value }
    return title(label) + " (\(value))"
  }

  /// Returns a place in a parent.
  ///
  /// - Parameter text: The parent's id, then a space and the container or key.
  private static func place(_ text: String?, _ diff: DocumentDiff) -> [Part] {
    let parts = (text ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    guard let id = parts.first else { return [.words("nowhere")] }
    let slot = parts.dropFirst().first.map { " \($0.drop { $0 == ":" })" } ?? ""
    return [.value(named(id, diff) + slot)]
  }

  private static func neighbour(_ id: String?, _ diff: DocumentDiff) -> [Part] {
    guard let id else { return [.words("to the first place")] }
    return [.words("after"), .value(named(id, diff))]
  }

  /// Returns an object's kind and name.
  package static func title(_ label: ObjectLabel) -> String {
    label.kind + (label.name.map { " \"\(OutlineName.quoted($0))\"" } ?? "")
  }
}

extension LayoutChange {
  /// Returns the object that a value of the change names; nil if the value is no reference. In
  /// documents whose ids are plain numbers, a value such as a constant can look like an id.
  package func objectNamed(in value: String) -> ObjectID? {
    switch kind {
    case .moved: value.split(separator: " ", maxSplits: 1).first.map { ObjectID(String($0)) }
    case .reordered: ObjectID(value)
    case .changed where ReferenceAttribute.mayRefer(path, literal: value): ObjectID(value)
    default: nil
    }
  }
}

extension DocumentDiff {
  /// Returns a change in words, such as `constant: 8 -> 16`, as it reads below the ``title(of:)`` of
  /// the object under which ``grouped(_:)`` lists it. It contains texts of the file as they are, but of
  /// a text with more than 200 characters only the part that differs.
  public func sentence(of change: LayoutChange) -> String { DiffSentence(change, in: self).text }

  /// Returns an object's kind, name and id, such as `label "Title" (3bT-4F-Ggo)`; only its id if no
  /// change mentions it.
  public func title(of object: ObjectID) -> String {
    if object == Document.rootID { return "document" }
    return labels[object].map { "\(DiffSentence.title($0)) (\(object))" } ?? object.rawValue
  }
}
