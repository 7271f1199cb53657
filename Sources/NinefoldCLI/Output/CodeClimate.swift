internal import LayoutModel
internal import Ninefold

/// Findings as Code Climate issues, which GitLab shows in merge requests.
enum CodeClimate {
  static func issues(_ documents: [CheckedDocument]) -> JSON {
    .array(LocatedCause.all(in: documents).map(issue))
  }

  private static func issue(_ located: LocatedCause) -> JSON {
    .object([
      ("type", .string("issue")), ("check_name", .string(located.finding.kind.rawValue)),
      ("description", .string(located.statement + located.classes)),
      ("categories", .array([.string("Bug Risk")])),
      ("severity", .string(severity(located.finding.severity))),
      ("fingerprint", .string(located.fingerprint)),
      (
        "location",
        .object([
          ("path", .string(located.document.document)),
          ("lines", .object([("begin", .integer(located.line))])),
        ])
      ),
    ])
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
