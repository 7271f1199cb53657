/// The view classes that the rules tell apart; all others are plain.
enum ViewKind: String, Sendable {
  case label, button, textField, `switch`, segmentedControl, stepper, slider, imageView, textView
  case activityIndicatorView, pageControl, datePicker, pickerView, progressView, searchBar
  case navigationBar, toolbar, tabBar
  case stackView, scrollView, tableView, collectionView, webView, wkWebView
  case visualEffectView, containerView
  case tableViewCell, tableViewCellContentView
  case collectionViewCell, collectionViewCellContentView, collectionReusableView
  // macOS
  case box, clipView, splitView, tabView, popUpButton, comboBox, progressIndicator, searchField
  case secureTextField, tokenField, outlineView, tableHeaderView, scroller, gridView, matrix
  case levelIndicator, colorWell, pathControl, tableCellView, customView, dateField
  case plain

  init(element: String) {
    self = ViewKind(rawValue: element) ?? .plain
  }

  /// True if edges of the view mean the edges of its content to its descendants' constraints
  /// (measured).
  var isScrolling: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }

  /// True for the cells of tables and collections, which have a content view.
  var isCell: Bool { self == .tableViewCell || self == .collectionViewCell }

  /// True if safe area guides inside it have no insets (measured).
  var hidesSafeArea: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView: true
    default: false
    }
  }
}
