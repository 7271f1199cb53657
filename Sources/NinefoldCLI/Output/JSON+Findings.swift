internal import LayoutModel
internal import Ninefold

extension JSON {
  /// Findings, an entry for each class, how many are not told, and what was settled before.
  static func findings(_ documents: [CheckedDocument], fixed: [FixedDocument]?) -> JSON {
    let findings = documents.flatMap { document in
      document.findings.map { finding($0, in: document) }
    }
    let fixes = fixed.map { documents in
      documents.flatMap { document in document.fixes.map { fix($0, in: document.document) } }
    }
    let failures = fixed.map { $0.compactMap(\.failure).map(refusal) }
    return .object(
      [
        ("findings", .array(findings)),
        ("silenced", .integer(documents.reduce(0) { $0 + $1.silenced })),
        ("unsure", .integer(documents.reduce(0) { $0 + $1.unsure })),
      ] + (fixes.map { [("fixed", .array($0))] } ?? [])
        + (failures.map { [("notWritten", .array($0))] } ?? [])
    )
  }

  private static func fix(_ fix: FixedDocument.Fix, in document: String) -> JSON {
    .object([
      ("document", .string(document)), ("id", .string(fix.finding.id)),
      ("edits", .array(fix.edits.map { .string($0) })),
    ])
  }

  private static func finding(_ finding: Finding, in document: CheckedDocument) -> JSON {
    .object([
      ("id", .string(finding.id)), ("document", .string(document.document)),
      ("line", document.line(of: finding).map { .integer($0) } ?? .null),
      ("class", .text(finding.sizeClass?.description)),
      ("kind", .string(finding.kind.rawValue)), ("severity", .string(finding.severity.rawValue)),
      ("object", .text(finding.object?.rawValue)), ("scene", .text(finding.scene?.rawValue)),
      ("message", .string(finding.sentence)),
      ("quantities", .array(finding.quantities.map { .string($0.rawValue) })),
      ("constraints", .array(finding.constraints.map { .string($0.rawValue) })),
      ("path", .text(finding.path?.rawValue)),
      ("screens", .array(finding.screens.map { .string($0) })),
      ("suggestions", .array(finding.suggestions.map { .string($0.description) })),
      ("fixable", .bool(finding.isFixable)), ("silenced", .bool(finding.isSilenced)),
      ("certainty", .string(finding.certainty.rawValue)), ("unsure", .bool(finding.isUnsure)),
    ])
  }
}
