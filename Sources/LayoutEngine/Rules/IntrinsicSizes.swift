import LayoutModel

/// Which view classes have an intrinsic size (measured by taking classes away one at a time).
enum IntrinsicSizes {
  /// True for a view of a class that has a length by its content.
  static func hasIntrinsic(_ facts: ViewFacts, _ axis: Axis, isMac: Bool) -> Bool {
    isMac ? hasMacIntrinsic(facts, axis) : hasTouchIntrinsic(facts, axis)
  }

  /// The classes of iOS and tvOS.
  private static func hasTouchIntrinsic(_ facts: ViewFacts, _ axis: Axis) -> Bool {
    switch facts.kind {
    case .label, .button, .textField, .switch, .segmentedControl, .stepper,
      .activityIndicatorView, .pageControl, .datePicker, .pickerView:
      true
    case .imageView: facts.hasImage
    case .textView: !facts.isScrollEnabled
    case .slider, .progressView, .searchBar, .navigationBar, .toolbar, .tabBar: axis == .vertical
    default: false
    }
  }

  /// The classes of macOS: editable fields and bars have a height alone.
  private static func hasMacIntrinsic(_ facts: ViewFacts, _ axis: Axis) -> Bool {
    switch facts.kind {
    case .textField: axis == .vertical || !facts.mac.isEditable
    case .button, .popUpButton, .segmentedControl, .stepper, .switch, .datePicker: true
    case .imageView: facts.mac.hasImage
    case .progressIndicator: axis == .vertical || facts.mac.indicatorStyle == "spinning"
    case .secureTextField, .searchField, .tokenField, .comboBox, .pathControl, .levelIndicator:
      axis == .vertical
    case .slider: isShort(facts, axis)
    case .box: facts.mac.boxType == "separator" && isShort(facts, axis)
    default: false
    }
  }

  /// True for the shorter side of a stored frame.
  private static func isShort(_ facts: ViewFacts, _ axis: Axis) -> Bool {
    guard let frame = facts.frame else { return axis == .vertical }
    return (frame.height <= frame.width) == (axis == .vertical)
  }
}
