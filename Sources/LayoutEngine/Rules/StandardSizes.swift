import LayoutModel

/// Standard sizes, for views whose size neither a file nor a measurer provides.
///
/// Xcode 7 omitted the frames of scenes that were not open. Such views still have an intrinsic
/// content size, and only its value is a guess: controls have the size of their class, and texts
/// have the average size of the system font.
enum StandardSizes {
  static func size(_ facts: ViewFacts) -> Size {
    switch facts.kind {
    case .label, .button: text(facts)
    case .textField: Size(width: 97, height: 30)
    case .textView: Size(width: 240, height: 128)
    case .switch: Size(width: 49, height: 31)
    case .slider: Size(width: 118, height: 30)
    case .segmentedControl: Size(width: 121, height: 28)
    case .stepper: Size(width: 94, height: 29)
    case .activityIndicatorView: Size(width: 20, height: 20)
    case .progressView: Size(width: 150, height: 2)
    case .pageControl: Size(width: 39, height: 37)
    case .datePicker, .pickerView: Size(width: 320, height: 216)
    case .searchBar, .navigationBar, .toolbar: Size(width: 320, height: 44)
    case .tabBar: Size(width: 320, height: 49)
    case .popUpButton: Size(width: 100, height: 20)
    default: Size(width: 20, height: 20)
    }
  }

  /// Returns the content size of a view without a stored frame. A label without text has no size.
  static func sizeWithoutFrame(_ facts: ViewFacts) -> Size {
    facts.kind == .label && (facts.text.text ?? "").isEmpty
      ? Size(width: 0, height: 0) : size(facts)
  }

  /// Returns a view's size without its stretching on the canvas, which is not part of its content
  /// on another screen.
  ///
  /// A control or a line of text counts as stretched if it exceeds its usual size by half, plus an
  /// allowance for the error of the estimated text size.
  static func unstretched(_ size: Size, _ facts: ViewFacts) -> Size {
    if facts.kind == .imageView { return unstretchedImage(size, facts) }
    guard isOneLine(facts) else { return size }
    let usual = StandardSizes.size(facts)
    return Size(
      width: isTextKnown(facts) && size.width > 1.5 * usual.width + 40 ? usual.width : size.width,
      height: size.height > 1.5 * usual.height + 20 ? usual.height : size.height
    )
  }

  /// Returns the size of an image view without its stretching. The size of a symbol follows from its
  /// shorter length, because the document lists only its proportions.
  private static func unstretchedImage(_ size: Size, _ facts: ViewFacts) -> Size {
    guard let image = facts.imageSize else { return size }
    let usual =
      facts.symbolAspect.map { Size(width: size.height / $0, height: size.width * $0) } ?? image
    return Size(
      width: size.width > 1.5 * usual.width ? usual.width : size.width,
      height: size.height > 1.5 * usual.height ? usual.height : size.height
    )
  }

  /// Returns true for a view whose height follows from its class or font.
  private static func isOneLine(_ facts: ViewFacts) -> Bool {
    switch facts.kind {
    case .label: facts.text.numberOfLines == 1
    case .button: !facts.hasImage
    case .textField, .switch, .slider, .segmentedControl, .stepper, .progressView, .searchBar,
      .navigationBar, .toolbar, .tabBar:
      true
    default: false
    }
  }

  private static func isTextKnown(_ facts: ViewFacts) -> Bool {
    facts.kind == .textField || !(facts.text.text ?? facts.text.title ?? "").isEmpty
  }

  private static func text(_ facts: ViewFacts) -> Size {
    let size = Baselines.pointSize(facts)
    let line = (Baselines.lineHeight(facts) * 2).rounded(.up) / 2
    let count = Double((facts.text.text ?? facts.text.title ?? "").count)
    let padding = facts.kind == .button ? 12.0 : 0
    return Size(width: (count * size * 0.5).rounded(.up), height: line + padding)
  }
}
