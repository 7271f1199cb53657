/// The classes of the system's frameworks that documents name, with their superclasses.
enum SystemClass {
  /// Returns the superclass of a class; nil for a root class and for unknown classes.
  static func superclass(of name: String) -> String? { superclasses[name] }

  /// Returns true for classes whose ancestors are known.
  static func isKnown(_ name: String) -> Bool { superclasses[name] != nil || name == "NSObject" }

  /// Returns true for names that begin like those of the system's frameworks. Their classes are
  /// never missing.
  static func hasSystemPrefix(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }
    guard capitals.count >= 3 || name.hasPrefix("UI") || name.hasPrefix("NS") else { return false }
    return prefixes.contains(String(capitals.dropLast()))
  }

  private static let prefixes: Set<String> = [
    "UI", "NS", "AV", "MK", "WK", "SK", "SCN", "GK", "GLK", "MTK", "PDF", "QL", "IK", "AR", "PK",
    "CN", "AB", "EK", "MF", "MP", "SF", "CA", "PH", "GC", "HK", "HM", "RP", "SL", "TV", "CT", "CS",
    "ASA", "AS", "CK", "AU", "CI", "DD", "PS", "QC", "OSA", "IOB", "RE", "ADB", "LP", "VN", "BC",
  ]

  private static let superclasses: [String: String] = {
    var table: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
      guard parts.count == 2, let parent = parts[0].first else { continue }
      for child in parts[1] { table[child] = parent }
    }
    return table
  }()

  /// One line for each superclass.
  private static let lines = """
    NSObject: UIResponder NSResponder UIGestureRecognizer UIBarItem UINavigationItem \
    NSLayoutConstraint UILayoutGuide UISearchDisplayController UIStoryboardSegue NSCell \
    NSGestureRecognizer NSFormatter NSMenu NSMenuItem NSToolbar NSToolbarItem NSTabViewItem \
    NSTableColumn NSUserDefaultsController NSController NSLayoutGuide WKInterfaceController \
    WKInterfaceObject NSDocumentController UIStoryboard NSStoryboard UINib NSNib \
    UICollectionViewLayout NSFontManager UIMotionEffect UIFocusGuide AVPlayer NSAnimation \
    NSTextStorage UIMenuElement NSUserDefaults NSFileManager NSColorList NSStatusBar NSStatusItem
    UIResponder: UIView UIViewController UIApplication UIScene
    UIScene: UIWindowScene
    UIView: UILabel UIImageView UIScrollView UIControl UIStackView UIWindow UITableViewCell \
    UICollectionReusableView UITableViewHeaderFooterView UIProgressView UIActivityIndicatorView \
    UIPickerView UIWebView UINavigationBar UIToolbar UITabBar UISearchBar UIVisualEffectView \
    UIInputView UIPopoverBackgroundView UIActionSheet UIAlertView MKMapView WKWebView GLKView \
    MTKView SCNView SKView ARSCNView ARSKView PKPaymentButton AVPlayerView QLPreviewView \
    UICalendarView UIContentUnavailableView PDFView MKAnnotationView PHLivePhotoView \
    MPVolumeView PKCanvasView LPLinkView RPSystemBroadcastPickerView AVRoutePickerView \
    PDFThumbnailView
    SCNView: ARSCNView
    SKView: ARSKView
    MKAnnotationView: MKPinAnnotationView MKMarkerAnnotationView MKUserLocationView
    UIScrollView: UITableView UICollectionView UITextView PKCanvasView
    UIControl: UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl \
    UIDatePicker UIRefreshControl UIColorWell ASAuthorizationAppleIDButton PKPaymentButton \
    CLLocationButton UIPasteControl
    UITextField: UISearchTextField
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UIViewController: UITableViewController UICollectionViewController UINavigationController \
    UITabBarController UISplitViewController UIPageViewController UISearchController \
    UIAlertController UIActivityViewController UIInputViewController GLKViewController \
    AVPlayerViewController SFSafariViewController QLPreviewController UIReferenceLibraryViewController \
    MPMoviePlayerViewController SLComposeServiceViewController ABNewPersonViewController \
    GKGameCenterViewController UICloudSharingController UIDocumentBrowserViewController \
    UIHostingController CNContactViewController CNContactPickerViewController TVDigitEntryViewController \
    UIDocumentPickerViewController UIDocumentPickerExtensionViewController EKEventViewController \
    MSMessagesAppViewController UIFontPickerViewController UIColorPickerViewController \
    TVCollectionViewController LAEnvironmentViewController INUIAddVoiceShortcutViewController \
    CXCallDirectoryViewController ASCredentialProviderViewController UNNotificationViewController \
    ASAccountAuthenticationModificationViewController UIDocumentViewController
    UINavigationController: UIImagePickerController MFMailComposeViewController \
    MFMessageComposeViewController UIVideoEditorController ABPeoplePickerNavigationController \
    EKEventEditViewController
    UIBarItem: UIBarButtonItem UITabBarItem
    UIGestureRecognizer: UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer \
    UIRotationGestureRecognizer UISwipeGestureRecognizer UILongPressGestureRecognizer \
    UIHoverGestureRecognizer
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UICollectionViewLayout: UICollectionViewFlowLayout UICollectionViewCompositionalLayout
    UIStoryboardSegue: UIStoryboardPopoverSegue
    UIMenuElement: UIMenu UICommand UIAction
    UICommand: UIKeyCommand
    NSResponder: NSView NSWindow NSViewController NSApplication NSWindowController NSDrawer NSPopover
    NSWindow: NSPanel
    NSPanel: NSSavePanel NSColorPanel NSFontPanel
    NSView: NSControl NSScrollView NSClipView NSTableCellView NSTableRowView NSTableHeaderView \
    NSStackView NSSplitView NSBox NSTabView NSVisualEffectView NSProgressIndicator NSText WebView \
    NSCollectionView NSGridView NSRulerView NSOpenGLView QCView \
    NSMatrixView IKImageView IKImageBrowserView NSBackgroundExtensionView
    NSText: NSTextView
    NSControl: NSButton NSTextField NSTableView NSSlider NSSegmentedControl NSImageView NSStepper \
    NSColorWell NSDatePicker NSLevelIndicator NSBrowser NSMatrix NSPathControl NSRuleEditor \
    NSScroller NSSwitch NSComboButton
    NSRuleEditor: NSPredicateEditor
    NSButton: NSPopUpButton NSStatusBarButton
    NSTextField: NSSearchField NSSecureTextField NSComboBox NSTokenField
    NSTableView: NSOutlineView
    NSMatrix: NSForm
    NSCell: NSActionCell NSImageCell NSBrowserCell NSTextAttachmentCell
    NSActionCell: NSButtonCell NSTextFieldCell NSSliderCell NSSegmentedCell NSStepperCell \
    NSDatePickerCell NSFormCell NSPathCell NSLevelIndicatorCell
    NSButtonCell: NSMenuItemCell
    NSMenuItemCell: NSPopUpButtonCell
    NSTextFieldCell: NSSearchFieldCell NSSecureTextFieldCell NSComboBoxCell NSTokenFieldCell \
    NSTableHeaderCell
    NSViewController: NSTabViewController NSSplitViewController NSPageController \
    NSCollectionViewItem NSTitlebarAccessoryViewController NSHostingController
    NSMenuItem: NSSearchMenuItem
    NSToolbarItem: NSToolbarItemGroup NSSearchToolbarItem NSTrackingSeparatorToolbarItem \
    NSMenuToolbarItem NSSharingServicePickerToolbarItem
    NSFormatter: NSNumberFormatter NSDateFormatter NSByteCountFormatter
    NSController: NSObjectController NSUserDefaultsController
    NSObjectController: NSArrayController NSTreeController
    NSArrayController: NSDictionaryController
    NSGestureRecognizer: NSClickGestureRecognizer NSPanGestureRecognizer \
    NSMagnificationGestureRecognizer NSPressGestureRecognizer NSRotationGestureRecognizer
    WKInterfaceObject: WKInterfaceLabel WKInterfaceButton WKInterfaceGroup WKInterfaceImage \
    WKInterfaceTable WKInterfaceSwitch WKInterfaceSlider WKInterfaceSeparator WKInterfaceTimer \
    WKInterfaceDate WKInterfacePicker WKInterfaceMap WKInterfaceMovie WKInterfaceInlineMovie \
    WKInterfaceSCNScene WKInterfaceSKScene WKInterfaceTextField WKInterfaceActivityRing \
    WKInterfaceHMCamera WKInterfacePaymentButton WKInterfaceVolumeControl
    WKInterfaceController: WKUserNotificationInterfaceController
    NSObject: NSDocument NSExtensionContext UIPresentationController UIPrintFormatter \
    UIDynamicBehavior UIDocument NSManagedObject NSTextFinder
    """
}
