internal import LayoutModel

/// The kinds of views in which Interface Builder allows no subviews.
///
/// No document of the corpus has a subview in one of them.
enum LeafViews {
  /// Returns the kinds of a platform.
  static func kinds(on platform: Platform) -> Set<String> {
    switch platform {
    case .iOS, .tvOS: touch
    case .macOS: mac
    case .watchOS: []
    }
  }

  /// Advice on the objects that the view can contain instead; nil for most kinds.
  static func advice(for kind: String) -> String? {
    switch kind {
    case "tableView": "it takes cells, sections, and a header and footer by key"
    case "collectionView": "it takes cells and section views"
    case "toolbar", "navigationBar", "tabBar": "it takes items"
    case "containerView": "its content comes by an embed segue"
    case "label", "imageView", "textField", "button": "put both into a view"
    default: nil
    }
  }

  /// The views of tables and collections, which are nowhere else but at the top of a xib.
  static let cells: Set<String> = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView",
  ]

  private static let touch = words(
    """
    label button imageView textField textView switch slider stepper segmentedControl progressView \
    activityIndicatorView pageControl pickerView datePicker searchBar tabBar toolbar navigationBar \
    webView wkWebView containerView tableView collectionView colorWell
    """
  )

  private static let mac = words(
    """
    textField secureTextField searchField comboBox tokenField button popUpButton segmentedControl \
    slider stepper switch imageView progressIndicator levelIndicator colorWell datePicker scroller \
    textView tableView outlineView browser collectionView containerView pathControl ruleEditor \
    predicateEditor webView wkWebView tabView gridView
    """
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
