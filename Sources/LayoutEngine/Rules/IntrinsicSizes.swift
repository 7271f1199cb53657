import LayoutModel

/// The view classes with an intrinsic content size (measured by removing one class at a time).
enum IntrinsicSizes {
  /// Returns true if a view has an intrinsic length on an axis.
  static func hasIntrinsic(_ facts: ViewFacts, _ axis: Axis, isMac: Bool) -> Bool {
    isMac ? hasMacIntrinsic(facts, axis) : hasTouchIntrinsic(facts, axis)
  }

  /// Returns true if a view of iOS or tvOS has an intrinsic length on an axis.
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

  /// Returns true if a view of macOS has an intrinsic length on an axis. Editable fields and bars
  /// have only a height.
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

  /// Returns true for the axis of the shorter side of a stored frame.
  private static func isShort(_ facts: ViewFacts, _ axis: Axis) -> Bool {
    guard let frame = facts.frame else { return axis == .vertical }
    return (frame.height <= frame.width) == (axis == .vertical)
  }
}
