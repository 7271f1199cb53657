import LayoutModel

/// The alignment insets of macOS controls (fitted to constraints between a control and its plain
/// superview).
extension AlignmentInsets {
  /// Returns the alignment insets of a control. The 24-point controls of Xcode 26 have none.
  static func macOS(_ facts: ViewFacts, toolsVersion: Int) -> Insets {
    let isSmall = facts.mac.controlSize == "small" || facts.mac.controlSize == "mini"
    switch facts.kind {
    case .textField:
      let isMini = facts.mac.controlSize == "mini" && toolsVersion >= 24500
      return facts.mac.borderStyle == nil && !isMini ? Insets(left: 2, right: 2) : .zero
    case .button: return button(facts, isSmall: isSmall, toolsVersion: toolsVersion)
    case .popUpButton: return popUp(facts, isSmall: isSmall, toolsVersion: toolsVersion)
    case .box: return box(facts)
    case .colorWell:
      return toolsVersion < 24500 ? Insets(top: 2, left: 3, bottom: 2, right: 3) : .zero
    case .segmentedControl:
      return toolsVersion < 24500 ? Insets(top: 1, left: 2, bottom: 1, right: 2) : .zero
    case .slider:
      if let frame = facts.frame, frame.height > frame.width {
        return Insets(top: 1, bottom: 1)
      }
      return Insets(top: 2, left: 2, bottom: 2, right: 2)
    case .switch: return Insets(top: 1, left: 2, bottom: 2, right: 2)
    default: return .zero
    }
  }

  private static func button(_ facts: ViewFacts, isSmall: Bool, toolsVersion: Int) -> Insets {
    let height = facts.frame?.height ?? 0
    switch (facts.mac.buttonType, facts.mac.bezelStyle) {
    case ("check", _), ("radio", _):
      if height == 16, !isSmall, toolsVersion >= 24500 { return .zero }
      return Insets(top: 1, left: isSmall ? 1 : 2, bottom: 1)
    case (_, "rounded"):
      if height <= 24 || height == 28 && facts.mac.controlSize == "large" { return .zero }
      if isSmall {
        let side = toolsVersion < 17000 ? 5.0 : 6
        return Insets(top: 4, left: side, bottom: 7, right: side)
      }
      let side = toolsVersion < 17000 ? 6.0 : 7
      return Insets(top: toolsVersion < 17000 ? 4 : 5, left: side, bottom: 7, right: side)
    case (_, "helpButton"):
      return toolsVersion < 24500 ? Insets(top: 1, left: 2, bottom: 4, right: 2) : .zero
    case (_, "smallSquare"): return Insets(top: 1, bottom: 1)
    default: return .zero
    }
  }

  private static func popUp(_ facts: ViewFacts, isSmall: Bool, toolsVersion: Int) -> Insets {
    guard facts.mac.bezelStyle == "rounded", facts.frame?.height != 24 else { return .zero }
    if toolsVersion < 21000, !isSmall { return Insets(top: 1, left: 2, bottom: 4, right: 3) }
    let side = isSmall ? 4.0 : 3
    return Insets(top: 1, left: side, bottom: 4, right: side)
  }

  private static func box(_ facts: ViewFacts) -> Insets {
    switch facts.mac.boxType {
    case "separator":
      guard let frame = facts.frame else { return .zero }
      if frame.height == 5 { return Insets(top: 2, bottom: 2) }
      return frame.width == 5 ? Insets(left: 2, right: 2) : .zero
    case "custom": return .zero
    default: return Insets(top: facts.mac.hasTitle ? 0 : 2, left: 3, bottom: 4, right: 3)
    }
  }
}
