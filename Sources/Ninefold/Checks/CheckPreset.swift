internal import LayoutModel

/// The set of findings that a check reports.
public enum CheckPreset: String, CaseIterable, Sendable {
  /// Findings that are certain and worth a change. Teams that adopt checks begin with this preset.
  case adopt
  /// The findings of `adopt`, and those of the accessibility rules.
  case accessibility
  /// The findings of `adopt`, and those that authors often intend, such as stale stored frames and
  /// clipped views.
  case thorough
  /// All findings about layouts, including uncertain and suppressed ones.
  case all

  /// The kinds of computed frames that the preset never reports. A check does not search for them.
  var unsearchedKinds: Set<Finding.Kind> {
    switch self {
    case .adopt, .accessibility: CheckPreset.oftenIntended
    case .thorough, .all: []
    }
  }

  /// Of the off-screen views in 18 shipped apps, teams would move only one in ten.
  private static let oftenIntended: Set<Finding.Kind> = [
    .clipped, .offScreen, .overlap, .overDeterminedAxis,
  ]

  /// Returns true if the preset reports a finding, unless the document or a configuration overrides
  /// it.
  func reports(_ finding: Finding) -> Bool {
    switch self {
    case .all: return true
    case .thorough: return !finding.isUnsure && finding.kind.audience == .everyone
    case .adopt, .accessibility:
      switch finding.kind.audience {
      case .everyone: break
      case .accessibility: return self == .accessibility && !finding.isUnsure
      case .onRequest: return false
      }
      if unsearchedKinds.contains(finding.kind) { return false }
      switch finding.kind {
      // In shipped apps only one in ten reported views was misplaced, unless Xcode had marked it.
      case .misplaced: return finding.certainty == .marked && finding.severity > .note
      case .classTie: return false
      default:
        let isMild = finding.kind.dependsOnFrames && finding.severity == .note
        return !finding.isUnsure && !isMild
      }
    }
  }
}
