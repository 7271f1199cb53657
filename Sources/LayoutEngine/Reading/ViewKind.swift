/// The view classes with rules of their own. All other classes are `plain`.
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

  /// True if constraints of descendants to the view's edges refer to its content's edges
  /// (measured).
  var isScrolling: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }

  /// True for the bars that controllers show at the edges of the screen.
  var isBar: Bool { self == .navigationBar || self == .toolbar || self == .tabBar }

  /// True for cells of tables and collections, which have a content view.
  var isCell: Bool { self == .tableViewCell || self == .collectionViewCell }

  /// True if safe area guides inside the view have no insets (measured).
  var hidesSafeArea: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView: true
    default: false
    }
  }
}
