/// The outlets of toolkit classes that are weak references to a protocol.
enum OutletTable {
  /// Returns the protocol of an outlet; nil if the outlet is set by its name only.
  static func proto(_ property: String, of base: String, isMac: Bool) -> String? {
    switch property {
    case "delegate": return isMac ? cocoaDelegates[base] : delegates[base]
    case "dataSource": return isMac ? cocoaSources[base] : sources[base]
    default: return nil
    }
  }

  /// Returns true if a class has a protocol: by its own declaration or by its superclass.
  ///
  /// - Parameters:
  ///   - base: The superclass, one of the toolkit.
  ///   - conformances: The protocols of the class's declaration.
  static func conforms(to proto: String, base: String, _ conformances: [String]) -> Bool {
    conformances.contains(proto) || given[base, default: []].contains(proto)
  }

  /// The protocols of delegates and data sources that classes of the toolkit adopt, as in the headers
  /// of the SDKs.
  private static let given: [String: Set<String>] = [
    "UITableViewController": [
      "UITableViewDelegate", "UITableViewDataSource", "UIScrollViewDelegate",
    ],
    "UICollectionViewController": [
      "UICollectionViewDelegate", "UICollectionViewDataSource", "UIScrollViewDelegate",
    ],
    "UITabBarController": ["UITabBarDelegate"],
    "NSSplitViewController": ["NSSplitViewDelegate"],
    "NSTabViewController": ["NSTabViewDelegate", "NSToolbarDelegate"],
  ]

  private static let delegates = [
    "UITableView": "UITableViewDelegate", "UICollectionView": "UICollectionViewDelegate",
    "UITextField": "UITextFieldDelegate", "UITextView": "UITextViewDelegate",
    "UIScrollView": "UIScrollViewDelegate", "UISearchBar": "UISearchBarDelegate",
    "UIPickerView": "UIPickerViewDelegate", "UITabBar": "UITabBarDelegate",
    "MKMapView": "MKMapViewDelegate", "UIToolbar": "UIToolbarDelegate",
    "UINavigationBar": "UINavigationBarDelegate",
    "UITapGestureRecognizer": "UIGestureRecognizerDelegate",
    "UIPanGestureRecognizer": "UIGestureRecognizerDelegate",
    "UILongPressGestureRecognizer": "UIGestureRecognizerDelegate",
    "UISwipeGestureRecognizer": "UIGestureRecognizerDelegate",
    "UIPinchGestureRecognizer": "UIGestureRecognizerDelegate",
    "UIRotationGestureRecognizer": "UIGestureRecognizerDelegate",
    "UITabBarController": "UITabBarControllerDelegate",
    "UINavigationController": "UINavigationControllerDelegate",
    "UISplitViewController": "UISplitViewControllerDelegate",
    "UIPageViewController": "UIPageViewControllerDelegate",
  ]

  private static let sources = [
    "UITableView": "UITableViewDataSource", "UICollectionView": "UICollectionViewDataSource",
    "UIPickerView": "UIPickerViewDataSource",
    "UIPageViewController": "UIPageViewControllerDataSource",
  ]

  private static let cocoaDelegates = [
    "NSApplication": "NSApplicationDelegate",
    "NSTableView": "NSTableViewDelegate", "NSOutlineView": "NSOutlineViewDelegate",
    "NSTextField": "NSTextFieldDelegate", "NSSearchField": "NSSearchFieldDelegate",
    "NSTextView": "NSTextViewDelegate", "NSWindow": "NSWindowDelegate",
    "NSToolbar": "NSToolbarDelegate", "NSSplitView": "NSSplitViewDelegate",
    "NSMenu": "NSMenuDelegate", "MKMapView": "MKMapViewDelegate", "NSTabView": "NSTabViewDelegate",
    "NSPopover": "NSPopoverDelegate",
  ]

  private static let cocoaSources = [
    "NSTableView": "NSTableViewDataSource", "NSOutlineView": "NSOutlineViewDataSource",
  ]
}
