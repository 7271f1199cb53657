internal import Ninefold

extension JSON {
  /// A baseline, in the format of its file.
  static func baseline(_ baseline: CheckBaseline) -> JSON {
    .object([("version", .integer(1)), ("known", .array(baseline.entries.map(entry)))])
  }

  /// The result of a comparison with a baseline.
  static func comparison(_ comparison: CheckBaseline.Comparison) -> JSON {
    .object([
      ("known", .integer(comparison.known)), ("gone", .array(comparison.gone.map(entry))),
    ])
  }

  private static func entry(_ entry: CheckBaseline.Entry) -> JSON {
    .object([
      ("fingerprint", .string(entry.fingerprint)), ("document", .string(entry.document)),
      ("id", .string(entry.id)),
    ])
  }
}
