internal import LayoutModel

extension SystemClass {
  /// Returns the class of an element without a custom class; nil if it is not known.
  static func ofElement(_ kind: String, on platform: Platform?) -> String? {
    switch platform {
    case .macOS: mac[kind]
    case .watchOS: watch[kind]
    default: touch[kind]
    }
  }

  private static let touch = [
    "view": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
    "textField": "UITextField", "textView": "UITextView", "switch": "UISwitch",
    "slider": "UISlider", "stepper": "UIStepper", "segmentedControl": "UISegmentedControl",
    "progressView": "UIProgressView", "activityIndicatorView": "UIActivityIndicatorView",
    "pageControl": "UIPageControl", "datePicker": "UIDatePicker", "pickerView": "UIPickerView",
    "scrollView": "UIScrollView", "tableView": "UITableView", "collectionView": "UICollectionView",
    "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView", "stackView": "UIStackView",
    "searchBar": "UISearchBar", "navigationBar": "UINavigationBar", "toolbar": "UIToolbar",
    "tabBar": "UITabBar", "webView": "UIWebView", "wkWebView": "WKWebView", "mapView": "MKMapView",
    "visualEffectView": "UIVisualEffectView", "containerView": "UIView", "window": "UIWindow",
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
    "barButtonItem": "UIBarButtonItem", "navigationItem": "UINavigationItem",
    "tabBarItem": "UITabBarItem", "constraint": "NSLayoutConstraint",
    "layoutConstraint": "NSLayoutConstraint",
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout",
    "tableViewCellContentView": "UIView", "refreshControl": "UIRefreshControl",
    "customObject": "NSObject",
  ]

  private static let mac = [
    "customView": "NSView", "button": "NSButton", "textField": "NSTextField",
    "searchField": "NSSearchField", "secureTextField": "NSSecureTextField",
    "comboBox": "NSComboBox", "popUpButton": "NSPopUpButton", "imageView": "NSImageView",
    "slider": "NSSlider", "stepper": "NSStepper", "segmentedControl": "NSSegmentedControl",
    "progressIndicator": "NSProgressIndicator", "levelIndicator": "NSLevelIndicator",
    "datePicker": "NSDatePicker", "colorWell": "NSColorWell", "scrollView": "NSScrollView",
    "clipView": "NSClipView", "tableView": "NSTableView", "outlineView": "NSOutlineView",
    "tableColumn": "NSTableColumn", "tableCellView": "NSTableCellView", "textView": "NSTextView",
    "stackView": "NSStackView", "splitView": "NSSplitView", "box": "NSBox", "tabView": "NSTabView",
    "tabViewItem": "NSTabViewItem", "visualEffectView": "NSVisualEffectView",
    "collectionView": "NSCollectionView", "window": "NSWindow", "menu": "NSMenu",
    "menuItem": "NSMenuItem", "toolbar": "NSToolbar", "toolbarItem": "NSToolbarItem",
    "viewController": "NSViewController", "windowController": "NSWindowController",
    "tabViewController": "NSTabViewController", "splitViewController": "NSSplitViewController",
    "constraint": "NSLayoutConstraint", "layoutConstraint": "NSLayoutConstraint",
    "arrayController": "NSArrayController", "treeController": "NSTreeController",
    "objectController": "NSObjectController", "popover": "NSPopover", "switch": "NSSwitch",
    "gridView": "NSGridView", "tokenField": "NSTokenField", "matrix": "NSMatrix",
    "buttonCell": "NSButtonCell", "textFieldCell": "NSTextFieldCell", "form": "NSForm",
    "pathControl": "NSPathControl", "wkWebView": "WKWebView", "webView": "WebView",
  ]

  private static let watch = [
    "label": "WKInterfaceLabel", "button": "WKInterfaceButton", "group": "WKInterfaceGroup",
    "imageView": "WKInterfaceImage", "table": "WKInterfaceTable", "switch": "WKInterfaceSwitch",
    "slider": "WKInterfaceSlider", "separator": "WKInterfaceSeparator",
    "timer": "WKInterfaceTimer", "date": "WKInterfaceDate", "picker": "WKInterfacePicker",
    "map": "WKInterfaceMap", "controller": "WKInterfaceController",
  ]
}
