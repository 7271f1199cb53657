internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

/// Findings as a SARIF 2.1.0 log (OASIS standard): one run, a rule for each kind, a result for each
/// finding.
enum SARIF {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  static func log(_ documents: [CheckedDocument]) -> JSON {
    let kinds = kinds(in: documents)
    return .object([
      ("$schema", .string(schema)), ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver(kinds))])),
            ("columnKind", .string("utf16CodeUnits")),
            (
              "artifacts",
              .array(
                documents.map {
                  .object([("location", .object([("uri", .string(uri($0.document)))]))])
                }
              )
            ),
            (
              "results",
              .array(LocatedCause.all(in: documents).map { result($0, kinds) })
            ),
          ])
        ])
      ),
    ])
  }

  /// Returns the kinds of layouts, and the rules with findings.
  private static func kinds(in documents: [CheckedDocument]) -> [Finding.Kind] {
    Set(Finding.Kind.layoutKinds + documents.flatMap { $0.findings.map(\.kind) }).sorted()
  }

  private static func driver(_ kinds: [Finding.Kind]) -> JSON {
    .object([
      ("name", .string("ninefold")),
      ("version", .string(NinefoldCommand.configuration.version)),
      ("rules", .array(kinds.map(rule))),
    ])
  }

  private static func rule(_ kind: Finding.Kind) -> JSON {
    .object([
      ("id", .string(kind.rawValue)), ("name", .string(kind.title)),
      ("shortDescription", message(kind.title)),
      ("fullDescription", message(kind.explanation.meaning)),
      ("help", message(kind.explanation.remedy)),
      ("defaultConfiguration", .object([("level", .string(kind.severity.rawValue))])),
    ])
  }

  private static func result(_ located: LocatedCause, _ kinds: [Finding.Kind]) -> JSON {
    let finding = located.finding
    let rule = kinds.firstIndex(of: finding.kind) ?? 0
    return .object([
      ("ruleId", .string(finding.kind.rawValue)), ("ruleIndex", .integer(rule)),
      ("level", .string(finding.severity.rawValue)),
      ("message", message(located.statement)),
      ("locations", .array([location(located)])),
      (
        "partialFingerprints",
        .object([("ninefoldCause/v1", .string(located.fingerprint))])
      ),
      (
        "properties",
        .object([
          ("classes", .array(located.cause.classes.map { .string($0.description) })),
          ("affected", .array(located.cause.affected.map { .string($0.rawValue) })),
          ("screens", .array(finding.screens.map { .string($0) })),
          ("constraints", .array(finding.constraints.map { .string($0.rawValue) })),
          ("suggestions", .array(finding.suggestions.map { .string($0.description) })),
        ])
      ),
    ])
  }

  private static func location(_ located: LocatedCause) -> JSON {
    let place = (
      "physicalLocation",
      JSON.object([
        ("artifactLocation", .object([("uri", .string(uri(located.document.document)))])),
        ("region", .object([("startLine", .integer(located.line))])),
      ])
    )
    guard let object = located.finding.object else { return .object([place]) }
    let name = JSON.object([("name", .string(object.rawValue)), ("kind", .string("object"))])
    return .object([place, ("logicalLocations", .array([name]))])
  }

  private static func message(_ text: String) -> JSON { .object([("text", .string(text))]) }

  /// Returns a path as a URI (RFC 3986), relative unless the path is absolute. All characters
  /// except unreserved ones and slashes are percent-encoded.
  private static func uri(_ path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
