extension Finding {
  /// The maximum number of findings of one kind that are reported for a document in a size class.
  ///
  /// Each finding uses memory in all nine size classes. Nobody reads so many, and no document of an
  /// app has a tenth as many.
  package static let mostOfAKind = 5_000

  /// Returns the first `most` findings of each kind. For a kind with more, adds a finding about the
  /// document that says how many are left out.
  ///
  /// - Parameters:
  ///   - findings: The findings of one document in `sizeClass`.
  ///   - most: The maximum number of findings of a kind.
  package static func limited(
    _ findings: [Finding],
    in sizeClass: SizeClass?,
    to most: Int = mostOfAKind
  ) -> [Finding] {
    if findings.count <= most { return findings }
    var counts: [Kind: Int] = [:]
    let kept = findings.filter { finding in
      counts[finding.kind, default: 0] += 1
      return counts[finding.kind, default: 0] <= most
    }
    return kept
      + counts.keys.sorted().compactMap { kind in
        let rest = counts[kind, default: 0] - most
        return rest > 0 ? .unlisted(rest, of: kind, in: sizeClass) : nil
      }
  }

  /// Returns the finding that says how many findings of a kind are not listed.
  private static func unlisted(_ count: Int, of kind: Kind, in sizeClass: SizeClass?) -> Finding {
    Finding(
      sizeClass: sizeClass,
      kind: kind,
      object: Document.rootID,
      scene: nil,
      message: "The document has \(count) more findings of this kind, which are left out."
    )
  }
}
