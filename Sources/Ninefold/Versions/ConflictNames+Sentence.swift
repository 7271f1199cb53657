public import LayoutModel

extension ConflictNames {
  /// Returns the sentence about a conflict: who did what to what. It contains texts of the file as
  /// they are.
  ///
  /// - Parameters:
  ///   - ours: What the sentence calls our side, such as the name of a branch.
  ///   - theirs: What the sentence calls their side.
  public func sentence(
    of conflict: MergeConflict,
    ours: String = "ours",
    theirs: String = "theirs"
  ) -> String {
    ConflictSentence(names: self, ours: ours, theirs: theirs).text(of: conflict)
  }

  /// Returns the title of a cluster: the object at which the sides disagree.
  public func title(of cluster: ConflictCluster) -> String {
    let id = cluster.root
    guard labels[id] == nil, let first = cluster.conflicts.first else {
      return "conflict at \(name(of: id))"
    }
    return "conflict at \(first.object == id ? first.objectKind + " " : "")\(id)"
  }

  /// An object's kind, its name and its id. Constraints and connections are sentences.
  func name(of id: ObjectID) -> String {
    guard let label = labels[id] else { return id.rawValue }
    if id == Document.rootID { return "the document" }
    guard let sentence = label.newSentence ?? label.oldSentence else {
      let quoted = label.name.map { " \"\(OutlineName.quoted($0))\"" } ?? ""
      return "\(label.kind)\(quoted) (\(id))"
    }
    let isArrow = sentence.hasPrefix(label.kind)
    return "\(isArrow ? "" : label.kind + " ")\(sentence) (\(id))"
  }
}

/// The sentences about the conflicts of a merge.
private struct ConflictSentence {
  let names: ConflictNames
  let ours: String
  let theirs: String

  /// Returns the sentence about a conflict.
  func text(of conflict: MergeConflict) -> String {
    let object = name(conflict.object)
    switch conflict.kind {
    case .bothChanged:
      guard !conflict.path.isObject else {
        return "\(object) is of two kinds: \(values(of: conflict))"
      }
      return "both sides changed \(conflict.path) of \(object)\(place(conflict)): "
        + values(of: conflict)
    case .bothInstalled:
      let (first, second) = conflict.ours == "include" ? (ours, theirs) : (theirs, ours)
      return "\(first) installed \(object)\(place(conflict)); \(second) uninstalled it there"
    case .deletedAndChanged:
      return "\(deletion(conflict)); \(keeper(of: conflict)) \(change(conflict))"
    case .deletedAndExtended:
      return "\(deletion(conflict)); \(keeper(of: conflict)) added \(other(conflict)) to "
        + pronoun(conflict)
    case .deletedAndReferenced:
      return
        "\(deletion(conflict)); \(keeper(of: conflict)) added \(other(conflict)), which refers to "
        + pronoun(conflict)
    case .bothMoved:
      return "\(ours) moved \(object) into \(name(conflict.ours));"
        + " \(theirs) moved it into \(name(conflict.theirs))"
    case .movedAndReferenced:
      let isOurs = conflict.ours != conflict.base
      let (mover, keeper) = isOurs ? (ours, theirs) : (theirs, ours)
      return "\(mover) moved \(object) into \(name(isOurs ? conflict.ours : conflict.theirs));"
        + " \(keeper) added \(other(conflict)), which can't reach it there"
    case .bothReordered:
      return "both sides reordered \(conflict.path) of \(object)\(place(conflict)): "
        + values(of: conflict)
    case .bothFilled:
      return "both sides set \(conflict.path) of \(object): \(ours) \(name(conflict.ours)),"
        + " \(theirs) \(name(conflict.theirs))"
    }
  }

  // MARK: - Parts

  /// What a sentence says in place of a value that a side lacks, as the sentences of differences do.
  private static let absent = "not set"

  private func place(_ conflict: MergeConflict) -> String {
    conflict.variation.isBase ? "" : " in \(conflict.variation.rawValue)"
  }

  private func values(of conflict: MergeConflict) -> String {
    [("base", conflict.base), (ours, conflict.ours), (theirs, conflict.theirs)]
      .map { "\($0) \($1 ?? ConflictSentence.absent)" }.joined(separator: ", ")
  }

  private func deletion(_ conflict: MergeConflict) -> String {
    "\(names.isOurs(conflict.root) ? theirs : ours) deleted \(name(conflict.root))"
  }

  private func keeper(of conflict: MergeConflict) -> String {
    names.isOurs(conflict.root) ? ours : theirs
  }

  /// What one side changed in the object that the other deleted.
  private func change(_ conflict: MergeConflict) -> String {
    let new = names.isOurs(conflict.root) ? conflict.ours : conflict.theirs
    let object = pronoun(conflict)
    switch conflict.path.rawValue {
    case "": return "made \(object) \(new ?? "another kind of object")"
    case ":parent": return "moved \(object) from \(name(conflict.base)) into \(name(new))"
    case ":installed": return "installed \(object)\(place(conflict))"
    default:
      return "changed \(conflict.path) of \(object)\(place(conflict))"
        + " from \(conflict.base ?? ConflictSentence.absent) to \(new ?? ConflictSentence.absent)"
    }
  }

  /// "it" for the deleted object itself, otherwise the object in it.
  private func pronoun(_ conflict: MergeConflict) -> String {
    conflict.object == conflict.root ? "it" : name(conflict.object)
  }

  private func other(_ conflict: MergeConflict) -> String {
    conflict.other.map { name($0) } ?? "an object"
  }

  private func name(_ id: String?) -> String { id.map { name(ObjectID($0)) } ?? "nothing" }

  private func name(_ id: ObjectID) -> String { names.name(of: id) }
}
