internal import LayoutModel
internal import Ninefold

extension JSON {
  /// The findings, with an entry for each class, and their causes, one for each line of the text.
  ///
  /// Also has the numbers of findings that are not reported, the comparison and the fixes.
  static func findings(
    _ documents: [CheckedDocument],
    fixed: [FixedDocument]?,
    beside baseline: CheckBaseline.Comparison? = nil
  ) -> JSON {
    let findings = documents.flatMap { document in
      document.findings.map { finding($0, in: document) }
    }
    let fixes = fixed.map { documents in
      documents.flatMap { document in document.fixes.map { fix($0, in: document.document) } }
    }
    let failures = fixed.map { $0.compactMap(\.failure).map(refusal) }
    let causes = LocatedCause.all(in: documents).map(cause)
    let unsearched = Set(documents.flatMap(\.unsearched)).sorted().map { kind in
      JSON.string(kind.rawValue)
    }
    return .object(
      [
        ("findings", .array(findings)),
        ("causes", .array(causes)),
        ("suppressed", .integer(documents.reduce(0) { $0 + $1.suppressed })),
        ("unsure", .integer(documents.reduce(0) { $0 + $1.unsure })),
        ("leftOut", .integer(documents.reduce(0) { $0 + $1.leftOut })),
        (
          "leftOutOnRequest",
          .object(documents.leftOutOnRequest.map { ($0.kind.rawValue, .integer($0.count)) })
        ),
        ("unsearched", .array(unsearched)),
      ] + (baseline.map { [("baseline", comparison($0))] } ?? [])
        + (fixes.map { [("fixed", .array($0))] } ?? [])
        + (failures.map { [("notWritten", .array($0))] } ?? [])
    )
  }

  private static func fix(_ fix: FixedDocument.Fix, in document: String) -> JSON {
    .object([
      ("document", .string(document)), ("id", .string(fix.finding.id)),
      ("edits", .array(fix.edits.map { .string($0) })),
    ])
  }

  private static func cause(_ located: LocatedCause) -> JSON {
    let (cause, finding) = (located.cause, located.finding)
    return .object([
      ("id", .string(cause.id)), ("fingerprint", .string(located.fingerprint)),
      ("document", .string(located.document.document)), ("line", .integer(located.line)),
      ("kind", .string(finding.kind.rawValue)), ("severity", .string(finding.severity.rawValue)),
      ("object", .text(finding.object?.rawValue)), ("scene", .text(finding.scene?.rawValue)),
      ("message", .string(cause.sentence)),
      ("classes", .array(cause.classes.map { .string($0.description) })),
      ("extent", .text(cause.extent)),
      ("certainty", .string(finding.certainty.rawValue)),
      ("affected", .array(cause.affected.map { .string($0.rawValue) })),
      ("constraints", .array(finding.constraints.map { .string($0.rawValue) })),
      ("suggestions", .array(finding.suggestions.map { .string($0.description) })),
      ("triedAll", .bool(cause.triedAll)),
      ("fixable", .bool(cause.findings.contains(where: \.isFixable))),
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
      ("fixable", .bool(finding.isFixable)), ("suppressed", .bool(finding.isSuppressed)),
      ("certainty", .string(finding.certainty.rawValue)), ("unsure", .bool(finding.isUnsure)),
    ])
  }
}
