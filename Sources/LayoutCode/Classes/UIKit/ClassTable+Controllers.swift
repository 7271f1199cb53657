extension ClassTable {
  /// Gesture recognizers and controllers of UIKit.
  static let controllers = """
    @UIGestureRecognizer NSObject gestureRecognizer
    enabled;is;enabled;;true
    cancelsTouchesInView;bool;cancelsTouchesInView;;true
    delaysTouchesBegan;bool;delaysTouchesBegan;;false
    delaysTouchesEnded;bool;delaysTouchesEnded;;true
    @UITapGestureRecognizer UIGestureRecognizer tapGestureRecognizer
    numberOfTapsRequired;int;numberOfTapsRequired;;1
    numberOfTouchesRequired;int;numberOfTouchesRequired;;1
    @UIPanGestureRecognizer UIGestureRecognizer panGestureRecognizer
    minimumNumberOfTouches;int;minimumNumberOfTouches;;1
    maximumNumberOfTouches;int;maximumNumberOfTouches
    @UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer screenEdgePanGestureRecognizer
    edges;F:UIRectEdge;edges
    @UILongPressGestureRecognizer UIGestureRecognizer pongPressGestureRecognizer longPressGestureRecognizer
    minimumPressDuration;num;minimumPressDuration
    allowableMovement;num;allowableMovement
    numberOfTapsRequired;int;numberOfTapsRequired
    numberOfTouchesRequired;int;numberOfTouchesRequired
    @UISwipeGestureRecognizer UIGestureRecognizer swipeGestureRecognizer
    direction;F:UISwipeGestureRecognizerDirection;direction
    numberOfTouchesRequired;int;numberOfTouchesRequired
    @UIPinchGestureRecognizer UIGestureRecognizer pinchGestureRecognizer
    scale;num;scale
    @UIRotationGestureRecognizer UIGestureRecognizer rotationGestureRecognizer
    rotation;num;rotation
    @UIViewController NSObject viewController hostingController
    title;text;title
    hidesBottomBarWhenPushed;bool;hidesBottomBarWhenPushed;;false
    extendedLayoutIncludesOpaqueBars;bool;extendedLayoutIncludesOpaqueBars;;false
    automaticallyAdjustsScrollViewInsets;bool;automaticallyAdjustsScrollViewInsets;;true
    edgesForExtendedLayout;F:UIRectEdge;edgesForExtendedLayout
    definesPresentationContext;bool;definesPresentationContext;;false
    providesPresentationContextTransitionStyle;bool;providesPresentationContextTransitionStyle;;false
    modalPresentationStyle;E:UIModalPresentationStyle;modalPresentationStyle;;automatic
    modalTransitionStyle;E:UIModalTransitionStyle;modalTransitionStyle;;coverVertical
    modalPresentationCapturesStatusBarAppearance;bool;modalPresentationCapturesStatusBarAppearance;;false
    restorationIdentifier;str;restorationIdentifier
    focusGroupIdentifier;str;focusGroupIdentifier;;;15.0
    preferredContentSize;size;preferredContentSize
    contentSizeForViewInPopover;size;preferredContentSize
    userInterfaceStyle;E:UIUserInterfaceStyle;overrideUserInterfaceStyle;;unspecified
    @UITableViewController UIViewController tableViewController
    clearsSelectionOnViewWillAppear;bool;clearsSelectionOnViewWillAppear;;true
    @UICollectionViewController UIViewController collectionViewController
    clearsSelectionOnViewWillAppear;bool;clearsSelectionOnViewWillAppear;;true
    @UINavigationController UIViewController navigationController
    navigationBarHidden;is;navigationBarHidden;;false
    toolbarHidden;bool;isToolbarHidden|toolbarHidden;;true
    hidesBarsWhenKeyboardAppears;bool;hidesBarsWhenKeyboardAppears;;false
    hidesBarsOnSwipe;bool;hidesBarsOnSwipe;;false
    hidesBarsWhenVerticallyCompact;bool;hidesBarsWhenVerticallyCompact;;false
    hidesBarsOnTap;bool;hidesBarsOnTap;;false
    @UITabBarController UIViewController tabBarController
    selectedIndex;int;selectedIndex;;0
    @UISplitViewController UIViewController splitViewController
    preferredDisplayMode;E:UISplitViewControllerDisplayMode;preferredDisplayMode;;automatic;14.0
    primaryBackgroundStyle;E:UISplitViewControllerBackgroundStyle;primaryBackgroundStyle;;none
    primaryEdge;E:UISplitViewControllerPrimaryEdge;primaryEdge;;leading
    behavior;E:UISplitViewControllerSplitBehavior;preferredSplitBehavior;;automatic;14.0
    presentsWithGesture;bool;presentsWithGesture;;true
    showsSecondaryOnlyButton;bool;showsSecondaryOnlyButton;;false;14.0
    minimumPrimaryColumnWidth;num;minimumPrimaryColumnWidth
    maximumPrimaryColumnWidth;num;maximumPrimaryColumnWidth
    preferredPrimaryColumnWidthFraction;num;preferredPrimaryColumnWidthFraction
    preferredSupplementaryColumnWidthFraction;num;preferredSupplementaryColumnWidthFraction;;;14.0
    @UIPageViewController UIViewController pageViewController
    doubleSided;is;doubleSided;;false
    @UISearchController UIViewController searchController
    """
}
