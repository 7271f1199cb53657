import LayoutModel

/// The baselines of macOS controls (fitted to pairs of controls that share one).
extension Baselines {
  /// Returns the distance from the baseline to the bottom of a control's frame, in points.
  static func macOffset(_ facts: ViewFacts) -> Double {
    let height = facts.frame?.height ?? 0
    switch facts.kind {
    case .textField, .secureTextField, .searchField, .tokenField, .comboBox:
      guard facts.mac.borderStyle != nil || facts.kind != .textField else { return 4 }
      return height >= 24 ? 8 : height <= 19 ? 6 : 7
    case .button:
      switch (facts.mac.buttonType, height) {
      case ("check", _), ("radio", _): return height >= 18 ? 5 : 4
      case ("help", 26...),
        (_, 25) where facts.mac.bezelStyle == "helpButton":
        return 11
      case (_, 30...): return 14
      case (_, 28): return facts.mac.controlSize == "large" ? 10 : 12
      case (_, 27): return 12
      case (_, 24): return 8
      default: return 4
      }
    case .popUpButton:
      switch height {
      case 25...: return 11
      case 24: return 8
      case 22: return 9
      default: return 6
      }
    case .switch, .stepper: return 9
    default: return 0
    }
  }

  /// Returns the distance from the top of a label to its first baseline, in points.
  static func macAscent(_ facts: ViewFacts) -> Double {
    (facts.mac.pointSize ?? 13) - 1
  }
}
