internal import LayoutModel

extension JSON {
  /// A diff, as `docs/json.md` documents it.
  static func diff(_ diff: DocumentDiff) -> JSON {
    let count = DiffCount(diff.changes)
    return .object([
      ("changes", .array(diff.changes.map { change($0, diff.labels[$0.object]) })),
      (
        "stat",
        .object(count.kinds.map { ($0.kind.rawValue, .integer($0.count)) })
      ),
      (
        "cosmetic",
        .object(count.noise.map { ($0.kind.rawValue, .integer($0.count)) })
      ),
    ])
  }

  private static func change(_ change: LayoutChange, _ label: ObjectLabel?) -> JSON {
    .object([
      ("kind", .string(change.kind.rawValue)), ("object", .string(change.object.rawValue)),
      ("objectKind", .string(change.objectKind)), ("role", .string(change.role.rawValue)),
      ("name", .text(label?.name)), ("sentence", .text(label?.newSentence ?? label?.oldSentence)),
      ("subject", .string((label?.subject ?? change.object).rawValue)),
      ("scene", .text(change.scene?.rawValue)), ("within", .text(change.within?.rawValue)),
      ("class", .string(change.variation.rawValue)), ("path", .string(change.path.rawValue)),
      ("old", .text(change.old)), ("new", .text(change.new)),
      ("cosmetic", .text(change.cosmetic?.rawValue)),
      ("placement", change.placement.map(placement) ?? .null),
    ])
  }

  private static func placement(_ placement: LayoutChange.Placement) -> JSON {
    let container = placement.container.rawValue
    return .object([
      ("parent", .text(placement.parent?.rawValue)), ("container", .string(container)),
      ("key", .text(placement.key)), ("after", .text(placement.predecessor?.rawValue)),
      (
        "installed",
        .object(placement.installations.map { ($0.variation.rawValue, .bool($0.isInstalled)) })
      ),
    ])
  }
}
