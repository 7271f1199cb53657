internal import LayoutModel

/// How much a check reports.
public enum CheckPreset: String, CaseIterable, Sendable {
  /// What a team wants to know from the first day: what is surely wrong, and worth a change.
  case adopt
  /// What often is meant so as well: frames that differ from the stored ones, cut off views.
  case thorough
  /// Everything, what is unsure and what is suppressed too.
  case all

  /// True for a finding that is reported where neither the document nor a configuration says otherwise.
  func reports(_ finding: Finding) -> Bool {
    switch self {
    case .all: return true
    case .thorough: return !finding.isUnsure
    case .adopt:
      switch finding.kind {
      // Measured on shipped apps: one of ten misplaced views was, unless Xcode marked it.
      case .misplaced: return finding.certainty == .marked && finding.severity > .note
      // One of ten off-screen views in 18 shipped apps was one that its team would move.
      case .clipped, .offScreen, .overDeterminedAxis, .classTie: return false
      default:
        let isMild = finding.kind.dependsOnFrames && finding.severity == .note
        return !finding.isUnsure && !isMild
      }
    }
  }
}
