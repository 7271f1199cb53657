import LayoutModel

/// The members of the toolkits' classes, whose names a subclass can't give to objects of its own.
struct MemberTable {
  /// A member of a class of the toolkit.
  enum Member: Equatable {
    /// A settable property for objects of a class.
    case settable(String)
    /// A property that code can't set to an object, or a method.
    case fixed
  }

  private let members: [String: [String: Member]]

  private static let shared = MemberTable(responders + "\n" + views + "\n" + cocoa)

  /// Returns a class's member, which can be that of a superclass; nil if there is none.
  static func member(_ name: String, of base: String) -> Member? {
    let platform = [Platform.iOS, .macOS].first { ClassTable.of($0).named(base) != nil }
    let table = ClassTable.of(platform ?? .iOS)
    var current: String? = base
    while let known = current {
      if let member = shared.members[known]?[name] { return member }
      current = table.named(known)?.base
    }
    let values = table.named(base)?.members ?? []
    return values.contains { $0.swift == name || $0.objectiveC == name } ? .fixed : nil
  }

  /// Creates a table from lines: classes, then names after a `;`. A settable property for objects
  /// has their class after `=`.
  private init(_ text: String) {
    var members: [String: [String: Member]] = [:]
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: ";").map { $0.split(separator: " ") }
      guard columns.count == 2 else { continue }
      for word in columns[1] {
        let parts = word.split(separator: "=").map(String.init)
        guard let name = parts.first else { continue }
        let member = parts.count > 1 ? Member.settable(parts[1]) : .fixed
        for known in columns[0] { members[String(known), default: [:]][name] = member }
      }
    }
    self.members = members
  }

  // MARK: - Tables

  private static let responders = """
    NSObject;accessibilityElements accessibilityFrame accessibilityHint accessibilityLabel accessibilityPath accessibilityTraits accessibilityValue awakeFromNib copy dealloc debugDescription description finalize hash isAccessibilityElement mutableCopy observationInfo prepareForInterfaceBuilder superclass zone
    UIView UIViewController;activityItemsConfiguration becomeFirstResponder canBecomeFirstResponder canBecomeFocused canResignFirstResponder editingInteractionConfiguration focusGroupIdentifier inputAccessoryView inputAccessoryViewController inputAssistantItem inputView inputViewController isFirstResponder keyCommands next nextResponder parentFocusEnvironment preferredFocusEnvironments preferredFocusedView reloadInputViews resignFirstResponder setNeedsFocusUpdate textInputContextIdentifier textInputMode traitCollection undoManager updateFocusIfNeeded updateUserActivity userActivity
    UIViewController;additionalSafeAreaInsets bottomLayoutGuide childForStatusBarHidden childForStatusBarStyle childViewControllers children contentScrollView contentSizeForViewInPopover disablesAutomaticKeyboardDismissal editButtonItem editing extensionContext focusItemContainer interfaceOrientation isBeingDismissed isBeingPresented isEditing isModalInPopover isModalInPresentation isMovingFromParent isMovingToParent isViewLoaded loadView loadViewIfNeeded modalInPopover modalInPresentation modalViewController navigationController navigationItem nibBundle nibName parent parentViewController popoverPresentationController preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden prefersPointerLocked prefersStatusBarHidden presentationController presentedViewController presentingViewController restorationClass searchDisplayController shouldAutorotate sheetPresentationController splitViewController storyboard supportedInterfaceOrientations systemMinimumLayoutMargins tabBarController tabBarItem tabBarObservedScrollView toolbarItems topLayoutGuide transitionCoordinator transitioningDelegate view=UIView viewDidLayoutSubviews viewDidLoad viewIfLoaded viewRespectsSystemMinimumLayoutMargins viewWillLayoutSubviews wantsFullScreenLayout
    UITableViewController;refreshControl=UIRefreshControl tableView=UITableView
    UICollectionViewController;collectionView=UICollectionView collectionViewLayout installsStandardGestureForInteractiveMovement useLayoutToLayoutNavigationTransitions
    UINavigationController;barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer delegate interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden navigationBar toolbar topViewController viewControllers visibleViewController
    UITabBarController;customizableViewControllers delegate moreNavigationController selectedViewController tabBar tabs viewControllers
    UISplitViewController;delegate displayMode displayModeButtonItem isCollapsed style viewControllers
    UIPageViewController;dataSource delegate gestureRecognizers navigationOrientation spineLocation transitionStyle viewControllers
    UISearchController;delegate isActive searchBar searchResultsController searchResultsUpdater
    """

  private static let views = """
    UIView;alignmentRectInsets anchorPoint autoresizingMask bottomAnchor bounds center centerXAnchor centerYAnchor collisionBoundsType constraints coordinateSpace didMoveToSuperview didMoveToWindow effectiveUserInterfaceLayoutDirection exclusiveTouch firstBaselineAnchor focusItemContainer frame gestureRecognizers hasAmbiguousLayout heightAnchor interactions intrinsicContentSize invalidateIntrinsicContentSize isExclusiveTouch isFocused keyboardLayoutGuide largeContentImage lastBaselineAnchor layer layoutGuides layoutIfNeeded layoutMarginsDidChange layoutMarginsGuide layoutSubviews leadingAnchor leftAnchor mask=UIView maskView=UIView motionEffects readableContentGuide removeFromSuperview rightAnchor safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide setNeedsDisplay setNeedsLayout setNeedsUpdateConstraints sizeToFit subviews superview tintAdjustmentMode tintColorDidChange topAnchor trailingAnchor transform transform3D translatesAutoresizingMaskIntoConstraints updateConstraints updateConstraintsIfNeeded widthAnchor window
    UIControl;allControlEvents allTargets contextMenuInteraction effectiveContentHorizontalAlignment isContextMenuInteractionEnabled isTouchInside isTracking state touchInside tracking
    UIButton;buttonType currentAttributedTitle currentBackgroundImage currentImage currentTitle currentTitleColor imageView menu subtitleLabel titleLabel
    UITextField;defaultTextAttributes delegate inputAccessoryView=UIView inputView=UIView isEditing leftView=UIView leftViewMode rightView=UIView rightViewMode typingAttributes
    UITextView;delegate inputAccessoryView=UIView inputView=UIView layoutManager selectedRange textContainer textContainerInset textLayoutManager textStorage typingAttributes
    UIScrollView;adjustedContentInset contentLayoutGuide contentOffset decelerationRate delegate frameLayoutGuide isDecelerating isDragging isTracking isZooming panGestureRecognizer pinchGestureRecognizer refreshControl=UIRefreshControl zoomScale
    UITableView;backgroundView=UIView dataSource dragDelegate dropDelegate hasUncommittedUpdates indexPathForSelectedRow isEditing numberOfSections prefetchDataSource reloadData style tableFooterView=UIView tableHeaderView=UIView visibleCells
    UICollectionView;backgroundView=UIView collectionViewLayout=UICollectionViewLayout dataSource dragDelegate dropDelegate numberOfSections prefetchDataSource reloadData visibleCells
    UITableViewCell;accessoryView=UIView backgroundConfiguration backgroundView=UIView configurationState contentConfiguration contentView detailTextLabel editing editingAccessoryView=UIView editingStyle highlighted imageView isEditing isHighlighted isSelected multipleSelectionBackgroundView=UIView prepareForReuse reuseIdentifier selected selectedBackgroundView=UIView showingDeleteConfirmation textLabel
    UICollectionReusableView;prepareForReuse reuseIdentifier
    UICollectionViewCell;backgroundConfiguration backgroundView=UIView configurationState contentConfiguration contentView highlighted isHighlighted isSelected selected selectedBackgroundView=UIView
    UITableViewHeaderFooterView;backgroundView=UIView contentView detailTextLabel prepareForReuse reuseIdentifier textLabel
    UIVisualEffectView;contentView effect
    UIStackView;arrangedSubviews
    UISearchBar;delegate inputAccessoryView=UIView searchTextField
    UIPickerView;dataSource delegate numberOfComponents
    UINavigationBar UITabBar UIToolbar;backItem delegate items selectedItem topItem
    UIImageView;animationImages isAnimating
    UIActivityIndicatorView;isAnimating
    UIProgressView;observedProgress
    UIWindow;isKeyWindow rootViewController screen windowLevel windowScene
    """

  private static let cocoa = """
    NSView NSViewController NSWindowController NSWindow NSApplication;acceptsFirstResponder becomeFirstResponder interfaceStyle menu=NSMenu nextResponder resignFirstResponder touchBar undoManager userActivity
    NSView;acceptsTouchEvents alignmentRectInsets animations animator autoresizingMask backgroundFilters baselineOffsetFromBottom bottomAnchor bounds boundsRotation centerXAnchor centerYAnchor compositingFilter constraints contentFilters effectiveAppearance enclosingMenuItem enclosingScrollView firstBaselineAnchor fittingSize frame frameRotation gestureRecognizers heightAnchor inputContext intrinsicContentSize isFlipped isHiddenOrHasHiddenAncestor isOpaque lastBaselineAnchor layer layerContentsRedrawPolicy layout layoutGuides layoutMarginsGuide leadingAnchor leftAnchor needsDisplay needsLayout needsUpdateConstraints nextKeyView=NSView nextValidKeyView opaqueAncestor previousKeyView registeredDraggedTypes rightAnchor safeAreaInsets safeAreaLayoutGuide safeAreaRect sortSubviews subviews superview tag topAnchor trackingAreas trailingAnchor translatesAutoresizingMaskIntoConstraints updateConstraints updateLayer userInterfaceLayoutDirection visibleRect wantsUpdateLayer widthAnchor window
    NSControl;action alignment attributedStringValue baseWritingDirection cell currentEditor doubleValue floatValue font formatter=NSFormatter integerValue intValue isContinuous isHighlighted lineBreakMode objectValue sizeToFit stringValue target
    NSTextField;backgroundColor delegate isBezeled isBordered isEditable isSelectable placeholderString textColor
    NSButton;alternateImage alternateTitle attributedTitle bezelStyle image isBordered isTransparent keyEquivalent state title
    NSPopUpButton;itemArray itemTitles lastItem numberOfItems selectedItem
    NSImageView;image imageAlignment imageScaling
    NSTableCellView;backgroundStyle draggingImageComponents imageView=NSImageView objectValue rowSizeStyle textField=NSTextField
    NSTableView;clickedColumn clickedRow cornerView=NSView dataSource delegate doubleAction headerView=NSTableHeaderView numberOfColumns numberOfRows selectedRow selectedRowIndexes tableColumns
    NSOutlineView;outlineTableColumn=NSTableColumn
    NSScrollView;contentSize contentView=NSClipView documentView=NSView documentVisibleRect horizontalScroller=NSScroller scrollerStyle verticalScroller=NSScroller
    NSSplitView;arrangedSubviews delegate
    NSStackView;arrangedSubviews delegate views
    NSTabView;delegate selectedTabViewItem tabViewItems
    NSBox;contentView=NSView titleCell
    NSTextView;delegate layoutManager textContainer textStorage
    NSCollectionView;backgroundView=NSView collectionViewLayout content dataSource delegate
    NSViewController;children childViewControllers commitEditing extensionContext isViewLoaded loadView nibBundle nibName parent parentViewController preferredContentSize presentedViewControllers presentingViewController representedObject sourceItemView storyboard view=NSView viewDidAppear viewDidLayout viewDidLoad viewIfLoaded
    NSSplitViewController;splitView=NSSplitView splitViewItems
    NSTabViewController;tabView=NSTabView tabViewItems
    NSCollectionViewItem;collectionView draggingImageComponents highlightState imageView=NSImageView isSelected selected textField=NSTextField
    NSWindowController;close contentViewController document isWindowLoaded loadWindow owner shouldCascadeWindows shouldCloseDocument storyboard window=NSWindow windowDidLoad windowFrameAutosaveName windowNibName windowNibPath windowWillLoad
    NSWindow;backgroundColor contentView=NSView contentViewController delegate firstResponder initialFirstResponder=NSView screen toolbar=NSToolbar windowController
    """
}
