internal import LayoutModel
internal import Ninefold

extension JSON {
  /// Findings in the form that design.md fixes: an entry for each class.
  static func findings(_ documents: [CheckedDocument]) -> JSON {
    .object([
      (
        "findings",
        .array(
          documents.flatMap { document in document.findings.map { finding($0, in: document) } }
        )
      )
    ])
  }

  private static func finding(_ finding: Finding, in document: CheckedDocument) -> JSON {
    .object([
      ("id", .string(finding.id)), ("document", .string(document.document)),
      ("line", document.line(of: finding.object).map { .integer($0) } ?? .null),
      ("class", .string(finding.sizeClass.description)),
      ("kind", .string(finding.kind.rawValue)), ("severity", .string(finding.severity.rawValue)),
      ("object", .string(finding.object.rawValue)), ("scene", .text(finding.scene?.rawValue)),
      ("message", .string(finding.sentence)),
      ("quantities", .array(finding.quantities.map { .string($0.rawValue) })),
      ("constraints", .array(finding.constraints.map { .string($0.rawValue) })),
      ("path", .text(finding.path?.rawValue)),
      ("screens", .array(finding.screens.map { .string($0) })),
      ("suggestions", .array(finding.suggestions.map { .string($0.description) })),
      ("fixable", .bool(!finding.fix.isEmpty)), ("silenced", .bool(finding.isSilenced)),
    ])
  }
}
