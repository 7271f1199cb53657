extension Finding {
  /// An assumption about a screen of an app, which no documentation confirms.
  package enum Assumption: CaseIterable, Sendable {
    /// The app rotates. No file states its orientations.
    case rotation
    /// The size of the screen is that which third parties report.
    case reportedSize

    /// The assumption as a sentence of a message.
    var sentence: String {
      switch self {
      case .rotation: "Ninefold assumes that the app rotates."
      case .reportedSize: "Apple does not document the size of some of these screens."
      }
    }

    /// Returns the assumptions of findings if each of them rests on some.
    static func shared(by findings: [Finding]) -> Set<Assumption> {
      guard findings.allSatisfy({ !$0.assumptions.isEmpty }) else { return [] }
      return findings.reduce(into: []) { $0.formUnion($1.assumptions) }
    }
  }
}
