extension Finding {
  /// The most findings of a kind that are reported of a document in a class.
  ///
  /// Each costs memory in all nine classes. Nobody reads so many, and no app has a tenth of it in a
  /// document.
  package static let mostOfAKind = 5_000

  /// The first findings of each kind, and for each kind with more a finding of the document that says
  /// how many are left out.
  ///
  /// - Parameters:
  ///   - findings: Those of one document in `sizeClass`.
  ///   - most: The most of a kind.
  package static func limited(
    _ findings: [Finding],
    in sizeClass: SizeClass,
    to most: Int = mostOfAKind
  ) -> [Finding] {
    if findings.count <= most { return findings }
    var counts: [Kind: Int] = [:]
    let kept = findings.filter { finding in
      counts[finding.kind, default: 0] += 1
      return counts[finding.kind, default: 0] <= most
    }
    return kept
      + Kind.allCases.compactMap { kind in
        let rest = counts[kind, default: 0] - most
        return rest > 0 ? .unlisted(rest, of: kind, in: sizeClass) : nil
      }
  }

  /// The finding that there are more of a kind than are reported.
  private static func unlisted(_ count: Int, of kind: Kind, in sizeClass: SizeClass) -> Finding {
    Finding(
      sizeClass: sizeClass,
      kind: kind,
      object: Document.rootID,
      scene: nil,
      message: "The document has \(count) more findings of this kind. They are not listed."
    )
  }
}
