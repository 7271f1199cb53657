/// Which view classes have an intrinsic size (measured by taking classes away one at a time).
enum IntrinsicSizes {
  static func hasIntrinsic(_ facts: ViewFacts, _ axis: Axis) -> Bool {
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
}
